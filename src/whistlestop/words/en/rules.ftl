### The rules, clause by clause. The order of the English messages is the order of the page
### (docs/rules.md, made from here: docs/words.md says how). *Asterisks* are emphasis. A clause's id is never translated.
###
### Whatever a map can change is not written out: every message of this file is given the numbers of the map that is played.
### Players: $fewest and $most ($single: yes if these are the same). Train cards: $each_colour, $locomotives, $cards in all,
### $dealt to each player after $given locomotives; $reset_at locomotives clear the row (0: never), which is left alone with
### fewer than $coloured coloured cards; $reshuffled: yes or no. Tickets: $tickets, $long_tickets of them long; $tickets_dealt
### ordinary and $long_dealt long ones at set-up, $offered together, of which $tickets_kept are kept; $not_kept: bottom, out or
### shuffled; $drawn later, of which $drawn_kept are kept. Trains: $trains; $last_round_at of them start the last round;
### $doubles_closed: up to so many players (0: never, 5: always); $longest_bonus. Points: the $shortest route scores
### $shortest_points, longer ones $points_two to $points_eight (0: there is no such route, or it is the shortest: $points_three,
### $points_four, $points_five, $points_six, $points_seven); $everywhere: yes where all games are described at once. Lengths: $lengths
### (none: there is no other) and $longest. $stations and $station_points for each one not built. $idle_rounds. A second round with
### $second_from players or more (0: never), $second_dealt cards for it. $bonuses big cities: $bonus_cities (none: there is only
### the last) and $bonus_last. Tickets show $fewest_shown to $most_shown cards ($shown_alike: yes if these are the same).

rules-title = The rules
rules-about-1 = Whistlestop plays three games: the map game on **North America**, the map game on **Europe**, and the **card game**. This page is what the program does, rule by rule. Every rule has an id; if a move is not allowed, you will see the id of the rule it breaks. Ids with a letter (T6a) settle details.
rules-about-2 = The eight colours of train cards always come in this order: purple, blue, orange, white, green, yellow, black, red. *Locomotives* are the ninth kind and stand in for any colour. A *ticket* names two cities to be joined. The *row* is the five train cards that lie face up.
rules-players = { $single ->
        [yes] { $fewest ->
            [2] Two
            [3] Three
            [4] Four
           *[5] Five
        }
       *[no] { $fewest ->
            [2] Two
            [3] Three
           *[4] Four
        } to { $most ->
            [3] three
            [4] four
           *[5] five
        }
    } players

## T

section-T = Drawing train cards
section-T-about = For all three games, except where a rule says otherwise.
rule-T1 = Drawing means two train cards, taken singly. Each comes from the row, where you see what you get, or unseen from the deck.
rule-T2 = When a card leaves the row, the deck supplies another before anybody chooses again.
rule-T3 = A locomotive from the row is a whole draw: take it first, and you take nothing else.
rule-T4 = So a locomotive that appears in the row after your first card is out of reach for your second.
rule-T5 = A locomotive that comes unseen from the deck is a card like any other; you still take your second.
rule-T6 = { $reset_at ->
        [0] In this game locomotives never clear the row, however many of them lie there.
       *[other] In the map games, a row with { $reset_at ->
            [3] three locomotives
            [one] { $reset_at } locomotive
           *[other] { $reset_at } locomotives
        } or more is cleared: all its cards are discarded and five others turned up, and this is repeated as often as it takes. It applies whenever such a row appears, at set-up, after a replacement or after a reshuffle. (Not in the card game: K8.)
    }
rule-T6a = { $reset_at ->
        [0] So there is no clearing that could fail to help.
       *[other] The row is left alone if row, deck and discard pile together have fewer than { $coloured ->
            [3] three coloured cards
            [one] { $coloured } coloured card
           *[other] { $coloured } coloured cards
        }, since no clearing could then help. It is also left alone if the deck has exactly five cards, the discard pile none, and those five hold { $reset_at ->
            [3] three
           *[other] { $reset_at }
        } or more locomotives as well: row and deck would only change places for ever. Both are checked before each clearing.
    }
