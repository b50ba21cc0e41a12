### Why a move is refused. `refusal-B5` and its like say what a clause asks for: no capital letter, no full stop, since they
### stand inside `refusal`.

## The whole sentence

# $what: the move, in the notation; $reason: one of those below; $clause: the rule's id, or `none`
refusal = { $clause ->
    [none] { $what }: { $reason }.
   *[other] { $what }: { $reason } ({ $clause }).
}
# $what, $reason, $clause as above; $options: moves that are possible, in the notation
refusal-with-options = { refusal } Muligt nu: { $options }.
# $what, $reason, $clause, $options: the same where there are more than can be listed
refusal-with-more-options = { refusal } Muligt nu, blandt andet: { $options }.

## Without a rule

refusal-no-such-decision = dette spil har ikke noget sådant træk eller nogen sådan plads
refusal-not-now = ingen kan foretage et træk lige nu
refusal-impossible = dette kan ikke komme nu

## By a rule

refusal-T1 = der er ikke noget sådant kort i rækken
refusal-T3 = du må kun tage et synligt lokomotiv som dit første kort
refusal-T9 = der er ingen kort i bunken med togvognskort
refusal-T10 = du skal tage dit andet kort først
refusal-B3 = du skal beholde flere rutekort ved starten, eller disse er ikke blandt dem, du kan vælge
refusal-B3a = du har allerede valgt rutekort
refusal-B4 = det er en anden spillers tur
refusal-B5 = en strækning kræver lige så mange kort, som den har felter, i strækningens farve; lokomotiver kan erstatte et hvilket som helst af dem
refusal-B6 = en grå strækning må betales med kort i en hvilken som helst farve, men kun én
refusal-B7 = du har ikke vogne nok tilbage til denne strækning
refusal-B8 = denne strækning er allerede taget
refusal-B9 = du må ikke eje begge spor i en dobbeltstrækning
refusal-B10 = med så få spillere lukker ét taget spor hele dobbeltstrækningen
refusal-B12 = der er ingen rutekort at trække, eller du skal beholde flere af dem, du trak
refusal-B13a = du må kun melde pas, når intet andet er muligt
refusal-E2 = du skal beholde flere rutekort ved starten, eller disse er ikke blandt dem, du kan vælge
refusal-E4 = en færge kræver mindst så mange lokomotiver, som den viser
refusal-E5 = tillægget for en tunnel skal betales fuldt ud, med kort i sættets farve eller lokomotiver
refusal-E6 = du spillede kun lokomotiver, så du skal betale tillægget med lokomotiver
refusal-E7 = du kan kun opgive en tunnel, der koster ekstra
refusal-E10 = du skal have en station tilbage, og byen må ikke have en i forvejen
refusal-E11 = hver ny station koster ét kort mere end den forrige, alle i én farve eller lokomotiver, og dem har du ikke
refusal-K3 = du skal beholde flere rutekort ved starten, eller disse er ikke blandt dem, du kan vælge
refusal-K4 = det er en anden spillers tur
refusal-K9 = placér to eller flere kort i én farve, med eller uden lokomotiver, eller tre enkelte kort i hver sin farve
refusal-K11 = denne farve ligger allerede i dit sporområde
refusal-K12 = farven ligger i en anden spillers sporområde, så du skal placere flere kort, end den bunke har
refusal-K13 = der er ingen rutekort tilbage at trække
refusal-K13a = du må kun melde pas, når intet andet er muligt
refusal-K16 = du skal etablere så mange ruter som muligt med kortene i rangersporet

## What this game does not have, or has no time for now

refusal-no-stations = der er ingen stationer i dette spil
refusal-no-tunnels = der er ingen tunneler i dette spil
refusal-no-routes = der er ingen strækninger i dette spil
refusal-no-yards = der er ingen sporområder i dette spil
refusal-game-over = spillet er slut
refusal-chance-first = først skal et kort, et rutekort eller startspilleren vises
refusal-chosen = du har allerede valgt
refusal-due-keep = vælg først, hvilke rutekort du vil beholde
refusal-due-pay = vælg først, hvilke kort du vil betale med
refusal-due-surcharge = betal først tillægget for tunnelen, eller opgiv den
refusal-due-count = gør først bunken færdig
refusal-due-complete = vælg først, hvilke ruter du vil etablere
refusal-later-pay = vælg først, hvad du vil betale for
refusal-later-extra = du graver ikke nogen tunnel
refusal-later-with = vælg først en farve at placere
refusal-later-keep = du har ikke trukket nogen rutekort at vælge imellem
refusal-later-complete = ruterne etableres, når runden er slut

