# What is around the games: people, ratings, history, pairing. Fetched when it is first shown.

## The people at a table

page-people-company = People at this table
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