rule-T6b = The row is looked at after every action as well, so a clearing that had to wait takes place as soon as it can.
rule-T7 = You may hold as many cards as you like.
rule-T8 = { $reshuffled ->
        [no] In this game a deck that runs out stays empty: discards do not come back.
       *[yes] In the map games, a deck that runs out is replaced on the spot: the discard pile is shuffled and becomes the deck.
    }
rule-T8a = When the row is cleared, its cards are among the discards before the first new card is needed, and can come back in that same row.
rule-T8b = { $reshuffled ->
        [no] Nor do the discards of a later action form a deck.
       *[yes] If there was neither a deck nor a discard pile and an action produces discards, these form the deck when the action is done; then gaps in the row are filled, and T6 is checked.
    }
rule-T9 = With nothing to draw from but the row, you may take from the row, and it is not filled up. If the row is empty too, drawing is not possible.
rule-T10 = Having taken a first card you must take a second one, if there is one that you may take. If there is none – no deck to draw from, and a row without coloured cards – your turn is over with one card.

## B

section-B = North America
section-B-about = { rules-players }.
chapter-B-setup = Set-up
rule-B1 = The box: { $each_colour ->
        [one] { $each_colour } train card
       *[other] { $each_colour } train cards
    } of each colour and { $locomotives ->
        [one] { $locomotives } locomotive
       *[other] { $locomotives } locomotives
    }, { $cards } in all; { $tickets ->
        [one] { $tickets } ticket
       *[other] { $tickets } tickets
    }; { $trains ->
        [one] { $trains } train
       *[other] { $trains } trains
    } for each player. The players are blue, red, green, yellow and black.
rule-B2 = Everybody is dealt { $dealt ->
        [one] { $dealt } train card
       *[other] { $dealt } train cards
    }. Then the row is turned up, under T6.
rule-B3 = Everybody is dealt { $tickets_dealt ->
        [one] { $tickets_dealt } ticket
       *[other] { $tickets_dealt } tickets
    } and keeps at least { $tickets_kept } of them. Tickets not kept { $not_kept ->
        [out] are out of the game
        [shuffled] are shuffled into the ticket deck again
       *[bottom] go to the bottom of the ticket deck
    }. Your tickets are your secret until the game is over.
rule-B3a = All choose their tickets at once and unseen; until the last player has chosen, nobody even learns how many others kept. Then the tickets not kept go under the deck, player after player beginning with the starting player, and for each player in the order in which they were dealt.
rule-B4 = Who starts is random, or up to the host, and is settled before tickets are chosen. (At a table, the most travelled player starts.) Turns go clockwise.
chapter-B-turn = A turn
chapter-B-turn-about = You do one thing: draw train cards, claim a route, or draw tickets. As long as one of these is possible, you may not pass.
rule-B5 = To claim a route, play one card for every space of it, in the route’s colour. Locomotives may replace any number of these cards, even all. How many you use is up to you; that goes for ferries, the extra cost of tunnels and stations, too. What you play is discarded.
rule-B6 = Grey routes have no colour of their own: any single colour does, with or without locomotives, but two colours do not mix.
rule-B7 = Every space takes one of your trains, and you must have that many. Routes are claimed in full, and one in a turn.
rule-B8 = Any route that is still open may be claimed, whether or not it touches what you already own.
rule-B9 = A double route is two tracks of the same length between the same two cities. You may own only one of the two. (Tracks that merely run alongside each other and end in different cities are not a double route.)
rule-B10 = { $doubles_closed ->
        [0] Both tracks of a double route may be claimed, by two players, however many play.
       *[other] { $doubles_closed ->
            [2] In a game of two
            [3] In a game of two or three
            [4] In a game of up to four
           *[5] In every game
        }, a double route has room for one owner: when either track is claimed, its twin is closed for everybody.
    }
