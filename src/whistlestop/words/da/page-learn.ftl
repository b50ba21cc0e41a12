### The guided first game: ten short steps. Each has a title, and where the player is to do something, a task.

page-learn-laying = Klargør bordet …
page-learn-guide = Guiden
# $step, $steps
page-learn-step = Trin { $step } af { $steps }
page-learn-next = Næste
page-learn-skip = Spring guiden over
page-learn-finish = Spil videre
page-learn-smaller = Skjul
page-learn-larger = Vis
page-learn-done = Godt klaret!

page-learn-tickets = Et rutekort beder dig forbinde to byer med dine egne strækninger. Etablerer du ruten, får du pointene til sidst; ellers trækkes de fra. Rutekort, der går samme vej, er en god start.
    .title = Vælg dine rutekort
    .task = Vælg de rutekort, du vil have, og behold dem.
page-learn-draw = For at bygge skal du bruge togvognskort. Når det er din tur, må du tage to: synlige fra rækken eller blindt fra bunken. Tryk én gang på et kort for at vælge det, og én gang til for at tage det.
    .title = Rækken og bunken
    .task = Tag et kort.
page-learn-locomotives = Et lokomotiv er en joker og erstatter en hvilken som helst farve. Det er meget værd: Den, der tager et synligt lokomotiv fra rækken, tager ikke andre kort i den tur. Kommer det fra bunken, er det rent held og koster ikke noget ekstra.
    .title = Lokomotiver
page-learn-hand = Her ligger dine kort, sorteret efter farve, hvert med sit symbol. Der er ingen grænse: Saml én farve til en lang strækning, eller flere for at have flere muligheder.
    .title = Din hånd
page-learn-claim = Strækninger, du har råd til, lyser. En farvet strækning kræver lige så mange kort i sin farve, som den har felter; en grå tager en hvilken som helst farve, men kun én. Træk flere kort først, hvis ingen nyttige strækninger lyser.
    .title = Tag en strækning
    .task = Vælg en strækning, der lyser, i en af dine næste ture.
page-learn-pay = Det lille vindue viser alle måder at betale på, den billigste først. Intet er endeligt, før du bekræfter; Escape eller Annuller fører dig tilbage.
    .title = Betal for den
    .task = Vælg en strækning, der lyser, og bekræft: Den er din.
page-learn-status = Peg eller tryk på et rutekort: Dets to byer og den korteste vej, der stadig mangler, lyser op. Et flueben viser, at ruten er etableret.
    .title = Status for dine rutekort
page-learn-points = Hver strækning giver point med det samme, og lange giver langt flere end korte. Her ser du alles point, vogne, kort og rutekort.
    .title = Point
page-learn-doubles = Hvor to spor ligger side om side, må ingen tage begge. Med få spillere kan kun ét af dem overhovedet tages, så vent ikke for længe.
    .title = Dobbeltstrækninger
page-learn-end = Når nogen næsten ikke har flere vogne, får alle en sidste tur; denne linje siger til. Så tælles rutekortene, og den længste sammenhængende linje giver en bonus. God rejse!
    .title = Slutningen
