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

refusal-no-such-decision = det här spelet har inget sådant drag eller ingen sådan plats
refusal-not-now = ingen kan göra något drag just nu
refusal-impossible = det här kan inte komma nu

## By a rule

refusal-T1 = det finns inget sådant kort i raden
refusal-T3 = du får bara ta ett uppvänt lokomotiv som ditt första kort
refusal-T9 = det finns inga kort i draghögen
refusal-T10 = du måste ta ditt andra kort först
refusal-B3 = du måste behålla fler biljettkort vid starten, eller så finns dessa inte att välja
refusal-B3a = du har redan valt biljettkort
refusal-B4 = det är en annan spelares tur
refusal-B5 = en sträcka kräver lika många kort som den har rutor, i sträckans färg; lokomotiv kan ersätta vilka som helst
refusal-B6 = en grå sträcka får betalas med kort i vilken färg som helst, men bara en
refusal-B7 = du har inte tillräckligt många vagnar kvar för den här sträckan
refusal-B8 = den här sträckan är redan tagen
refusal-B9 = du får inte äga båda spåren i en dubbelsträcka
refusal-B10 = med så få spelare stänger ett taget spår hela dubbelsträckan
refusal-B12 = det finns inga biljettkort att dra, eller så måste du behålla fler av dem som du drog
refusal-B13a = du får bara stå över när inget annat är möjligt
refusal-E2 = du måste behålla fler biljettkort vid starten, eller så finns dessa inte att välja
refusal-E4 = en färja kräver minst så många lokomotiv som den visar
refusal-E5 = tillägget för en tunnel måste betalas helt, med kort i seriens färg eller lokomotiv
refusal-E6 = du spelade bara lokomotiv, så du måste betala tillägget med lokomotiv
refusal-E7 = du kan bara ge upp en tunnel som kostar extra
refusal-E10 = du måste ha en station kvar, och staden får inte redan ha en
refusal-E11 = varje ny station kostar ett kort mer än den förra, alla i en färg eller lokomotiv, och dem har du inte
refusal-K3 = du måste behålla fler biljettkort vid starten, eller så finns dessa inte att välja
refusal-K4 = det är en annan spelares tur
refusal-K9 = placera två eller fler kort i en färg, med eller utan lokomotiv, eller tre enstaka kort i olika färger
refusal-K11 = den här färgen ligger redan i din bangård
refusal-K12 = färgen ligger i en annan spelares bangård, så du måste placera fler kort än den högen har
refusal-K13 = det finns inga biljettkort kvar att dra
refusal-K13a = du får bara stå över när inget annat är möjligt
refusal-K16 = du måste fullborda så många biljettkort som möjligt med korten på spåret

## What this game does not have, or has no time for now

refusal-no-stations = det finns inga stationer i det här spelet
refusal-no-tunnels = det finns inga tunnlar i det här spelet
refusal-no-routes = det finns inga sträckor i det här spelet
refusal-no-yards = det finns inga bangårdar i det här spelet
refusal-game-over = spelet är slut
refusal-chance-first = först måste ett kort, ett biljettkort eller vem som börjar visas
refusal-chosen = du har redan valt
refusal-due-keep = välj först vilka biljettkort du vill behålla
refusal-due-pay = välj först vilka kort du vill betala med
refusal-due-surcharge = betala först tillägget för tunneln eller ge upp den
refusal-due-count = gör först klart högen
refusal-due-complete = välj först vilka biljettkort du vill fullborda
refusal-later-pay = välj först vad du vill betala för
refusal-later-extra = du gräver ingen tunnel
refusal-later-with = välj först en färg att placera
refusal-later-keep = du har inte dragit några biljettkort att välja bland
refusal-later-complete = biljettkorten fullbordas när rundan är slut

## With the numbers

