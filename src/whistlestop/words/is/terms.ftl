### Orð og orðasambönd sem setningar eru byggðar utan um. Skilaboð í hinum skránum vísa í þessi; þessi vísa ekki út úr
### skránni. Tölurnar 1 til 4 fallbeygjast við hlið nafnorðs og eru því skrifaðar með bókstöfum.

## Tegundir lestarvagnaspila, standa einar sér og samræmast orðinu „spil“ (hvorugkyn)

kind-purple = fjólublátt
kind-blue = blátt
kind-orange = appelsínugult
kind-white = hvítt
kind-green = grænt
kind-yellow = gult
kind-black = svart
kind-red = rautt
kind-loco = dráttarvagn

## Litir leiða, samræmast orðinu „leið“ (kvenkyn)

track-purple = fjólublá
track-blue = blá
track-orange = appelsínugul
track-white = hvít
track-green = græn
track-yellow = gul
track-black = svört
track-red = rauð
track-grey = grá

## Spilin þrjú

# translated
game-north-america = Norður-Ameríka
# translated
game-europe = Evrópa
# translated
game-card-game = Spilastokkurinn

## Litir leikmanna, sem nöfn þeirra sem hafa ekki gefið upp nafn

seat-blue = Blár
seat-red = Rauður
seat-green = Grænn
seat-yellow = Gulur
seat-black = Svartur

## Spil inni í setningu. Nefnifall og þolfall eru eins, nema í fleirtölu dráttarvagna: þar stendur þolfall

# $card
a-card = { $card ->
    [purple] fjólublátt spil
    [blue] blátt spil
    [orange] appelsínugult spil
    [white] hvítt spil
    [green] grænt spil
    [yellow] gult spil
    [black] svart spil
    [red] rautt spil
    [loco] dráttarvagn
   *[hidden] spil
}

# $colour, $cards, $locos
card-set = { $cards ->
    [0] { locomotives }
   *[other] { $locos ->
        [0] { coloured-cards }
       *[other] { coloured-cards } og { locomotives }
    }
}

# Þágufall, á eftir „með“ og „spila“. $colour, $cards, $locos
card-set-dative = { $cards ->
    [0] { locomotives-dative }
   *[other] { $locos ->
        [0] { coloured-cards-dative }
       *[other] { coloured-cards-dative } og { locomotives-dative }
    }
}

# $locos
locomotives = { $locos ->
    [1] einn dráttarvagn
    [2] tvo dráttarvagna
    [3] þrjá dráttarvagna
    [4] fjóra dráttarvagna
    [one] { $locos } dráttarvagn
   *[other] { $locos } dráttarvagna
}

# $locos
locomotives-dative = { $locos ->
    [1] einum dráttarvagni
    [2] tveimur dráttarvögnum
    [3] þremur dráttarvögnum
    [4] fjórum dráttarvögnum
    [one] { $locos } dráttarvagni
   *[other] { $locos } dráttarvögnum
}

# $colour, $cards
coloured-cards = { $colour ->
    [purple] { $cards ->
        [1] eitt fjólublátt spil
        [2] tvö fjólublá spil
        [3] þrjú fjólublá spil
        [4] fjögur fjólublá spil
        [one] { $cards } fjólublátt spil
       *[other] { $cards } fjólublá spil
    }
    [blue] { $cards ->
        [1] eitt blátt spil
        [2] tvö blá spil
        [3] þrjú blá spil
        [4] fjögur blá spil
        [one] { $cards } blátt spil
       *[other] { $cards } blá spil
    }
    [orange] { $cards ->
        [1] eitt appelsínugult spil
        [2] tvö appelsínugul spil
        [3] þrjú appelsínugul spil
        [4] fjögur appelsínugul spil
        [one] { $cards } appelsínugult spil
       *[other] { $cards } appelsínugul spil
    }
    [white] { $cards ->
        [1] eitt hvítt spil
        [2] tvö hvít spil
        [3] þrjú hvít spil
        [4] fjögur hvít spil
        [one] { $cards } hvítt spil
       *[other] { $cards } hvít spil
    }
    [green] { $cards ->
        [1] eitt grænt spil
        [2] tvö græn spil
        [3] þrjú græn spil
        [4] fjögur græn spil
        [one] { $cards } grænt spil
       *[other] { $cards } græn spil
    }
    [yellow] { $cards ->
        [1] eitt gult spil
        [2] tvö gul spil
        [3] þrjú gul spil
        [4] fjögur gul spil
        [one] { $cards } gult spil
       *[other] { $cards } gul spil
    }
    [black] { $cards ->
        [1] eitt svart spil
        [2] tvö svört spil
        [3] þrjú svört spil
        [4] fjögur svört spil
        [one] { $cards } svart spil
       *[other] { $cards } svört spil
    }
   *[red] { $cards ->
        [1] eitt rautt spil
        [2] tvö rauð spil
        [3] þrjú rauð spil
        [4] fjögur rauð spil
        [one] { $cards } rautt spil
       *[other] { $cards } rauð spil
    }
}

