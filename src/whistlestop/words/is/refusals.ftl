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
