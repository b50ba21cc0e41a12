### Why a move is refused. `refusal-B5` and its like say what a clause asks for: no capital letter, no full stop, since they
### stand inside `refusal`.

## The whole sentence

# $what: the move, in the notation; $reason: one of those below; $clause: the rule's id, or `none`
refusal = { $clause ->
    [none] { $what }: { $reason }.
   *[other] { $what }: { $reason } ({ $clause }).
}
# $what, $reason, $clause as above; $options: moves that are possible, in the notation
refusal-with-options = { refusal } Möjligt nu: { $options }.
# $what, $reason, $clause, $options: the same where there are more than can be listed
refusal-with-more-options = { refusal } Möjligt nu, bland annat: { $options }.

## Without a rule

refusal-no-such-decision = det här spelet har inget sådant val eller ingen sådan plats
refusal-not-now = det finns inget att bestämma nu
refusal-impossible = det utfallet kan inte inträffa

## By a rule

refusal-T1 = det finns inget uppvänt kort i den färgen
refusal-T3 = ett uppvänt lokomotiv får bara tas som första kort
refusal-T9 = det finns inga kort i draghögen
refusal-T10 = det andra kortet måste dras först
refusal-B3 = fler biljettkort måste behållas vid starten, eller så finns dessa inte att välja
refusal-B3a = valet vid starten är redan gjort
refusal-B4 = det är en annan spelares tur
refusal-B5 = en sträcka kräver lika många kort som den har rutor, i sträckans färg; lokomotiv kan ersätta vilka som helst
refusal-B6 = en grå sträcka får betalas i vilken färg som helst, men inte i två
refusal-B7 = det finns inte tillräckligt många vagnar kvar för den här sträckan
refusal-B8 = den här sträckan är redan tagen
refusal-B9 = ingen får äga båda spåren i en dubbelsträcka
refusal-B10 = med så få spelare stänger ett taget spår hela dubbelsträckan
refusal-B12 = det finns inga biljettkort att dra, eller så måste fler av de dragna behållas
refusal-B13a = en spelare står över bara när inget annat är möjligt
refusal-E2 = fler biljettkort måste behållas vid starten, eller så finns dessa inte att välja
refusal-E4 = en färja kräver minst så många lokomotiv som den visar
refusal-E5 = tillägget för en tunnel betalas i seriens färg eller med lokomotiv, och i sin helhet
refusal-E6 = efter en serie av lokomotiv kan tillägget bara betalas med lokomotiv
refusal-E7 = bara en tunnel med tillägg att betala kan ges upp
refusal-E10 = en station kräver en stad utan station, och att spelaren har en kvar
refusal-E11 = varje ny station kostar ett kort mer än den förra, alla i en färg eller lokomotiv
refusal-K3 = fler biljettkort måste behållas vid starten, eller så finns dessa inte att välja
refusal-K4 = det är en annan spelares tur
refusal-K9 = en hög är två eller fler kort i en färg, med eller utan lokomotiv, annars läggs tre enstaka kort i olika färger
refusal-K11 = den här färgen ligger redan i spelarens egen bangård
refusal-K12 = en färg i en annan spelares bangård kräver fler kort än den högen har
refusal-K13 = biljettkort kan dras så länge det finns några
refusal-K13a = en spelare står över bara när inget annat är möjligt
refusal-K16 = biljettkort fullbordas med korten på spåret, och så många som möjligt

## What this game does not have, or has no time for now

refusal-no-stations = det finns inga stationer i det här spelet
refusal-no-tunnels = det finns inga tunnlar i det här spelet
refusal-no-routes = det finns inga sträckor i det här spelet
refusal-no-yards = det finns inga bangårdar i det här spelet
refusal-game-over = spelet är slut
refusal-chance-first = först måste ett kort, ett biljettkort eller startspelaren visas
refusal-chosen = du har redan valt
refusal-due-keep = välj först vilka biljettkort du vill behålla
refusal-due-pay = välj först vilka kort du vill betala med
refusal-due-surcharge = betala först tillägget för tunneln eller ge upp den
refusal-due-count = lägg först klart högen
refusal-due-complete = välj först vilka biljettkort du fullbordar
refusal-later-pay = välj först vad du vill betala för
refusal-later-extra = du gräver ingen tunnel
refusal-later-with = välj först en färg att lägga ut
refusal-later-keep = du har inte dragit några biljettkort att välja bland
refusal-later-complete = biljettkort fullbordas när rundan är slut

## With the numbers

refusal-cards-short = du har { $held } av de { $needed } kort som behövs, lokomotiv inräknade
refusal-trains-short = den här sträckan kräver { $needed } vagnar, och du har { $held } kvar
refusal-ferry-short = den här färjan kräver { $needed } lokomotiv, och du har { $held }
refusal-price = det kostar { $needed } kort i rätt färg; lokomotiv kan ersätta vilka som helst av dem
refusal-extra = tunneln kostar { $needed } kort extra, i seriens färg eller lokomotiv
refusal-keep-least = behåll minst { $number } biljettkort
refusal-keep-offered = det finns bara { $number } biljettkort att välja bland
refusal-pile-larger = högen där har { $number } kort, och du måste lägga fler
refusal-cards-lacking = du har inte de korten
refusal-station-there = det finns redan en station i den här staden
refusal-stations-gone = du har inga stationer kvar
refusal-complete-more = du kan fortfarande fullborda fler biljettkort
refusal-complete-not-held = du har inte det biljettkortet
refusal-complete-short = korten på ditt spår räcker inte till det här biljettkortet också
