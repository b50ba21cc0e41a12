### What happened, one message for each kind of event: the log of a game.
###
### $who is `you` if the sentence is for the player it is about, else `other`; $name is that player’s name.
### What the reader may not know is `hidden`: $card then is `hidden`, and $known is `no`.
### The comment above a message names all that it is given; a sentence need not use everything.

## The beginning

# $who, $name
event-first-player = { $who ->
    [you] You go first.
   *[other] { $name } goes first.
}

# $who, $name, $number
event-locomotives-given = { $number ->
    [one] { $who ->
        [you] You get { $number } locomotive to start with.
       *[other] { $name } gets { $number } locomotive to start with.
    }
   *[other] { $who ->
        [you] You get { $number } locomotives to start with.
       *[other] { $name } gets { $number } locomotives to start with.
    }
}

# $who, $name, $number, $known, $list: cards, each kind written as .card says of $colour, $cards and $locos
event-cards-dealt = { $known ->
    [yes] { $number ->
        [0] { $who ->
            [you] You were dealt no train cards.
           *[other] { $name } was dealt no train cards.
        }
       *[other] { $who ->
            [you] You were dealt { $list }.
           *[other] { $name } was dealt { $list }.
        }
    }
   *[no] { $who ->
        [you] You were dealt { train-cards }.
       *[other] { $name } was dealt { train-cards }.
    }
}
    .card = { card-set }

# $who, $name, $number, $known, $tickets
event-tickets-dealt = { $known ->
    [yes] { $who ->
        [you] You were dealt { tickets } to choose from: { $tickets }.
       *[other] { $name } was dealt { tickets } to choose from: { $tickets }.
    }
   *[no] { $who ->
        [you] You were dealt { tickets } to choose from.
       *[other] { $name } was dealt { tickets } to choose from.
    }
}

# $who, $name, $number, $known, $tickets
event-choice-made = { $known ->
    [yes] { $number ->
        [0] { $who ->
            [you] You chose no tickets.
           *[other] { $name } chose no tickets.
        }
       *[other] { $who ->
            [you] You chose { $tickets }.
           *[other] { $name } chose { $tickets }.
        }
    }
   *[no] { $who ->
        [you] You’ve chosen your tickets.
       *[other] { $name } has chosen tickets.
    }
}

## The row and the deck

# $card, $place (1 to 5)
event-card-turned-up = New in the row: { a-card }.

event-row-cleared = Too many locomotives: the row is cleared.

# $cards
event-reshuffled = { $cards ->
    [one] The discard pile is shuffled and becomes a deck of { $cards } card.
   *[other] The discard pile is shuffled and becomes a deck of { $cards } cards.
}

## Turns

# $who, $name, $turn
event-turn-began = { $who ->
    [you] Turn { $turn }: it’s your turn.
   *[other] Turn { $turn }: { $name }’s turn.
}

# $who, $name, $card, $place (1 to 5)
event-card-taken = { $who ->
    [you] You took { a-card } from the row.
   *[other] { $name } took { a-card } from the row.
}

# $who, $name, $card
event-card-drawn = { $who ->
    [you] You drew { a-card } from the deck.
   *[other] { $name } drew { a-card } from the deck.
}

# $who, $name, $track, $colour, $cards, $locos, $trains, $points
event-route-claimed = { $who ->
    [you] You claimed { $track } with { card-set } for { points }.
   *[other] { $name } claimed { $track } with { card-set } for { points }.
}

# $who, $name, $track, $colour, $cards, $locos
event-tunnel-entered = { $who ->
    [you] You played { card-set } for the tunnel { $track }.
   *[other] { $name } played { card-set } for the tunnel { $track }.
}

# $card
event-tunnel-card = Tunnel card: { a-card }.

# $who, $name, $track, $extra
event-tunnel-costs = { $extra ->
    [one] { $who ->
        [you] The tunnel { $track } costs you { $extra } more card.
       *[other] The tunnel { $track } costs { $name } { $extra } more card.
    }
   *[other] { $who ->
        [you] The tunnel { $track } costs you { $extra } more cards.
       *[other] The tunnel { $track } costs { $name } { $extra } more cards.
    }
}

