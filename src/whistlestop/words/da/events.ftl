### What happened, one message for each kind of event: the log of a game.
###
### $who is `you` if the sentence is for the player it is about, else `other`; $name is that player's name.
### What the reader may not know is `hidden`: $card then is `hidden`, and $known is `no`.
### The comment above a message names all that it is given; a sentence need not use everything.

## The beginning

# $who, $name
event-first-player = { $who ->
    [you] Du starter.
   *[other] { $name } starter.
}

# $who, $name, $number
event-locomotives-given = { $number ->
    [one] { $who ->
        [you] Du får { $number } lokomotiv at begynde med.
       *[other] { $name } får { $number } lokomotiv at begynde med.
    }
   *[other] { $who ->
        [you] Du får { $number } lokomotiver at begynde med.
       *[other] { $name } får { $number } lokomotiver at begynde med.
    }
}

# $who, $name, $number, $known, $list: cards, each kind written as .card says of $colour, $cards and $locos
event-cards-dealt = { $known ->
    [yes] { $number ->
        [0] { $who ->
            [you] Du fik ingen togvognskort.
           *[other] { $name } fik ingen togvognskort.
        }
       *[other] { $who ->
            [you] Du fik { $list }.
           *[other] { $name } fik { $list }.
        }
    }
   *[no] { $who ->
        [you] Du fik { train-cards }.
       *[other] { $name } fik { train-cards }.
    }
}
    .card = { card-set }

# $who, $name, $number, $known, $tickets
event-tickets-dealt = { $known ->
    [yes] { $who ->
        [you] Du fik { tickets } at vælge imellem: { $tickets }.
       *[other] { $name } fik { tickets } at vælge imellem: { $tickets }.
    }
   *[no] { $who ->
        [you] Du fik { tickets } at vælge imellem.
       *[other] { $name } fik { tickets } at vælge imellem.
    }
}

# $who, $name, $number, $known, $tickets
event-choice-made = { $known ->
    [yes] { $number ->
        [0] { $who ->
            [you] Du valgte ingen rutekort.
           *[other] { $name } valgte ingen rutekort.
        }
       *[other] { $who ->
            [you] Du valgte { $tickets }.
           *[other] { $name } valgte { $tickets }.
        }
    }
   *[no] { $who ->
        [you] Du har valgt rutekort.
       *[other] { $name } har valgt rutekort.
    }
}

## The row and the deck

# $card, $place (1 to 5)
# translated: rækken
event-card-turned-up = Nyt i rækken: { a-card }.

event-row-cleared = For mange lokomotiver: Rækken ryddes.

# $cards
event-reshuffled = De brugte togvognskort blandes og bliver en ny bunke på { $cards } kort.

## Turns

# $who, $name, $turn
event-turn-began = { $who ->
    [you] Tur { $turn }: Det er din tur.
   *[other] Tur { $turn }: { $name } har turen.
}

# $who, $name, $card, $place (1 to 5)
event-card-taken = { $who ->
    [you] Du tog { a-card } fra rækken.
   *[other] { $name } tog { a-card } fra rækken.
}

# $who, $name, $card
event-card-drawn = { $who ->
    [you] Du trak { a-card } fra bunken.
   *[other] { $name } trak { a-card } fra bunken.
}

# $who, $name, $track, $colour, $cards, $locos, $trains, $points
# translated: tage en strækning
event-route-claimed = { $who ->
    [you] Du tog strækningen { $track } med { card-set }: { points }.
   *[other] { $name } tog strækningen { $track } med { card-set }: { points }.
}

# $who, $name, $track, $colour, $cards, $locos
# translated: tunnelen
event-tunnel-entered = { $who ->
    [you] Du spillede { card-set } for tunnelen { $track }.
   *[other] { $name } spillede { card-set } for tunnelen { $track }.
}

# $card
event-tunnel-card = Tunnelkort: { a-card }.

# $who, $name, $track, $extra
event-tunnel-costs = { $who ->
    [you] Tunnelen { $track } koster dig { $extra } kort ekstra.
   *[other] Tunnelen { $track } koster { $name } { $extra } kort ekstra.
}

