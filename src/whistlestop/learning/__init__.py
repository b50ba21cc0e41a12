"""Training networks by self-play, on a GPU or (slowly) on the CPU, and matches of many masters at once. Training needs
PyTorch: the extra `train`."""

from whistlestop.rules import cache

cache.insist_on_compiled()  # before the first rule is imported: so many games are not for plain Python
