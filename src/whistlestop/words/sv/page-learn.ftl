### The guided first game: ten short steps. Each has a title, and where the player is to do something, a task.

page-learn-laying = Förbereder bordet …
page-learn-guide = Guiden
# $step, $steps
page-learn-step = Steg { $step } av { $steps }
page-learn-next = Nästa
page-learn-skip = Hoppa över guiden
page-learn-finish = Spela vidare
page-learn-smaller = Dölj
page-learn-larger = Visa
page-learn-done = Bra gjort!

page-learn-tickets = Ett biljettkort ber dig förbinda två städer med dina egna sträckor. Fullbordar du det får du poängen i slutet; annars dras de av. Biljettkort som går åt samma håll är en bra början.
    .title = Välj dina biljettkort
    .task = Välj de biljettkort du vill ha och behåll dem.
page-learn-draw = För att bygga behöver du tågvagnskort. När det är din tur får du ta två: uppvända från raden eller osedda från draghögen. Tryck en gång på ett kort för att välja det och en gång till för att ta det.
    .title = Raden och draghögen
    .task = Ta ett kort.
page-learn-locomotives = Ett lokomotiv är en joker och ersätter vilken färg som helst. Det är värt mycket: den som tar ett uppvänt lokomotiv från raden tar inget annat kort i den turen. Kommer det från draghögen är det ren flax och kostar inget extra.
    .title = Lokomotiv
page-learn-hand = Här ligger dina kort, sorterade efter färg, vart och ett med sin symbol. Det finns ingen gräns: samla en färg till en lång sträcka, eller flera för att ha valmöjligheter.
    .title = Din hand
page-learn-claim = Sträckor som du har råd med lyser. En färgad sträcka kräver lika många kort i sin färg som den har rutor; en grå tar vilken färg som helst, men bara en. Dra fler kort först om ingen användbar sträcka lyser.
    .title = Ta en sträcka
    .task = Välj en sträcka som lyser i någon av dina närmaste turer.
page-learn-pay = Det lilla fönstret visar alla sätt att betala, det billigaste först. Inget är slutgiltigt innan du bekräftar; Escape eller Avbryt tar dig tillbaka.
    .title = Betala för den
    .task = Välj en sträcka som lyser och bekräfta: den är din.
page-learn-status = Peka eller tryck på ett biljettkort: dess två städer och den kortaste vägen som ännu saknas lyser upp. En bock visar att det är fullbordat.
    .title = Så går det för dina biljettkort
page-learn-points = Varje sträcka ger poäng genast, och långa ger många fler än korta. Här ser du allas poäng, vagnar, kort och biljettkort.
    .title = Poäng
page-learn-doubles = Där två spår ligger sida vid sida får ingen ta båda. Med få spelare kan bara ett av dem tas över huvud taget, så vänta inte för länge.
    .title = Dubbelsträckor
page-learn-end = När någons vagnar nästan är slut får alla en sista tur; den här raden säger till. Sedan räknas biljettkorten, och den längsta sammanhängande linjen ger en bonus. Trevlig resa!
    .title = Slutet
