# What is around the games: people, ratings, history, pairing. Fetched when it is first shown.

## The people at a table

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
page-people-their-games = Spel
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
page-people-rating-about = Medelbotten har 1500. Någon med 400 poäng mer vinner tio gånger så ofta. Styrkan ligger inom ± med 95 % säkerhet.
# $from and $to are ratings, $number of games
page-people-curve = Från { $from } till { $to } på { $number } spel
page-people-by-game = Per spel
page-people-by-opponent = Per motspelare
page-people-opponent = Motspelare
page-people-count = Antal
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
page-people-bot-offer = Det kan ta en stund. Ett spel mot bottar börjar genast.
page-people-bot-play = Spela mot bottar i stället
page-people-stop = Sluta vänta

## The table of the day

page-people-day-about = Alla som spelar i dag har samma tur och samma bottar: lekarna ligger i samma ordning för alla. Spela varje spel en gång; vem som fick flest poäng berättas efter midnatt UTC.
page-people-day-today = I dag, { $day }
page-people-day-left = Det som är klart inom { $hours } h { $minutes } min räknas.
page-people-day-open = Ditt namn och ditt resultat visas för alla efter midnatt, och då kan alla se ditt spel.
page-people-day-yesterday = Resultat { $day }
page-people-day-play = Spela
page-people-day-go-on = Fortsätt
page-people-day-again = En gång till, räknas inte
# as in English
page-people-day-door = { $game }: { $door }
page-people-day-played = { $number ->
    [0] Ingen har spelat klart det än.
    [one] { $number } person har spelat klart det.
   *[other] { $number } personer har spelat klart det.
}
page-people-day-done = Det här har du spelat.
page-people-day-look = Titta på det
page-people-day-place = Plats
page-people-day-name = Namn
page-people-day-points = Poäng
page-people-day-rank = Vid bordet
page-people-day-proof = Spel
page-people-day-replay = Se
page-people-day-replay-of = Se spelet av { $name }
page-people-day-nobody = Ingen spelade klart det den dagen.
page-people-day-promise = Vad som är lovat för i dag och i morgon
page-people-day-promise-about = En dags tur bestäms av ett frö, och det här är dess hash. Själva fröet offentliggörs när dagen är slut: då kan alla kontrollera att det är det som lovades, och varje kort i varje spel.
page-people-day-seed = Beviset
page-people-day-seed-about = Det som lovades, och fröet. ”whistlestop day --verify” räknar ut varje kort på nytt.

## Asking somebody by name

page-people-ask = Eller fråga någon vid namn
page-people-ask-name = Namnet
page-people-ask-about = Någon som har sidan öppen nu. De har en minut på sig att svara.
page-people-ask-send = Fråga om ett spel
page-people-challenges = Frågor om ett spel
page-people-challenge-asked = Du har frågat { $name } om ett spel: { $game }.
page-people-challenge-asks = { $name } frågar dig om ett spel: { $game }.
page-people-challenge-accepted = { $who ->
    [you] { $name } säger ja.
   *[other] Du sa ja till { $name }.
}
page-people-challenge-declined = { $who ->
    [you] { $name } vill inte spela nu.
   *[other] Du sa nej till { $name }.
}
page-people-challenge-withdrawn = { $who ->
    [you] Du frågar inte { $name } längre.
   *[other] { $name } frågar inte längre.
}
page-people-challenge-expired = { $who ->
    [you] { $name } har inte svarat.
   *[other] Du svarade inte { $name } i tid.
}
page-people-challenge-yes = Spela
page-people-challenge-no = Inte nu
page-people-challenge-withdraw = Fråga inte längre

## Looking for tables

page-people-any = alla
page-people-players = Spelare
page-people-rated-only = rankade
page-people-unrated-only = inte rankade
page-people-clock = Klocka
page-people-clock-only = med klocka
page-people-clockless-only = utan klocka

## Favourites

page-people-favourites = Favoritsträckor och favoritbiljettkort
page-people-favourites-of = { $number ->
    [one] Av { $number } spel som spelades klart
   *[other] Av { $number } spel som spelades klart
}
page-people-routes = Sträckor
page-people-tickets = Biljettkort
page-people-times = Gånger
page-people-completed = Fullbordade
page-people-heat = Spelplanen i { $game }, färgad efter hur ofta varje sträcka har byggts
page-people-heat-about = Rött: sträckor du bygger, starkare ju oftare. Blå linjer: biljettkort du har.
page-people-accuracy = precision { $number }

## Blocked people

page-people-nobody-blocked = Du har inte blockerat någon.
page-people-unblock = Häv
page-people-unblock-at = Häv blockeringen av { $name }