# $colour, $cards
coloured-cards-dative = { $colour ->
    [purple] { $cards ->
        [1] einu fjólubláu spili
        [2] tveimur fjólubláum spilum
        [3] þremur fjólubláum spilum
        [4] fjórum fjólubláum spilum
        [one] { $cards } fjólubláu spili
       *[other] { $cards } fjólubláum spilum
    }
    [blue] { $cards ->
        [1] einu bláu spili
        [2] tveimur bláum spilum
        [3] þremur bláum spilum
        [4] fjórum bláum spilum
        [one] { $cards } bláu spili
       *[other] { $cards } bláum spilum
    }
    [orange] { $cards ->
        [1] einu appelsínugulu spili
        [2] tveimur appelsínugulum spilum
        [3] þremur appelsínugulum spilum
        [4] fjórum appelsínugulum spilum
        [one] { $cards } appelsínugulu spili
       *[other] { $cards } appelsínugulum spilum
    }
    [white] { $cards ->
        [1] einu hvítu spili
        [2] tveimur hvítum spilum
        [3] þremur hvítum spilum
        [4] fjórum hvítum spilum
        [one] { $cards } hvítu spili
       *[other] { $cards } hvítum spilum
    }
    [green] { $cards ->
        [1] einu grænu spili
        [2] tveimur grænum spilum
        [3] þremur grænum spilum
        [4] fjórum grænum spilum
        [one] { $cards } grænu spili
       *[other] { $cards } grænum spilum
    }
    [yellow] { $cards ->
        [1] einu gulu spili
        [2] tveimur gulum spilum
        [3] þremur gulum spilum
        [4] fjórum gulum spilum
        [one] { $cards } gulu spili
       *[other] { $cards } gulum spilum
    }
    [black] { $cards ->
        [1] einu svörtu spili
        [2] tveimur svörtum spilum
        [3] þremur svörtum spilum
        [4] fjórum svörtum spilum
        [one] { $cards } svörtu spili
       *[other] { $cards } svörtum spilum
    }
   *[red] { $cards ->
        [1] einu rauðu spili
        [2] tveimur rauðum spilum
        [3] þremur rauðum spilum
        [4] fjórum rauðum spilum
        [one] { $cards } rauðu spili
       *[other] { $cards } rauðum spilum
    }
}

# $kind, $number
counted-kind = { $kind ->
    [purple] { $number ->
        [one] { $number } fjólublátt
       *[other] { $number } fjólublá
    }
    [blue] { $number ->
        [one] { $number } blátt
       *[other] { $number } blá
    }
    [orange] { $number ->
        [one] { $number } appelsínugult
       *[other] { $number } appelsínugul
    }
    [white] { $number ->
        [one] { $number } hvítt
       *[other] { $number } hvít
    }
    [green] { $number ->
        [one] { $number } grænt
       *[other] { $number } græn
    }
    [yellow] { $number ->
        [one] { $number } gult
       *[other] { $number } gul
    }
    [black] { $number ->
        [one] { $number } svart
       *[other] { $number } svört
    }
    [red] { $number ->
        [one] { $number } rautt
       *[other] { $number } rauð
    }
   *[loco] { $number ->
        [one] { $number } dráttarvagn
       *[other] { $number } dráttarvagnar
    }
}

## Fjöldi inni í setningu

# $number
train-cards = { $number ->
    [0] engin lestarvagnaspil
    [1] eitt lestarvagnaspil
    [2] tvö lestarvagnaspil
    [3] þrjú lestarvagnaspil
    [4] fjögur lestarvagnaspil
    [one] { $number } lestarvagnaspil
   *[other] { $number } lestarvagnaspil
}

# Þolfall. $number
tickets = { $number ->
    [0] enga lestarmiða
    [1] einn lestarmiða
    [2] tvo lestarmiða
    [3] þrjá lestarmiða
    [4] fjóra lestarmiða
    [one] { $number } lestarmiða
   *[other] { $number } lestarmiða
}

# Þágufall, á eftir „halda“ og „ljúka“. $number
tickets-dative = { $number ->
    [0] engum lestarmiðum
    [1] einum lestarmiða
    [2] tveimur lestarmiðum
    [3] þremur lestarmiðum
    [4] fjórum lestarmiðum
    [one] { $number } lestarmiða
   *[other] { $number } lestarmiðum
}

# $points
points = { $points } stig

# $trains
trains = { $trains ->
    [one] { $trains } lestarvagn
   *[other] { $trains } lestarvagnar
}

## Upptalning

# $before, $next
list-more = { $before }, { $next }
# $before, $last
list-and = { $before } og { $last }
# $before, $next
list-or = { $before }; eða { $next }

## Tölur og dagsetningar

number-thousands = .
number-decimal = ,
number-minus = −
# $number
percent = { $number }%
# $day, $month, $year
date-long = { $month ->
    [1] { $day }. janúar { $year }
    [2] { $day }. febrúar { $year }
    [3] { $day }. mars { $year }
    [4] { $day }. apríl { $year }
    [5] { $day }. maí { $year }
    [6] { $day }. júní { $year }
    [7] { $day }. júlí { $year }
    [8] { $day }. ágúst { $year }
    [9] { $day }. september { $year }
    [10] { $day }. október { $year }
    [11] { $day }. nóvember { $year }
   *[12] { $day }. desember { $year }
}
# $hour, $minute
time-of-day = { $hour }:{ $minute }
# $day, $month, $year, $hour, $minute
date-with-time = { date-long } kl. { time-of-day }

## Staðir

# $from, $to
place-path = { $from }–{ $to }
# $path, $suffix
place-with-suffix = { $path } ({ $suffix })
# $colour, $number
place-twin = { $colour }, nr. { $number }
