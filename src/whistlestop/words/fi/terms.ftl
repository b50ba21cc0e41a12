### Sanat ja sanaryhmät, joiden ympärille lauseet rakentuvat. Muiden tiedostojen viestit viittaavat näihin; nämä eivät
### viittaa tiedoston ulkopuolelle. Suomeksi ei ole painettuja sääntöjä: koko kieli on käännös (translated).

## Junakorttien lajit yksinään

kind-purple = violetti
kind-blue = sininen
kind-orange = oranssi
kind-white = valkoinen
kind-green = vihreä
kind-yellow = keltainen
kind-black = musta
kind-red = punainen
kind-loco = veturi

## Reittien värit

track-purple = violetti
track-blue = sininen
track-orange = oranssi
track-white = valkoinen
track-green = vihreä
track-yellow = keltainen
track-black = musta
track-red = punainen
track-grey = harmaa

## Pelit

game-north-america = Pohjois-Amerikka
game-europe = Eurooppa
game-card-game = Korttipeli

## Pelaajien värit niiden niminä, jotka eivät ole antaneet nimeä

seat-blue = Sininen
seat-red = Punainen
seat-green = Vihreä
seat-yellow = Keltainen
seat-black = Musta

## Kortit lauseessa

# Nominatiivi. $card
a-card = { $card ->
    [purple] violetti kortti
    [blue] sininen kortti
    [orange] oranssi kortti
    [white] valkoinen kortti
    [green] vihreä kortti
    [yellow] keltainen kortti
    [black] musta kortti
    [red] punainen kortti
    [loco] veturi
   *[hidden] kortti
}

# Kokonaisobjekti: "nostit punaisen kortin". $card
a-card-object = { $card ->
    [purple] violetin kortin
    [blue] sinisen kortin
    [orange] oranssin kortin
    [white] valkoisen kortin
    [green] vihreän kortin
    [yellow] keltaisen kortin
    [black] mustan kortin
    [red] punaisen kortin
    [loco] veturin
   *[hidden] kortin
}

# Objektina. $colour, $cards, $locos
card-set = { $cards ->
    [0] { locomotives }
   *[other] { $locos ->
        [0] { coloured-cards }
       *[other] { coloured-cards } ja { locomotives }
    }
}

# Adessiivi: millä maksettiin. $colour, $cards, $locos
card-set-adessive = { $cards ->
    [0] { locomotives-adessive }
   *[other] { $locos ->
        [0] { coloured-cards-adessive }
       *[other] { coloured-cards-adessive } ja { locomotives-adessive }
    }
}

# $locos
locomotives = { $locos ->
    [one] { $locos } veturin
   *[other] { $locos } veturia
}

# Taipuu luvun mukana: "1 veturilla", "3 veturilla". $locos
locomotives-adessive = { $locos } veturilla

# $colour, $cards
coloured-cards = { $colour ->
    [purple] { $cards ->
        [one] { $cards } violetin kortin
       *[other] { $cards } violettia korttia
    }
    [blue] { $cards ->
        [one] { $cards } sinisen kortin
       *[other] { $cards } sinistä korttia
    }
    [orange] { $cards ->
        [one] { $cards } oranssin kortin
       *[other] { $cards } oranssia korttia
    }
    [white] { $cards ->
        [one] { $cards } valkoisen kortin
       *[other] { $cards } valkoista korttia
    }
    [green] { $cards ->
        [one] { $cards } vihreän kortin
       *[other] { $cards } vihreää korttia
    }
    [yellow] { $cards ->
        [one] { $cards } keltaisen kortin
       *[other] { $cards } keltaista korttia
    }
    [black] { $cards ->
        [one] { $cards } mustan kortin
       *[other] { $cards } mustaa korttia
    }
   *[red] { $cards ->
        [one] { $cards } punaisen kortin
       *[other] { $cards } punaista korttia
    }
}

# $colour, $cards
coloured-cards-adessive = { $colour ->
    [purple] { $cards } violetilla kortilla
    [blue] { $cards } sinisellä kortilla
    [orange] { $cards } oranssilla kortilla
    [white] { $cards } valkoisella kortilla
    [green] { $cards } vihreällä kortilla
    [yellow] { $cards } keltaisella kortilla
    [black] { $cards } mustalla kortilla
   *[red] { $cards } punaisella kortilla
}

