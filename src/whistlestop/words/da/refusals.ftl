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

## What this game does not have, or has no time for now

refusal-no-stations = der er ingen stationer i dette spil
refusal-no-tunnels = der er ingen tunneler i dette spil
refusal-no-routes = der er ingen strækninger i dette spil
refusal-no-yards = der er ingen sporområder i dette spil
refusal-game-over = spillet er slut
refusal-chance-first = først skal et kort, et rutekort eller startspilleren afsløres
refusal-chosen = du har allerede valgt
refusal-due-keep = vælg først, hvilke rutekort du vil beholde
refusal-due-pay = vælg først, hvilke kort du vil betale med
refusal-due-surcharge = betal først tillægget for tunnelen, eller opgiv den
refusal-due-count = læg først bunken færdig
refusal-due-complete = vælg først, hvilke ruter du etablerer
refusal-later-pay = vælg først, hvad du vil betale for
refusal-later-extra = du er ikke i gang med en tunnel
refusal-later-with = vælg først en farve at lægge ud
refusal-later-keep = du har ikke trukket nogen rutekort at vælge imellem
refusal-later-complete = ruter etableres, når runden er slut

## With the numbers

refusal-cards-short = du har { $held } af de { $needed } kort, der skal bruges, lokomotiver medregnet
refusal-trains-short = denne strækning kræver { $needed } vogne, og du har { $held } tilbage
refusal-ferry-short = { $needed ->
    [one] denne færge kræver { $needed } lokomotiv, og du har { $held }
   *[other] denne færge kræver { $needed } lokomotiver, og du har { $held }
}
refusal-price = det koster { $needed } kort i den rigtige farve; lokomotiver kan erstatte et hvilket som helst af dem
refusal-extra = tunnelen koster { $needed } kort ekstra, i sættets farve eller lokomotiver
refusal-keep-least = behold mindst { $number } rutekort
refusal-keep-offered = der er kun { $number } rutekort at vælge imellem
refusal-pile-larger = bunken der har { $number } kort, og du skal lægge flere
refusal-cards-lacking = du har ikke de kort
refusal-station-there = der er allerede en station i denne by
refusal-stations-gone = du har ingen stationer tilbage
refusal-complete-more = du kan stadig etablere flere ruter
refusal-complete-not-held = du har ikke dette rutekort
refusal-complete-short = kortene på dit rangerspor er ikke nok til også denne rute