## With the numbers

refusal-cards-short = { $needed ->
    [1] { $colour ->
        [purple] du mangler et lilla kort eller et lokomotiv
        [blue] du mangler et blåt kort eller et lokomotiv
        [orange] du mangler et orange kort eller et lokomotiv
        [white] du mangler et hvidt kort eller et lokomotiv
        [green] du mangler et grønt kort eller et lokomotiv
        [yellow] du mangler et gult kort eller et lokomotiv
        [black] du mangler et sort kort eller et lokomotiv
        [red] du mangler et rødt kort eller et lokomotiv
       *[grey] du har ingen kort at betale med
    }
   *[other] { $colour ->
        [purple] du har { $held } af de { $needed } lilla kort, der skal bruges, lokomotiver medregnet
        [blue] du har { $held } af de { $needed } blå kort, der skal bruges, lokomotiver medregnet
        [orange] du har { $held } af de { $needed } orange kort, der skal bruges, lokomotiver medregnet
        [white] du har { $held } af de { $needed } hvide kort, der skal bruges, lokomotiver medregnet
        [green] du har { $held } af de { $needed } grønne kort, der skal bruges, lokomotiver medregnet
        [yellow] du har { $held } af de { $needed } gule kort, der skal bruges, lokomotiver medregnet
        [black] du har { $held } af de { $needed } sorte kort, der skal bruges, lokomotiver medregnet
        [red] du har { $held } af de { $needed } røde kort, der skal bruges, lokomotiver medregnet
       *[grey] du har højst { $held } af de { $needed } kort, der skal bruges, i én og samme farve, lokomotiver medregnet
    }
}
refusal-trains-short = { $needed ->
    [one] denne strækning kræver { $needed } vogn, og du har { $held } tilbage
   *[other] denne strækning kræver { $needed } vogne, og du har { $held } tilbage
}
refusal-ferry-short = { $needed ->
    [one] denne færge kræver { $needed } lokomotiv, og du har { $held }
   *[other] denne færge kræver { $needed } lokomotiver, og du har { $held }
}
refusal-price = { $needed ->
    [1] { $colour ->
        [purple] det koster { $needed } lilla kort eller et lokomotiv
        [blue] det koster { $needed } blåt kort eller et lokomotiv
        [orange] det koster { $needed } orange kort eller et lokomotiv
        [white] det koster { $needed } hvidt kort eller et lokomotiv
        [green] det koster { $needed } grønt kort eller et lokomotiv
        [yellow] det koster { $needed } gult kort eller et lokomotiv
        [black] det koster { $needed } sort kort eller et lokomotiv
        [red] det koster { $needed } rødt kort eller et lokomotiv
       *[grey] det koster { $needed } kort, uanset type
    }
   *[other] { $colour ->
        [purple] det koster { $needed } lilla kort; lokomotiver kan erstatte et hvilket som helst af dem
        [blue] det koster { $needed } blå kort; lokomotiver kan erstatte et hvilket som helst af dem
        [orange] det koster { $needed } orange kort; lokomotiver kan erstatte et hvilket som helst af dem
        [white] det koster { $needed } hvide kort; lokomotiver kan erstatte et hvilket som helst af dem
        [green] det koster { $needed } grønne kort; lokomotiver kan erstatte et hvilket som helst af dem
        [yellow] det koster { $needed } gule kort; lokomotiver kan erstatte et hvilket som helst af dem
        [black] det koster { $needed } sorte kort; lokomotiver kan erstatte et hvilket som helst af dem
        [red] det koster { $needed } røde kort; lokomotiver kan erstatte et hvilket som helst af dem
       *[grey] det koster { $needed } kort i én farve; lokomotiver kan erstatte et hvilket som helst af dem
    }
}
refusal-extra = { $needed ->
    [1] tunnelen koster { $needed } kort ekstra, i sættets farve eller et lokomotiv
   *[other] tunnelen koster { $needed } kort ekstra, i sættets farve eller lokomotiver
}
refusal-keep-least = behold mindst { $number } rutekort
refusal-keep-offered = der er kun { $number } rutekort at vælge imellem
refusal-pile-larger = bunken der har { $number } kort, og du skal placere flere
refusal-cards-lacking = du har ikke de kort
refusal-station-there = der er allerede en station i denne by
refusal-stations-gone = du har ingen stationer tilbage
refusal-complete-more = du kan etablere flere ruter
refusal-complete-not-held = du har ikke dette rutekort
refusal-complete-short = kortene i dit rangerspor rækker ikke også til denne rute
