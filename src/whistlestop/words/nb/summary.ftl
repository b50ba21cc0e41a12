summary-title = { $game }: reglene på én side
summary-aim = Målet
summary-aim-map = Knytt sammen byene på billettene dine med egne strekninger, og få flest poeng.
summary-aim-cards = Før kort fra hånden over skiftetomten til sporet, og fullfør billettene dine med dem.
summary-hand = Vognkort til hver: { $dealt }
summary-given = Lokomotiver til hver, åpent: { $given }
summary-trains = Vogner til hver: { $trains }
summary-stations = Stasjoner til hver: { $stations }
summary-offered = Billetter til hver: { $offered }; behold minst { $tickets_kept }
summary-long = Lange billetter blant dem: { $long_dealt }
summary-row = Fem vognkort ligger åpent: raden.
summary-turn-map = Du gjør én ting: trekker vognkort, fullfører en strekning eller trekker billetter.
summary-turn-stations = Du gjør én ting: trekker vognkort, fullfører en strekning, trekker billetter eller bygger en stasjon.
summary-turn-cards = Først går det øverste kortet i hver farge på skiftetomten din med forsiden ned til sporbunken din. Så gjør du én ting: trekker vognkort, legger kort eller trekker billetter.
summary-draw = To kort, ett om gangen, fra raden eller ukjent fra trekkebunken. Raden fylles opp med en gang.
summary-draw-loco = Et lokomotiv fra raden teller som begge kortene. Trukket ukjent teller det som ett.
summary-draw-reset = Lokomotiver som tømmer raden: { $reset_at }. Alle fem kortene byttes da ut.
summary-routes = Fullføre strekninger
summary-route = Spill ut ett kort for hvert felt, alle i strekningens farge; på gråfargede ruter alle i én valgfri farge. Sett én vogn på hvert felt.
summary-route-loco = Et lokomotiv kan erstatte hvilket som helst kort.
summary-route-double = { $doubles_closed ->
        [0] Du kan bare eie ett spor av en dobbeltrute.
        [5] Av en dobbeltrute kan bare ett spor fullføres.
       *[other] Du kan bare eie ett spor av en dobbeltrute. Med opptil { $doubles_closed } spillere kan bare ett av de to fullføres.
    }
summary-ferry = Spill ut et lokomotiv for hvert symbol, og for de andre feltene kort i én valgfri farge.
summary-tunnel = Spill ut settet ditt, og snu så tre kort. Hvert av dem som er et lokomotiv eller har fargen din, koster deg ett kort til.
summary-tunnel-back = Kan eller vil du ikke betale, tar du settet tilbake, og turen er over.
summary-station = Den første koster 1 kort, den andre 2 i én farge, den tredje 3. Én stasjon i hver by.
summary-station-use = Ved slutten kan du for hver stasjon bruke én av de andres strekninger inn til byen, bare for billettene dine.
summary-tickets = Trekke billetter
summary-ticket-draw = Billetter å trekke: { $drawn }. { $drawn_kept ->
        [0] Behold så mange du vil, eller ingen.
       *[other] Behold minst { $drawn_kept }.
    }
summary-ticket-rest = De andre legges under bunken.
summary-yard = Legge kort
summary-yard-pile = Enten én bunke: to eller flere kort i én farge; noen av dem, men ikke alle, kan være lokomotiver. Lokomotivene ligger øverst.
summary-yard-singles = Eller tre enkeltkort i tre forskjellige farger, uten lokomotiver.
summary-yard-own = Ingen farge som allerede ligger på skiftetomten din.
summary-yard-robbery = En farge på en annens skiftetomt: bare med flere kort enn det ligger der. Den bunken legges da i kastebunken: et togran.
summary-end-map = Når noen avslutter en tur med få vogner igjen (høyst { $last_round_at }), får alle en tur til, den spilleren sist.
summary-end-cards = Når trekkebunken er brukt opp, spilles turen ferdig, og alle får en tur til.
summary-complete = Fullfør så billetter med kortene på sporet ditt. Et lokomotiv kan være hvilken som helst farge; hvert kort teller én gang.
summary-second = { $second_from ->
        [2] En andre runde følger.
       *[other] Med { $second_from } spillere eller flere følger en andre runde.
    } Du beholder hånden og de ufullførte billettene. Vognkort til hver: { $second_dealt }
summary-spaces = Felter
summary-points = Poeng
summary-ticket-done = En fullført billett gir poengene sine, en ufullført trekker dem fra.
summary-longest = Lengste sammenhengende rute: { $longest_bonus } poeng
summary-station-left = Hver stasjon som ikke er bygd: { $station_points } poeng
summary-bonus = Bonusen for en storby går til den som har fullført flest billetter til den.
summary-tie = Ved uavgjort avgjør flest fullførte billetter.
