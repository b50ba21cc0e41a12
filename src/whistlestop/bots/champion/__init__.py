"""The champion: a network that was trained by self-play, evaluated with NumPy alone."""
