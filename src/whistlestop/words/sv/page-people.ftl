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