# Nominatiivi, käskyn objektina ja yksinään: "pelaa 1 punainen kortti". $colour, $cards, $locos
card-set-nominative = { $cards ->
    [0] { locomotives-nominative }
   *[other] { $locos ->
        [0] { coloured-cards-nominative }
       *[other] { coloured-cards-nominative } ja { locomotives-nominative }
    }
}

# $locos
locomotives-nominative = { $locos ->
    [one] { $locos } veturi
   *[other] { $locos } veturia
}

# $colour, $cards
coloured-cards-nominative = { $colour ->
    [purple] { $cards ->
        [one] { $cards } violetti kortti
       *[other] { $cards } violettia korttia
    }
    [blue] { $cards ->
        [one] { $cards } sininen kortti
       *[other] { $cards } sinistä korttia
    }
    [orange] { $cards ->
        [one] { $cards } oranssi kortti
       *[other] { $cards } oranssia korttia
    }
    [white] { $cards ->
        [one] { $cards } valkoinen kortti
       *[other] { $cards } valkoista korttia
    }
    [green] { $cards ->
        [one] { $cards } vihreä kortti
       *[other] { $cards } vihreää korttia
    }
    [yellow] { $cards ->
        [one] { $cards } keltainen kortti
       *[other] { $cards } keltaista korttia
    }
    [black] { $cards ->
        [one] { $cards } musta kortti
       *[other] { $cards } mustaa korttia
    }
   *[red] { $cards ->
        [one] { $cards } punainen kortti
       *[other] { $cards } punaista korttia
    }
}

# Nominatiivi luettelossa. $kind, $number
counted-kind = { $kind ->
    [purple] { $number ->
        [one] { $number } violetti
       *[other] { $number } violettia
    }
    [blue] { $number ->
        [one] { $number } sininen
       *[other] { $number } sinistä
    }
    [orange] { $number ->
        [one] { $number } oranssi
       *[other] { $number } oranssia
    }
    [white] { $number ->
        [one] { $number } valkoinen
       *[other] { $number } valkoista
    }
    [green] { $number ->
        [one] { $number } vihreä
       *[other] { $number } vihreää
    }
    [yellow] { $number ->
        [one] { $number } keltainen
       *[other] { $number } keltaista
    }
    [black] { $number ->
        [one] { $number } musta
       *[other] { $number } mustaa
    }
    [red] { $number ->
        [one] { $number } punainen
       *[other] { $number } punaista
    }
   *[loco] { $number ->
        [one] { $number } veturi
       *[other] { $number } veturia
    }
}

## Lukumääriä lauseessa, objektina

# $number
train-cards = { $number ->
    [one] { $number } junakortin
   *[other] { $number } junakorttia
}

# $number
tickets = { $number ->
    [one] { $number } matkalipun
   *[other] { $number } matkalippua
}

# Nominatiivi. $points
points = { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}

# Objektina: "sait 1 pisteen". $points
points-object = { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
}

# Nominatiivi. $trains
trains = { $trains ->
    [one] { $trains } vaunu
   *[other] { $trains } vaunua
}

## Luettelot

# $before, $next
list-more = { $before }, { $next }
# $before, $last
list-and = { $before } ja { $last }
# $before, $next
list-or = { $before }; tai { $next }

## Luvut ja päiväykset

number-thousands = { "\u00A0" }
number-decimal = ,
number-minus = −
# $number
percent = { $number }{ "\u00A0" }%
# $day, $month, $year
date-long = { $month ->
    [1] { $day }. tammikuuta { $year }
    [2] { $day }. helmikuuta { $year }
    [3] { $day }. maaliskuuta { $year }
    [4] { $day }. huhtikuuta { $year }
    [5] { $day }. toukokuuta { $year }
    [6] { $day }. kesäkuuta { $year }
    [7] { $day }. heinäkuuta { $year }
    [8] { $day }. elokuuta { $year }
    [9] { $day }. syyskuuta { $year }
    [10] { $day }. lokakuuta { $year }
    [11] { $day }. marraskuuta { $year }
   *[12] { $day }. joulukuuta { $year }
}
# $hour, $minute
time-of-day = { $hour }.{ $minute }
# $day, $month, $year, $hour, $minute
date-with-time = { date-long } klo { time-of-day }

## Paikat

# $from, $to
place-path = { $from }–{ $to }
# $path, $suffix
place-with-suffix = { $path } ({ $suffix })
# $colour, $number
place-twin = { $colour }, nro { $number }
