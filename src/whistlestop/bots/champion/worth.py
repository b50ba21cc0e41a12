"""What a game is worth to a seat, as networks are trained to expect it: winning, and the margin in points."""

MARGIN = 0.4  # how much of what counts is the margin; the rest is winning
SCALE = 30  # points at which a margin is well on its way to the most that it counts