# $who, $name, $track, $colour, $cards, $locos
event-tunnel-paid = { $who ->
    [you] You paid { card-set } extra for the tunnel { $track }.
   *[other] { $name } paid { card-set } extra for the tunnel { $track }.
}

# $who, $name, $track, $colour, $cards, $locos
event-tunnel-given-up = { $who ->
    [you] You gave up the tunnel { $track } and took back { card-set }.
   *[other] { $name } gave up the tunnel { $track } and took back { card-set }.
}

# $who, $name, $city, $colour, $cards, $locos
event-station-built = { $who ->
    [you] You built a station in { $city } with { card-set }.
   *[other] { $name } built a station in { $city } with { card-set }.
}

# $who, $name, $number, $known, $tickets
event-tickets-drawn = { $known ->
    [yes] { $who ->
        [you] You drew { tickets }: { $tickets }.
       *[other] { $name } drew { tickets }: { $tickets }.
    }
   *[no] { $who ->
        [you] You drew { tickets }.
       *[other] { $name } drew { tickets }.
    }
}

# $who, $name, $number, $known, $tickets
event-tickets-kept = { $number ->
    [0] { $who ->
        [you] You kept { tickets }.
       *[other] { $name } kept { tickets }.
    }
   *[other] { $known ->
        [yes] { $who ->
            [you] You kept { tickets }: { $tickets }.
           *[other] { $name } kept { tickets }: { $tickets }.
        }
       *[no] { $who ->
            [you] You kept { tickets }.
           *[other] { $name } kept { tickets }.
        }
    }
}

# $who, $name
event-passed = { $who ->
    [you] You passed.
   *[other] { $name } passed.
}

## The card game

# $who, $name, $number
event-cards-moved = { $number ->
    [one] { $who ->
        [you] { $number } card moved from your rail yard to your on-the-track pile.
       *[other] { $name } moved { $number } card from their rail yard to their on-the-track pile.
    }
   *[other] { $who ->
        [you] { $number } cards moved from your rail yard to your on-the-track pile.
       *[other] { $name } moved { $number } cards from their rail yard to their on-the-track pile.
    }
}

# $who, $name, $colour, $cards, $locos
event-pile-placed = { $who ->
    [you] You placed { card-set } in your rail yard.
   *[other] { $name } placed { card-set } in their rail yard.
}

# $who, $name, $list: cards, each written as .card says of $card
event-singles-placed = { $who ->
    [you] You placed { $list } in your rail yard.
   *[other] { $name } placed { $list } in their rail yard.
}
    .card = { a-card }

# $who and $name rob; $whom (`you` or `other`) and $victim, a name, lose a pile; $colour, $cards, $locos
event-train-robbed = { $who ->
    [you] Train robbery! You robbed { $victim } of { card-set }.
   *[other] { $whom ->
        [you] Train robbery! { $name } robbed you of { card-set }.
       *[other] Train robbery! { $name } robbed { $victim } of { card-set }.
    }
}

# $round
event-completing-began = The round is over: time to complete tickets.

# $who, $name, $number, $known (always `yes`), $tickets, $list: the cards used, as .card says of $colour, $cards and $locos
event-tickets-completed = { $number ->
    [0] { $who ->
        [you] You completed { tickets }.
       *[other] { $name } completed { tickets }.
    }
   *[other] { $who ->
        [you] You completed { tickets } with { $list }: { $tickets }.
       *[other] { $name } completed { tickets } with { $list }: { $tickets }.
    }
}
    .card = { card-set }

# $who, $name, $round
event-round-began = { $who ->
    [you] Round { $round } starts, and you go first.
   *[other] Round { $round } starts, and { $name } goes first.
}

## The end

# $who and $name brought it about; $turns
event-last-turns = { $turns ->
    [one] The last round starts: { $turns } turn left.
   *[other] The last round starts: { $turns } turns left.
}

# $who is `you` for a winner; $winners is their number; $names are the winners, without the reader
event-game-over = { $who ->
    [you] { $winners ->
        [1] The game is over. You win!
       *[other] The game is over. You share the victory with { $names }.
    }
   *[other] { $winners ->
        [1] The game is over. { $names } wins.
       *[other] The game is over. { $names } share the victory.
    }
}
