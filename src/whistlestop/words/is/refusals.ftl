### Hvers vegna leik er hafnað. `refusal-B5` og þess háttar segja hvers regla krefst: enginn stór stafur og enginn punktur,
### því að þau standa inni í `refusal`.

## Öll setningin

refusal = { $clause ->
    [none] { $what }: { $reason }.
   *[other] { $what }: { $reason } ({ $clause }).
}
refusal-with-options = { refusal } Mögulegt núna: { $options }.
refusal-with-more-options = { refusal } Mögulegt núna: { $options } ....

## Án reglu

refusal-no-such-decision = í þessum leik er ekki til slík ákvörðun eða slíkt sæti
refusal-not-now = enginn getur ákveðið neitt núna
refusal-impossible = þessi útkoma getur ekki komið upp

## Samkvæmt reglu

refusal-T1 = ekkert spil í þessum lit snýr upp
refusal-T3 = dráttarvagn sem snýr upp má aðeins vera fyrsta spilið sem er dregið
refusal-T9 = það er ekkert spil í bunkanum
refusal-T10 = fyrst þarf að draga annað spilið
refusal-B3 = halda þarf fleiri lestarmiðum í upphafi, eða þessir eru ekki í boði
refusal-B3a = valið í upphafi hefur þegar farið fram
refusal-B4 = annar leikmaður á að gera
refusal-B5 = leið kostar jafnmörg spil og reitirnir eru, í lit leiðarinnar, og dráttarvagnar mega koma í stað þeirra allra
refusal-B6 = gráa leið má greiða í hvaða lit sem er, en ekki í tveimur litum
refusal-B7 = of fáir lestarvagnar eru eftir fyrir þessa leið
refusal-B8 = einhver hefur þegar eignað sér þessa leið
refusal-B9 = enginn má eiga báðar brautir tvöfaldrar leiðar
refusal-B10 = þegar leikmenn eru svo fáir lokar ein braut allri tvöföldu leiðinni
refusal-B12 = engir lestarmiðar eru eftir til að draga, eða halda þarf fleirum af þeim sem dregnir voru
refusal-B13a = pass má aðeins segja þegar ekkert annað er mögulegt
refusal-E2 = halda þarf fleiri lestarmiðum í upphafi, eða þessir eru ekki í boði
refusal-E4 = ferja kostar að minnsta kosti jafnmarga dráttarvagna og hún sýnir
refusal-E5 = aukakostnað ganga þarf að greiða allan, í lit samstæðunnar eða með dráttarvögnum
refusal-E6 = á eftir samstæðu úr dráttarvögnum má aðeins greiða aukakostnaðinn með dráttarvögnum
refusal-E7 = aðeins er hægt að hætta við göng sem kosta meira
refusal-E10 = lestarstöð þarf borg sem er án lestarstöðvar og leikmann sem á lestarstöð eftir
refusal-E11 = hver ný lestarstöð kostar einu spili meira en sú síðasta, öll í sama lit eða dráttarvagnar
refusal-K3 = halda þarf fleiri lestarmiðum í upphafi, eða þessir eru ekki í boði
refusal-K4 = annar leikmaður á að gera
refusal-K9 = litaröð er tvö eða fleiri spil í einum lit, með eða án dráttarvagna, eða þrjú stök spil hvert í sínum lit
refusal-K11 = þessi litur liggur þegar á járnbrautarteini leikmannsins sjálfs
refusal-K12 = litur á járnbrautarteini annars leikmanns kostar fleiri spil en eru í þeirri litaröð
refusal-K13 = lestarmiðar eru dregnir meðan einhverjir eru til
refusal-K13a = pass má aðeins segja þegar ekkert annað er mögulegt
refusal-K16 = lestarmiðum er lokið með spilunum á brautarpallinum, og eins mörgum og mögulegt er
