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

## What this game does not have, or has no time for now

refusal-no-stations = det er ingen stasjoner i dette spillet
refusal-no-tunnels = det er ingen tunneler i dette spillet
refusal-no-routes = det er ingen strekninger i dette spillet
refusal-no-yards = det er ingen skiftetomter i dette spillet
refusal-game-over = spillet er over
refusal-chance-first = først må et kort, en billett eller startspilleren avsløres
refusal-chosen = du har allerede valgt
refusal-due-keep = velg først hvilke billetter du vil beholde
refusal-due-pay = velg først hvilke kort du vil betale med
refusal-due-surcharge = betal først tilleggsprisen for tunnelen, eller gi den opp
refusal-due-count = legg først ferdig bunken
refusal-due-complete = velg først hvilke billetter du fullfører
refusal-later-pay = velg først hva du vil betale for
refusal-later-extra = du graver ikke noen tunnel
refusal-later-with = velg først en farge du vil legge ut
refusal-later-keep = du har ikke trukket noen billetter å velge mellom
refusal-later-complete = billetter fullføres når runden er slutt

## With the numbers

refusal-cards-short = du har { $held } av de { $needed } kortene som trengs, lokomotiver medregnet
refusal-trains-short = denne strekningen krever { $needed } vogner, og du har { $held } igjen
refusal-ferry-short = { $needed ->
    [one] denne fergen krever { $needed } lokomotiv, og du har { $held }
   *[other] denne fergen krever { $needed } lokomotiver, og du har { $held }
}
refusal-price = det koster { $needed } kort i rett farge; lokomotiver kan erstatte hvilke som helst av dem
refusal-extra = tunnelen koster { $needed } kort ekstra, i settets farge eller lokomotiver
refusal-keep-least = { $number ->
    [one] behold minst { $number } billett
   *[other] behold minst { $number } billetter
}
refusal-keep-offered = { $number ->
    [one] det er bare { $number } billett å velge mellom
   *[other] det er bare { $number } billetter å velge mellom
}
refusal-pile-larger = bunken der har { $number } kort, og du må legge flere
refusal-cards-lacking = du har ikke disse kortene
refusal-station-there = det er allerede en stasjon i denne byen
refusal-stations-gone = du har ingen stasjoner igjen
refusal-complete-more = du kan fortsatt fullføre flere billetter
refusal-complete-not-held = du har ikke denne billetten
refusal-complete-short = kortene på sporet ditt er ikke nok til denne billetten også