refusal-cards-short = { $needed ->
    [1] { $colour ->
        [purple] du saknar ett lila kort eller ett lokomotiv
        [blue] du saknar ett blått kort eller ett lokomotiv
        [orange] du saknar ett orange kort eller ett lokomotiv
        [white] du saknar ett vitt kort eller ett lokomotiv
        [green] du saknar ett grönt kort eller ett lokomotiv
        [yellow] du saknar ett gult kort eller ett lokomotiv
        [black] du saknar ett svart kort eller ett lokomotiv
        [red] du saknar ett rött kort eller ett lokomotiv
       *[grey] du har inga kort att betala med
    }
   *[other] { $colour ->
        [purple] du har { $held } av de { $needed } lila kort som behövs, lokomotiv inräknade
        [blue] du har { $held } av de { $needed } blå kort som behövs, lokomotiv inräknade
        [orange] du har { $held } av de { $needed } orange kort som behövs, lokomotiv inräknade
        [white] du har { $held } av de { $needed } vita kort som behövs, lokomotiv inräknade
        [green] du har { $held } av de { $needed } gröna kort som behövs, lokomotiv inräknade
        [yellow] du har { $held } av de { $needed } gula kort som behövs, lokomotiv inräknade
        [black] du har { $held } av de { $needed } svarta kort som behövs, lokomotiv inräknade
        [red] du har { $held } av de { $needed } röda kort som behövs, lokomotiv inräknade
       *[grey] du har högst { $held } av de { $needed } kort som behövs, i en och samma färg, lokomotiv inräknade
    }
}
refusal-trains-short = { $needed ->
    [one] den här sträckan kräver { $needed } vagn, och du har { $held } kvar
   *[other] den här sträckan kräver { $needed } vagnar, och du har { $held } kvar
}
refusal-ferry-short = den här färjan kräver { $needed } lokomotiv, och du har { $held }
refusal-price = { $needed ->
    [1] { $colour ->
        [purple] det kostar { $needed } lila kort eller ett lokomotiv
        [blue] det kostar { $needed } blått kort eller ett lokomotiv
        [orange] det kostar { $needed } orange kort eller ett lokomotiv
        [white] det kostar { $needed } vitt kort eller ett lokomotiv
        [green] det kostar { $needed } grönt kort eller ett lokomotiv
        [yellow] det kostar { $needed } gult kort eller ett lokomotiv
        [black] det kostar { $needed } svart kort eller ett lokomotiv
        [red] det kostar { $needed } rött kort eller ett lokomotiv
       *[grey] det kostar { $needed } kort av valfri sort
    }
   *[other] { $colour ->
        [purple] det kostar { $needed } lila kort; lokomotiv kan ersätta vilka som helst av dem
        [blue] det kostar { $needed } blå kort; lokomotiv kan ersätta vilka som helst av dem
        [orange] det kostar { $needed } orange kort; lokomotiv kan ersätta vilka som helst av dem
        [white] det kostar { $needed } vita kort; lokomotiv kan ersätta vilka som helst av dem
        [green] det kostar { $needed } gröna kort; lokomotiv kan ersätta vilka som helst av dem
        [yellow] det kostar { $needed } gula kort; lokomotiv kan ersätta vilka som helst av dem
        [black] det kostar { $needed } svarta kort; lokomotiv kan ersätta vilka som helst av dem
        [red] det kostar { $needed } röda kort; lokomotiv kan ersätta vilka som helst av dem
       *[grey] det kostar { $needed } kort i en färg; lokomotiv kan ersätta vilka som helst av dem
    }
}
refusal-extra = { $needed ->
    [1] tunneln kostar { $needed } kort extra, i seriens färg eller ett lokomotiv
   *[other] tunneln kostar { $needed } kort extra, i seriens färg eller lokomotiv
}
refusal-keep-least = behåll minst { $number } biljettkort
refusal-keep-offered = det finns bara { $number } biljettkort att välja bland
refusal-pile-larger = högen där har { $number } kort, och du måste placera fler
refusal-cards-lacking = du har inte de korten
refusal-station-there = det finns redan en station i den här staden
refusal-stations-gone = du har inga stationer kvar
refusal-complete-more = du kan fullborda fler biljettkort
refusal-complete-not-held = du har inte det biljettkortet
refusal-complete-short = korten på ditt spår räcker inte till det här biljettkortet också
