### Það sem gerðist, ein skilaboð fyrir hverja tegund atburðar: annáll leiksins. Breyturnar eru taldar upp í ensku skránni.
### Nöfn leikmanna standa alltaf í nefnifalli.

## Upphafið

event-first-player = { $who ->
    [you] Þú byrjar.
   *[other] { $name } byrjar.
}

event-locomotives-given = { $who ->
    [you] { $number ->
        [1] Þú færð einn dráttarvagn í upphafi.
        [2] Þú færð tvo dráttarvagna í upphafi.
        [3] Þú færð þrjá dráttarvagna í upphafi.
        [4] Þú færð fjóra dráttarvagna í upphafi.
        [one] Þú færð { $number } dráttarvagn í upphafi.
       *[other] Þú færð { $number } dráttarvagna í upphafi.
    }
   *[other] { $number ->
        [1] { $name } fær einn dráttarvagn í upphafi.
        [2] { $name } fær tvo dráttarvagna í upphafi.
        [3] { $name } fær þrjá dráttarvagna í upphafi.
        [4] { $name } fær fjóra dráttarvagna í upphafi.
        [one] { $name } fær { $number } dráttarvagn í upphafi.
       *[other] { $name } fær { $number } dráttarvagna í upphafi.
    }
}

event-cards-dealt = { $known ->
    [yes] { $number ->
        [0] { $who ->
            [you] Þú fékkst engin lestarvagnaspil.
           *[other] { $name } fékk engin lestarvagnaspil.
        }
       *[other] { $who ->
            [you] Þú fékkst á hendi { $list }.
           *[other] { $name } fékk á hendi { $list }.
        }
    }
   *[no] { $who ->
        [you] Þú fékkst á hendi { train-cards }.
       *[other] { $name } fékk á hendi { train-cards }.
    }
}
    .card = { card-set }

event-tickets-dealt = { $known ->
    [yes] { $who ->
        [you] Þú fékkst { tickets } til að velja úr: { $tickets }.
       *[other] { $name } fékk { tickets } til að velja úr: { $tickets }.
    }
   *[no] { $who ->
        [you] Þú fékkst { tickets } til að velja úr.
       *[other] { $name } fékk { tickets } til að velja úr.
    }
}

event-choice-made = { $known ->
    [yes] { $number ->
        [0] { $who ->
            [you] Þú valdir enga lestarmiða.
           *[other] { $name } valdi enga lestarmiða.
        }
       *[other] { $who ->
            [you] Þú valdir { $tickets }.
           *[other] { $name } valdi { $tickets }.
        }
    }
   *[no] { $who ->
        [you] Þú hefur valið lestarmiða.
       *[other] { $name } hefur valið lestarmiða.
    }
}

## Röðin og bunkinn

event-card-turned-up = Nýtt í röðinni: { a-card }.

event-row-cleared = Of margir dráttarvagnar: röðin er hreinsuð.

event-reshuffled = { $cards ->
    [1] Spilin sem lögð voru til hliðar eru stokkuð í nýjan bunka með einu spili.
    [2] Spilin sem lögð voru til hliðar eru stokkuð í nýjan bunka með tveimur spilum.
    [3] Spilin sem lögð voru til hliðar eru stokkuð í nýjan bunka með þremur spilum.
    [4] Spilin sem lögð voru til hliðar eru stokkuð í nýjan bunka með fjórum spilum.
    [one] Spilin sem lögð voru til hliðar eru stokkuð í nýjan bunka með { $cards } spili.
   *[other] Spilin sem lögð voru til hliðar eru stokkuð í nýjan bunka með { $cards } spilum.
}

## Lotur

event-turn-began = { $who ->
    [you] Lota { $turn }: þú átt að gera.
   *[other] Lota { $turn }: { $name } á að gera.
}

event-card-taken = { $who ->
    [you] Þú tókst { a-card } úr röðinni.
   *[other] { $name } tók { a-card } úr röðinni.
}

event-card-drawn = { $who ->
    [you] Þú dróst { a-card } úr bunkanum.
   *[other] { $name } dró { a-card } úr bunkanum.
}

event-route-claimed = { $who ->
    [you] Þú eignaðir þér leiðina { $track } með { card-set-dative } og fékkst { points }.
   *[other] { $name } eignaði sér leiðina { $track } með { card-set-dative } og fékk { points }.
}

event-tunnel-entered = { $who ->
    [you] Þú spilaðir { card-set-dative } fyrir göngin { $track }.
   *[other] { $name } spilaði { card-set-dative } fyrir göngin { $track }.
}

event-tunnel-card = Kom upp við göngin: { a-card }.

event-tunnel-costs = { $who ->
    [you] { $extra ->
        [1] Göngin { $track } kosta þig eitt spil í viðbót.
        [2] Göngin { $track } kosta þig tvö spil í viðbót.
        [3] Göngin { $track } kosta þig þrjú spil í viðbót.
        [one] Göngin { $track } kosta þig { $extra } spil í viðbót.
       *[other] Göngin { $track } kosta þig { $extra } spil í viðbót.
    }
   *[other] { $extra ->
        [1] Göngin { $track }: { $name } þarf að spila einu spili í viðbót.
        [2] Göngin { $track }: { $name } þarf að spila tveimur spilum í viðbót.
        [3] Göngin { $track }: { $name } þarf að spila þremur spilum í viðbót.
        [one] Göngin { $track }: { $name } þarf að spila { $extra } spili í viðbót.
       *[other] Göngin { $track }: { $name } þarf að spila { $extra } spilum í viðbót.
    }
}