rule-B11 = A claimed route scores immediately: { $shortest_points ->
        [one] { $shortest_points } point
       *[other] { $shortest_points } points
    } for { $shortest ->
        [one] { $shortest } space
       *[other] { $shortest } spaces
    }{ $points_two ->
        [0] { "" }
       *[other] , { $points_two } for 2
    }{ $points_three ->
        [0] { "" }
       *[other] , { $points_three } for 3
    }{ $points_four ->
        [0] { "" }
       *[other] , { $points_four } for 4
    }{ $points_five ->
        [0] { "" }
       *[other] , { $points_five } for 5
    }{ $points_six ->
        [0] { "" }
       *[other] , { $points_six } for 6
    }{ $points_seven ->
        [0] { "" }
       *[other] , { $points_seven } for 7
    }{ $points_eight ->
        [0] { "" }
       *[other] { $everywhere ->
            [yes] , and, in Europe, { $points_eight } for 8
           *[no] , { $points_eight } for 8
        }
    }.
rule-B12 = To draw tickets, take { $drawn } from the top of the deck, or as many as are left; when there are none, this is not possible. Keep { $drawn_kept } or more and return the rest under the deck. If you draw just one ticket, it is yours. You may hold any number, and what you have kept you never give back.
rule-B12a = Tickets are returned in the order in which they were drawn, so that the first drawn is the first to come up again. Only you know which they are.
chapter-B-end = The end
rule-B13 = As soon as somebody finishes a turn with { $last_round_at ->
        [0] no trains left
        [one] at most { $last_round_at } train
       *[other] at most { $last_round_at } trains
    }, the last round begins: everybody has one more turn, that player last of all, and the game is over. This happens once in a game. Drawing tickets is still allowed.
rule-B13a = If you cannot draw a card, draw a ticket, claim a route or build a station, you pass, and only then. When all players have passed one after the other, the game stops and is scored.
rule-B14 = Every ticket whose two cities are joined by your own routes adds its points to your score; every other one takes its points away.
rule-B15 = { $longest_bonus ->
        [0] The longest continuous path earns nothing here but honour.
       *[other] The player with the longest continuous path gets { $longest_bonus ->
            [one] { $longest_bonus } point
           *[other] { $longest_bonus } points
        }. A path may come through a city again, but not over a route again; what counts is the trains on it, not the number of routes. If several players are level, each gets the { $longest_bonus }.
    }
rule-B15a = Without a route your longest path is 0, which never earns the bonus, not even if everybody is at 0.
rule-B16 = The highest score wins. If it is shared, the player with more completed tickets; if that is shared too, the one with the longest-path bonus. Those who are level even then win together.

## E

section-E = Europe
section-E-about = { rules-players }. Everything in T and B holds, with these changes.
chapter-E-setup = Set-up
rule-E1 = There are { $tickets ->
        [one] { $tickets } ticket
       *[other] { $tickets } tickets
    }, { $long_tickets ->
        [0] none
       *[other] { $long_tickets }
    } of them long. Everybody has { $stations ->
        [0] no stations
        [one] { $stations } station
       *[other] { $stations } stations
    }. Routes are { $lengths ->
        [none] { $longest }
       *[other] { $lengths } or { $longest }
    } spaces long.
rule-E2 = { $not_kept ->
        [out] Everybody is dealt { $long_dealt ->
            [0] { $tickets_dealt ->
                [one] { $tickets_dealt } ticket
               *[other] { $tickets_dealt } tickets
            }
           *[other] { $long_dealt } long and { $tickets_dealt ->
                [one] { $tickets_dealt } ordinary ticket
               *[other] { $tickets_dealt } ordinary tickets
            }
        } and keeps any { $tickets_kept } or more of the { $offered ->
            [4] four
           *[other] { $offered }
        }. Tickets not kept here are out of the game, unseen, and so are the long tickets that were not dealt; none goes under the deck. Later draws are ordinary tickets, by B12.
       *[other] Tickets are dealt, chosen and returned as B3 says.
    }
