"""The measures of a board, in the units of its frame. What is drawn and what is kept free both come from here."""

from __future__ import annotations

FRAME = (1500.0, 960.0)  # of a board with many cities; one with few gets a smaller frame, a tall one a taller
MARGIN = 30.0  # nothing but land and sea outside of it: the drawn border runs there

CITY = 9.0  # radius of a city with its ring
CITIES_APART = 58.0

WAGON_WIDTH = 12.0
WAGON_LENGTHS = (28.0, 36.0)  # each board has its own, between these: what most of its routes have room for
SHORTER, LONGER = 0.82, 1.14  # by how much a crowded or a long route's wagons may differ from that
WAGON_GAP = 3.5  # between two wagons of a track
TRACK_GAP = 3.0  # between the two tracks of a double route

PAD = 15.0  # from a city's middle to the first wagon
PAD_LONGEST = 34.0
CLEAR = 4.0  # between wagons of different routes
CLEAR_CITY = 5.0  # between a wagon and a city that it does not touch

LABEL_SIZE = 16.0  # of the letters
LABEL_UP = 11.5  # how far letters reach above the line they stand on
LABEL_DOWN = 3.5
LABEL_CLEAR = 3.0  # the halo

TITLE_SIZE, TITLE_SPACING = 21.0, 0.09  # of the letters in frames, and of what is between them
NOTE_SIZE = 15.0


def band(tracks: int) -> float:
    """How wide a route is, all its tracks together."""
    return tracks * WAGON_WIDTH + (tracks - 1) * TRACK_GAP
