### Hvers vegna leik er hafnað. `refusal-B5` og þess háttar segja hvers regla krefst: enginn stór stafur og enginn punktur,
### því að þau standa inni í `refusal`.

## Öll setningin

refusal = { $clause ->
    [none] { $what }: { $reason }.
   *[other] { $what }: { $reason } ({ $clause }).
}
refusal-with-options = { refusal } Mögulegt núna: { $options }.
refusal-with-more-options = { refusal } Mögulegt núna: { $options } og fleira.

## Án reglu

refusal-no-such-decision = í þessum leik er ekki til slík aðgerð eða slíkt sæti
refusal-not-now = enginn getur gert neitt núna
refusal-impossible = þetta getur ekki komið upp núna

## Samkvæmt reglu

refusal-T1 = ekkert slíkt spil er í röðinni
refusal-T3 = dráttarvagn sem snýr upp máttu aðeins taka sem fyrsta spil
refusal-T9 = það er ekkert spil í bunkanum
refusal-T10 = þú þarft fyrst að draga seinna spilið
refusal-B3 = þú þarft að halda fleiri lestarmiðum í upphafi, eða þessir eru ekki í boði
refusal-B3a = þú hefur þegar valið lestarmiða
refusal-B4 = annar leikmaður á að gera
refusal-B5 = leið kostar jafnmörg spil og reitirnir eru, í lit leiðarinnar, og dráttarvagn má koma í stað hvaða spils sem er
refusal-B6 = fyrir gráa leið má greiða með hvaða lit sem er, en aðeins einum
refusal-B7 = þú átt of fáa lestarvagna eftir fyrir þessa leið
refusal-B8 = einhver hefur þegar eignað sér þessa leið
refusal-B9 = þú mátt ekki eiga báðar brautir tvöfaldrar leiðar
refusal-B10 = þegar leikmenn eru svo fáir lokast öll tvöfalda leiðin um leið og einhver eignar sér aðra brautina
refusal-B12 = engir lestarmiðar eru eftir til að draga, eða þú þarft að halda fleirum af þeim sem þú dróst
refusal-B13a = aðeins má segja pass þegar ekkert annað er hægt
refusal-E2 = þú þarft að halda fleiri lestarmiðum í upphafi, eða þessir eru ekki í boði
refusal-E4 = ferja kostar að minnsta kosti jafnmarga dráttarvagna og hún sýnir
refusal-E5 = aukakostnað ganga þarf að greiða allan, í lit samstæðunnar eða með dráttarvögnum
refusal-E6 = þú spilaðir aðeins dráttarvögnum og verður því að greiða aukakostnaðinn með dráttarvögnum
refusal-E7 = aðeins er hægt að hætta við göng ef þau kosta aukaspil
refusal-E10 = þú þarft að eiga lestarstöð eftir, og engin lestarstöð má vera fyrir í borginni
refusal-E11 = hver ný lestarstöð kostar einu spili meira en sú á undan, og spilin eru öll í sama lit eða dráttarvagnar, og þau áttu ekki
refusal-K3 = þú þarft að halda fleiri lestarmiðum í upphafi, eða þessir eru ekki í boði
refusal-K4 = annar leikmaður á að gera
refusal-K9 = leggðu niður tvö eða fleiri spil í einum lit, með eða án dráttarvagna, eða þrjú stök spil, hvert í sínum lit
refusal-K11 = spil í þessum lit liggja þegar á járnbrautarteininum þínum
refusal-K12 = liturinn liggur á járnbrautarteini annars leikmanns, svo að þú þarft fleiri spil en eru í þeirri litaröð
refusal-K13 = engir lestarmiðar eru eftir til að draga
refusal-K13a = aðeins má segja pass þegar ekkert annað er hægt
refusal-K16 = þú þarft að ljúka eins mörgum lestarmiðum og hægt er með spilunum á brautarpallinum

## What this game does not have, or has no time for now

