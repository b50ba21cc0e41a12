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