rule-E3 = There is a fourth thing to do in a turn: build a station.
chapter-E-ferries = Ferries
rule-E4 = A ferry is grey and has locomotive symbols. For each symbol you must play a locomotive. The other cards are as on any grey route, and more locomotives may replace them.
chapter-E-tunnels = Tunnels
rule-E5 = First play a full set for the tunnel, as for any route. Now three cards are turned up from the deck. For each one that is a locomotive or has the colour of your set, the tunnel costs one card more: another of that colour, or a locomotive.
rule-E6 = If your set is all locomotives, you pay for the locomotives turned up and for nothing else, and you pay in locomotives.
rule-E7 = If you are not able or not willing to pay all of the extra cost, your set returns to your hand and the turn is over; a twin track stays as open as it was. If there is no extra cost, you have the tunnel and cannot change your mind.
rule-E8 = The cards turned up are discarded in any case, the cards you paid only if you get the tunnel. Extra cards do not need extra trains, but you must have the trains for the spaces before you try.
rule-E9 = When deck and discard pile have fewer than three cards between them, only those are turned up. When they have none, a tunnel is an ordinary route.
rule-E9a = While a tunnel is being dug, your set and the cards turned up stay on the table. If the deck runs out meanwhile, the reshuffle (T8) does without them.
rule-E9b = After a failed attempt everybody knows that you hold those cards.
chapter-E-stations = Stations
rule-E10 = You may build a station in a city where there is none, no matter who has routes there, or whether anyone has. One in a turn, { $stations ->
        [0] none
        [1] one
        [2] two
        [3] three
       *[other] { $stations }
    } in a game, and never a second one in the same city.
rule-E11 = Your first station costs 1 card of any kind, your second 2 of the same colour, your third 3 of the same colour. Locomotives may replace any of them. The cards are discarded.
rule-E12 = At the end of the game, each of your stations lets you use at most one route that another player has claimed into its city, as though it were yours. It helps with tickets only, and it is the same route for all your tickets. You need not choose: the program takes what gives you the most ticket points and, among equals, the most completed tickets.
rule-E12a = Of a double route, you may borrow either track that is claimed. One route can serve several borrowers. Two stations can carry you over two borrowed routes in a row. Your own routes gain nothing from a station.
rule-E13 = A station that you have not built is worth { $station_points ->
        [one] { $station_points } point
       *[other] { $station_points } points
    }.
rule-E14 = For the longest path – here called the European Express, { $longest_bonus ->
        [one] { $longest_bonus } point
       *[other] { $longest_bonus } points
    } as in B15 – stations and borrowed routes do not count.
rule-E15 = When scores are level, these decide in turn: more completed tickets, those owed to stations included; fewer stations built; the European Express. After that the victory is shared.
rule-E16 = If for { $idle_rounds ->
        [1] a whole round
       *[other] { $idle_rounds } rounds on end
    } nothing happens but abandoned tunnels and passes, the game is over and is scored.

## K

section-K = The card game
section-K-about = { rules-players }. There is no board: cards travel from your hand to your *rail yard*, from there to your *on-the-track pile*, and from there they complete tickets.
chapter-K-setup = Set-up
rule-K1 = The deck has { $each_colour ->
        [one] { $each_colour } train card
       *[other] { $each_colour } train cards
    } of each colour and { $locomotives ->
        [one] { $locomotives } locomotive
       *[other] { $locomotives } locomotives
    }, { $cards } in all. Each of the { $tickets ->
        [one] { $tickets } ticket
       *[other] { $tickets } tickets
    } shows { $shown_alike ->
        [yes] { $most_shown ->
            [one] { $most_shown } coloured card
           *[other] { $most_shown } coloured cards
        }
       *[no] between { $fewest_shown ->
            [1] one
           *[other] { $fewest_shown }
        } and { $most_shown ->
            [5] five
           *[other] { $most_shown }
        } coloured cards
    }. { $bonuses ->
        [0] No city carries a bonus
       *[other] { $bonuses ->
            [6] Six big cities carry
            [one] { $bonuses } big city carries
           *[other] { $bonuses } big cities carry
        } a bonus that everybody can see: { $bonus_cities ->
            [none] { $bonus_last }
           *[other] { $bonus_cities } and { $bonus_last }
        }
    }.
