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
