### What happened, one message for each kind of event: the log of a game.
###
### $who is `you` if the sentence is for the player it is about, else `other`; $name is that player's name.
### What the reader may not know is `hidden`: $card then is `hidden`, and $known is `no`.
### The comment above a message names all that it is given; a sentence need not use everything.

## The beginning

# $who, $name
event-first-player = { $who ->
    [you] Du begynner.
   *[other] { $name } begynner.
}

# $who, $name, $number
event-locomotives-given = { $number ->
    [one] { $who ->
        [you] Du får { $number } lokomotiv til å begynne med.
       *[other] { $name } får { $number } lokomotiv til å begynne med.
    }
   *[other] { $who ->
        [you] Du får { $number } lokomotiver til å begynne med.
       *[other] { $name } får { $number } lokomotiver til å begynne med.
    }
}

# $who, $name, $number, $known, $list: cards, each kind written as .card says of $colour, $cards and $locos
event-cards-dealt = { $known ->
    [yes] { $number ->
        [0] { $who ->
            [you] Du fikk ingen vognkort.
           *[other] { $name } fikk ingen vognkort.
        }
       *[other] { $who ->
            [you] Du fikk { $list }.
           *[other] { $name } fikk { $list }.
        }
    }
   *[no] { $who ->
        [you] Du fikk { train-cards }.
       *[other] { $name } fikk { train-cards }.
    }
}
    .card = { card-set }

# $who, $name, $number, $known, $tickets
event-tickets-dealt = { $known ->
    [yes] { $who ->
        [you] Du fikk { tickets } å velge mellom: { $tickets }.
       *[other] { $name } fikk { tickets } å velge mellom: { $tickets }.
    }
   *[no] { $who ->
        [you] Du fikk { tickets } å velge mellom.
       *[other] { $name } fikk { tickets } å velge mellom.
    }
}

# $who, $name, $number, $known, $tickets
event-choice-made = { $known ->
    [yes] { $number ->
        [0] { $who ->
            [you] Du valgte ingen billetter.
           *[other] { $name } valgte ingen billetter.
        }
       *[other] { $who ->
            [you] Du valgte { $tickets }.
           *[other] { $name } valgte { $tickets }.
        }
    }
   *[no] { $who ->
        [you] Du har valgt billetter.
       *[other] { $name } har valgt billetter.
    }
}

## The row and the deck

# $card, $place (1 to 5)
# translated: raden
event-card-turned-up = Nytt i raden: { a-card }.

event-row-cleared = For mange lokomotiver: Raden ryddes.

# $cards
event-reshuffled = Kastebunken stokkes og blir en ny trekkebunke på { $cards } kort.

## Turns

# $who, $name, $turn
event-turn-began = { $who ->
    [you] Tur { $turn }: Det er din tur.
   *[other] Tur { $turn }: Nå er det { $name } sin tur.
}

# $who, $name, $card, $place (1 to 5)
event-card-taken = { $who ->
    [you] Du tok { a-card } fra raden.
   *[other] { $name } tok { a-card } fra raden.
}

# $who, $name, $card
event-card-drawn = { $who ->
    [you] Du trakk { a-card } fra trekkebunken.
   *[other] { $name } trakk { a-card } fra trekkebunken.
}

# $who, $name, $track, $colour, $cards, $locos, $trains, $points
event-route-claimed = { $who ->
    [you] Du fullførte strekningen { $track } med { card-set }: { points }.
   *[other] { $name } fullførte strekningen { $track } med { card-set }: { points }.
}

# $who, $name, $track, $colour, $cards, $locos
# translated: tunnelen
event-tunnel-entered = { $who ->
    [you] Du spilte ut { card-set } for tunnelen { $track }.
   *[other] { $name } spilte ut { card-set } for tunnelen { $track }.
}

# $card
event-tunnel-card = Tunnelkort: { a-card }.

# $who, $name, $track, $extra
event-tunnel-costs = { $who ->
    [you] Tunnelen { $track } koster deg { $extra } kort til.
   *[other] Tunnelen { $track } koster { $name } { $extra } kort til.
}

# $who, $name, $track, $colour, $cards, $locos
event-tunnel-paid = { $who ->
    [you] Du betalte { card-set } ekstra for tunnelen { $track }.
   *[other] { $name } betalte { card-set } ekstra for tunnelen { $track }.
}

