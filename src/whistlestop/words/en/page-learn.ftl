### The guided first game: ten short steps. Each has a title, and where the player has to do something, a task.

page-learn-laying = Setting up the table …
page-learn-guide = The guide
# $step, $steps
page-learn-step = Step { $step } of { $steps }
page-learn-next = Next
page-learn-skip = Skip the guide
page-learn-finish = Keep playing
page-learn-smaller = Hide
page-learn-larger = Show
page-learn-done = Well done!

page-learn-tickets = A ticket asks you to join two cities with your own routes. Complete it and you score its points at the end; fail and you lose them. Tickets that run the same way are a good start.
    .title = Choose your tickets
    .task = Pick the tickets you want and keep them.
page-learn-draw = You need train cards to claim routes. On your turn you can take two: face-up ones from the row or unseen ones from the deck. Press a card once to select it and again to take it.
    .title = The row and the deck
    .task = Take a card.
page-learn-locomotives = A locomotive stands in for any colour. That’s worth a lot, so if you take one from the row, it’s the only card you take that turn. One that comes from the deck is pure luck and counts like any other card.
    .title = Locomotives
page-learn-hand = Your cards lie here, sorted by colour, each with its symbol. There’s no limit: collect one colour for a long route, or several to keep your options open.
    .title = Your hand
page-learn-claim = Routes you can afford light up. A coloured route takes as many cards of its colour as it has spaces; a grey one takes any one colour. If nothing useful lights up, draw more cards first.
    .title = Claim a route
    .task = On one of your next turns, choose a lit route.
page-learn-pay = The panel shows every way to pay, cheapest first. Nothing is final until you confirm; press Escape or Cancel to go back.
    .title = Pay for it
    .task = Choose a lit route and confirm: it’s yours.
page-learn-status = Point at a ticket or tap it to light up its two cities and the shortest way still missing. A tick means it’s complete.
    .title = How your tickets are doing
page-learn-points = Every route scores at once, and long ones score far more than short ones. Here you see everyone’s points, trains, cards and tickets.
    .title = Points
page-learn-doubles = Where two tracks lie side by side, nobody may claim both. With few players only one of them can be claimed at all, so don’t wait too long.
    .title = Double routes
page-learn-end = When someone has almost run out of trains, everyone gets one last turn; this line tells you when. Then tickets are counted, and the longest continuous path earns a bonus. Enjoy the journey!
    .title = The end
