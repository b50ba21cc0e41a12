summary-title = { $game }: reglurnar á einni síðu
summary-aim = Markmiðið
summary-aim-map = Tengdu borgirnar á lestarmiðunum þínum með eigin leiðum og fáðu flest stig.
summary-aim-cards = Færðu spil af hendi um járnbrautarteininn á brautarpallinn og ljúktu lestarmiðum þínum með þeim.
summary-hand = Lestarvagnaspil á mann: { $dealt }
summary-given = Dráttarvagnar á mann, fyrir opnum tjöldum: { $given }
summary-trains = Lestarvagnar á mann: { $trains }
summary-stations = Lestarstöðvar á mann: { $stations }
summary-offered = Lestarmiðar á mann: { $offered }; haltu að minnsta kosti { $tickets_kept }
summary-long = Þar af langir lestarmiðar: { $long_dealt }
summary-row = Fimm lestarvagnaspil liggja upp í loft: röðin.
summary-turn-map = Þú gerir eitt: dregur lestarvagnaspil, eignar þér leið eða dregur lestarmiða.
summary-turn-stations = Þú gerir eitt: dregur lestarvagnaspil, eignar þér leið, dregur lestarmiða eða byggir lestarstöð.
summary-turn-cards = Fyrst fer efsta spil hvers litar á járnbrautarteininum þínum á hvolf í brautarpallsbunkann þinn. Síðan gerir þú eitt: dregur lestarvagnaspil, leggur niður spil eða dregur lestarmiða.
summary-draw = Tvö spil, eitt í einu, úr röðinni eða óséð úr bunkanum. Fyllt er í röðina um leið.
summary-draw-loco = Dráttarvagn úr röðinni telst sem bæði spilin. Sé hann dreginn óséður telst hann eitt.
summary-draw-reset = Dráttarvagnar sem hreinsa röðina: { $reset_at }. Þá er öllum fimm spilunum skipt út.
summary-routes = Að eigna sér leiðir
summary-route = Spilaðu einu spili fyrir hvern reit, öllum í lit leiðarinnar; á gráum leiðum öllum í einum lit að eigin vali. Settu einn lestarvagn á hvern reit.
summary-route-loco = Dráttarvagn má koma í stað hvaða spils sem er.
summary-route-double = { $doubles_closed ->
        [0] Þú mátt aðeins eiga aðra braut tvöfaldrar leiðar.
        [5] Aðeins er hægt að eigna sér aðra braut tvöfaldrar leiðar.
       *[other] Þú mátt aðeins eiga aðra braut tvöfaldrar leiðar. Séu leikmenn { $doubles_closed } eða færri er aðeins önnur þeirra í boði.
    }
summary-ferry = Spilaðu dráttarvagni fyrir hvert tákn og fyrir hina reitina spilum í einum lit að eigin vali.
summary-tunnel = Spilaðu samstæðunni þinni og flettu svo upp þremur spilum. Hvert þeirra sem er dráttarvagn eða í þínum lit kostar þig einu spili meira.
summary-tunnel-back = Ef þú getur ekki eða vilt ekki greiða tekur þú samstæðuna aftur á hönd og lotu þinni er lokið.
summary-station = Sú fyrsta kostar 1 spil, önnur 2 í einum lit, sú þriðja 3. Ein lestarstöð í hverri borg.
summary-station-use = Í lokin máttu með hverri lestarstöð nota eina leið annars leikmanns inn í borgina, aðeins fyrir lestarmiðana þína.
summary-tickets = Að draga lestarmiða
summary-ticket-draw = Lestarmiðar sem eru dregnir: { $drawn }. { $drawn_kept ->
        [0] Haltu eins mörgum og þú vilt, eða engum.
       *[other] Haltu að minnsta kosti { $drawn_kept }.
    }
summary-ticket-rest = Hinir fara undir bunkann.
summary-yard = Að leggja niður spil
summary-yard-pile = Annaðhvort eina litaröð: tvö spil eða fleiri í einum lit, og sum þeirra, en ekki öll, mega vera dráttarvagnar. Dráttarvagnarnir eru efstir.
summary-yard-singles = Eða þrjú stök spil í þremur ólíkum litum, án dráttarvagna.
summary-yard-own = Engan lit sem liggur þegar á járnbrautarteininum þínum.
summary-yard-robbery = Lit á járnbrautarteini annars leikmanns: aðeins með fleiri spilum en þar liggja. Sú litaröð er þá lögð til hliðar: lestarrán.
summary-end-map = Þegar einhver lýkur lotu með fáa lestarvagna eftir (í mesta lagi { $last_round_at }) fá allir að gera einu sinni enn, sá leikmaður síðastur.
summary-end-cards = Þegar stokkurinn er búinn er lotan kláruð og allir fá að gera einu sinni enn.
summary-complete = Ljúktu síðan lestarmiðum með spilunum á brautarpallinum þínum. Dráttarvagn getur verið hvaða litur sem er; hvert spil nýtist einu sinni.
summary-second = { $second_from ->
        [2] Önnur umferð fylgir.
       *[other] Séu leikmenn { $second_from } eða fleiri fylgir önnur umferð.
    } Þú heldur spilum á hendi og ókláruðum lestarmiðum. Lestarvagnaspil á mann: { $second_dealt }
summary-spaces = Reitir
summary-points = Stig
summary-ticket-done = Kláraður lestarmiði gefur stig sín, ókláraður dregur þau frá.
summary-longest = Lengsta óslitna leiðin: { $longest_bonus } stig
summary-station-left = Hver lestarstöð sem ekki er byggð: { $station_points } stig
summary-bonus = Bónus stórborgar fær sá sem hefur lokið flestum lestarmiðum til hennar.
summary-tie = Ef stig eru jöfn ráða fleiri kláraðir lestarmiðar.
