# What is around the games: people, ratings, history, pairing. Fetched when it is first shown.

## The people at a table

page-people-nobody = Nobody else sits here yet.
page-people-mute = Mute for all
# $name of a player
page-people-mute-at = Mute { $name } for all
page-people-block = Block
# $name of a player
page-people-block-at = Block { $name }
# $name of a player
page-people-blocked = You do not see what { $name } says, and you will not be paired or sit down at a new table together.
page-people-report = Report
# $name of a player
page-people-report-at = Report { $name } to those who run this server
page-people-reason = What is it about?
page-people-reason-chat = What they say
page-people-reason-name = Their name
page-people-reason-leaving = Leaving or stalling
page-people-reason-cheating = Cheating
page-people-reason-other = Something else
page-people-note = A few words about it, if you like
page-people-report-send = Send the report
# $name of a player
page-people-reported = Thank you. Those who run this server will read your report about { $name }.

## What somebody has played

page-people-history = Your games
page-people-history-of = Somebody’s games
page-people-their-games = Games
# $name of a player
page-people-history-at = The games of { $name }
page-people-no-games = There is no finished game yet. Each one appears here a moment after its end.
page-people-shown = Others may see this
page-people-shown-about = Whoever sits at a table with you can then open it there. Otherwise nobody but you can.
page-people-save = Save it all as a file
page-people-no-rating = No rating yet: it comes with the first rated game.
page-people-ratings = Ratings
# $game by name, for $players: 2 or 3-5
page-people-pool = { $game }, { $players } players
# $mean is a rating, $deviation how far off it may be
page-people-rating = { $mean } ± { $deviation }
# $number of games
page-people-rated-games = { $number ->
    [one] After { $number } rated game
   *[other] After { $number } rated games
}
page-people-rating-about = The medium bot has 1500. Somebody with 400 points more wins ten times as often. The strength lies within ± with 95 % certainty.
# $from and $to are ratings, $number of games
page-people-curve = From { $from } to { $to } in { $number } games
page-people-by-game = By game
page-people-by-opponent = By opponent
page-people-opponent = Opponent
page-people-count = Games
page-people-won = Won
page-people-left = Left
page-people-stood-in = Turns by a bot
page-people-before = Ahead of them
page-people-equal = Level
page-people-games = The latest games
page-people-gone = left
# $number of turns
page-people-bot-turns = a bot played { $number }
# $place from 1, $points of the score
page-people-place = place { $place }, { $points } points

## Play somebody

page-people-choose = Which game, and how many players? Press a number, and you wait for others who want the same.
# $game by name, $number of players
page-people-seek = { $game }, { $number } players
# $game by name, $number of players
page-people-seeking = Waiting for others: { $game }, { $number } players
# $number of others who wait for the same, $online of people who have the page open
page-people-others = { $number ->
    [0] Nobody else waits for this now. People here: { $online }.
    [one] { $number } other waits for this. People here: { $online }.
   *[other] { $number } others wait for this. People here: { $online }.
}
page-people-bot-offer = It may take a while. A game against bots begins at once.
page-people-bot-play = Play against bots instead
page-people-stop = Stop waiting

## The table of the day

page-people-day-about = Everybody who plays today gets the same luck and the same bots: the decks are in the same order for everyone. Play each game once; the results come out after midnight UTC.
# $day is a date: 2026-11-16
page-people-day-today = Today, { $day }
# $hours and $minutes until midnight UTC
page-people-day-left = Games finished in the next { $hours } h { $minutes } min count.
page-people-day-open = Your name and your result are shown to everybody after midnight, and everybody can watch your game then.
# $day is a date
page-people-day-yesterday = Results of { $day }
page-people-day-play = Play
page-people-day-go-on = Go on
page-people-day-again = Once more, not counted
# $game by name, $door is what the button says
page-people-day-door = { $game }: { $door }
# $number of people
page-people-day-played = { $number ->
    [0] Nobody has finished it yet.
    [one] { $number } person has finished it.
   *[other] { $number } people have finished it.
}
page-people-day-done = You have played this one.
page-people-day-look = Look at it
page-people-day-place = Place
page-people-day-name = Name
page-people-day-points = Points
page-people-day-rank = At the table
page-people-day-proof = Game
page-people-day-replay = Watch
# $name of a player
page-people-day-replay-of = Watch the game of { $name }
page-people-day-nobody = Nobody finished it that day.
page-people-day-promise = What is promised for today and tomorrow
page-people-day-promise-about = The luck of a day is fixed by a seed, and this is its hash. The seed itself is published when the day is over: then everybody can check that it is the one that was promised, and every card of every game.
page-people-day-seed = The proof
page-people-day-seed-about = What was promised, and the seed. “whistlestop day --verify” works every card out again.

## Asking somebody by name

page-people-ask = Or ask somebody by name
page-people-ask-name = Their name
page-people-ask-about = Somebody who has the page open now. They have a minute to answer.
page-people-ask-send = Ask for a game
page-people-challenges = Questions for a game
# $name of a person, $game by name
page-people-challenge-asked = You have asked { $name } for a game: { $game }.
# $name of a person, $game by name
page-people-challenge-asks = { $name } asks you for a game: { $game }.
# $name of a person; $who asked: you or other
page-people-challenge-accepted = { $who ->
    [you] { $name } says yes.
   *[other] You said yes to { $name }.
}
# $name of a person; $who asked: you or other
page-people-challenge-declined = { $who ->
    [you] { $name } does not want to play now.
   *[other] You said no to { $name }.
}
# $name of a person; $who asked: you or other
page-people-challenge-withdrawn = { $who ->
    [you] You do not ask { $name } any more.
   *[other] { $name } does not ask any more.
}
# $name of a person; $who asked: you or other
page-people-challenge-expired = { $who ->
    [you] { $name } has not answered.
   *[other] You did not answer { $name } in time.
}
page-people-challenge-yes = Play
page-people-challenge-no = Not now
page-people-challenge-withdraw = Do not ask any more

## Looking for tables

page-people-any = any
page-people-players = Players
page-people-rated-only = rated
page-people-unrated-only = not rated
page-people-clock = Clock
page-people-clock-only = with a clock
page-people-clockless-only = without a clock

## Favourites

page-people-favourites = Favourite routes and tickets
# $number of games
page-people-favourites-of = { $number ->
    [one] Of { $number } game that came to its end
   *[other] Of { $number } games that came to their end
}
page-people-routes = Routes
page-people-tickets = Tickets
page-people-times = Times
page-people-completed = Completed
# $game by name
page-people-heat = The board of { $game }, coloured by how often each route was built
page-people-heat-about = Red: routes you build, the stronger the more often. Blue lines: tickets you hold.
# $number: of a review
page-people-accuracy = accuracy { $number }

## Blocked people

page-people-nobody-blocked = You have blocked nobody.
page-people-unblock = Unblock
# $name of a person
page-people-unblock-at = Unblock { $name }
