# What is around the games: people, ratings, history, pairing. Fetched when it is first shown.

## The people at a table

page-people-company = Folk ved dette bord
page-people-nobody = Der sidder ikke andre her endnu.
page-people-mute = Slå chatten fra for alle
# $name of a player
page-people-mute-at = Slå chatten fra for { $name }
page-people-block = Bloker
# $name of a player
page-people-block-at = Bloker { $name }
# $name of a player
page-people-blocked = Du ser ikke, hvad { $name } siger, og I kommer ikke til at sidde ved nye borde sammen.
page-people-report = Anmeld
# $name of a player
page-people-report-at = Anmeld { $name } til dem, der driver serveren
page-people-reason = Hvad drejer det sig om?
page-people-reason-chat = Det, der bliver sagt
page-people-reason-name = Navnet
page-people-reason-leaving = Går eller trækker tiden ud
page-people-reason-cheating = Snyd
page-people-reason-other = Noget andet
page-people-note = Et par ord om det, hvis du vil
page-people-report-send = Send anmeldelsen
# $name of a player
page-people-reported = Tak. De, der driver serveren, vil læse din anmeldelse af { $name }.

## What somebody has played

page-people-history = Dine spil
page-people-history-of = En andens spil
# $name of a player
page-people-history-at = Spil, som { $name } har spillet
page-people-no-games = Der er ingen færdige spil endnu. Hvert spil kommer herhen, lige efter at det er slut.
page-people-shown = Andre må se dette
page-people-shown-about = De, der sidder ved et bord med dig, kan så åbne det der. Ellers kan ingen andre end du.
page-people-save = Gem det hele som en fil
page-people-no-rating = Ingen rating endnu: den kommer med det første ratede spil.
page-people-ratings = Rating
# $game by name, for $players: 2 or 3-5
page-people-pool = { $game }, { $players } spillere
# $mean is a rating, $deviation how far off it may be
# as in English
page-people-rating = { $mean } ± { $deviation }
# $number of games
page-people-rated-games = { $number ->
    [one] Efter { $number } ratet spil
   *[other] Efter { $number } ratede spil
}
page-people-rating-about = Den mellemste bot har 1500. En med 400 point mere vinder ti gange så ofte. Styrken ligger inden for ± med 95 % sikkerhed.
# $from and $to are ratings, $number of games
page-people-curve = Fra { $from } til { $to } på { $number } spil
page-people-by-game = Efter spil
page-people-by-opponent = Efter modspiller
page-people-opponent = Modspiller
page-people-count = Spil
page-people-won = Vundet
page-people-left = Forladt
page-people-stood-in = Ture af en bot
page-people-before = Foran
page-people-equal = Lige
page-people-games = De seneste spil
page-people-gone = forlod spillet
# $number of turns
page-people-bot-turns = en bot spillede { $number }
# $place from 1, $points of the score
page-people-place = plads { $place }, { $points } point

## Play somebody

page-people-choose = Hvilket spil, og hvor mange spillere? Tryk på et tal, så venter du på andre, der vil det samme.
# $game by name, $number of players
page-people-seek = { $game }, { $number } spillere
# $game by name, $number of players
page-people-seeking = Venter på andre: { $game }, { $number } spillere
# $number of others who wait for the same, $online of people who have the page open
page-people-others = { $number ->
    [0] Ingen andre venter på dette nu. Folk her: { $online }.
    [one] { $number } anden venter på dette. Folk her: { $online }.
   *[other] { $number } andre venter på dette. Folk her: { $online }.
}
page-people-bot-offer = Det kan tage lidt tid. Et spil mod bots begynder med det samme.
page-people-bot-play = Spil mod bots i stedet
page-people-stop = Hold op med at vente
