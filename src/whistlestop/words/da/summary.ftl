summary-title = { $game }: reglerne på én side
summary-aim = Målet
summary-aim-map = Forbind byerne på dine rutekort med egne strækninger, og få flest point.
summary-aim-cards = Før kort fra hånden gennem sporområdet til rangersporet, og etablér ruterne på dine rutekort med dem.
summary-hand = Togvognskort til hver: { $dealt }
summary-given = Lokomotiver til hver, åbent: { $given }
summary-trains = Vogne til hver: { $trains }
summary-stations = Stationer til hver: { $stations }
summary-offered = Rutekort til hver: { $offered }; behold mindst { $tickets_kept }
summary-long = Lange rutekort blandt dem: { $long_dealt }
summary-row = Fem togvognskort ligger åbent: rækken.
summary-turn-map = Du gør én ting: trækker togvognskort, tager en strækning eller trækker rutekort.
summary-turn-stations = Du gør én ting: trækker togvognskort, tager en strækning, trækker rutekort eller bygger en station.
summary-turn-cards = Først går det øverste kort i hver farve i dit sporområde med billedsiden nedad til dit rangerspor. Så gør du én ting: trækker togvognskort, lægger kort eller trækker rutekort.
summary-draw = To kort, ét ad gangen, fra rækken eller blindt fra bunken. Rækken fyldes op med det samme.
summary-draw-loco = Et lokomotiv fra rækken tæller som begge kort. Trukket blindt tæller det som ét.
summary-draw-reset = Lokomotiver, der rydder rækken: { $reset_at }. Alle fem kort skiftes så ud.
summary-routes = Tage strækninger
summary-route = Spil ét kort for hvert felt, alle i strækningens farve; på grå strækninger alle i én valgfri farve. Sæt én vogn på hvert felt.
summary-route-loco = Et lokomotiv kan erstatte et hvilket som helst kort.
summary-route-double = { $doubles_closed ->
        [0] Du må kun eje ét spor af en dobbeltstrækning.
        [5] Af en dobbeltstrækning kan kun ét spor tages.
       *[other] Du må kun eje ét spor af en dobbeltstrækning. Med op til { $doubles_closed } spillere kan kun ét af de to tages.
    }
summary-ferry = Spil et lokomotiv for hvert symbol, og for de andre felter kort i én valgfri farve.
summary-tunnel = Spil dit sæt, og vend så tre kort. Hvert af dem, der er et lokomotiv eller har din farve, koster dig ét kort mere.
summary-tunnel-back = Kan eller vil du ikke betale, tager du sættet tilbage, og din tur er slut.
summary-station = Den første koster 1 kort, den anden 2 i én farve, den tredje 3. Én station i hver by.
summary-station-use = Til sidst må du for hver station bruge én af de andres strækninger ind til byen, kun for dine rutekort.
summary-tickets = Trække rutekort
summary-ticket-draw = Rutekort at trække: { $drawn }. { $drawn_kept ->
        [0] Behold så mange, du vil, eller ingen.
       *[other] Behold mindst { $drawn_kept }.
    }
summary-ticket-rest = De andre lægges under bunken.
summary-yard = Lægge kort
summary-yard-pile = Enten én bunke: to eller flere kort i én farve; nogle af dem, men ikke alle, må være lokomotiver. Lokomotiverne ligger øverst.
summary-yard-singles = Eller tre enkelte kort i tre forskellige farver, uden lokomotiver.
summary-yard-own = Ingen farve, der allerede ligger i dit sporområde.
summary-yard-robbery = En farve i en andens sporområde: kun med flere kort, end der ligger der. Den bunke er så brugt: et togrøveri.
summary-end-map = Når nogen slutter en tur med få vogne tilbage (højst { $last_round_at }), har alle en tur mere, den spiller sidst.
summary-end-cards = Når bunken er brugt op, spilles turen færdig, og alle har en tur mere.
summary-complete = Etablér så rutekort med kortene på dit rangerspor. Et lokomotiv kan være en hvilken som helst farve; hvert kort tæller én gang.
summary-second = { $second_from ->
        [2] En anden runde følger.
       *[other] Med { $second_from } spillere eller flere følger en anden runde.
    } Du beholder hånden og de rutekort, der ikke er etableret. Togvognskort til hver: { $second_dealt }
summary-spaces = Felter
summary-points = Point
summary-ticket-done = Et etableret rutekort giver sine point, et ikke etableret trækker dem fra.
summary-longest = Længste sammenhængende linje: { $longest_bonus } point
summary-station-left = Hver station, der ikke er bygget: { $station_points } point
summary-bonus = Bonussen for en storby går til den, der har etableret flest rutekort til den.
summary-tie = Står det lige, afgør flest etablerede rutekort.
