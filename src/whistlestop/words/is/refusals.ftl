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

refusal-no-such-decision = í þessum leik er ekki til slík ákvörðun eða slíkt sæti
refusal-not-now = enginn getur ákveðið neitt núna
refusal-impossible = þessi útkoma getur ekki komið upp

## Samkvæmt reglu

refusal-T1 = ekkert spil í þessum lit snýr upp
refusal-T3 = dráttarvagn sem snýr upp má aðeins vera fyrsta spilið sem er dregið
refusal-T9 = það er ekkert spil í bunkanum
refusal-T10 = fyrst þarf að draga seinna spilið
refusal-B3 = halda þarf fleiri lestarmiðum í upphafi, eða þessir eru ekki í boði
refusal-B3a = valið í upphafi hefur þegar farið fram
refusal-B4 = annar leikmaður á að gera
refusal-B5 = leið kostar jafnmörg spil og reitirnir eru, í lit leiðarinnar, og dráttarvagn má koma í stað hvaða spils sem er
refusal-B6 = fyrir gráa leið má greiða með hvaða lit sem er, en ekki með tveimur
refusal-B7 = of fáir lestarvagnar eru eftir fyrir þessa leið
refusal-B8 = einhver hefur þegar eignað sér þessa leið
refusal-B9 = enginn má eiga báðar brautir tvöfaldrar leiðar
refusal-B10 = þegar leikmenn eru svo fáir lokast öll tvöfalda leiðin um leið og einhver eignar sér aðra brautina
refusal-B12 = engir lestarmiðar eru eftir til að draga, eða halda þarf fleirum af þeim sem dregnir voru
refusal-B13a = pass má aðeins segja þegar ekkert annað er mögulegt
refusal-E2 = halda þarf fleiri lestarmiðum í upphafi, eða þessir eru ekki í boði
refusal-E4 = ferja kostar að minnsta kosti jafnmarga dráttarvagna og hún sýnir
refusal-E5 = aukakostnað ganga þarf að greiða allan, í lit samstæðunnar eða með dráttarvögnum
refusal-E6 = ef samstæðan er eingöngu dráttarvagnar má aðeins greiða aukakostnaðinn með dráttarvögnum
refusal-E7 = aðeins er hægt að hætta við göng sem kosta meira
refusal-E10 = lestarstöð má aðeins byggja í borg sem hefur enga, og aðeins ef leikmaðurinn á eina eftir
refusal-E11 = hver ný lestarstöð kostar einu spili meira en sú á undan, og spilin eru öll í sama lit eða dráttarvagnar
refusal-K3 = halda þarf fleiri lestarmiðum í upphafi, eða þessir eru ekki í boði
refusal-K4 = annar leikmaður á að gera
refusal-K9 = litaröð er tvö eða fleiri spil í einum lit, með eða án dráttarvagna, eða þrjú stök spil hvert í sínum lit
refusal-K11 = spil í þessum lit liggja þegar á járnbrautarteini leikmannsins sjálfs
refusal-K12 = liggi liturinn á járnbrautarteini annars leikmanns þarf fleiri spil en eru í þeirri litaröð
refusal-K13 = lestarmiða er aðeins hægt að draga meðan einhverjir eru eftir
refusal-K13a = pass má aðeins segja þegar ekkert annað er mögulegt
refusal-K16 = lestarmiðum á að ljúka með spilunum á brautarpallinum, og eins mörgum og mögulegt er

## What this game does not have, or has no time for now

refusal-no-stations = í þessum leik eru engar lestarstöðvar
refusal-no-tunnels = í þessum leik eru engin göng
refusal-no-routes = í þessum leik eru engar leiðir
refusal-no-yards = í þessum leik eru engir járnbrautarteinar
refusal-game-over = leiknum er lokið
refusal-chance-first = fyrst þarf spil, lestarmiði eða fyrsti leikmaður að koma í ljós
refusal-chosen = þú hefur þegar valið
refusal-due-keep = veldu fyrst hvaða lestarmiðum þú heldur
refusal-due-pay = veldu fyrst með hvaða spilum þú greiðir
refusal-due-surcharge = greiddu fyrst aukakostnað ganganna eða hættu við þau
refusal-due-count = ljúktu fyrst við litaröðina
refusal-due-complete = veldu fyrst hvaða lestarmiðum þú lýkur
refusal-later-pay = veldu fyrst hvað þú vilt greiða fyrir
refusal-later-extra = þú ert ekki að grafa göng
refusal-later-with = veldu fyrst lit til að leggja út
refusal-later-keep = þú hefur ekki dregið neina lestarmiða til að velja úr
refusal-later-complete = lestarmiðum er lokið í lok umferðarinnar

## With the numbers

refusal-cards-short = þú átt { $held } af { $needed } spilum sem þarf, að dráttarvögnum meðtöldum
refusal-trains-short = þessi leið tekur { $needed } lestarvagna og þú átt { $held } eftir
refusal-ferry-short = þessi ferja krefst dráttarvagna: þú átt { $held } af { $needed }
refusal-price = þetta kostar { $needed } spil í réttum lit; dráttarvagn má koma í stað hvaða spils sem er
refusal-extra = aukakostnaður ganganna er { $needed } spil, í lit samstæðunnar eða dráttarvagnar
refusal-keep-least = { $number ->
    [one] haltu að minnsta kosti { $number } lestarmiða
   *[other] haltu að minnsta kosti { $number } lestarmiðum
}
refusal-keep-offered = { $number ->
    [one] aðeins { $number } lestarmiði er í boði
   *[other] aðeins { $number } lestarmiðar eru í boði
}
refusal-pile-larger = í litaröðinni þar eru { $number } spil og þú þarft að leggja út fleiri
refusal-cards-lacking = þú átt ekki þessi spil
refusal-station-there = það er þegar lestarstöð í þessari borg
refusal-stations-gone = þú átt engar lestarstöðvar eftir
refusal-complete-more = þú getur enn lokið fleiri lestarmiðum
refusal-complete-not-held = þú átt ekki þennan lestarmiða
refusal-complete-short = spilin á brautarpallinum þínum duga ekki líka fyrir þennan lestarmiða
