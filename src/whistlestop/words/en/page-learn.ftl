### The guided first game: ten short steps. Each has a title, and where the player is to do something, a task.

page-learn-laying = Laying the table …
page-learn-guide = The guide
# $step, $steps
page-learn-step = Step { $step } of { $steps }
page-learn-next = Next
page-learn-skip = Skip the guide
page-learn-finish = Play on
page-learn-smaller = Hide
page-learn-larger = Show
page-learn-done = Well done!

page-learn-tickets = A ticket asks you to join two cities with your own routes. Completed, it brings its points at the end; otherwise it costs them. Tickets that share a way are a good start.
    .title = Choose your tickets
    .task = Pick the tickets that you want and keep them.
page-learn-draw = To build you need train cards. In a turn you may take two: open ones from the row, or unseen ones from the deck. Press a card once to pick it and once more to take it.
    .title = The row and the deck
    .task = Take a card.
page-learn-locomotives = A locomotive stands in for any colour. That is worth a lot: whoever takes one face up from the row takes no other card in that turn. From the deck it is luck, and free.
    .title = Locomotives
page-learn-hand = Your cards lie here, sorted by colour, each with its sign. There is no limit: collect one colour for a long route, or several to stay free.
    .title = Your hand
page-learn-claim = Routes that you can pay for are lit. A coloured route wants as many cards of its colour as it has spaces; a grey one takes any one colour. Draw more cards first if nothing useful is lit.
    .title = Claim a route
    .task = In one of your next turns, choose a lit route.
page-learn-pay = The small card shows every way to pay, the thriftiest first. Nothing is final before you confirm; Escape or Cancel takes you back.
    .title = Pay for it
    .task = Choose a lit route and confirm it: it is yours.
page-learn-status = Point at a ticket or tap it: its two cities light up, and the shortest way that is still missing. A tick says that it is completed.
    .title = How your tickets stand
page-learn-points = Every route scores at once, and long ones score far more than short ones. Here you see everybody’s points, trains, cards and tickets.
    .title = Points
page-learn-doubles = Where two tracks lie side by side, nobody may claim both. With few players only one of them can be claimed at all, so do not wait too long.
    .title = Double routes
page-learn-end = When somebody’s trains have nearly run out, everybody gets one last turn; this line says so. Then tickets are counted, and the longest continuous path earns a bonus. Enjoy the journey!
    .title = The end
