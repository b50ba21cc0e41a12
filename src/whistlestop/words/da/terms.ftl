### Words and groups of words that sentences are built around. Messages in the other files refer to these; these refer to
### nothing outside this file. A language may add helpers of its own here (another case of a-card, say).

## The kinds of train card, standing alone: in a table, after a colon, in parentheses. They agree with the word for a card

# translated
kind-purple = lilla
kind-blue = blåt
# translated
# as in English
kind-orange = orange
# translated
kind-white = hvidt
kind-green = grønt
kind-yellow = gult
# translated
kind-black = sort
kind-red = rødt
kind-loco = lokomotiv

## The colours of routes, in parentheses after the cities. They agree with the word for a route; grey takes any colour

# translated
track-purple = lilla
track-blue = blå
# translated
# as in English
track-orange = orange
# translated
track-white = hvid
track-green = grøn
track-yellow = gul
# translated
track-black = sort
track-red = rød
# translated
track-grey = grå

## The games. A map that is not ours has the name that its file gives it

game-north-america = Nordamerika
game-europe = Europa
game-card-game = Kortspillet

## The players' colours, as names of players who have not given one

seat-blue = Blå
seat-red = Rød
seat-green = Grøn
seat-yellow = Gul
# translated
seat-black = Sort

## Cards inside a sentence

# $card: a kind of train card, or `hidden`
a-card = { $card ->
    [purple] et lilla kort
    [blue] et blåt kort
    [orange] et orange kort
    [white] et hvidt kort
    [green] et grønt kort
    [yellow] et gult kort
    [black] et sort kort
    [red] et rødt kort
    [loco] et lokomotiv
   *[hidden] et kort
}

# A set of one colour, locomotives, or both. $colour, $cards of that colour, $locos locomotives; not both 0
card-set = { $cards ->
    [0] { locomotives }
   *[other] { $locos ->
        [0] { coloured-cards }
       *[other] { coloured-cards } og { locomotives }
    }
}

# $locos
locomotives = { $locos ->
    [one] { $locos } lokomotiv
   *[other] { $locos } lokomotiver
}

# $colour, $cards
# as in English
coloured-cards = { $colour ->
    [purple] { $cards } lilla kort
    [blue] { $cards ->
        [one] { $cards } blåt kort
       *[other] { $cards } blå kort
    }
    [orange] { $cards } orange kort
    [white] { $cards ->
        [one] { $cards } hvidt kort
       *[other] { $cards } hvide kort
    }
    [green] { $cards ->
        [one] { $cards } grønt kort
       *[other] { $cards } grønne kort
    }
    [yellow] { $cards ->
        [one] { $cards } gult kort
       *[other] { $cards } gule kort
    }
    [black] { $cards ->
        [one] { $cards } sort kort
       *[other] { $cards } sorte kort
    }
   *[red] { $cards ->
        [one] { $cards } rødt kort
       *[other] { $cards } røde kort
    }
}

# A number of cards of one kind, where it is plain that cards are meant: in a hand, in a list. $kind, $number
# as in English
counted-kind = { $kind ->
    [purple] { $number } lilla
    [blue] { $number ->
        [one] { $number } blåt
       *[other] { $number } blå
    }
    [orange] { $number } orange
    [white] { $number ->
        [one] { $number } hvidt
       *[other] { $number } hvide
    }
    [green] { $number ->
        [one] { $number } grønt
       *[other] { $number } grønne
    }
    [yellow] { $number ->
        [one] { $number } gult
       *[other] { $number } gule
    }
    [black] { $number ->
        [one] { $number } sort
       *[other] { $number } sorte
    }
    [red] { $number ->
        [one] { $number } rødt
       *[other] { $number } røde
    }
   *[loco] { $number ->
        [one] { $number } lokomotiv
       *[other] { $number } lokomotiver
    }
}

## Numbers of things inside a sentence

# $number
train-cards = { $number ->
    [0] ingen togvognskort
   *[other] { $number } togvognskort
}

# $number
tickets = { $number ->
    [0] ingen rutekort
   *[other] { $number } rutekort
}

# $points may be less than 0
# as in English
points = { $points } point

# $trains
# translated
trains = { $trains ->
    [one] { $trains } vogn
   *[other] { $trains } vogne
}

## Lists: `a, b and c` is (a list-more b) list-and c

# $before, $next: an item that is not the last
list-more = { $before }, { $next }
# $before, $last
list-and = { $before } og { $last }
# $before, $next: of several things one is meant; the things may have commas in them
list-or = { $before }; eller { $next }

## Numbers and dates. Browsers do not know those of every language, so both are written here. A space is { "\u00A0" }

# Between thousands: 12,345
number-thousands = .
# Before a fraction: 0.5
number-decimal = ,
# Before a number less than 0
number-minus = −
# $number: a text
percent = { $number }{ "\u00A0" }%
# $day, $month (1 to 12), $year: a text, not a number
date-long = { $month ->
    [1] { $day }. januar { $year }
    [2] { $day }. februar { $year }
    [3] { $day }. marts { $year }
    [4] { $day }. april { $year }
    [5] { $day }. maj { $year }
    [6] { $day }. juni { $year }
    [7] { $day }. juli { $year }
    [8] { $day }. august { $year }
    [9] { $day }. september { $year }
    [10] { $day }. oktober { $year }
    [11] { $day }. november { $year }
   *[12] { $day }. december { $year }
}
# $hour (0 to 23), $minute: texts of two digits
time-of-day = { $hour }.{ $minute }
# $day, $month, $year, $hour, $minute as above
date-with-time = { date-long } kl. { time-of-day }

## Places. Names of cities are those of the map and are not translated

# $from, $to: a route or a ticket between two cities
place-path = { $from }–{ $to }
# $path, $suffix: which of several routes or tickets between these cities it is
place-with-suffix = { $path } ({ $suffix })
# $colour, $number: the second of two tracks of the same colour
place-twin = { $colour }, nr. { $number }