# $who, $name, $track, $colour, $cards, $locos
event-tunnel-given-up = { $who ->
    [you] Du ga opp tunnelen { $track } og tok tilbake { card-set }.
   *[other] { $name } ga opp tunnelen { $track } og tok tilbake { card-set }.
}

# $who, $name, $city, $colour, $cards, $locos
# translated: stasjon
event-station-built = { $who ->
    [you] Du bygde en stasjon i { $city } med { card-set }.
   *[other] { $name } bygde en stasjon i { $city } med { card-set }.
}

# $who, $name, $number, $known, $tickets
event-tickets-drawn = { $known ->
    [yes] { $who ->
        [you] Du trakk { tickets }: { $tickets }.
       *[other] { $name } trakk { tickets }: { $tickets }.
    }
   *[no] { $who ->
        [you] Du trakk { tickets }.
       *[other] { $name } trakk { tickets }.
    }
}

# $who, $name, $number, $known, $tickets
event-tickets-kept = { $number ->
    [0] { $who ->
        [you] Du beholdt { tickets }.
       *[other] { $name } beholdt { tickets }.
    }
   *[other] { $known ->
        [yes] { $who ->
            [you] Du beholdt { tickets }: { $tickets }.
           *[other] { $name } beholdt { tickets }: { $tickets }.
        }
       *[no] { $who ->
            [you] Du beholdt { tickets }.
           *[other] { $name } beholdt { tickets }.
        }
    }
}

# $who, $name
event-passed = { $who ->
    [you] Du sto over.
   *[other] { $name } sto over.
}

## The card game

# $who, $name, $number
# translated: skiftetomten, sporbunken
event-cards-moved = { $who ->
    [you] { $number } kort ble flyttet fra skiftetomten til sporbunken din.
   *[other] { $name } flyttet { $number } kort fra skiftetomten til sporbunken sin.
}

# $who, $name, $colour, $cards, $locos
event-pile-placed = { $who ->
    [you] Du la { card-set } på skiftetomten din.
   *[other] { $name } la { card-set } på skiftetomten sin.
}

# $who, $name, $list: cards, each written as .card says of $card
event-singles-placed = { $who ->
    [you] Du la { $list } på skiftetomten din.
   *[other] { $name } la { $list } på skiftetomten sin.
}
    .card = { a-card }

# $who and $name rob; $whom (`you` or `other`) and $victim, a name, lose a pile; $colour, $cards, $locos
# translated: togran
event-train-robbed = { $who ->
    [you] Togran! Du ranet { $victim } for { card-set }.
   *[other] { $whom ->
        [you] Togran! { $name } ranet deg for { card-set }.
       *[other] Togran! { $name } ranet { $victim } for { card-set }.
    }
}

# $round
event-completing-began = Runden er over: Nå skal billettene fullføres.

# $who, $name, $number, $known (always `yes`), $tickets, $list: the cards used, as .card says of $colour, $cards and $locos
event-tickets-completed = { $number ->
    [0] { $who ->
        [you] Du fullførte { tickets }.
       *[other] { $name } fullførte { tickets }.
    }
   *[other] { $who ->
        [you] Du fullførte { tickets } med { $list }: { $tickets }.
       *[other] { $name } fullførte { tickets } med { $list }: { $tickets }.
    }
}
    .card = { card-set }

# $who, $name, $round
event-round-began = { $who ->
    [you] Runde { $round } begynner, og du starter.
   *[other] Runde { $round } begynner, og { $name } starter.
}

## The end

# $who and $name brought it about; $turns
event-last-turns = { $turns ->
    [one] Siste runde begynner: { $turns } tur igjen.
   *[other] Siste runde begynner: { $turns } turer igjen.
}

# $who is `you` for a winner; $winners is their number; $names are the winners, without the reader
event-game-over = { $who ->
    [you] { $winners ->
        [1] Spillet er slutt. Du vinner!
       *[other] Spillet er slutt. Du deler seieren med { $names }.
    }
   *[other] { $winners ->
        [1] Spillet er slutt. { $names } vinner.
       *[other] Spillet er slutt. { $names } deler seieren.
    }
}
