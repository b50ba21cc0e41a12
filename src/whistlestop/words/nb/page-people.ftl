# What is around the games: people, ratings, history, pairing. Fetched when it is first shown.

## The people at a table

page-people-company = Folk ved dette bordet
page-people-nobody = Ingen andre sitter her ennå.
page-people-mute = Demp for alle
# $name of a player
page-people-mute-at = Demp { $name } for alle
page-people-block = Blokker
# $name of a player
page-people-block-at = Blokker { $name }
# $name of a player
page-people-blocked = Du ser ikke hva { $name } sier, og dere blir ikke satt sammen ved nye bord.
page-people-report = Meld fra
# $name of a player
page-people-report-at = Meld { $name } til dem som driver tjeneren
page-people-reason = Hva gjelder det?
page-people-reason-chat = Det de sier
page-people-reason-name = Navnet
page-people-reason-leaving = Går eller drar ut tiden
page-people-reason-cheating = Juks
page-people-reason-other = Noe annet
page-people-note = Noen ord om det, om du vil
page-people-report-send = Send meldingen
# $name of a player
page-people-reported = Takk. De som driver tjeneren, vil lese meldingen din om { $name }.

## What somebody has played

page-people-history = Spillene dine
page-people-history-of = Spillene til en annen
# $name of a player
page-people-history-at = Spillene til { $name }
page-people-no-games = Det er ingen ferdige spill ennå. Hvert spill kommer hit like etter at det er slutt.
page-people-shown = Andre kan se dette
page-people-shown-about = De som sitter ved et bord med deg, kan da åpne det der. Ellers kan ingen andre enn du det.
page-people-save = Lagre alt som en fil
page-people-no-rating = Ingen rangering ennå: den kommer med det første rangerte spillet.
page-people-ratings = Rangering
# $game by name, for $players: 2 or 3-5
page-people-pool = { $game }, { $players } spillere
# $mean is a rating, $deviation how far off it may be
# as in English
page-people-rating = { $mean } ± { $deviation }
# $number of games
page-people-rated-games = { $number ->
    [one] Etter { $number } rangert spill
   *[other] Etter { $number } rangerte spill
}
page-people-rating-about = Den middels boten har 1500. En med 400 poeng mer vinner ti ganger så ofte. Styrken ligger innenfor ± med 95 % sikkerhet.
# $from and $to are ratings, $number of games
page-people-curve = Fra { $from } til { $to } på { $number } spill
page-people-by-game = Etter spill
page-people-by-opponent = Etter motspiller
page-people-opponent = Motspiller
page-people-count = Spill
page-people-won = Vunnet
page-people-left = Forlatt
page-people-stood-in = Turer av en bot
page-people-before = Foran
page-people-equal = Likt
page-people-games = De siste spillene
page-people-gone = forlot spillet
# $number of turns
page-people-bot-turns = en bot spilte { $number }
# $place from 1, $points of the score
page-people-place = { $place }. plass, { $points } poeng

## Play somebody

page-people-choose = Hvilket spill, og hvor mange spillere? Trykk på et tall, så venter du på andre som vil det samme.
# $game by name, $number of players
page-people-seek = { $game }, { $number } spillere
# $game by name, $number of players
page-people-seeking = Venter på andre: { $game }, { $number } spillere
# $number of others who wait for the same, $online of people who have the page open
page-people-others = { $number ->
    [0] Ingen andre venter på dette nå. Folk her: { $online }.
    [one] { $number } annen venter på dette. Folk her: { $online }.
   *[other] { $number } andre venter på dette. Folk her: { $online }.
}
page-people-bot-offer = Det kan ta en stund. Et spill mot boter begynner med en gang.
page-people-bot-play = Spill mot boter i stedet
page-people-stop = Slutt å vente
