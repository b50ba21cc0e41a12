### The page before a game: home, joining, the table before the start, settings.

## Home

page-home-lead = Railway games against bots or with friends. Choose one and play: no account, nothing to install.
page-games = Games
page-play-now = Play now
page-play-when-ready = Starts as soon as the server is ready …
page-with-friends = With friends
page-pass-and-play = Pass and play
page-choose-bots = Choose bots and options
page-setting = Setting the table …
page-learn = Guided first game
page-learn-first = New to these games? Take the guided first game
page-help = Rules
page-unofficial = An unofficial program, made by people who like these games. Not connected with their publishers.

## What a button does, for those who do not see what it belongs to. $game is the name of a game

page-play-now-at = Play now: { $game } against bots
page-with-friends-at = With friends: { $game }
page-pass-at = Pass and play: { $game } on this device
page-choose-bots-at = Choose bots and options: { $game }

## The games, in one line

page-game-about-north-america = From coast to coast: collect cards, claim routes, complete your tickets.
page-game-about-europe = Through tunnels, over the sea by ferry, with stations where a way is barred.
page-game-about-card-game = No board: fill your rail yard, beware of robbers, bring your trains onto the track.
page-game-own = A map of this server’s own.
# $game: the name of its base
page-game-variant = A variant of { $game }.

## How the bots play; their names are in page.ftl

page-bot-about-easy = Takes what it can get. Good for a first game.
page-bot-about-medium = Builds its tickets without detours and is soon done.
page-bot-about-hard = Plans well, and sees what you need.
page-bot-about-expert = Thinks several turns ahead. Hard to beat.
page-bot-about-random = Does anything that is allowed, without a plan.
page-bot-about-greedy = Claims whatever is longest and forgets its tickets.
page-bot-about-hungry = Cannot have enough tickets.
page-bot-about-long-route = Builds nothing but long routes.
page-bot-about-racer = Few tickets, straight ways, and a quick end.
page-bot-about-planner = Weighs every ticket and every card.
page-bot-about-blocker = A planner who likes to be where you want to go.

## Lists of tables

page-my-games = My games
# $number counts the games in which it is the reader’s move
page-my-games-move = { $number ->
    [one] My games: your move in { $number }
   *[other] My games: your move in { $number }
}
page-finished = Finished games
page-lobby = Open tables
page-lobby-empty = No open table just now. Make one: “With friends”, then “Open to everybody”.
# $number
page-show-all = { $number ->
    [one] Show all: { $number }
   *[other] Show all { $number }
}
# $number of whole minutes since a table was made
page-ago-minutes = { $number ->
    [0] just now
    [one] { $number } minute ago
   *[other] { $number } minutes ago
}
# $number
page-ago-hours = { $number ->
    [one] { $number } hour ago
   *[other] { $number } hours ago
}
# $number
page-ago-days = { $number ->
    [one] { $number } day ago
   *[other] { $number } days ago
}
# $names
page-with = with { $names }
page-alone = nobody else yet
page-state-your-move = Your move
# $name names those who are to move, $number counts them
page-state-move = { $number ->
    [1] { $name } is to move
   *[other] { $name } are to move
}
page-state-playing = Being played
# $number counts the free seats
page-state-waiting = { $number ->
    [0] Starting soon
    [one] { $number } free seat
   *[other] { $number } free seats
}
page-state-won = You won
# $name names the winners, $number counts them
page-state-over = { $number ->
    [1] { $name } won
   *[other] { $name } won
}
page-state-ended = Over
page-sit-down = Sit down
page-watch = Watch

## Joining

page-join = Join a table
page-join-about = Type the code that you were told.
page-code-example = ABC123
page-join-go = Join
page-no-invitation = This invitation does not lead anywhere
# $name is the host, $game the name of the game
page-invited = { $name } invites you to { $game }
page-invited-full = All seats are taken.
page-invited-late = This game has begun.

## A new table

page-new-bots = Play against bots
page-new-friends = Play with friends
page-new-pass = Pass and play
page-set-bots = Play
page-set-friends = Set the table
page-set-pass = Play
page-game = Game
page-people = People
page-name = Your name
page-guest = Guest
# $number is the number of a seat
page-name-of = Player { $number }
# $number is the number of a seat
page-somebody = Player { $number }
page-level = Bots
page-character = Bots with a character
page-characters-more = More bots, each with a character
page-options = More options
page-hints = Hints
page-hints-about = You may ask for the three best moves.
page-first-lot = By lot
page-first-me = You
# $number is the number of a seat
page-seat = Seat { $number }
page-public = Open to everybody
page-public-about = The table is listed for all who visit this server. Otherwise only those whom you invite can come.
page-spectators = Spectators
page-spectators-about = Others may watch. They see nothing that is hidden from the players.
page-clock = Clock
page-clock-about = The time for a turn.
page-clock-none = No clock
# $number
page-clock-seconds = { $number ->
    [one] { $number } second
   *[other] { $number } seconds
}
# $number
page-clock-minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}
# $number
page-clock-days = { $number ->
    [one] { $number } day
   *[other] { $number } days
}
page-at-zero = When the time is up
page-at-zero-bot-turn = A bot plays the turn
    .about = After that it is the player’s own game again.
