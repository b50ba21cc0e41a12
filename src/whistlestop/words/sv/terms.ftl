### Words and groups of words that sentences are built around. Messages in the other files refer to these; these refer to
### nothing outside this file. A language may add helpers of its own here (another case of a-card, say).

## The kinds of train card, standing alone: in a table, after a colon, in parentheses

# translated
kind-purple = lila
kind-blue = blå
# translated
kind-orange = orange
# translated
kind-white = vit
kind-green = grön
kind-yellow = gul
# translated
kind-black = svart
kind-red = röd
kind-loco = lokomotiv
# The colour of a route that takes any colour
# translated
kind-grey = grå

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

## Places. Names of cities are those of the map and are not translated

# $from, $to: a route or a ticket between two cities
place-path = { $from }–{ $to }
# $path, $suffix: which of several routes or tickets between these cities it is
place-with-suffix = { $path } ({ $suffix })
# $colour, $number: the second of two tracks of the same colour
place-twin = { $colour }, nr { $number }
