### Words and groups of words that sentences are built around. Messages in the other files refer to these; these refer to
### nothing outside this file. A language may add helpers of its own here (another case of a-card, say).

## The kinds of train card, standing alone: in a table, after a colon, in parentheses. They agree with the word for a card

kind-purple = purple
kind-blue = blue
kind-orange = orange
kind-white = white
kind-green = green
kind-yellow = yellow
kind-black = black
kind-red = red
kind-loco = locomotive

## The colours of routes, in parentheses after the cities. They agree with the word for a route; grey takes any colour

track-purple = purple
track-blue = blue
track-orange = orange
track-white = white
track-green = green
track-yellow = yellow
track-black = black
track-red = red
track-grey = grey

## The games. A map that is not ours has the name that its file gives it

game-north-america = North America
game-europe = Europe
game-card-game = The Card Game

## The players’ colours, as names of players who have not given one

seat-blue = Blue
seat-red = Red
seat-green = Green
seat-yellow = Yellow
seat-black = Black

## Cards inside a sentence

# $card: a kind of train card, or `hidden`
a-card = { $card ->
    [purple] a purple card
    [blue] a blue card
    [orange] an orange card
    [white] a white card
    [green] a green card
    [yellow] a yellow card
    [black] a black card
    [red] a red card
    [loco] a locomotive
   *[hidden] a card
}

# A set of one colour, locomotives, or both. $colour, $cards of that colour, $locos locomotives; not both 0
card-set = { $cards ->
    [0] { locomotives }
   *[other] { $locos ->
        [0] { coloured-cards }
       *[other] { coloured-cards } and { locomotives }
    }
}

# $locos
locomotives = { $locos ->
    [one] { $locos } locomotive
   *[other] { $locos } locomotives
}

# $colour, $cards
coloured-cards = { $colour ->
    [purple] { $cards ->
        [one] { $cards } purple card
       *[other] { $cards } purple cards
    }
    [blue] { $cards ->
        [one] { $cards } blue card
       *[other] { $cards } blue cards
    }
    [orange] { $cards ->
        [one] { $cards } orange card
       *[other] { $cards } orange cards
    }
    [white] { $cards ->
        [one] { $cards } white card
       *[other] { $cards } white cards
    }
    [green] { $cards ->
        [one] { $cards } green card
       *[other] { $cards } green cards
    }
    [yellow] { $cards ->
        [one] { $cards } yellow card
       *[other] { $cards } yellow cards
    }
    [black] { $cards ->
        [one] { $cards } black card
       *[other] { $cards } black cards
    }
   *[red] { $cards ->
        [one] { $cards } red card
       *[other] { $cards } red cards
    }
}

# A number of cards of one kind, where it is plain that cards are meant: in a hand, in a list. $kind, $number
counted-kind = { $kind ->
    [purple] { $number } purple
    [blue] { $number } blue
    [orange] { $number } orange
    [white] { $number } white
    [green] { $number } green
    [yellow] { $number } yellow
    [black] { $number } black
    [red] { $number } red
   *[loco] { $number ->
        [one] { $number } locomotive
       *[other] { $number } locomotives
    }
}

## Numbers of things inside a sentence

# $number
train-cards = { $number ->
    [0] no train cards
    [one] { $number } train card
   *[other] { $number } train cards
}

# $number
tickets = { $number ->
    [0] no tickets
    [one] { $number } ticket
   *[other] { $number } tickets
}

# $points may be less than 0
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# $trains
trains = { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
}

## Lists: `a, b and c` is (a list-more b) list-and c

# $before, $next: an item that is not the last
list-more = { $before }, { $next }
# $before, $last
list-and = { $before } and { $last }
# $before, $next: of several things one is meant; the things may have commas in them
list-or = { $before }; or { $next }

## Numbers and dates. Browsers do not know those of every language, so both are written here. A space is { "\u00A0" }

# Between thousands: 12,345
number-thousands = ,
# Before a fraction: 0.5
number-decimal = .
# Before a number less than 0
number-minus = −
# $number: a text
percent = { $number }%
# $day, $month (1 to 12), $year: a text, not a number
date-long = { $month ->
    [1] { $day } January { $year }
    [2] { $day } February { $year }
    [3] { $day } March { $year }
    [4] { $day } April { $year }
    [5] { $day } May { $year }
    [6] { $day } June { $year }
    [7] { $day } July { $year }
    [8] { $day } August { $year }
    [9] { $day } September { $year }
    [10] { $day } October { $year }
    [11] { $day } November { $year }
   *[12] { $day } December { $year }
}
# $hour (0 to 23), $minute: texts of two digits
time-of-day = { $hour }:{ $minute }
# $day, $month, $year, $hour, $minute as above
date-with-time = { date-long }, { time-of-day }

## Places. Names of cities are those of the map and are not translated

# $from, $to: a route or a ticket between two cities
place-path = { $from }–{ $to }
# $path, $suffix: which of several routes or tickets between these cities it is
place-with-suffix = { $path } ({ $suffix })
# $colour, $number: the second of two tracks of the same colour
place-twin = { $colour }, no. { $number }
