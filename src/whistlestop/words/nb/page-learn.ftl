### The guided first game: ten short steps. Each has a title, and where the player is to do something, a task.

page-learn-laying = Klargjør bordet …
page-learn-guide = Veiledningen
# $step, $steps
page-learn-step = Steg { $step } av { $steps }
page-learn-next = Neste
page-learn-skip = Hopp over veiledningen
page-learn-finish = Spill videre
page-learn-smaller = Skjul
page-learn-larger = Vis
page-learn-done = Godt gjort!

page-learn-tickets = En billett ber deg knytte sammen to byer med dine egne strekninger. Fullfører du den, får du poengene til slutt; ellers trekkes de fra. Billetter som går samme vei, er en god start.
    .title = Velg billettene dine
    .task = Velg billettene du vil ha, og behold dem.
page-learn-draw = For å bygge trenger du vognkort. Når det er din tur, kan du ta to: åpne fra raden eller ukjente fra trekkebunken. Trykk én gang på et kort for å velge det, og en gang til for å ta det.
    .title = Raden og trekkebunken
    .task = Ta et kort.
page-learn-locomotives = Et lokomotiv er en joker og kan erstatte en hvilken som helst farge. Det er mye verdt: Den som tar et åpent lokomotiv fra raden, tar ikke noe annet kort i den turen. Kommer det fra trekkebunken, er det ren flaks og koster ikke noe ekstra.
    .title = Lokomotiver
page-learn-hand = Her ligger kortene dine, sortert etter farge, hvert med sitt symbol. Det er ingen grense: Samle på én farge til en lang strekning, eller på flere for å ha flere muligheter.
    .title = Hånden din
page-learn-claim = Strekninger du har råd til, lyser. En farget strekning krever like mange kort i sin farge som den har felter; en gråfarget rute tar en hvilken som helst farge, men bare én. Trekk flere kort først hvis ingen nyttige strekninger lyser.
    .title = Fullfør en strekning
    .task = Velg en strekning som lyser, i en av de neste turene dine.
page-learn-pay = Det lille vinduet viser alle måter å betale på, den billigste først. Ingenting er endelig før du bekrefter; Escape eller Avbryt tar deg tilbake.
    .title = Betal for den
    .task = Velg en strekning som lyser, og bekreft: Den er din.
page-learn-status = Pek eller trykk på en billett: De to byene og den korteste veien som fortsatt mangler, lyser opp. En hake viser at den er fullført.
    .title = Slik ligger billettene an
page-learn-points = Hver strekning gir poeng med det samme, og lange gir langt flere enn korte. Her ser du alles poeng, vogner, kort og billetter.
    .title = Poeng
page-learn-doubles = Der to spor ligger side om side, kan ingen ta begge. Med få spillere kan bare ett av dem fullføres i det hele tatt, så ikke vent for lenge.
    .title = Dobbeltruter
page-learn-end = Når noen har brukt opp nesten alle vognene sine, får alle en siste tur; denne linjen sier fra. Så telles billettene, og den lengste sammenhengende ruten gir bonus. God tur!
    .title = Slutten
