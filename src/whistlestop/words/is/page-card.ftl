### Spilastokkurinn á síðunni, og vísbendingar.

## Staðir við borðið

page-card-table = Borðið
page-card-your-place = Þinn staður við borðið
page-card-your-yard = Járnbrautarteinninn þinn
page-card-yard-of = Járnbrautarteinn: { $name }
page-card-your-track = Spilin í brautarpallsbunkanum þínum
page-card-pile = Litaröð með { card-set-dative }
page-card-round = Umferð { $round }

## Spil lögð niður

page-card-lane = { $colour ->
    [purple] Leggja niður fjólublá spil
    [blue] Leggja niður blá spil
    [orange] Leggja niður appelsínugul spil
    [white] Leggja niður hvít spil
    [green] Leggja niður græn spil
    [yellow] Leggja niður gul spil
    [black] Leggja niður svört spil
   *[red] Leggja niður rauð spil
}
page-card-lane-rob = { $colour ->
    [purple] Leggja niður fjólublá spil (lestarrán: { $name })
    [blue] Leggja niður blá spil (lestarrán: { $name })
    [orange] Leggja niður appelsínugul spil (lestarrán: { $name })
    [white] Leggja niður hvít spil (lestarrán: { $name })
    [green] Leggja niður græn spil (lestarrán: { $name })
    [yellow] Leggja niður gul spil (lestarrán: { $name })
    [black] Leggja niður svört spil (lestarrán: { $name })
   *[red] Leggja niður rauð spil (lestarrán: { $name })
}
page-card-placing = Leggja spil á járnbrautarteininn
page-card-place = Leggja niður { card-set }
page-card-robs = Lestarrán: { $name } missir { card-set }.
page-card-three = Þrjú stök spil
page-card-three-about = Þrjú stök spil: veldu þrjá liti.
page-card-place-singles = { $number ->
    [0] Veldu þrjá liti
    [1] Veldu tvo í viðbót
    [2] Veldu einn í viðbót
   *[other] Leggja niður { $number } stök spil
}
page-card-with = { $card ->
    [loco] { $number ->
        [0] Enginn dráttarvagn
        [1] Einn dráttarvagn
        [2] Tveir dráttarvagnar
        [3] Þrír dráttarvagnar
        [4] Fjórir dráttarvagnar
        [one] { $number } dráttarvagn
       *[other] { $number } dráttarvagnar
    }
   *[other] { $number ->
        [1] Eitt spil
        [2] Tvö spil
        [3] Þrjú spil
        [4] Fjögur spil
        [one] { $number } spil
       *[other] { $number } spil
    }
}

## Lestarmiðar

page-card-rack = { $number ->
    [0] Þú átt enga lestarmiða.
    [one] Lestarmiðarnir þínir: { $number } lestarmiði, { points }
   *[other] Lestarmiðarnir þínir: { $number } lestarmiðar, { points }
}
page-card-no-tickets = Þú átt enga lestarmiða.
page-card-need = þarf { a-card }
page-card-need-there = { a-card } er á brautarpallinum
page-card-completed = { $number ->
    [one] { $number } kláraður lestarmiði: { points }
   *[other] { $number } kláraðir lestarmiðar: { points }
}
page-card-bonus = Stórborgin { $city }: { points } fyrir flesta kláraða lestarmiða
page-card-bonus-about = Fyrir flesta kláraða lestarmiða til þessarar borgar.

## Lestarmiðum lokið

page-card-complete-title = Ljúktu lestarmiðunum þínum
page-card-complete-nothing = Spilin á brautarpallinum þínum duga ekki fyrir neinum af lestarmiðunum þínum.
page-card-complete-on = Halda áfram
page-card-complete-best = Þetta gefur flest stig:
page-card-complete-these = { $number ->
    [1] Ljúka einum lestarmiða: { points }
    [2] Ljúka tveimur lestarmiðum: { points }
    [3] Ljúka þremur lestarmiðum: { points }
    [4] Ljúka fjórum lestarmiðum: { points }
    [one] Ljúka { $number } lestarmiða: { points }
   *[other] Ljúka { $number } lestarmiðum: { points }
}
page-card-complete-alone = Velja á eigin spýtur
page-card-complete-back = Aftur í besta kostinn
page-card-complete-pick = Veldu einn lestarmiða í einu.
page-card-complete-full = Ekki er hægt að bæta fleirum við.
page-card-complete-add = Bæta þessum lestarmiða við

## Vísbendingar

page-hint = Vísbending
page-hint-asking = Er að hugsa …
page-hint-title = Svona myndi góður spilari gera
page-hint-close = Loka
page-hint-draw = { $card ->
    [deck] Blindur dráttur úr bunkanum
    [loco] Taka dráttarvagn úr röðinni
   *[other] Taka { a-card } úr röðinni
}
page-hint-tickets = Draga lestarmiða
page-hint-pass = Segja pass
page-hint-withdraw = Hætta við göngin
page-hint-done = Ljúka þessu
page-hint-keep = { $number ->
    [0] Halda engum
   *[other] Halda þessum: { $tickets }
}
page-hint-claim = Eigna sér leiðina { $track }
page-hint-station = Byggja lestarstöð í borginni { $city }
page-hint-pay = Greiða með { card-set-dative }
page-hint-extra = Bæta við { card-set-dative }
page-hint-place = { page-card-lane }
page-hint-with = { $card ->
    [loco] { $number ->
        [0] Leggja engan dráttarvagn niður með lituðu spilunum
        [1] Leggja einn dráttarvagn niður með lituðu spilunum
        [2] Leggja tvo dráttarvagna niður með lituðu spilunum
        [3] Leggja þrjá dráttarvagna niður með lituðu spilunum
        [4] Leggja fjóra dráttarvagna niður með lituðu spilunum
        [one] Leggja { $number } dráttarvagn niður með lituðu spilunum
       *[other] Leggja { $number } dráttarvagna niður með lituðu spilunum
    }
   *[other] { $number ->
        [1] Leggja niður eitt spil í þessum lit
        [2] Leggja niður tvö spil í þessum lit
        [3] Leggja niður þrjú spil í þessum lit
        [4] Leggja niður fjögur spil í þessum lit
       *[other] Leggja niður { $number } spil í þessum lit
    }
}
page-hint-singles = Leggja niður þrjú stök spil: { $colours }
page-hint-complete = Ljúka lestarmiðanum { $ticket }
