### Words and groups of words that sentences are built around. Messages in the other files refer to these; these refer to
### nothing outside this file. A language may add helpers of its own here (another case of a-card, say).

## The kinds of train card, standing alone: in a table, after a colon, in parentheses. They agree with the word for a card

# translated
kind-purple = lila
kind-blue = blått
# translated
# as in English
kind-orange = orange
# translated
kind-white = vitt
kind-green = grönt
kind-yellow = gult
# translated
kind-black = svart
kind-red = rött
kind-loco = lokomotiv

## The colours of routes, in parentheses after the cities. They agree with the word for a route; grey takes any colour

# translated
track-purple = lila
track-blue = blå
# translated
# as in English
track-orange = orange
# translated
track-white = vit
track-green = grön
track-yellow = gul
# translated
track-black = svart
track-red = röd
# translated
track-grey = grå

## The games. A map that is not ours has the name that its file gives it

game-north-america = Nordamerika
game-europe = Europa
game-card-game = Kortspelet

## The players' colours, as names of players who have not given one

seat-blue = Blå
seat-red = Röd
seat-green = Grön
seat-yellow = Gul
# translated
seat-black = Svart

## Cards inside a sentence

# $card: a kind of train card, or `hidden`
a-card = { $card ->
    [purple] ett lila kort
    [blue] ett blått kort
    [orange] ett orange kort
    [white] ett vitt kort
    [green] ett grönt kort
    [yellow] ett gult kort
    [black] ett svart kort
    [red] ett rött kort
    [loco] ett lokomotiv
   *[hidden] ett kort
}

# A set of one colour, locomotives, or both. $colour, $cards of that colour, $locos locomotives; not both 0
card-set = { $cards ->
    [0] { locomotives }
   *[other] { $locos ->
        [0] { coloured-cards }
       *[other] { coloured-cards } och { locomotives }
    }
}

# $locos
locomotives = { $locos } lokomotiv

# $colour, $cards
# as in English
coloured-cards = { $colour ->
    [purple] { $cards } lila kort
    [blue] { $cards ->
        [one] { $cards } blått kort
       *[other] { $cards } blå kort
    }
    [orange] { $cards } orange kort
    [white] { $cards ->
        [one] { $cards } vitt kort
       *[other] { $cards } vita kort
    }
    [green] { $cards ->
        [one] { $cards } grönt kort
       *[other] { $cards } gröna kort
    }
    [yellow] { $cards ->
        [one] { $cards } gult kort
       *[other] { $cards } gula kort
    }
    [black] { $cards ->
        [one] { $cards } svart kort
       *[other] { $cards } svarta kort
    }
   *[red] { $cards ->
        [one] { $cards } rött kort
       *[other] { $cards } röda kort
    }
}

# A number of cards of one kind, where it is plain that cards are meant: in a hand, in a list. $kind, $number
# as in English
counted-kind = { $kind ->
    [purple] { $number } lila
    [blue] { $number ->
        [one] { $number } blått
       *[other] { $number } blå
    }
    [orange] { $number } orange
    [white] { $number ->
        [one] { $number } vitt
       *[other] { $number } vita
    }
    [green] { $number ->
        [one] { $number } grönt
       *[other] { $number } gröna
    }
    [yellow] { $number ->
        [one] { $number } gult
       *[other] { $number } gula
    }
    [black] { $number ->
        [one] { $number } svart
       *[other] { $number } svarta
    }
    [red] { $number ->
        [one] { $number } rött
       *[other] { $number } röda
    }
   *[loco] { $number } lokomotiv
}

## Numbers of things inside a sentence

# $number
train-cards = { $number ->
    [0] inga tågvagnskort
   *[other] { $number } tågvagnskort
}

# $number
tickets = { $number ->
    [0] inga biljettkort
   *[other] { $number } biljettkort
}

# $points may be less than 0
points = { $points } poäng

# $trains
# translated
trains = { $trains ->
    [one] { $trains } vagn
   *[other] { $trains } vagnar
}

## Lists: `a, b and c` is (a list-more b) list-and c

# $before, $next: an item that is not the last
list-more = { $before }, { $next }
# $before, $last
list-and = { $before } och { $last }
# $before, $next: of several things one is meant; the things may have commas in them
list-or = { $before }; eller { $next }

## Numbers and dates. Browsers do not know those of every language, so both are written here. A space is { "\u00A0" }

# Between thousands: 12,345
number-thousands = { "\u00A0" }
# Before a fraction: 0.5
number-decimal = ,
# Before a number less than 0
number-minus = −
# $number: a text
percent = { $number }{ "\u00A0" }%
# $day, $month (1 to 12), $year: a text, not a number
date-long = { $month ->
    [1] { $day } januari { $year }
    [2] { $day } februari { $year }
    [3] { $day } mars { $year }
    [4] { $day } april { $year }
    [5] { $day } maj { $year }
    [6] { $day } juni { $year }
    [7] { $day } juli { $year }
    [8] { $day } augusti { $year }
    [9] { $day } september { $year }
    [10] { $day } oktober { $year }
    [11] { $day } november { $year }
   *[12] { $day } december { $year }
}
# $hour (0 to 23), $minute: texts of two digits
time-of-day = { $hour }:{ $minute }
# $day, $month, $year, $hour, $minute as above
date-with-time = { date-long } kl. { time-of-day }

## Places. Names of cities are those of the map and are not translated

# $from, $to: a route or a ticket between two cities
place-path = { $from }–{ $to }
# $path, $suffix: which of several routes or tickets between these cities it is
place-with-suffix = { $path } ({ $suffix })
# $colour, $number: the second of two tracks of the same colour
place-twin = { $colour }, nr { $number }