# $who, $name, $track, $colour, $cards, $locos
event-tunnel-paid = { $who ->
    [you] Du betalte { card-set } ekstra for tunnelen { $track }.
   *[other] { $name } betalte { card-set } ekstra for tunnelen { $track }.
}

# $who, $name, $track, $colour, $cards, $locos
event-tunnel-given-up = { $who ->
    [you] Du opgav tunnelen { $track } og tog { card-set } tilbage.
   *[other] { $name } opgav tunnelen { $track } og tog { card-set } tilbage.
}

# $who, $name, $city, $colour, $cards, $locos
# translated: station
event-station-built = { $who ->
    [you] Du byggede en station i { $city } med { card-set }.
   *[other] { $name } byggede en station i { $city } med { card-set }.
}

# $who, $name, $number, $known, $tickets
event-tickets-drawn = { $known ->
    [yes] { $who ->
        [you] Du trak { tickets }: { $tickets }.
       *[other] { $name } trak { tickets }: { $tickets }.
    }
   *[no] { $who ->
        [you] Du trak { tickets }.
       *[other] { $name } trak { tickets }.
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
    [you] Du meldte pas.
   *[other] { $name } meldte pas.
}

## The card game

# $who, $name, $number
event-cards-moved = { $who ->
    [you] { $number } kort blev flyttet fra dit sporområde til dit rangerspor.
   *[other] { $name } flyttede { $number } kort fra sit sporområde til sit rangerspor.
}

# $who, $name, $colour, $cards, $locos
event-pile-placed = { $who ->
    [you] Du lagde { card-set } i dit sporområde.
   *[other] { $name } lagde { card-set } i sit sporområde.
}

# $who, $name, $list: cards, each written as .card says of $card
event-singles-placed = { $who ->
    [you] Du lagde { $list } i dit sporområde.
   *[other] { $name } lagde { $list } i sit sporområde.
}
    .card = { a-card }

# $who and $name rob; $whom (`you` or `other`) and $victim, a name, lose a pile; $colour, $cards, $locos
event-train-robbed = { $who ->
    [you] Togrøveri! Du lagde flere kort, så { $victim } må smide { card-set }.
   *[other] { $whom ->
        [you] Togrøveri! { $name } lagde flere kort, så du må smide { card-set }.
       *[other] Togrøveri! { $name } lagde flere kort, så { $victim } må smide { card-set }.
    }
}

# $round
event-completing-began = Runden er slut: Nu etableres ruterne ifølge rutekortene.

# $who, $name, $number, $known (always `yes`), $tickets, $list: the cards used, as .card says of $colour, $cards and $locos
event-tickets-completed = { $number ->
    [0] { $who ->
        [you] Du etablerede ingen ruter.
       *[other] { $name } etablerede ingen ruter.
    }
    [one] { $who ->
        [you] Du etablerede { $number } rute med { $list }: { $tickets }.
       *[other] { $name } etablerede { $number } rute med { $list }: { $tickets }.
    }
   *[other] { $who ->
        [you] Du etablerede { $number } ruter med { $list }: { $tickets }.
       *[other] { $name } etablerede { $number } ruter med { $list }: { $tickets }.
    }
}
    .card = { card-set }

# $who, $name, $round
event-round-began = { $who ->
    [you] Runde { $round } begynder, og du starter.
   *[other] Runde { $round } begynder, og { $name } starter.
}

## The end

# $who and $name brought it about; $turns
event-last-turns = Alle får nu en sidste tur: { $turns } tilbage.

# $who is `you` for a winner; $winners is their number; $names are the winners, without the reader
event-game-over = { $who ->
    [you] { $winners ->
        [1] Spillet er slut. Du vinder!
       *[other] Spillet er slut. Du deler sejren med { $names }.
    }
   *[other] { $winners ->
        [1] Spillet er slut. { $names } vinder.
       *[other] Spillet er slut. { $names } deler sejren.
    }
}
