"""The terminal game: what is drawn, what is typed, and the session around it. Its words are in words/*/terminal.ftl."""
