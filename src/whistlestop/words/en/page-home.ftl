### The page before a game: home, joining, the table before the start, settings.

## Home

page-home-lead = Railway games against bots or with friends. Choose one and play: no account needed, nothing to install.
page-games = Games
page-play-now = Play now
page-play-when-ready = Starts as soon as the server is ready …
page-with-friends = With friends
page-pass-and-play = Pass and play
page-choose-bots = Choose bots and options
page-setting = Setting up the table …
page-learn = Guided first game
page-learn-first = New here? Try a guided first game
page-puzzles = Puzzles
page-open = Open a game from a file
page-help = Rules
page-unofficial = An unofficial program made by fans of these games. Not affiliated with their publishers.

## What a button does, for people who can’t see what it belongs to. $game is the name of a game

page-play-now-at = Play now: { $game } against bots
page-with-friends-at = With friends: { $game }
page-pass-at = Pass and play: { $game } on this device
page-choose-bots-at = Choose bots and options: { $game }

## The games, in one line

page-game-about-north-america = From coast to coast: collect cards, claim routes, complete your tickets.
page-game-about-europe = Through tunnels and across the sea by ferry, with stations to get past blocked routes.
page-game-about-card-game = No board: fill your rail yard, watch out for robbers and get your trains onto the track.
page-game-own = A map made for this server.
# $game: the name of its base
page-game-variant = A variant of { $game }.

## How the bots play; their names are in page.ftl

page-bot-about-easy = Takes what it can get. Good for a first game.
page-bot-about-medium = Goes straight for its tickets and finishes early.
page-bot-about-hard = Plans well and spots what you need.
page-bot-about-expert = Thinks several turns ahead. Hard to beat.
page-bot-about-champion = Learned by playing millions of games. On your own maps, the expert bot plays instead.
page-bot-about-master = The champion bot with time to think. On your own maps, the expert bot plays instead.
page-bot-about-random = Plays any legal move, with no plan at all.
page-bot-about-greedy = Claims the longest routes and forgets its tickets.
page-bot-about-hungry = Can’t get enough tickets.
page-bot-about-long-route = Builds nothing but long routes.
page-bot-about-racer = Few tickets, direct routes and a quick finish.
page-bot-about-planner = Weighs every ticket and every card.
page-bot-about-blocker = A planner that likes to get in your way.
# $bot is how strong it is, $about a sentence about it
page-bot-line = { $bot }. { $about }

## Lists of tables

page-my-games = My games
# $number counts the games in which it is the reader’s turn
page-my-games-move = { $number ->
    [one] My games: your turn in { $number }
   *[other] My games: your turn in { $number }
}
page-finished = Finished games
page-lobby = Open tables
page-lobby-empty = No open tables right now. Create one: “With friends”, then “Open to everyone”.
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
page-state-your-move = Your turn
# $name names those whose turn it is, $number counts them
page-state-move = { $number ->
    [1] { $name }’s turn
   *[other] Waiting for { $name }
}
page-state-playing = In progress
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
page-state-ended = Finished
page-sit-down = Take a seat
page-watch = Watch

## Joining

page-join = Join a table
page-join-about = Enter the code you were given.
page-code-example = ABC123
page-join-go = Join
page-no-invitation = This invitation isn’t valid any more
# $name is the host, $game the name of the game
page-invited = { $name } invites you to { $game }
page-invited-full = All seats are taken.
page-invited-late = This game has already started.

## A new table

page-new-bots = Play against bots
page-new-friends = Play with friends
page-new-pass = Pass and play
page-set-bots = Play
page-set-friends = Create table
page-set-pass = Play
page-game = Game
page-people = Number of players
page-name = Your name
page-guest = Guest
# $number is the number of a seat
page-name-of = Player { $number }
# $number is the number of a seat
page-somebody = Player { $number }
page-level = Bots
page-each-bot = Choose each bot
# $number: 1 is the first bot
page-bot-number = Bot { $number }
page-colour = Your colour
page-colour-any = The seat’s own
page-character = Bots with personality
page-characters-more = More bots, each with its own style
page-options = More options
page-hints = Hints
page-hints-about = You can ask for the three best moves.
page-first-lot = At random
page-first-me = You
# $number is the number of a seat
page-seat = Seat { $number }
page-public = Open to everyone
page-public-about = Anyone who visits this server can see the table and join. Otherwise only people you invite can join.
page-spectators = Spectators
page-spectators-about = Others can watch. They see nothing that is hidden from the players.
page-clock = Time limit
page-clock-about = Time for each turn.
page-clock-none = No time limit
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
page-at-zero = When time runs out
page-at-zero-bot-turn = A bot plays that turn
    .about = After that the player takes over again.
page-at-zero-bot-stays = A bot takes over
    .about = Until the player comes back.

## What has been agreed about a table

page-agreed-public = Open to everyone
page-agreed-private = Invitation only
page-agreed-pass = Pass and play on one device
# $time is the time for a turn
page-agreed-clock = { $time } per turn
page-agreed-open-track = Open track
# $number is the number of a seat
page-agreed-first = Seat { $number } starts
page-agreed-no-spectators = No spectators
page-agreed-hints = With hints
page-agreed-chances = everyone sees the chances of winning

## The table before the game

