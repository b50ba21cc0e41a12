### The first screen of a demo site, which has no server.

page-demo = A demo that runs in this browser alone
page-demo-about = You play against simple bots, and your games stay in this browser. Friends, strong bots and reviews need a server.
# $percent: a whole number
page-demo-starting = Getting ready: { $percent }% done. You can already choose a game.
page-demo-failed = This browser can’t run the demo, or a part of it couldn’t be loaded. Reload the page to try again.
