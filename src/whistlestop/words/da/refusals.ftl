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

refusal-no-such-decision = dette spil har ikke noget sådant valg eller nogen sådan plads
refusal-not-now = der er ikke noget at bestemme nu
refusal-impossible = det udfald kan ikke forekomme

## By a rule

refusal-T1 = der er ikke noget synligt kort i den farve
refusal-T3 = et synligt lokomotiv må kun tages som første kort
refusal-T9 = der er ingen kort i bunken med togvognskort
refusal-T10 = det andet kort skal trækkes først
refusal-B3 = der skal beholdes flere rutekort ved starten, eller disse er ikke blandt dem, der kan vælges
refusal-B3a = valget ved starten er truffet
refusal-B4 = det er en anden spillers tur
refusal-B5 = en strækning kræver lige så mange kort, som den har felter, i strækningens farve; lokomotiver kan erstatte et hvilket som helst af dem
refusal-B6 = en grå strækning må betales i en hvilken som helst farve, men ikke i to
refusal-B7 = der er ikke vogne nok tilbage til denne strækning
refusal-B8 = denne strækning er allerede taget
refusal-B9 = ingen må eje begge spor i en dobbeltstrækning
refusal-B10 = med så få spillere lukker ét taget spor hele dobbeltstrækningen
refusal-B12 = der er ingen rutekort at trække, eller der skal beholdes flere af de trukne
refusal-B13a = en spiller melder kun pas, når intet andet er muligt
refusal-E2 = der skal beholdes flere rutekort ved starten, eller disse er ikke blandt dem, der kan vælges
refusal-E4 = en færge kræver mindst så mange lokomotiver, som den viser
refusal-E5 = tillægget for en tunnel betales i sættets farve eller med lokomotiver, og fuldt ud
refusal-E6 = efter et sæt af lokomotiver kan tillægget kun betales med lokomotiver
refusal-E7 = kun en tunnel med et tillæg at betale kan opgives
refusal-E10 = en station kræver en by uden station, og at spilleren har en tilbage
refusal-E11 = hver ny station koster ét kort mere end den forrige, alle i én farve eller lokomotiver
refusal-K3 = der skal beholdes flere rutekort ved starten, eller disse er ikke blandt dem, der kan vælges
refusal-K4 = det er en anden spillers tur
refusal-K9 = en bunke er to eller flere kort i én farve, med eller uden lokomotiver, ellers lægges tre enkelte kort i hver sin farve
refusal-K11 = denne farve ligger allerede i spillerens eget sporområde
refusal-K12 = en farve i en anden spillers sporområde kræver flere kort, end den bunke har
refusal-K13 = rutekort kan trækkes, så længe der er nogen
refusal-K13a = en spiller melder kun pas, når intet andet er muligt
refusal-K16 = ruter etableres med kortene i rangersporet, og så mange som muligt