page-seats = At the table
page-seat-waiting = Waiting for a player
page-seat-you = You
page-seat-you-host = You, the host
page-is-ready = Ready
page-sit-here = Sit here
page-person-here = Add a player
page-bot-here = Add a bot
page-bot-change = Change
# $number is the number of the seat
page-bot-title = A bot for seat { $number }
page-sit-down-bot = Add this bot
## $seat is the number of the seat, $name who sits there
page-bot-here-at = Add a bot: seat { $seat }
page-bot-change-at = Change { $name }, seat { $seat }
page-remove = Remove { $name } from seat { $seat }
##
page-leave = Leave the table
page-seat-lost = This seat is no longer yours.
page-start = Start
page-start-with-bots = Start and fill empty seats with bots
page-start-about = The game starts when everyone is ready.
page-ready = I’m ready
page-ready-about = The game starts when everyone is ready and no seat is empty.
page-not-ready = I’m not ready
# $number counts the empty seats
page-fill = { $number ->
    [one] Bot for the { $number } empty seat
   *[other] Bot for the { $number } empty seats
}
# $name names those who are awaited, $number counts them
page-awaiting = { $number ->
    [1] Waiting for { $name } …
   *[other] Waiting for { $name } …
}
# $number counts the empty seats
page-awaiting-seats = { $number ->
    [0] Everyone is ready …
    [one] Waiting: { $number } seat is empty.
   *[other] Waiting: { $number } seats are empty.
}
page-visitor = You’re watching. Take a seat, or wait for the game to start.
page-visitor-full = You’re watching. The game will start soon.
page-dealing = Shuffling and dealing …
page-promise-promise = Stop: the server has changed what it promised before this device revealed its secret number. The cards of this game may have been chosen.
page-promise-agreed = Stop: this game is played with other settings than the ones this device agreed to before it revealed its secret number.
page-promise-nonces = Stop: this game wasn’t dealt with the secret numbers that were agreed. Unless you said you were ready on another device, the cards may have been chosen.
page-promise-rounds = Stop: the server leaves out an attempt in which this device revealed its secret number. Deals may have been thrown away in secret.
page-receipt = Save receipt
page-receipt-about = The receipt is what this device wrote down before the game. “whistlestop verify” compares it with the record.
# $number: how many attempts; $name: at whose seats the last one failed
page-rounds = { $number ->
    [one] { $number } attempt to deal was broken off, at the seat of { $name }. New secrets, new cards; the record will say so.
   *[other] { $number } attempts to deal were broken off, the last one at the seat of { $name }. New secrets, new cards; the record will say so.
}
page-invite = Invite others
page-invite-link = Send them this link. Anyone who opens it can enter a name and take a seat.
page-invite-code = Or give them this code:
page-invite-local = This link only works on this device. To let others on your network join, start the server with “whistlestop serve --host 0.0.0.0”.
page-link = Link to this table
page-copy = Copy
page-copied = Copied.
page-copy-by-hand = The link is selected: copy it now.
page-share = Share
page-share-text = Come and play Whistlestop with me.
page-qr = QR code with the link to this table
page-qr-about = Or have them scan this.

## What can be said at a table with one press

page-reaction-clap = Well played!
page-reaction-laugh = Ha ha!
page-reaction-wow = Wow!
page-reaction-sad = Oh no!
page-reaction-angry = Grr!
page-reaction-thanks = Thank you!
page-reaction-hurry = All aboard, please!
page-reaction-train = Choo-choo!
page-reaction-good-game = Good game!

## The bar and the settings

page-settings = Settings
page-bar-home = Whistlestop: go to the home screen
page-close = Close
page-language = Language
page-theme = Theme
page-theme-system = Same as system
page-theme-light = Light
page-theme-dark = Dark
page-symbols = Large symbols
page-symbols-about = Make each colour’s symbol larger on routes and cards.
page-quick = Draw with one press
page-quick-about = A card is yours at the first press, without a second one to confirm.
page-pace = Bot speed
page-pace-slow = Slow
page-pace-usual = Normal
page-pace-quick = Fast
page-sound = Sounds
page-sound-about = Wagons, cards, a bell when it’s your turn, and a whistle for the last round.
page-notices = Notifications
page-notices-about = Let me know when it’s my turn and I’m not on this page.
page-notices-refused = This browser doesn’t allow notifications here. You can change that in its settings.
page-mail = Email me when it’s my turn
page-mail-none = For games that last for days. Your address is used for nothing else and never shown.
page-mail-unconfirmed = A code has been sent to your address. Enter it here.
page-mail-confirmed = You’ll get an email when it’s your turn.
page-mail-address = Your email address
page-mail-code = Code from the email
page-mail-give = Send me a code
page-mail-confirm = Confirm
page-mail-drop = Stop emails
page-name-about = What others see. You don’t need an account.
page-device = Continue on another device
page-device-about = Get a code and enter it on the other device within ten minutes. Your games will move there.
page-device-code = Show a code
page-device-code-about = Enter it in the same menu there. This device will then be signed out.
page-device-qr = QR code for the other device
page-device-enter = Code from the other device
page-device-take = Continue here
page-forget = Delete my data
page-forget-about = Your name will be deleted from this server and from all your games. A bot takes over your unfinished games. You can’t undo this.
page-forget-go = Delete my data …
page-forget-sure = Yes, delete everything

## When the server is not ready, or not there

page-warming = You can play already
# $percent
page-warming-about = The server is starting for the first time. Hints and the expert bot will be there in a moment: { $percent }% done.
page-in-a-moment = in a moment
page-away = Can’t reach the server
page-away-about = You may be offline. Your games are safe; this page will reconnect by itself.
page-somebody-wanted = Play somebody
page-somebody-about = Whoever else is here and wants the same game.
page-somebody-go = Find somebody
page-filter = Look for certain tables
