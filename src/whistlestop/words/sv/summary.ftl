summary-title = { $game }: reglerna på en sida
summary-aim = Målet
summary-aim-map = Förbind städerna på dina biljettkort med egna sträckor och få flest poäng.
summary-aim-cards = För kort från handen genom bangården till spåret och fullborda dina biljettkort med dem.
summary-hand = Tågvagnskort till var och en: { $dealt }
summary-given = Lokomotiv till var och en, öppet: { $given }
summary-trains = Vagnar till var och en: { $trains }
summary-stations = Stationer till var och en: { $stations }
summary-offered = Biljettkort till var och en: { $offered }; behåll minst { $tickets_kept }
summary-long = Långa biljettkort bland dem: { $long_dealt }
summary-row = Fem tågvagnskort ligger öppet: raden.
summary-turn-map = Du gör en sak: drar tågvagnskort, tar en sträcka eller drar biljettkort.
summary-turn-stations = Du gör en sak: drar tågvagnskort, tar en sträcka, drar biljettkort eller bygger en station.
summary-turn-cards = Först går det översta kortet i varje färg i din bangård nedåtvänt till din på-spåret-hög. Sedan gör du en sak: drar tågvagnskort, lägger kort eller drar biljettkort.
summary-draw = Två kort, ett i taget, från raden eller osett från draghögen. Raden fylls på genast.
summary-draw-loco = Ett lokomotiv från raden räknas som båda korten. Draget osett räknas det som ett.
summary-draw-reset = Lokomotiv som rensar raden: { $reset_at }. Alla fem korten byts då ut.
summary-routes = Ta sträckor
summary-route = Spela ett kort för varje ruta, alla i sträckans färg; på grå sträckor alla i en valfri färg. Ställ en vagn på varje ruta.
summary-route-loco = Ett lokomotiv kan ersätta vilket kort som helst.
summary-route-double = { $doubles_closed ->
        [0] Du får bara äga ett spår av en dubbelsträcka.
        [5] Av en dubbelsträcka kan bara ett spår tas.
       *[other] Du får bara äga ett spår av en dubbelsträcka. Med upp till { $doubles_closed } spelare kan bara ett av de två tas.
    }
summary-ferry = Spela ett lokomotiv för varje symbol, och för de andra rutorna kort i en valfri färg.
summary-tunnel = Spela din serie och vänd sedan upp tre kort. Vart och ett som är ett lokomotiv eller har din färg kostar dig ett kort till.
summary-tunnel-back = Kan eller vill du inte betala tar du tillbaka serien, och turen är slut.
summary-station = Den första kostar 1 kort, den andra 2 i en färg, den tredje 3. En station i varje stad.
summary-station-use = I slutet får du för varje station använda en av de andras sträckor in till staden, bara för dina biljettkort.
summary-tickets = Dra biljettkort
summary-ticket-draw = Biljettkort att dra: { $drawn }. { $drawn_kept ->
        [0] Behåll så många du vill, eller inga.
       *[other] Behåll minst { $drawn_kept }.
    }
summary-ticket-rest = De andra läggs underst i högen.
summary-yard = Lägga kort
summary-yard-pile = Antingen en hög: två eller fler kort i en färg; några av dem, men inte alla, får vara lokomotiv. Lokomotiven ligger överst.
summary-yard-singles = Eller tre enstaka kort i tre olika färger, utan lokomotiv.
summary-yard-own = Ingen färg som redan ligger i din bangård.
summary-yard-robbery = En färg i någon annans bangård: bara med fler kort än det ligger där. Den högen slängs då: ett tågrån.
summary-end-map = När någon avslutar en tur med få vagnar kvar (högst { $last_round_at }) har alla en tur till, den spelaren sist.
summary-end-cards = När draghögen är slut spelas turen färdigt, och alla har en tur till.
summary-complete = Fullborda sedan biljettkort med korten på ditt spår. Ett lokomotiv kan vara vilken färg som helst; varje kort räknas en gång.
summary-second = { $second_from ->
        [2] En andra runda följer.
       *[other] Med { $second_from } spelare eller fler följer en andra runda.
    } Du behåller handen och de ofullbordade biljettkorten. Tågvagnskort till var och en: { $second_dealt }
summary-spaces = Rutor
summary-points = Poäng
summary-ticket-done = Ett fullbordat biljettkort ger sina poäng, ett ofullbordat drar av dem.
summary-longest = Längsta sammanhängande linje: { $longest_bonus } poäng
summary-station-left = Varje station som inte har byggts: { $station_points } poäng
summary-bonus = Bonusen för en storstad går till den som har fullbordat flest biljettkort till den.
summary-tie = Vid lika poäng avgör flest fullbordade biljettkort.
