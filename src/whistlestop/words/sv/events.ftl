### What happened, one message for each kind of event: the log of a game.
###
### $who is `you` if the sentence is for the player it is about, else `other`; $name is that player's name.
### What the reader may not know is `hidden`: $card then is `hidden`, and $known is `no`.
### The comment above a message names all that it is given; a sentence need not use everything.

## The beginning

# $who, $name
event-first-player = { $who ->
    [you] Du börjar.
   *[other] { $name } börjar.
}

# $who, $name, $number
event-locomotives-given = { $who ->
    [you] Du får { $number } lokomotiv att börja med.
   *[other] { $name } får { $number } lokomotiv att börja med.
}

# $who, $name, $number, $known, $list: cards, each kind written as .card says of $colour, $cards and $locos
event-cards-dealt = { $known ->
    [yes] { $number ->
        [0] { $who ->
            [you] Du fick inga tågvagnskort.
           *[other] { $name } fick inga tågvagnskort.
        }
       *[other] { $who ->
            [you] Du fick { $list }.
           *[other] { $name } fick { $list }.
        }
    }
   *[no] { $who ->
        [you] Du fick { train-cards }.
       *[other] { $name } fick { train-cards }.
    }
}
    .card = { card-set }

# $who, $name, $number, $known, $tickets
event-tickets-dealt = { $known ->
    [yes] { $who ->
        [you] Du fick { tickets } att välja mellan: { $tickets }.
       *[other] { $name } fick { tickets } att välja mellan: { $tickets }.
    }
   *[no] { $who ->
        [you] Du fick { tickets } att välja mellan.
       *[other] { $name } fick { tickets } att välja mellan.
    }
}

# $who, $name, $number, $known, $tickets
event-choice-made = { $known ->
    [yes] { $number ->
        [0] { $who ->
            [you] Du valde inga biljettkort.
           *[other] { $name } valde inga biljettkort.
        }
       *[other] { $who ->
            [you] Du valde { $tickets }.
           *[other] { $name } valde { $tickets }.
        }
    }
   *[no] { $who ->
        [you] Du har valt biljettkort.
       *[other] { $name } har valt biljettkort.
    }
}

## The row and the deck

# $card, $place (1 to 5)
# translated: raden
event-card-turned-up = Nytt i raden: { a-card }.

event-row-cleared = För många lokomotiv: raden rensas.

# $cards
event-reshuffled = Slänghögen blandas och blir en ny draghög med { $cards } kort.

## Turns

# $who, $name, $turn
event-turn-began = { $who ->
    [you] Tur { $turn }: det är din tur.
   *[other] Tur { $turn }: nu spelar { $name }.
}

# $who, $name, $card, $place (1 to 5)
event-card-taken = { $who ->
    [you] Du tog { a-card } från raden.
   *[other] { $name } tog { a-card } från raden.
}

# $who, $name, $card
event-card-drawn = { $who ->
    [you] Du drog { a-card } från draghögen.
   *[other] { $name } drog { a-card } från draghögen.
}

# $who, $name, $track, $colour, $cards, $locos, $trains, $points
# translated: ta en sträcka
event-route-claimed = { $who ->
    [you] Du tog sträckan { $track } med { card-set }: { points }.
   *[other] { $name } tog sträckan { $track } med { card-set }: { points }.
}

# $who, $name, $track, $colour, $cards, $locos
# translated: tunneln
event-tunnel-entered = { $who ->
    [you] Du spelade { card-set } för tunneln { $track }.
   *[other] { $name } spelade { card-set } för tunneln { $track }.
}

# $card
event-tunnel-card = Tunnelkort: { a-card }.

# $who, $name, $track, $extra
event-tunnel-costs = { $who ->
    [you] Tunneln { $track } kostar dig { $extra } kort till.
   *[other] Tunneln { $track } kostar { $name } { $extra } kort till.
}

# $who, $name, $track, $colour, $cards, $locos
event-tunnel-paid = { $who ->
    [you] Du betalade { card-set } extra för tunneln { $track }.
   *[other] { $name } betalade { card-set } extra för tunneln { $track }.
}

