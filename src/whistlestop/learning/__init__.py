"""Training networks by self-play, on a GPU or (slowly) on the CPU. Needs PyTorch: the extra `train`."""