rule-K2 = { $given ->
        [0] The cards are shuffled
        [1] Everybody first receives a locomotive, in the open. The remaining cards are shuffled
       *[other] Everybody first receives { $given } locomotives, in the open. The remaining cards are shuffled
    }, everybody is dealt { $dealt }, and the row of 5 is turned up.
rule-K3 = Everybody is dealt { $tickets_dealt ->
        [one] { $tickets_dealt } ticket
       *[other] { $tickets_dealt } tickets
    } and keeps at least { $tickets_kept }, choosing as in B3a. Tickets not kept { $not_kept ->
        [out] are out of the game
        [bottom] go to the bottom of the ticket deck
       *[shuffled] are shuffled into the ticket deck again
    }.
rule-K4 = Who starts is random, or up to the host. (At a table, the youngest does.) Turns go clockwise.
chapter-K-turn = A turn
rule-K5 = Step 1 happens by itself: the top card of each colour pile in your rail yard goes face down to your on-the-track pile. If there is no pile, nothing happens. A colour whose pile is used up by this may be placed again in the same turn. Your last turn has a step 1 like the others.
rule-K6 = Cards on the track stay there. Nobody may look at them, you included, before tickets are scored. With the option *open track* you may look at your own.
rule-K6a = Everybody could have kept count of what went onto a track. So its contents are no secret, even though a view shows only how many cards there are (open track aside): programs may treat them as known to all.
rule-K7 = Step 2 is your choice of one thing: draw train cards, place cards in your rail yard, or draw tickets. While one is possible you must do one.
rule-K8 = Drawing follows T1 to T5, T7, T9 and T10, where the discard pile is not counted among what can be drawn. Locomotives never clear the row (no T6), and discards do not come back during a round: the deck is used up once (no T8).
rule-K9 = You place either one pile or three single cards. A pile is two cards or more of one colour, some of which may be locomotives, though not all of them. Single cards are three cards of three different colours, without locomotives, and make three piles. Everybody sees what lies in a yard.
rule-K9a = A single coloured card with one or more locomotives is a proper pile.
rule-K10 = The locomotives of a pile are on top. They are the first to leave in step 1.
rule-K11 = A colour that already lies in your yard cannot be placed there again.
rule-K12 = A colour that lies in somebody else’s yard can be placed only if you place more cards than there are in that pile now; locomotives count for both of you. That pile is then discarded whole, with its locomotives: a train robbery. It follows that a colour never lies in two yards, and that single cards have to be of colours that lie in no yard.
rule-K13 = To draw tickets, take { $drawn } from the top of the deck, or as many as are left; when there are none, this is not possible. Keep { $drawn_kept ->
        [0] as many as you like, or none
       *[other] { $drawn_kept } or more
    }. The rest is returned under the deck as in B12a.
rule-K13a = If nothing is possible in step 2, you pass, and only then. When all players have passed one after the other, or when { $idle_rounds ->
        [1] a whole round has
       *[other] { $idle_rounds } rounds on end have
    } seen nothing but passes and ticket draws with no ticket kept, the last turns begin (K14).
chapter-K-end = The end of a round
rule-K14 = When the deck gives up its last card, whether to a player or to the row, the turn in progress is finished, and then everybody has one more, with the player in whose turn it happened coming last.
rule-K15 = In these turns you may still draw from the row, if it has cards; it is not filled up, since the deck is gone. (Last turns that K13a has begun with cards still in the deck are ordinary turns: drawing and filling up go on.) Should only one card be left, you may take that one. A locomotive from the row is a whole draw, as ever. With an empty row you place cards or draw tickets.
rule-K16 = Now tickets are completed, with cards on the track and with nothing else; what is still in a yard is of no use and does not move first. A ticket takes the cards that it shows, a locomotive can be any colour, whichever pile it came from, and each card serves once. All players choose their tickets at once and unseen. You may leave out a ticket only if it cannot be completed along with the ones you chose. When all have chosen, completed tickets and the cards used for them are shown and scored.
rule-K16a = The program suggests the choice with the most ticket points; among equals the one with more tickets, then the one with the lower ticket numbers.
rule-K17 = { $second_from ->
        [0] There is one round, so the game ends here
        [2] There are always two rounds, so the game goes on
        [3] With two players, the game ends here
        [4] With two or three players, the game ends here
       *[5] With up to four players, the game ends here
    }.
