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
