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
