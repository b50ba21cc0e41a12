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
