### Heiðarleg tilviljun. -bad er sýnt þar sem eitthvað stemmir ekki, -none þar sem ekkert var að kanna

page-fair-title = Var rétt gefið?
page-fair-about = Öll spil og alla lestarmiða sem komu upp er hægt að reikna út á ný úr leynitölum sem voru ákveðnar áður en leikurinn hófst. Vafrinn þinn gerir það hér, eftir skráningu leiksins.
page-fair-origin = Þessi leikur hófst í stöðu úr lotu { $turn } í öðrum leik þar sem spilin voru kunn þeim sem horfðu á hann. Því er ekkert hægt að sanna um spilin. Hann er ekki stigaleikur og telst ekki í sögu neins.
page-fair-origin-show = Sýna það augnablik
page-fair-check = Athuga hvort rétt var gefið
page-fair-verdict-good = Rétt gefið: allt sem kom upp var ákveðið áður en leikurinn hófst.
page-fair-verdict-bad = Vitlaust gefið: eitthvað stemmir ekki.
page-fair-verdict-none = Allt sem hægt er að kanna er rétt. Leikmaður gafst upp áður en leiknum lauk.
page-fair-mark-good = rétt
page-fair-mark-bad = rangt
page-fair-mark-none = ekki kannað
page-fair-record-bad = Skráninguna er ekki hægt að lesa, eða í henni er engin skuldbinding.
page-fair-commitment = Slembifræ netþjónsins er það sem hann skuldbatt sig til að nota þegar borðið var sett upp.
page-fair-commitment-bad = Slembifræ netþjónsins er ekki það sem hann skuldbatt sig til að nota.
page-fair-before = Skuldbindingin er sú sama og þetta tæki sá fyrir leikinn.
page-fair-before-bad = Skuldbindingin er ekki sú sem þetta tæki sá fyrir leikinn.
page-fair-before-none = Þetta tæki var ekki með fyrir leikinn og getur því ekki sagt hvort skuldbindingin er enn sú sama.
page-fair-hashes = { $people ->
    [1] Leynitala eins leikmanns passar við tætigildið sem var sent áður en nokkur leynitala var opnuð.
    [2] Leynitölur beggja leikmannanna passa við tætigildin sem voru send áður en nokkur leynitala var opnuð.
    [3] Leynitölur allra þriggja leikmannanna passa við tætigildin sem voru send áður en nokkur leynitala var opnuð.
    [4] Leynitölur allra fjögurra leikmannanna passa við tætigildin sem voru send áður en nokkur leynitala var opnuð.
    [one] Leynitölur { $people } leikmanns passa við tætigildin sem voru send áður en nokkur leynitala var opnuð.
   *[other] Leynitölur allra { $people } leikmannanna passa við tætigildin sem voru send áður en nokkur leynitala var opnuð.
}
page-fair-hashes-bad = Leynitala leikmanns passar ekki við tætigildið sem var sent áður.
page-fair-hashes-none = Enginn leikmaður lagði til eigin leynitölu.
page-fair-mine = Leynitalan þín er skráð á sætið þitt.
page-fair-mine-bad = Leynitalan við sætið þitt er ekki sú sem þetta tæki bjó til.
page-fair-mine-none = Þetta tæki bjó ekki til neina leynitölu fyrir þennan leik.
page-fair-rounds = Gefið var í fyrstu tilraun.
page-fair-rounds-none = Gefið var í tilraun { $round }. Hætt var við þær fyrri; sá sem gerði það kann að hafa viljað önnur spil.
page-fair-rounds-bad = Skráningin sleppir tilraun þar sem þetta tæki opnaði leynitöluna sína.
page-fair-key = Slembifræ, kort, valkostir og leynitölur mynda lykil leiksins.
page-fair-key-bad = Skráningin er um annað kort en það sem spilað var á.
page-fair-outcomes = { $events ->
    [1] Ein útkoma var reiknuð á ný; hún er sú sem kom upp.
    [one] { $events } útkoma var reiknuð á ný; allt er eins og það kom upp.
   *[other] Allar útkomurnar, { $events } talsins, voru reiknaðar á ný; hver þeirra er sú sem kom upp.
}
page-fair-outcomes-bad = Atburður { $event }: upp kom { $found }, en lykillinn gefur { $expected }.
page-fair-moves = Aðgerðirnar í skráningunni sýna sömu útkomur í sömu röð.
page-fair-moves-bad = Frá og með atburði { $event } ber aðgerðunum ekki saman við listann yfir útkomur.
page-fair-unfinished-none = Í skráningu leiks þar sem leikmaður gafst upp eru drættir ekki taldir upp, svo að ekki er hægt að kanna einstök spil.
page-fair-proves = Hvað þetta sannar
page-fair-proves-1 = Það sem kom upp var ákveðið um leið og leynitölur leikmannanna voru opnaðar. Enginn, ekki heldur netþjónninn, gat valið það eða breytt því síðar. Til að reyna aftur þarf að biðja alla um nýja leynitölu, og slíkar tilraunir eru nefndar hér að ofan.
page-fair-proves-2 = Ein heiðarleg leynitala nægir: þín eigin.
page-fair-not = Hvað það sannar ekki
page-fair-not-1 = Að sá sem rekur netþjóninn hafi ekki kíkt. Sá sem hefur slembifræið getur vitað hvað kemur upp.
page-fair-not-2 = Að listarnir yfir mögulegar útkomur fylgi reglunum. Til þess þarf reglurnar sjálfar: „whistlestop verify“ kannar þær líka, eftir skráningunni.
page-fair-not-3 = Hver gerði hvað. Aðgerðirnar eru þær sem allir sáu.
