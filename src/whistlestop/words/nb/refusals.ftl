### Why a move is refused. `refusal-B5` and its like say what a clause asks for: no capital letter, no full stop, since they
### stand inside `refusal`.

## The whole sentence

# $what: the move, in the notation; $reason: one of those below; $clause: the rule's id, or `none`
refusal = { $clause ->
    [none] { $what }: { $reason }.
   *[other] { $what }: { $reason } ({ $clause }).
}
# $what, $reason, $clause as above; $options: moves that are possible, in the notation
refusal-with-options = { refusal } Mulig nå: { $options }.
# $what, $reason, $clause, $options: the same where there are more than can be listed
refusal-with-more-options = { refusal } Mulig nå, blant annet: { $options }.

## Without a rule

refusal-no-such-decision = dette spillet har ikke noe slikt valg eller noen slik plass
refusal-not-now = det er ikke noe å bestemme nå
refusal-impossible = dette utfallet kan ikke forekomme

## By a rule

refusal-T1 = det ligger ikke noe åpent kort i den fargen
refusal-T3 = et åpent lokomotiv kan bare tas som første kort
refusal-T9 = det er ingen kort i trekkebunken
refusal-T10 = det andre kortet må trekkes først
refusal-B3 = det må beholdes flere billetter ved starten, eller disse er ikke blant dem som kan velges
refusal-B3a = valget ved starten er gjort
refusal-B4 = det er en annen spillers tur
refusal-B5 = en strekning krever like mange kort som den har felter, i strekningens farge; lokomotiver kan erstatte hvilke som helst av dem
refusal-B6 = en gråfarget rute kan betales i hvilken farge som helst, men ikke i to
refusal-B7 = det er ikke nok vogner igjen til denne strekningen
refusal-B8 = denne strekningen er allerede fullført
refusal-B9 = ingen kan eie begge sporene i en dobbeltrute
refusal-B10 = med så få spillere stenger ett fullført spor hele dobbeltruten
refusal-B12 = det er ingen billetter å trekke, eller flere av de trukne må beholdes
refusal-B13a = en spiller står bare over når ikke noe annet er mulig
refusal-E2 = det må beholdes flere billetter ved starten, eller disse er ikke blant dem som kan velges
refusal-E4 = en ferge krever minst så mange lokomotiver som den viser
refusal-E5 = tilleggsprisen for en tunnel betales i settets farge eller med lokomotiver, og i sin helhet
refusal-E6 = etter et sett av lokomotiver kan tilleggsprisen bare betales med lokomotiver
refusal-E7 = bare en tunnel med tilleggspris kan gis opp
refusal-E10 = en stasjon krever en by uten stasjon, og at spilleren har en igjen
refusal-E11 = hver ny stasjon koster ett kort mer enn den forrige, alle i én farge eller lokomotiver
refusal-K3 = det må beholdes flere billetter ved starten, eller disse er ikke blant dem som kan velges
refusal-K4 = det er en annen spillers tur
refusal-K9 = en bunke er to eller flere kort i én farge, med eller uten lokomotiver, ellers legges tre enkeltkort i hver sin farge
refusal-K11 = denne fargen ligger allerede på spillerens egen skiftetomt
refusal-K12 = en farge på en annen spillers skiftetomt krever flere kort enn den bunken har
refusal-K13 = billetter kan trekkes så lenge det finnes noen
refusal-K13a = en spiller står bare over når ikke noe annet er mulig
refusal-K16 = billetter fullføres med kortene på sporet, og så mange som mulig