page-at-zero-bot-stays = A bot plays on
    .about = Until the player comes back to the seat.

## What has been agreed about a table

page-agreed-public = Open to everybody
page-agreed-private = By invitation
page-agreed-pass = Pass and play on one device
# $time is the time for a turn
page-agreed-clock = { $time } for a turn
page-agreed-open-track = Open track
# $number is the number of a seat
page-agreed-first = Seat { $number } starts
page-agreed-no-spectators = No spectators
page-agreed-hints = With hints

## The table before the game

page-seats = At the table
page-seat-waiting = Waiting for somebody
page-seat-you = You
page-seat-you-host = You, the host
page-is-ready = Ready
page-sit-here = Sit here
page-person-here = Somebody here
page-bot-here = Add a bot
page-bot-change = Change
# $number is the number of the seat
page-bot-title = A bot for seat { $number }
page-sit-down-bot = Let it sit down
## $seat is the number of the seat, $name who sits there
page-bot-here-at = Add a bot: seat { $seat }
page-bot-change-at = Change { $name }, seat { $seat }
page-remove = Empty seat { $seat }: { $name }
##
page-leave = Leave the table
page-seat-lost = This seat is no longer yours.
page-start = Start
page-start-with-bots = Start, with bots in the empty seats
page-start-about = The game begins when everybody is ready.
page-ready = I am ready
page-ready-about = The game begins when everybody is ready and no seat is empty.
page-not-ready = Not ready after all
# $number counts the empty seats
page-fill = { $number ->
    [one] Who takes the { $number } empty seat
   *[other] Who takes the { $number } empty seats
}
# $name names those who are awaited, $number counts them
page-awaiting = { $number ->
    [1] Waiting for { $name } …
   *[other] Waiting for { $name } …
}
# $number counts the empty seats
page-awaiting-seats = { $number ->
    [0] Everybody is ready …
    [one] Waiting: { $number } seat is empty.
   *[other] Waiting: { $number } seats are empty.
}
page-visitor = You are looking on. Sit down, or wait until the game begins.
page-visitor-full = You are looking on. The game begins soon.
page-dealing = Shuffling and dealing …
page-invite = Invite others
page-invite-link = Send them this link. Whoever opens it has a seat after typing a name.
page-invite-code = Or tell them this code:
page-invite-local = This link works on this device only: the server listens to nobody else. Start it with “whistlestop serve --host 0.0.0.0” to let others in your network come.
page-link = The link to this table
page-copy = Copy
page-copied = Copied.
page-copy-by-hand = The link is selected: copy it now.
page-share = Share
page-share-text = Come and play Whistlestop with me.
page-qr = QR code with the link to this table
page-qr-about = Or let them scan this.

## What can be said at a table with one press

page-reaction-clap = Well played!
page-reaction-laugh = Ha ha!
page-reaction-wow = Oh!
page-reaction-sad = What a pity.
page-reaction-angry = Grr!
page-reaction-thanks = Thank you!
page-reaction-hurry = All aboard, please!
page-reaction-train = Choo-choo!
page-reaction-good-game = Good game!

## The bar and the settings

page-settings = Settings
page-bar-home = Whistlestop: to the home screen
page-close = Close
page-language = Language
page-theme = Light or dark
page-theme-system = Like the system
page-theme-light = Light
page-theme-dark = Dark
page-symbols = Large signs
page-symbols-about = Every colour’s sign is drawn larger, on routes and cards.
page-sound = Sounds
page-sound-about = Wagons, cards, a bell when it is your turn, and a whistle for the last round.
page-notices = Notices
page-notices-about = Tell me when it is my move and I am looking elsewhere.
page-notices-refused = This browser does not allow notices here. Its own settings can change that.
page-mail = Mail when it is my move
page-mail-none = For games that last for days. The address is used for nothing else, and never shown.
page-mail-unconfirmed = A code has been sent to your address. Type it here.
page-mail-confirmed = You get a mail when it is your move.
page-mail-address = Your mail address
page-mail-code = Code from the mail
page-mail-give = Send me a code
page-mail-confirm = Confirm
page-mail-drop = No more mail
page-name-about = What others see. You need no account.
page-device = Continue on another device
page-device-about = Ask for a code and type it on the other device within ten minutes. Your games move there.
page-device-code = Show a code
page-device-code-about = Type it there in the same menu. This device is signed out then.
page-device-qr = QR code for the other device
page-device-enter = Code from the other device
page-device-take = Continue here
page-forget = Delete my data
page-forget-about = Your name is deleted from this server and from all your games. Games that are not over go on with a bot. This cannot be undone.
page-forget-go = Delete my data …
page-forget-sure = Yes, delete everything

## When the server is not ready, or not there

page-warming = The railway is being built
# $percent
page-warming-about = The server starts for the very first time and prepares its rules. That takes a minute or two, and only this once: { $percent } % are done.
page-away = The server cannot be reached
page-away-about = Perhaps there is no network. Your games are safe; this page goes on by itself as soon as the server is back.
