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

refusal-no-such-decision = dette spillet har ikke noe slikt trekk eller noen slik plass
refusal-not-now = ingen kan gjøre noe trekk akkurat nå
refusal-impossible = dette kan ikke komme nå

## By a rule

refusal-T1 = det ligger ikke noe slikt kort i raden
refusal-T3 = du kan bare ta et åpent lokomotiv som ditt første kort
refusal-T9 = det er ingen kort i trekkebunken
refusal-T10 = du må ta det andre kortet ditt først
refusal-B3 = du må beholde flere billetter ved starten, eller disse er ikke blant dem du kan velge
refusal-B3a = du har allerede valgt billetter
refusal-B4 = det er en annen spillers tur
refusal-B5 = en strekning krever like mange kort som den har felter, i strekningens farge; lokomotiver kan erstatte hvilke som helst av dem
refusal-B6 = en gråfarget rute kan betales med hvilken som helst farge, men bare én
refusal-B7 = du har ikke nok vogner igjen til denne strekningen
refusal-B8 = denne strekningen er allerede fullført
refusal-B9 = du kan ikke eie begge sporene i en dobbeltrute
refusal-B10 = med så få spillere stenger ett fullført spor hele dobbeltruten
refusal-B12 = det er ingen billetter å trekke, eller du må beholde flere av dem du trakk
refusal-B13a = du kan bare stå over når ingenting annet er mulig
refusal-E2 = du må beholde flere billetter ved starten, eller disse er ikke blant dem du kan velge
refusal-E4 = en ferge krever minst så mange lokomotiver som den viser
refusal-E5 = ekstrakostnaden for en tunnel må betales fullt ut, med kort i settets farge eller lokomotiver
refusal-E6 = du spilte bare ut lokomotiver, så du må betale ekstrakostnaden med lokomotiver
refusal-E7 = du kan bare gi opp en tunnel som koster ekstra
refusal-E10 = du må ha en stasjon igjen, og byen kan ikke ha noen fra før
refusal-E11 = hver ny stasjon koster ett kort mer enn den forrige, alle i én farge eller lokomotiver, og dem har du ikke
refusal-K3 = du må beholde flere billetter ved starten, eller disse er ikke blant dem du kan velge
refusal-K4 = det er en annen spillers tur
refusal-K9 = legg ut to eller flere kort i én farge, med eller uten lokomotiver, eller tre enkeltkort i hver sin farge
refusal-K11 = denne fargen ligger allerede på skiftetomten din
refusal-K12 = fargen ligger på en annen spillers skiftetomt, så du må legge ut flere kort enn den bunken har
refusal-K13 = det er ingen billetter igjen å trekke
refusal-K13a = du kan bare stå over når ingenting annet er mulig
refusal-K16 = du må fullføre så mange billetter som mulig med kortene på sporet