rule-K18 = { $second_from ->
        [0] No second round follows, however many play.
       *[other] { $second_from ->
            [2] With any number of players
            [3] With three or more
            [4] { $most ->
                [4] With four
               *[5] With four or more
            }
           *[5] With five
        }, a second round follows. You keep your hand and, still secret and without a penalty so far, the tickets you have not completed. Every other train card, wherever it was, goes into a new deck. Yards and tracks are empty. Everybody is dealt { $second_dealt ->
            [one] { $second_dealt } card
           *[other] { $second_dealt } cards
        }, and a row of 5 is turned up. Nobody gets a locomotive or tickets this time, and the ticket deck is left as it is. The player after the one who had the last turn begins. The round ends by K14 to K16, and its points are added.
    }
rule-K18a = { $second_from ->
        [0] So there is no second deal either.
       *[other] Should there be too few cards, they are dealt one by one, clockwise from the player who begins, until everybody has { $second_dealt }; what is left forms the row, up to 5. If that uses up the deck, everybody has one last turn, beginning with the first player.
    }
chapter-K-scoring = Scoring
rule-K19 = A completed ticket scores its points. At the end of the game, and only then, each uncompleted one costs its points.
rule-K20 = The bonus of a big city goes to whoever has completed the most tickets to it in the whole game, and in full to each of those who are level. A ticket that joins two big cities counts for both. If nobody has completed a ticket to a city, nobody gets its bonus.
rule-K21 = The highest score wins. If it is shared: more completed tickets, then more bonus cards, where a shared bonus is a card for each of its holders. Those who are level even then win together.

## S

section-S = In all games
rule-S1 = Other players’ hands and tickets, and the order of the decks, are hidden. How many cards, tickets, trains and stations a player has is open, and a card taken from the row was seen by all.
rule-S2 = No card is ever lost or doubled. At any moment hands, deck, row, discards, yards, tracks and the cards on the table – a tunnel’s set, and cards turned up – make up the whole set; and so do the tickets in the deck, on offer, held, completed and out of the game.
rule-S3 = When a game is over, all tickets, the longest path or paths and the source of every point are shown.
rule-S4 = No game goes on for ever, whatever the players do.

## Examples

rules-examples = Examples
example-1 = A blue route with 3 spaces can be paid in four ways: 3 blue; 2 blue and a locomotive; 1 blue and 2 locomotives; 3 locomotives (B5).
example-2 = A grey route with 2 spaces: 2 red will do, or a yellow and a locomotive, or 2 locomotives (B6).
example-3 = Montréal–New York is blue and has 3 spaces: 3 blue cards. Montréal–Toronto is grey and has 3 spaces as well: 3 cards of whichever colour you like (B5, B6).
example-4 = The ferry from Smyrna to Palermo has 6 spaces and 2 symbols: 2 locomotives, and 4 cards of one colour (E4).
example-5 = Three tunnels. You play 2 red, and a red card is turned up: add a red card or a locomotive. You play 2 green, and a locomotive is turned up: add a green card or a locomotive. You play 2 locomotives, and a locomotive is turned up: add a locomotive (E5, E6).
example-6 = In your yard lie one blue, one red and one yellow card. Another player places 3 blue: your blue card is discarded (K12).
example-7 = Los Angeles–Pittsburgh shows 4 cards. Three of the colours shown and one locomotive complete it (K16).
example-8 = A pile counts 4 cards: 2 green and, on top, 2 locomotives. The locomotives are the first two to go onto the track (K10).
