"""HTTP and sockets: routes, requests, replies, the page's files, limits."""
