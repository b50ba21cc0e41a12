### Words and groups of words that sentences are built around. Messages in the other files refer to these; these refer to
### nothing outside this file. A language may add helpers of its own here (another case of a-card, say).

## The kinds of train card, standing alone: in a table, after a colon, in parentheses

kind-purple = purple
kind-blue = blue
kind-orange = orange
kind-white = white
kind-green = green
kind-yellow = yellow
kind-black = black
kind-red = red
kind-loco = locomotive
# The colour of a route that takes any colour
kind-grey = grey

## The players' colours, as names of players who have not given one

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

## Places. Names of cities are those of the map and are not translated

# $from, $to: a route or a ticket between two cities
place-path = { $from }–{ $to }
# $path, $suffix: which of several routes or tickets between these cities it is
place-with-suffix = { $path } ({ $suffix })
# $colour, $number: the second of two tracks of the same colour
place-twin = { $colour }, no. { $number }
