# What is around the games: people, ratings, history, pairing. Fetched when it is first shown.

## The people at a table

page-people-company = Personer vid bordet
page-people-nobody = Ingen annan sitter här än.
page-people-mute = Tysta för alla
# $name of a player
page-people-mute-at = Tysta { $name } för alla
page-people-block = Blockera
# $name of a player
page-people-block-at = Blockera { $name }
# $name of a player
page-people-blocked = Du ser inte vad { $name } säger, och ni hamnar inte vid samma nya bord.
page-people-report = Anmäl
# $name of a player
page-people-report-at = Anmäl { $name } till dem som driver servern
page-people-reason = Vad gäller det?
page-people-reason-chat = Det som sägs
page-people-reason-name = Namnet
page-people-reason-leaving = Lämnar eller maskar
page-people-reason-cheating = Fusk
page-people-reason-other = Något annat
page-people-note = Några ord om det, om du vill
page-people-report-send = Skicka anmälan
# $name of a player
page-people-reported = Tack. De som driver servern kommer att läsa din anmälan om { $name }.

## What somebody has played

page-people-history = Dina spel
page-people-history-of = Någon annans spel
# $name of a player
page-people-history-at = Spel som { $name } har spelat
page-people-no-games = Det finns inga avslutade spel än. Varje spel syns här strax efter att det är slut.
page-people-shown = Andra får se detta
page-people-shown-about = De som sitter vid ett bord med dig kan då öppna det där. Annars kan ingen annan än du det.
page-people-save = Spara allt som en fil
page-people-no-rating = Ingen ranking än: den kommer med det första rankade spelet.
page-people-ratings = Ranking
# $game by name, for $players: 2 or 3-5
page-people-pool = { $game }, { $players } spelare
# $mean is a rating, $deviation how far off it may be
# as in English
page-people-rating = { $mean } ± { $deviation }
# $number of games
page-people-rated-games = { $number ->
    [one] Efter { $number } rankat spel
   *[other] Efter { $number } rankade spel
}
page-people-rating-about = Medelboten har 1500. Någon med 400 poäng mer vinner tio gånger så ofta. Styrkan ligger inom ± med 95 % säkerhet.
# $from and $to are ratings, $number of games
page-people-curve = Från { $from } till { $to } på { $number } spel
page-people-by-game = Per spel
page-people-by-opponent = Per motspelare
page-people-opponent = Motspelare
page-people-count = Spel
page-people-won = Vunna
page-people-left = Lämnade
page-people-stood-in = Turer av en bot
page-people-before = Före
page-people-equal = Lika
page-people-games = De senaste spelen
page-people-gone = lämnade
# $number of turns
page-people-bot-turns = en bot spelade { $number }
# $place from 1, $points of the score
page-people-place = plats { $place }, { $points } poäng

## Play somebody

page-people-choose = Vilket spel, och hur många spelare? Tryck på en siffra, så väntar du på andra som vill samma sak.
# $game by name, $number of players
page-people-seek = { $game }, { $number } spelare
# $game by name, $number of players
page-people-seeking = Väntar på andra: { $game }, { $number } spelare
# $number of others who wait for the same, $online of people who have the page open
page-people-others = { $number ->
    [0] Ingen annan väntar på detta nu. Personer här: { $online }.
    [one] { $number } annan väntar på detta. Personer här: { $online }.
   *[other] { $number } andra väntar på detta. Personer här: { $online }.
}
page-people-bot-offer = Det kan ta en stund. Ett spel mot botar börjar genast.
page-people-bot-play = Spela mot botar i stället
page-people-stop = Sluta vänta
