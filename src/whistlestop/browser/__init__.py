"""A demo without a server: the page, the rules as plain Python and the server's own application in a browser alone."""