event-tunnel-paid = { $who ->
    [you] Þú spilaðir { card-set-dative } í viðbót fyrir göngin { $track }.
   *[other] { $name } spilaði { card-set-dative } í viðbót fyrir göngin { $track }.
}

event-tunnel-given-up = { $who ->
    [you] Þú hættir við göngin { $track } og tókst aftur { card-set }.
   *[other] { $name } hætti við göngin { $track } og tók aftur { card-set }.
}

event-station-built = { $who ->
    [you] Þú byggðir lestarstöð í borginni { $city } og spilaðir { card-set-dative }.
   *[other] { $name } byggði lestarstöð í borginni { $city } og spilaði { card-set-dative }.
}

event-tickets-drawn = { $known ->
    [yes] { $who ->
        [you] Þú dróst { tickets }: { $tickets }.
       *[other] { $name } dró { tickets }: { $tickets }.
    }
   *[no] { $who ->
        [you] Þú dróst { tickets }.
       *[other] { $name } dró { tickets }.
    }
}

event-tickets-kept = { $number ->
    [0] { $who ->
        [you] Þú hélst { tickets-dative }.
       *[other] { $name } hélt { tickets-dative }.
    }
   *[other] { $known ->
        [yes] { $who ->
            [you] Þú hélst { tickets-dative }: { $tickets }.
           *[other] { $name } hélt { tickets-dative }: { $tickets }.
        }
       *[no] { $who ->
            [you] Þú hélst { tickets-dative }.
           *[other] { $name } hélt { tickets-dative }.
        }
    }
}

event-passed = { $who ->
    [you] Þú sagðir pass.
   *[other] { $name } sagði pass.
}

## Spilastokkurinn

event-cards-moved = { $who ->
    [you] { $number ->
        [1] Eitt spil færðist af járnbrautarteininum þínum á brautarpallinn þinn.
        [2] Tvö spil færðust af járnbrautarteininum þínum á brautarpallinn þinn.
        [3] Þrjú spil færðust af járnbrautarteininum þínum á brautarpallinn þinn.
        [4] Fjögur spil færðust af járnbrautarteininum þínum á brautarpallinn þinn.
        [one] { $number } spil færðist af járnbrautarteininum þínum á brautarpallinn þinn.
       *[other] { $number } spil færðust af járnbrautarteininum þínum á brautarpallinn þinn.
    }
   *[other] { $number ->
        [1] { $name } færði eitt spil af járnbrautarteininum sínum á brautarpallinn sinn.
        [2] { $name } færði tvö spil af járnbrautarteininum sínum á brautarpallinn sinn.
        [3] { $name } færði þrjú spil af járnbrautarteininum sínum á brautarpallinn sinn.
        [4] { $name } færði fjögur spil af járnbrautarteininum sínum á brautarpallinn sinn.
        [one] { $name } færði { $number } spil af járnbrautarteininum sínum á brautarpallinn sinn.
       *[other] { $name } færði { $number } spil af járnbrautarteininum sínum á brautarpallinn sinn.
    }
}

event-pile-placed = { $who ->
    [you] Þú lagðir { card-set } á járnbrautarteininn þinn.
   *[other] { $name } lagði { card-set } á járnbrautarteininn sinn.
}

event-singles-placed = { $who ->
    [you] Þú lagðir { $list } á járnbrautarteininn þinn.
   *[other] { $name } lagði { $list } á járnbrautarteininn sinn.
}
    .card = { a-card }

event-train-robbed = { $who ->
    [you] Lestarrán! Þú lagðir niður fleiri spil og { $victim } missti { card-set }.
   *[other] { $whom ->
        [you] Lestarrán! { $name } lagði niður fleiri spil og þú misstir { card-set }.
       *[other] Lestarrán! { $name } lagði niður fleiri spil og { $victim } missti { card-set }.
    }
}

event-completing-began = Umferðinni er lokið: nú ljúka leikmenn lestarmiðum sínum.

event-tickets-completed = { $number ->
    [0] { $who ->
        [you] Þú laukst { tickets-dative }.
       *[other] { $name } lauk { tickets-dative }.
    }
   *[other] { $who ->
        [you] Þú laukst { tickets-dative } með { $list }: { $tickets }.
       *[other] { $name } lauk { tickets-dative } með { $list }: { $tickets }.
    }
}
    .card = { card-set-dative }

event-round-began = { $who ->
    [you] Umferð { $round } hefst og þú byrjar.
   *[other] Umferð { $round } hefst og { $name } byrjar.
}

## Leikslok

event-last-turns = { $turns ->
    [1] Síðasta umferð hefst: einn á eftir að gera.
    [2] Síðasta umferð hefst: tveir eiga eftir að gera.
    [3] Síðasta umferð hefst: þrír eiga eftir að gera.
    [4] Síðasta umferð hefst: fjórir eiga eftir að gera.
    [one] Síðasta umferð hefst: { $turns } á eftir að gera.
   *[other] Síðasta umferð hefst: { $turns } eiga eftir að gera.
}

event-game-over = { $who ->
    [you] { $winners ->
        [1] Leiknum er lokið. Þú vannst!
        [2] Leiknum er lokið. Þú og { $names } unnuð saman.
       *[other] Leiknum er lokið. Þið unnuð saman: þú, { $names }.
    }
   *[other] { $winners ->
        [1] Leiknum er lokið. { $names } vann.
       *[other] Leiknum er lokið. { $names } unnu saman.
    }
}
