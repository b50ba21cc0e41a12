"""Records: games as data and as text, read back and verified."""