# $who, $name, $track, $colour, $cards, $locos
event-tunnel-given-up = { $who ->
    [you] Du gav upp tunneln { $track } och tog tillbaka { card-set }.
   *[other] { $name } gav upp tunneln { $track } och tog tillbaka { card-set }.
}

# $who, $name, $city, $colour, $cards, $locos
# translated: station
event-station-built = { $who ->
    [you] Du byggde en station i { $city } med { card-set }.
   *[other] { $name } byggde en station i { $city } med { card-set }.
}

# $who, $name, $number, $known, $tickets
event-tickets-drawn = { $known ->
    [yes] { $who ->
        [you] Du drog { tickets }: { $tickets }.
       *[other] { $name } drog { tickets }: { $tickets }.
    }
   *[no] { $who ->
        [you] Du drog { tickets }.
       *[other] { $name } drog { tickets }.
    }
}

# $who, $name, $number, $known, $tickets
event-tickets-kept = { $number ->
    [0] { $who ->
        [you] Du behöll { tickets }.
       *[other] { $name } behöll { tickets }.
    }
   *[other] { $known ->
        [yes] { $who ->
            [you] Du behöll { tickets }: { $tickets }.
           *[other] { $name } behöll { tickets }: { $tickets }.
        }
       *[no] { $who ->
            [you] Du behöll { tickets }.
           *[other] { $name } behöll { tickets }.
        }
    }
}

# $who, $name
event-passed = { $who ->
    [you] Du stod över.
   *[other] { $name } stod över.
}

## The card game

# $who, $name, $number
event-cards-moved = { $who ->
    [you] { $number } kort flyttades från din bangård till din på-spåret-hög.
   *[other] { $name } flyttade { $number } kort från sin bangård till sin på-spåret-hög.
}

# $who, $name, $colour, $cards, $locos
event-pile-placed = { $who ->
    [you] Du lade { card-set } i din bangård.
   *[other] { $name } lade { card-set } i sin bangård.
}

# $who, $name, $list: cards, each written as .card says of $card
event-singles-placed = { $who ->
    [you] Du lade { $list } i din bangård.
   *[other] { $name } lade { $list } i sin bangård.
}
    .card = { a-card }

# $who and $name rob; $whom (`you` or `other`) and $victim, a name, lose a pile; $colour, $cards, $locos
event-train-robbed = { $who ->
    [you] Tågrån! Du tågrånade { $victim } på { card-set }.
   *[other] { $whom ->
        [you] Tågrån! { $name } tågrånade dig på { card-set }.
       *[other] Tågrån! { $name } tågrånade { $victim } på { card-set }.
    }
}

# $round
event-completing-began = Rundan är slut: nu fullbordas biljettkorten.

# $who, $name, $number, $known (always `yes`), $tickets, $list: the cards used, as .card says of $colour, $cards and $locos
event-tickets-completed = { $number ->
    [0] { $who ->
        [you] Du fullbordade { tickets }.
       *[other] { $name } fullbordade { tickets }.
    }
   *[other] { $who ->
        [you] Du fullbordade { tickets } med { $list }: { $tickets }.
       *[other] { $name } fullbordade { tickets } med { $list }: { $tickets }.
    }
}
    .card = { card-set }

# $who, $name, $round
event-round-began = { $who ->
    [you] Runda { $round } börjar, och du spelar först.
   *[other] Runda { $round } börjar, och { $name } spelar först.
}

## The end

# $who and $name brought it about; $turns
event-last-turns = { $turns ->
    [one] Sista turen har börjat: { $turns } tur kvar.
   *[other] Sista turen har börjat: { $turns } turer kvar.
}

# $who is `you` for a winner; $winners is their number; $names are the winners, without the reader
event-game-over = { $who ->
    [you] { $winners ->
        [1] Spelet är slut. Du vinner!
       *[other] Spelet är slut. Du delar segern med { $names }.
    }
   *[other] { $winners ->
        [1] Spelet är slut. { $names } vinner.
       *[other] Spelet är slut. { $names } delar segern.
    }
}
