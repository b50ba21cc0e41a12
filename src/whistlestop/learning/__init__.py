"""Training networks by self-play, on a GPU or (slowly) on the CPU. Needs PyTorch: `pip install "whistlestop[train]"`."""
