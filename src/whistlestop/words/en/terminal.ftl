### What the terminal game says on its own account: questions, help, notes. Keys begin with `terminal-`.
