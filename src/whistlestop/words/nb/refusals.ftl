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

## What this game does not have, or has no time for now

refusal-no-stations = det er ingen stasjoner i dette spillet
refusal-no-tunnels = det er ingen tunneler i dette spillet
refusal-no-routes = det er ingen strekninger i dette spillet
refusal-no-yards = det er ingen skiftetomter i dette spillet
refusal-game-over = spillet er slutt
refusal-chance-first = først må et kort, en billett eller den som begynner, bli kjent
refusal-chosen = du har allerede valgt
refusal-due-keep = velg først hvilke billetter du vil beholde
refusal-due-pay = velg først hvilke kort du vil betale med
refusal-due-surcharge = betal først ekstrakostnaden for tunnelen, eller gi den opp
refusal-due-count = gjør deg først ferdig med bunken
refusal-due-complete = velg først hvilke billetter du vil fullføre
refusal-later-pay = velg først hva du vil betale for
refusal-later-extra = du graver ikke noen tunnel
refusal-later-with = velg først en farge du vil legge ut
refusal-later-keep = du har ikke trukket noen billetter å velge mellom
refusal-later-complete = billettene fullføres når runden er slutt

## With the numbers

refusal-cards-short = { $needed ->
    [1] { $colour ->
        [purple] du mangler et lilla kort eller et lokomotiv
        [blue] du mangler et blått kort eller et lokomotiv
        [orange] du mangler et oransje kort eller et lokomotiv
        [white] du mangler et hvitt kort eller et lokomotiv
        [green] du mangler et grønt kort eller et lokomotiv
        [yellow] du mangler et gult kort eller et lokomotiv
        [black] du mangler et svart kort eller et lokomotiv
        [red] du mangler et rødt kort eller et lokomotiv
       *[grey] du har ingen kort å betale med
    }
   *[other] { $colour ->
        [purple] du har { $held } av de { $needed } lilla kortene som trengs, lokomotiver medregnet
        [blue] du har { $held } av de { $needed } blå kortene som trengs, lokomotiver medregnet
        [orange] du har { $held } av de { $needed } oransje kortene som trengs, lokomotiver medregnet
        [white] du har { $held } av de { $needed } hvite kortene som trengs, lokomotiver medregnet
        [green] du har { $held } av de { $needed } grønne kortene som trengs, lokomotiver medregnet
        [yellow] du har { $held } av de { $needed } gule kortene som trengs, lokomotiver medregnet
        [black] du har { $held } av de { $needed } svarte kortene som trengs, lokomotiver medregnet
        [red] du har { $held } av de { $needed } røde kortene som trengs, lokomotiver medregnet
       *[grey] du har høyst { $held } av de { $needed } kortene som trengs, i én og samme farge, lokomotiver medregnet
    }
}
refusal-trains-short = { $needed ->
    [one] denne strekningen krever { $needed } vogn, og du har { $held } igjen
   *[other] denne strekningen krever { $needed } vogner, og du har { $held } igjen
}
refusal-ferry-short = { $needed ->
    [one] denne fergen krever { $needed } lokomotiv, og du har { $held }
   *[other] denne fergen krever { $needed } lokomotiver, og du har { $held }
}
refusal-price = { $needed ->
    [1] { $colour ->
        [purple] det koster { $needed } lilla kort eller et lokomotiv
        [blue] det koster { $needed } blått kort eller et lokomotiv
        [orange] det koster { $needed } oransje kort eller et lokomotiv
        [white] det koster { $needed } hvitt kort eller et lokomotiv
        [green] det koster { $needed } grønt kort eller et lokomotiv
        [yellow] det koster { $needed } gult kort eller et lokomotiv
        [black] det koster { $needed } svart kort eller et lokomotiv
        [red] det koster { $needed } rødt kort eller et lokomotiv
       *[grey] det koster { $needed } kort, uansett type
    }
   *[other] { $colour ->
        [purple] det koster { $needed } lilla kort; lokomotiver kan erstatte hvilke som helst av dem
        [blue] det koster { $needed } blå kort; lokomotiver kan erstatte hvilke som helst av dem
        [orange] det koster { $needed } oransje kort; lokomotiver kan erstatte hvilke som helst av dem
        [white] det koster { $needed } hvite kort; lokomotiver kan erstatte hvilke som helst av dem
        [green] det koster { $needed } grønne kort; lokomotiver kan erstatte hvilke som helst av dem
        [yellow] det koster { $needed } gule kort; lokomotiver kan erstatte hvilke som helst av dem
        [black] det koster { $needed } svarte kort; lokomotiver kan erstatte hvilke som helst av dem
        [red] det koster { $needed } røde kort; lokomotiver kan erstatte hvilke som helst av dem
       *[grey] det koster { $needed } kort i én farge; lokomotiver kan erstatte hvilke som helst av dem
    }
}
refusal-extra = { $needed ->
    [1] tunnelen koster { $needed } kort ekstra, i settets farge eller et lokomotiv
   *[other] tunnelen koster { $needed } kort ekstra, i settets farge eller lokomotiver
}
refusal-keep-least = { $number ->
    [one] behold minst { $number } billett
   *[other] behold minst { $number } billetter
}
refusal-keep-offered = { $number ->
    [one] det er bare { $number } billett å velge mellom
   *[other] det er bare { $number } billetter å velge mellom
}
refusal-pile-larger = bunken der har { $number } kort, og du må legge ut flere
refusal-cards-lacking = du har ikke de kortene
refusal-station-there = det er allerede en stasjon i denne byen
refusal-stations-gone = du har ingen stasjoner igjen
refusal-complete-more = du kan fullføre flere billetter
refusal-complete-not-held = du har ikke denne billetten
refusal-complete-short = kortene på sporet ditt rekker ikke til denne billetten også
