### Words and groups of words that sentences are built around. Messages in the other files refer to these; these refer to
### nothing outside this file. A language may add helpers of its own here (another case of a-card, say).

## The kinds of train card, standing alone: in a table, after a colon, in parentheses

kind-purple = lilla
kind-blue = blå
kind-orange = oransje
kind-white = hvit
kind-green = grønn
kind-yellow = gul
kind-black = svart
kind-red = rød
kind-loco = lokomotiv
# The colour of a route that takes any colour
kind-grey = grå

## The players' colours, as names of players who have not given one

seat-blue = Blå
seat-red = Rød
seat-green = Grønn
seat-yellow = Gul
seat-black = Svart

## Cards inside a sentence

# $card: a kind of train card, or `hidden`
a-card = { $card ->
    [purple] et lilla kort
    [blue] et blått kort
    [orange] et oransje kort
    [white] et hvitt kort
    [green] et grønt kort
    [yellow] et gult kort
    [black] et svart kort
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
coloured-cards = { $colour ->
    [purple] { $cards } lilla kort
    [blue] { $cards ->
        [one] { $cards } blått kort
       *[other] { $cards } blå kort
    }
    [orange] { $cards } oransje kort
    [white] { $cards ->
        [one] { $cards } hvitt kort
       *[other] { $cards } hvite kort
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
        [one] { $cards } svart kort
       *[other] { $cards } svarte kort
    }
   *[red] { $cards ->
        [one] { $cards } rødt kort
       *[other] { $cards } røde kort
    }
}

## Numbers of things inside a sentence

# $number
train-cards = { $number ->
    [0] ingen vognkort
   *[other] { $number } vognkort
}

# $number
tickets = { $number ->
    [0] ingen billetter
    [one] { $number } billett
   *[other] { $number } billetter
}

# $points may be less than 0
points = { $points } poeng

# $trains
trains = { $trains ->
    [one] { $trains } vogn
   *[other] { $trains } vogner
}

## Lists: `a, b and c` is (a list-more b) list-and c

# $before, $next: an item that is not the last
list-more = { $before }, { $next }
# $before, $last
list-and = { $before } og { $last }

## Places. Names of cities are those of the map and are not translated

# $from, $to: a route or a ticket between two cities
place-path = { $from }–{ $to }
# $path, $suffix: which of several routes or tickets between these cities it is
place-with-suffix = { $path } ({ $suffix })
# $colour, $number: the second of two tracks of the same colour
place-twin = { $colour }, nr. { $number }