refusal-no-stations = í þessum leik eru engar lestarstöðvar
refusal-no-tunnels = í þessum leik eru engin göng
refusal-no-routes = í þessum leik eru engar leiðir
refusal-no-yards = í þessum leik eru engir járnbrautarteinar
refusal-game-over = leiknum er lokið
refusal-chance-first = fyrst þarf að koma í ljós hvaða spil eða lestarmiði kemur upp eða hver byrjar
refusal-chosen = þú hefur þegar valið
refusal-due-keep = veldu fyrst hvaða lestarmiðum þú vilt halda
refusal-due-pay = veldu fyrst hvaða spilum þú vilt greiða með
refusal-due-surcharge = greiddu fyrst aukakostnað ganganna eða hættu við þau
refusal-due-count = ljúktu fyrst við litaröðina
refusal-due-complete = veldu fyrst hvaða lestarmiðum þú vilt ljúka
refusal-later-pay = veldu fyrst hvað þú vilt greiða fyrir
refusal-later-extra = þú ert ekki að grafa göng
refusal-later-with = veldu fyrst lit til að leggja niður
refusal-later-keep = þú hefur ekki dregið neina lestarmiða til að velja úr
refusal-later-complete = lestarmiðum er aðeins hægt að ljúka í lok umferðar

## With the numbers

