"""What the environments for other libraries have in common. No kernels: a change here compiles nothing."""
