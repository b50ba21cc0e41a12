### Opening a game from a file.

page-open-about = Choose a record that Whistlestop has saved (.wsr). Every move is checked, and the server stores nothing of it.
page-open-choose = Choose a file
page-open-drop = Or drop it here
page-open-working = Checking the game
# $why: a sentence
page-open-wrong = This file can’t be opened as a game: { $why }
page-open-cut = This file has been cut off: the end of the game is missing.
page-open-odd = This file isn’t a record of a game.
page-open-several = There are several games in this file. Save the one you want in a file of its own.
page-open-too-large = This file is too large for the record of a game.
page-open-endless = This game is too long to be shown here.
# $map: a name
page-open-no-map = This game was played on the map { $map }, which this server doesn’t have.
page-open-again = This game came from a file. Open the file again to see it.