refusal-cards-short = { $needed ->
    [1] { $colour ->
        [purple] þig vantar fjólublátt spil eða dráttarvagn
        [blue] þig vantar blátt spil eða dráttarvagn
        [orange] þig vantar appelsínugult spil eða dráttarvagn
        [white] þig vantar hvítt spil eða dráttarvagn
        [green] þig vantar grænt spil eða dráttarvagn
        [yellow] þig vantar gult spil eða dráttarvagn
        [black] þig vantar svart spil eða dráttarvagn
        [red] þig vantar rautt spil eða dráttarvagn
       *[grey] þú átt ekkert spil til að greiða með
    }
   *[other] { $colour ->
        [purple] þú átt { $held } af þeim { $needed } fjólubláu spilum sem þarf, að dráttarvögnum meðtöldum
        [blue] þú átt { $held } af þeim { $needed } bláu spilum sem þarf, að dráttarvögnum meðtöldum
        [orange] þú átt { $held } af þeim { $needed } appelsínugulu spilum sem þarf, að dráttarvögnum meðtöldum
        [white] þú átt { $held } af þeim { $needed } hvítu spilum sem þarf, að dráttarvögnum meðtöldum
        [green] þú átt { $held } af þeim { $needed } grænu spilum sem þarf, að dráttarvögnum meðtöldum
        [yellow] þú átt { $held } af þeim { $needed } gulu spilum sem þarf, að dráttarvögnum meðtöldum
        [black] þú átt { $held } af þeim { $needed } svörtu spilum sem þarf, að dráttarvögnum meðtöldum
        [red] þú átt { $held } af þeim { $needed } rauðu spilum sem þarf, að dráttarvögnum meðtöldum
       *[grey] þú átt mest { $held } af þeim { $needed } spilum sem þarf í einum og sama lit, að dráttarvögnum meðtöldum
    }
}
refusal-trains-short = { $needed ->
    [1] á þessa leið þarf einn lestarvagn og þú átt { $held } eftir
    [2] á þessa leið þarf tvo lestarvagna og þú átt { $held } eftir
    [3] á þessa leið þarf þrjá lestarvagna og þú átt { $held } eftir
    [4] á þessa leið þarf fjóra lestarvagna og þú átt { $held } eftir
    [one] á þessa leið þarf { $needed } lestarvagn og þú átt { $held } eftir
   *[other] á þessa leið þarf { $needed } lestarvagna og þú átt { $held } eftir
}
refusal-ferry-short = { $needed ->
    [1] fyrir þessa ferju þarf einn dráttarvagn og þú átt { $held }
    [2] fyrir þessa ferju þarf tvo dráttarvagna og þú átt { $held }
    [3] fyrir þessa ferju þarf þrjá dráttarvagna og þú átt { $held }
    [4] fyrir þessa ferju þarf fjóra dráttarvagna og þú átt { $held }
    [one] fyrir þessa ferju þarf { $needed } dráttarvagn og þú átt { $held }
   *[other] fyrir þessa ferju þarf { $needed } dráttarvagna og þú átt { $held }
}
refusal-price = { $needed ->
    [1] { $colour ->
        [purple] það kostar eitt fjólublátt spil eða dráttarvagn
        [blue] það kostar eitt blátt spil eða dráttarvagn
        [orange] það kostar eitt appelsínugult spil eða dráttarvagn
        [white] það kostar eitt hvítt spil eða dráttarvagn
        [green] það kostar eitt grænt spil eða dráttarvagn
        [yellow] það kostar eitt gult spil eða dráttarvagn
        [black] það kostar eitt svart spil eða dráttarvagn
        [red] það kostar eitt rautt spil eða dráttarvagn
       *[grey] það kostar eitt spil af hvaða gerð sem er
    }
   *[other] { $colour ->
        [purple] það kostar { $needed } fjólublá spil, og dráttarvagn má koma í stað hvaða spils sem er
        [blue] það kostar { $needed } blá spil, og dráttarvagn má koma í stað hvaða spils sem er
        [orange] það kostar { $needed } appelsínugul spil, og dráttarvagn má koma í stað hvaða spils sem er
        [white] það kostar { $needed } hvít spil, og dráttarvagn má koma í stað hvaða spils sem er
        [green] það kostar { $needed } græn spil, og dráttarvagn má koma í stað hvaða spils sem er
        [yellow] það kostar { $needed } gul spil, og dráttarvagn má koma í stað hvaða spils sem er
        [black] það kostar { $needed } svört spil, og dráttarvagn má koma í stað hvaða spils sem er
        [red] það kostar { $needed } rauð spil, og dráttarvagn má koma í stað hvaða spils sem er
       *[grey] það kostar { $needed } spil í einum lit, og dráttarvagn má koma í stað hvaða spils sem er
    }
}
refusal-extra = { $needed ->
    [1] göngin kosta eitt spil í viðbót, í lit samstæðunnar eða dráttarvagn
    [2] göngin kosta tvö spil í viðbót, í lit samstæðunnar eða dráttarvagna
    [3] göngin kosta þrjú spil í viðbót, í lit samstæðunnar eða dráttarvagna
   *[other] göngin kosta { $needed } spil í viðbót, í lit samstæðunnar eða dráttarvagna
}
refusal-keep-least = { $number ->
    [1] haltu að minnsta kosti einum lestarmiða
    [2] haltu að minnsta kosti tveimur lestarmiðum
    [3] haltu að minnsta kosti þremur lestarmiðum
    [4] haltu að minnsta kosti fjórum lestarmiðum
    [one] haltu að minnsta kosti { $number } lestarmiða
   *[other] haltu að minnsta kosti { $number } lestarmiðum
}
refusal-keep-offered = { $number ->
    [1] aðeins einn lestarmiði er í boði
    [2] aðeins tveir lestarmiðar eru í boði
    [3] aðeins þrír lestarmiðar eru í boði
    [4] aðeins fjórir lestarmiðar eru í boði
    [one] aðeins { $number } lestarmiði er í boði
   *[other] aðeins { $number } lestarmiðar eru í boði
}
refusal-pile-larger = { $number ->
    [1] í litaröðinni þar er eitt spil og þú þarft að leggja niður fleiri
    [2] í litaröðinni þar eru tvö spil og þú þarft að leggja niður fleiri
    [3] í litaröðinni þar eru þrjú spil og þú þarft að leggja niður fleiri
    [4] í litaröðinni þar eru fjögur spil og þú þarft að leggja niður fleiri
    [one] í litaröðinni þar er { $number } spil og þú þarft að leggja niður fleiri
   *[other] í litaröðinni þar eru { $number } spil og þú þarft að leggja niður fleiri
}
refusal-cards-lacking = þú átt ekki þessi spil
refusal-station-there = það er þegar lestarstöð í þessari borg
refusal-stations-gone = þú átt engar lestarstöðvar eftir
refusal-complete-more = þú getur lokið fleiri lestarmiðum
refusal-complete-not-held = þú átt ekki þennan lestarmiða
refusal-complete-short = spilin á brautarpallinum þínum duga ekki fyrir þessum lestarmiða líka
