### The rules, clause by clause. The order of the English messages is the order of the page (docs/rules.md, made from there:
### docs/words.md says how). *Asterisks* are emphasis. A clause's id is never translated. The head of the English file says
### which numbers of a map every message is given.

rules-title = Reglurnar
rules-about-1 = Í Whistlestop eru þrír leikir: borðspilið **Norður-Ameríka**, borðspilið **Evrópa** og **Spilastokkurinn**. Þessi síða segir hvað forritið gerir, regla fyrir reglu. Hver regla hefur auðkenni; ef aðgerð er ekki leyfileg sérðu auðkenni reglunnar sem hún brýtur. Auðkenni með bókstaf (T6a) skera úr um smáatriði.
rules-about-2 = Litir lestarvagnaspila eru átta og koma alltaf í þessari röð: fjólublár, blár, appelsínugulur, hvítur, grænn, gulur, svartur, rauður. *Dráttarvagnar* eru níunda tegundin; þeir eru jókerar og koma í stað hvaða litar sem er. *Lestarmiði* nefnir tvær borgir sem á að tengja. *Röðin* er lestarvagnaspilin fimm sem snúa upp.
rules-players = { $single ->
        [yes] { $fewest ->
            [2] Tveir
            [3] Þrír
            [4] Fjórir
           *[5] Fimm
        }
       *[no] { $fewest ->
            [2] Tveir
            [3] Þrír
           *[4] Fjórir
        } til { $most ->
            [3] þrír
            [4] fjórir
           *[5] fimm
        }
    } leikmenn

## T

section-T = Lestarvagnaspil dregin
section-T-about = Gildir í öllum leikjunum þremur, nema regla segi annað.
rule-T1 = Að draga er að taka tvö lestarvagnaspil, eitt í einu. Hvort um sig kemur úr röðinni, þar sem þú sérð hvað þú færð, eða óséð úr bunkanum.
rule-T2 = Þegar spil fer úr röðinni kemur annað í staðinn úr bunkanum áður en nokkur velur aftur.
rule-T3 = Dráttarvagn úr röðinni er heill dráttur: ef þú tekur hann fyrst tekur þú ekkert annað.
rule-T4 = Þess vegna geturðu ekki tekið sem seinna spil dráttarvagn sem birtist í röðinni eftir að þú tókst það fyrra.
rule-T5 = Dráttarvagn sem kemur óséður úr bunkanum (blindur dráttur) er eins og hvert annað spil; þú tekur samt seinna spilið.
rule-T6 = { $reset_at ->
        [0] Í þessum leik hreinsa dráttarvagnar aldrei röðina, hversu margir sem þeir eru.
       *[other] Í borðspilunum er röð með { $reset_at ->
            [1] einum dráttarvagni
            [2] tveimur dráttarvögnum
            [3] þremur dráttarvögnum
            [4] fjórum dráttarvögnum
           *[other] { $reset_at } dráttarvögnum
        } eða fleirum hreinsuð: öll spil hennar eru lögð til hliðar og fimm önnur sett í staðinn, og þetta er endurtekið eins oft og þarf. Það gildir hvenær sem slík röð birtist, í upphafi, eftir að spil kemur í stað annars eða eftir að stokkað er á ný. (Ekki í Spilastokknum: K8.)
    }
rule-T6a = { $reset_at ->
        [0] Því er engin hreinsun sem gæti ekki hjálpað.
       *[other] Röðin er látin í friði ef í röð, bunka og spilum sem lögð hafa verið til hliðar eru samtals færri en { $coloured ->
            [1] eitt litað spil
            [2] tvö lituð spil
            [3] þrjú lituð spil
            [4] fjögur lituð spil
           *[other] { $coloured } lituð spil
        }, því að þá gæti engin hreinsun hjálpað. Hún er líka látin í friði ef í bunkanum eru nákvæmlega fimm spil, engin hafa verið lögð til hliðar og meðal þessara fimm eru líka { $reset_at ->
            [1] einn dráttarvagn
            [2] tveir dráttarvagnar
            [3] þrír dráttarvagnar
            [4] fjórir dráttarvagnar
           *[other] { $reset_at } dráttarvagnar
        } eða fleiri: röð og bunki myndu aðeins skiptast á um alla eilífð. Hvort tveggja er athugað fyrir hverja einustu hreinsun.
    }
rule-T6b = Röðin er einnig athuguð eftir hverja aðgerð, svo að hreinsun sem þurfti að bíða fer fram um leið og hún er möguleg.
rule-T7 = Þú mátt hafa eins mörg spil á hendi og þú vilt.
rule-T8 = { $reshuffled ->
        [no] Í þessum leik er bunki sem klárast ekki endurnýjaður: spil sem lögð eru til hliðar koma ekki aftur.
       *[yes] Í borðspilunum er bunki sem klárast endurnýjaður samstundis: spilin sem lögð hafa verið til hliðar eru stokkuð og verða bunkinn.
    }
rule-T8a = Þegar röðin er hreinsuð eru spil hennar komin með þeim sem lögð hafa verið til hliðar áður en þörf er á fyrsta nýja spilinu, og þau geta komið aftur í þá sömu röð.
rule-T8b = { $reshuffled ->
        [no] Spil sem síðar eru lögð til hliðar mynda ekki heldur bunka.
       *[yes] Ef hvorki var bunki né spil sem lögð höfðu verið til hliðar og aðgerð leggur spil til hliðar, mynda þau bunkann þegar aðgerðinni er lokið; þá er fyllt í eyður í röðinni og T6 athuguð.
    }
rule-T9 = Ef ekki er hægt að draga úr neinu nema röðinni máttu taka úr henni, og ekki er fyllt í hana. Ef röðin er líka tóm er ekki hægt að draga.
rule-T10 = Þegar þú hefur tekið fyrra spilið verður þú að taka annað, ef til er spil sem þú mátt taka. Ef svo er ekki – enginn bunki að draga úr og röð án litaðra spila – lýkur lotu þinni með einu spili.

## B

section-B = Norður-Ameríka
section-B-about = { rules-players }.
chapter-B-setup = Gert klárt
rule-B1 = Í kassanum: { $each_colour } lestarvagnaspil í hverjum lit og { $locomotives ->
        [one] { $locomotives } dráttarvagn
       *[other] { $locomotives } dráttarvagnar
    }, alls { $cards }; { $tickets ->
        [one] { $tickets } lestarmiði
       *[other] { $tickets } lestarmiðar
    }; { $trains ->
        [one] { $trains } lestarvagn
       *[other] { $trains } lestarvagnar
    } fyrir hvern leikmann. Leikmennirnir eru blár, rauður, grænn, gulur og svartur.
rule-B2 = Hver leikmaður fær { $dealt } lestarvagnaspil. Síðan er röðin lögð út, samkvæmt T6.
rule-B3 = Hver leikmaður fær { $tickets_dealt } lestarmiða og heldur að minnsta kosti { $tickets_kept } þeirra. Lestarmiðar sem ekki er haldið { $not_kept ->
        [out] eru úr leik
        [shuffled] eru stokkaðir aftur saman við lestarmiðabunkann
       *[bottom] fara neðst í lestarmiðabunkann
    }. Lestarmiðarnir þínir eru leyndarmál þitt þar til leiknum er lokið.
rule-B3a = Allir velja lestarmiða sína samtímis og í leynd; þar til síðasti leikmaðurinn hefur valið fær enginn svo mikið sem að vita hve mörgum aðrir héldu. Þá fara lestarmiðarnir sem ekki var haldið undir bunkann, leikmaður eftir leikmann og sá fyrst sem byrjar, og hjá hverjum leikmanni í þeirri röð sem þeir voru gefnir.
rule-B4 = Hlutkesti, eða gestgjafinn, ræður hver byrjar, áður en lestarmiðar eru valdir. (Við borð byrjar sá sem mest hefur ferðast.) Leikið er réttsælis.
chapter-B-turn = Lota
chapter-B-turn-about = Þú gerir eitt: dregur lestarvagnaspil, eignar þér leið eða dregur lestarmiða. Meðan eitthvað af þessu er mögulegt máttu ekki segja pass.
rule-B5 = Til að eigna þér leið spilar þú einu spili fyrir hvern reit hennar, í lit leiðarinnar. Dráttarvagnar mega koma í stað eins margra þessara spila og þú vilt, jafnvel allra. Þú ræður hve marga þú notar; það á líka við um ferjur, aukakostnað ganga og lestarstöðvar. Það sem þú spilar er lagt til hliðar.
rule-B6 = Gráar leiðir eiga sér engan lit: hvaða einn litur sem er dugir, með eða án dráttarvagna, en tveimur litum má ekki blanda saman.
rule-B7 = Á hvern reit fer einn lestarvagna þinna, og þú verður að eiga svo marga. Leið eignar þú þér alla í einu, og aðeins eina í hverri lotu.
rule-B8 = Hvaða leið sem enn er laus má eigna sér, hvort sem hún snertir það sem þú átt þegar eða ekki.
rule-B9 = Tvöföld leið er tvær jafnlangar brautir milli sömu tveggja borga. Þú mátt aðeins eiga aðra þeirra. (Brautir sem liggja bara samhliða og enda hvor í sinni borg eru ekki tvöföld leið.)
rule-B10 = { $doubles_closed ->
        [0] Eigna má sér báðar brautir tvöfaldrar leiðar, sín hvor leikmaðurinn, hversu margir sem spila.
       *[other] Í { $doubles_closed ->
            [2] tveggja manna leik
            [3] tveggja eða þriggja manna leik
            [4] leik allt að fjögurra manna
           *[5] öllum leikjum
        } er rúm fyrir einn eiganda á tvöfaldri leið: þegar einhver eignar sér aðra brautina lokast hin fyrir öllum.
    }
rule-B11 = Leið gefur stig um leið og þú eignar þér hana: { $shortest_points } stig fyrir { $shortest ->
        [one] { $shortest } reit
       *[other] { $shortest } reiti
    }{ $points_two ->
        [0] { "" }
       *[other] , { $points_two } fyrir 2
    }{ $points_three ->
        [0] { "" }
       *[other] , { $points_three } fyrir 3
    }{ $points_four ->
        [0] { "" }
       *[other] , { $points_four } fyrir 4
    }{ $points_five ->
        [0] { "" }
       *[other] , { $points_five } fyrir 5
    }{ $points_six ->
        [0] { "" }
       *[other] , { $points_six } fyrir 6
    }{ $points_seven ->
        [0] { "" }
       *[other] , { $points_seven } fyrir 7
    }{ $points_eight ->
        [0] { "" }
       *[other] { $everywhere ->
            [yes] { " " }og, í Evrópu, { $points_eight } fyrir 8
           *[no] , { $points_eight } fyrir 8
        }
    }.
rule-B12 = Til að draga lestarmiða tekur þú { $drawn } efst úr bunkanum, eða eins marga og eftir eru; þegar engir eru eftir er þetta ekki hægt. Haltu { $drawn_kept } eða fleirum og skilaðu hinum undir bunkann. Ef þú dregur aðeins einn lestarmiða er hann þinn. Þú mátt hafa eins marga á hendi og vera skal, og því sem þú hefur haldið skilar þú aldrei.
rule-B12a = Lestarmiðum er skilað í þeirri röð sem þeir voru dregnir, svo að sá sem fyrst var dreginn kemur fyrst upp aftur. Aðeins þú veist hverjir þeir eru.
chapter-B-end = Leikslok
rule-B13 = Um leið og einhver á { $last_round_at ->
        [0] engan lestarvagn
        [one] í mesta lagi { $last_round_at } lestarvagn
       *[other] í mesta lagi { $last_round_at } lestarvagna
    } þegar lotu hans lýkur hefst síðasta umferð: allir fá að gera einu sinni enn, sá leikmaður síðastur, og þá er leiknum lokið. Þetta gerist einu sinni í leik. Enn má draga lestarmiða.
rule-B13a = Ef þú getur hvorki dregið spil, dregið lestarmiða, eignað þér leið né byggt lestarstöð segir þú pass, og aðeins þá. Þegar allir leikmenn hafa sagt pass hver á eftir öðrum stöðvast leikurinn og stigin eru reiknuð.
rule-B14 = Hver lestarmiði þar sem þínar eigin leiðir tengja borgirnar tvær bætir stigum sínum við þín stig; hver annar dregur stig sín frá.
rule-B15 = { $longest_bonus ->
        [0] Lengsta óslitna leiðin gefur ekkert nema heiðurinn hér.
       *[other] Leikmaðurinn með lengstu óslitnu leiðina fær { $longest_bonus } stig. Hún má liggja aftur um sömu borg, en ekki aftur um sömu leið; taldir eru lestarvagnarnir á henni, ekki leiðirnar. Ef jafnt er með nokkrum leikmönnum fær hver þeirra { $longest_bonus } stig.
    }
rule-B15a = Án leiðar er lengsta óslitna leiðin þín 0, og fyrir það fæst bónusinn aldrei, ekki einu sinni ef allir eru með 0.
rule-B16 = Sá vinnur sem fær flest stig. Ef jafnt er vinnur sá leikmaður sem á fleiri kláraða lestarmiða; ef það er líka jafnt, sá sem fékk bónusinn fyrir lengstu óslitnu leiðina. Þeir sem eru jafnir jafnvel þá vinna saman.

## E

section-E = Evrópa
section-E-about = { rules-players }. Allt í T og B gildir, með þessum breytingum.
chapter-E-setup = Gert klárt
rule-E1 = Lestarmiðarnir eru { $tickets }, þar af { $long_tickets ->
        [0] enginn
       *[other] { $long_tickets }
    } með langri leið. Hver leikmaður á { $stations ->
        [0] engar lestarstöðvar
        [one] { $stations } lestarstöð
       *[other] { $stations } lestarstöðvar
    }. Leiðir eru { $lengths ->
        [none] { $longest }
       *[other] { $lengths } eða { $longest }
    } reitir að lengd.
rule-E2 = { $not_kept ->
        [out] Hver leikmaður fær { $long_dealt ->
            [0] { $tickets_dealt } lestarmiða
           *[other] { $long_dealt } lestarmiða með langri leið og { $tickets_dealt } með venjulegri leið
        } og heldur einhverjum { $tickets_kept } eða fleirum af þessum { $offered ->
            [4] fjórum
           *[other] { $offered }
        }. Lestarmiðar sem ekki er haldið hér eru úr leik, óséðir, og líka löngu leiðirnar sem ekki voru gefnar; enginn fer undir bunkann. Síðar eru dregnar venjulegar leiðir, samkvæmt B12.
       *[other] Lestarmiðar eru gefnir, valdir og þeim skilað eins og B3 segir.
    }
rule-E3 = Fjórði kosturinn í lotu er að byggja lestarstöð.
chapter-E-ferries = Ferjur
rule-E4 = Ferja er grá leið með dráttarvagnatáknum. Fyrir hvert tákn verður þú að spila dráttarvagni. Hin spilin eru eins og á hverri annarri grárri leið, og fleiri dráttarvagnar mega koma í stað þeirra.
chapter-E-tunnels = Göng
rule-E5 = Spilaðu fyrst heilli samstæðu fyrir göngin, eins og fyrir hverja aðra leið. Þá er þremur spilum flett upp úr bunkanum. Fyrir hvert þeirra sem er dráttarvagn eða í lit samstæðu þinnar kosta göngin einu spili meira: öðru í þeim lit eða dráttarvagni.
rule-E6 = Ef samstæða þín er eingöngu dráttarvagnar greiðir þú fyrir dráttarvagnana sem koma upp og fyrir ekkert annað, og þú greiðir með dráttarvögnum.
rule-E7 = Ef þú getur ekki eða vilt ekki greiða allan aukakostnaðinn tekur þú samstæðuna aftur á hönd og lotunni er lokið; hin braut tvöfaldrar leiðar er áfram jafn laus og hún var. Ef enginn aukakostnaður er átt þú göngin og getur ekki skipt um skoðun.
rule-E8 = Spilin sem flett var upp eru lögð til hliðar í öllum tilvikum, spilin sem þú greiddir aðeins ef þú færð göngin. Aukaspil þurfa ekki fleiri lestarvagna, en þú verður að eiga lestarvagna fyrir reitina áður en þú reynir.
rule-E9 = Ef samtals eru færri en þrjú spil í bunkanum og til hliðar er aðeins þeim flett upp. Ef þau eru engin eru göng venjuleg leið.
rule-E9a = Meðan verið er að grafa göng liggja samstæða þín og spilin sem flett var upp á borðinu. Ef bunkinn klárast á meðan er stokkað á ný (T8) án þeirra.
rule-E9b = Eftir misheppnaða tilraun vita allir að þú hefur þessi spil á hendi.
chapter-E-stations = Lestarstöðvar
rule-E10 = Þú mátt byggja lestarstöð í borg þar sem engin er, sama hver á leiðir þangað, ef nokkur á þær. Eina í lotu, { $stations ->
        [0] enga
        [1] eina
        [2] tvær
        [3] þrjár
       *[other] { $stations }
    } í leik og aldrei aðra í sömu borg.
rule-E11 = Fyrsta lestarstöðin þín kostar 1 spil af hvaða tegund sem er, önnur 2 í sama lit, sú þriðja 3 í sama lit. Dráttarvagnar mega koma í stað hvers þeirra sem er. Spilin eru lögð til hliðar.
rule-E12 = Í lok leiks máttu með hverri lestarstöð þinni nota í mesta lagi eina leið sem annar leikmaður hefur eignað sér inn í borg hennar, eins og hún væri þín. Það hjálpar aðeins við lestarmiða, og það er sama leiðin fyrir alla lestarmiða þína. Þú þarft ekki að velja: forritið tekur það sem gefur þér flest stig fyrir lestarmiða og, meðal jafnra kosta, flesta kláraða lestarmiða.
rule-E12a = Af tvöfaldri leið máttu fá að láni hvora brautina sem er, ef einhver á hana. Fleiri en einn geta fengið sömu leið að láni. Tvær lestarstöðvar geta borið þig eftir tveimur lánuðum leiðum í röð. Þínar eigin leiðir græða ekkert á lestarstöð.
rule-E13 = Lestarstöð sem þú hefur ekki byggt er { $station_points ->
        [one] { $station_points } stigs
       *[other] { $station_points } stiga
    } virði.
rule-E14 = Við mat á lengstu óslitnu leiðinni – hér er bónusspilið evrópska hraðlestin, { $longest_bonus } stig eins og í B15 – teljast lestarstöðvar og lánaðar leiðir ekki með.
rule-E15 = Þegar stig eru jöfn ræður þetta, í þessari röð: fleiri kláraðir lestarmiðar, einnig þeir sem lestarstöðvum er að þakka; færri byggðar lestarstöðvar; evrópska hraðlestin. Eftir það er sigrinum deilt.
rule-E16 = Ef í { $idle_rounds ->
        [1] heila umferð
        [one] { $idle_rounds } umferð samfleytt
       *[other] { $idle_rounds } umferðir samfleytt
    } gerist ekkert nema að hætt er við göng og sagt pass er leiknum lokið og stigin reiknuð.

## K

section-K = Spilastokkurinn
section-K-about = { rules-players }. Spilaborð er ekkert: spil fara af hendi á *járnbrautarteininn* þinn, þaðan í *brautarpallsbunkann* þinn, og þar ljúka þau lestarmiðum.
chapter-K-setup = Gert klárt
rule-K1 = Í stokknum eru { $each_colour } lestarvagnaspil í hverjum lit og { $locomotives ->
        [one] { $locomotives } dráttarvagn
       *[other] { $locomotives } dráttarvagnar
    }, alls { $cards }. Hver hinna { $tickets } lestarmiða sýnir { $shown_alike ->
        [yes] { $most_shown ->
            [one] { $most_shown } litað spil
           *[other] { $most_shown } lituð spil
        }
       *[no] { $fewest_shown ->
            [1] eitt
            [2] tvö
            [3] þrjú
           *[4] fjögur
        } til { $most_shown ->
            [2] tvö
            [3] þrjú
            [4] fjögur
           *[5] fimm
        } lituð spil
    }. { $bonuses ->
        [0] Engin borg hefur bónus
       *[other] { $bonuses ->
            [6] Sex stórborgir hafa
            [one] { $bonuses } stórborg hefur
           *[other] { $bonuses } stórborgir hafa
        } bónus sem allir sjá: { $bonus_cities ->
            [none] { $bonus_last }
           *[other] { $bonus_cities } og { $bonus_last }
        }
    }.
rule-K2 = { $given ->
        [0] Spilin eru stokkuð
        [1] Hver leikmaður fær fyrst einn dráttarvagn, fyrir opnum tjöldum. Spilin sem eftir eru eru stokkuð
        [one] Hver leikmaður fær fyrst { $given } dráttarvagn, fyrir opnum tjöldum. Spilin sem eftir eru eru stokkuð
       *[other] Hver leikmaður fær fyrst { $given } dráttarvagna, fyrir opnum tjöldum. Spilin sem eftir eru eru stokkuð
    }, hver leikmaður fær { $dealt } og röðin með 5 spilum er lögð út.
rule-K3 = Hver leikmaður fær { $tickets_dealt } lestarmiða og heldur að minnsta kosti { $tickets_kept }; valið er eins og í B3a. Lestarmiðar sem ekki er haldið { $not_kept ->
        [out] eru úr leik
        [bottom] fara neðst í lestarmiðabunkann
       *[shuffled] eru stokkaðir aftur saman við lestarmiðabunkann
    }.
rule-K4 = Hlutkesti, eða gestgjafinn, ræður hver byrjar. (Við borð byrjar sá yngsti.) Leikið er réttsælis.
chapter-K-turn = Lota
rule-K5 = Skref 1 gerist af sjálfu sér: efsta spil hverrar litaraðar á járnbrautarteininum þínum fer á hvolf í brautarpallsbunkann þinn. Ef engin litaröð er þar gerist ekkert. Lit sem klárast við þetta má leggja niður aftur í sömu lotu. Í síðustu lotu þinni er skref 1 eins og í hinum.
rule-K6 = Spil á brautarpallinum eru þar kyrr. Enginn má skoða þau, ekki heldur þú, fyrr en stig eru gefin fyrir lestarmiða. Með valkostinum *opinn brautarpallur* máttu skoða þín eigin.
rule-K6a = Allir hefðu getað talið hvað fór á brautarpall. Innihald hans er því ekkert leyndarmál, þótt aðeins sé sýnt hve mörg spilin eru (nema brautarpallurinn sé opinn): forrit mega líta á það sem öllum kunnugt.
rule-K7 = Í skrefi 2 velur þú eitt: að draga lestarvagnaspil, leggja spil á járnbrautarteininn þinn eða draga lestarmiða. Meðan eitthvað af þessu er mögulegt verður þú að gera eitt.
rule-K8 = Dregið er samkvæmt T1 til T5, T7, T9 og T10, en spil sem lögð hafa verið til hliðar teljast ekki með því sem hægt er að draga. Dráttarvagnar hreinsa aldrei röðina (engin T6), og spil sem lögð eru til hliðar koma ekki aftur í umferðinni: stokkurinn er notaður einu sinni (engin T8).
rule-K9 = Þú leggur niður annaðhvort eina litaröð eða þrjú stök spil. Litaröð er tvö spil eða fleiri í einum lit, og sum þeirra mega vera dráttarvagnar, þó ekki öll. Stök spil eru þrjú spil í þremur ólíkum litum, án dráttarvagna, og verða þrjár litaraðir. Allir sjá hvað liggur á járnbrautarteini.
rule-K9a = Eitt litað spil með einum dráttarvagni eða fleirum er gild litaröð.
rule-K10 = Dráttarvagnar litaraðar eru efstir. Þeir fara fyrstir í skrefi 1.
rule-K11 = Lit sem liggur þegar á járnbrautarteininum þínum er ekki hægt að leggja þar aftur.
rule-K12 = Lit sem liggur á járnbrautarteini annars leikmanns er aðeins hægt að leggja niður ef þú leggur niður fleiri spil en nú eru í þeirri litaröð; dráttarvagnar teljast með hjá ykkur báðum. Sú litaröð er þá öll lögð til hliðar, með dráttarvögnum sínum: lestarrán. Af því leiðir að litur liggur aldrei á tveimur járnbrautarteinum og að stök spil verða að vera í litum sem liggja á engum járnbrautarteini.
rule-K13 = Til að draga lestarmiða tekur þú { $drawn } efst úr bunkanum, eða eins marga og eftir eru; þegar engir eru eftir er þetta ekki hægt. Haltu { $drawn_kept ->
        [0] eins mörgum og þú vilt, eða engum
       *[other] { $drawn_kept } eða fleirum
    }. Hinum er skilað undir bunkann eins og í B12a.
rule-K13a = Ef ekkert er mögulegt í skrefi 2 segir þú pass, og aðeins þá. Þegar allir leikmenn hafa sagt pass hver á eftir öðrum, eða þegar í { $idle_rounds ->
        [1] heila umferð
        [one] { $idle_rounds } umferð samfleytt
       *[other] { $idle_rounds } umferðir samfleytt
    } hefur ekkert gerst nema pass og dráttur lestarmiða án þess að nokkrum væri haldið, hefjast síðustu loturnar (K14).
chapter-K-end = Lok umferðar
rule-K14 = Þegar síðasta spilið fer úr stokknum, hvort sem er til leikmanns eða í röðina, er lotan sem stendur yfir kláruð, og síðan fá allir að gera einu sinni enn, og sá leikmaður síðastur sem átti að gera þegar það gerðist.
rule-K15 = Í þessum lotum máttu enn draga úr röðinni, ef spil eru í henni; ekki er fyllt í hana, þar sem stokkurinn er búinn. (Síðustu lotur sem K13a hefur hafið með spil enn í stokknum eru venjulegar lotur: áfram er dregið og fyllt í.) Ef aðeins eitt spil er eftir máttu taka það. Dráttarvagn úr röðinni er heill dráttur, eins og alltaf. Ef röðin er tóm leggur þú niður spil eða dregur lestarmiða.
rule-K16 = Nú ljúka leikmenn lestarmiðum, með spilum á brautarpallinum og engu öðru; það sem enn liggur á járnbrautarteini nýtist ekki og færist ekki fyrst. Lestarmiði kostar spilin sem hann sýnir, dráttarvagn getur verið hvaða litur sem er, sama úr hvaða litaröð hann kom, og hvert spil nýtist einu sinni. Allir leikmenn velja lestarmiða sína samtímis og í leynd. Þú mátt aðeins sleppa lestarmiða ef ekki er hægt að ljúka honum ásamt þeim sem þú valdir. Þegar allir hafa valið eru kláraðir lestarmiðar og spilin sem notuð voru í þá sýnd og stig gefin.
rule-K16a = Forritið stingur upp á valinu sem gefur flest stig fyrir lestarmiða; meðal jafnra kosta því sem hefur fleiri lestarmiða, og síðan því sem hefur lægri númer lestarmiða.
rule-K17 = { $second_from ->
        [0] Umferðin er aðeins ein, svo að leiknum lýkur hér
        [2] Umferðirnar eru alltaf tvær, svo að leikurinn heldur áfram
        [3] Með tveimur leikmönnum lýkur leiknum hér
        [4] Með tveimur eða þremur leikmönnum lýkur leiknum hér
       *[5] Með allt að fjórum leikmönnum lýkur leiknum hér
    }.
rule-K18 = { $second_from ->
        [0] Engin önnur umferð tekur við, hversu margir sem spila.
       *[other] Með { $second_from ->
            [2] hvaða fjölda leikmanna sem er
            [3] þremur leikmönnum eða fleirum
            [4] { $most ->
                [4] fjórum leikmönnum
               *[5] fjórum leikmönnum eða fleirum
            }
           *[5] fimm leikmönnum
        } tekur önnur umferð við. Þú heldur spilunum á hendi og, enn í leynd og án frádráttar hingað til, lestarmiðunum sem þú hefur ekki lokið. Öll önnur lestarvagnaspil, hvar sem þau voru, fara í nýjan stokk. Járnbrautarteinar og brautarpallar eru tómir. Hver leikmaður fær { $second_dealt } spil og röð með 5 er lögð út. Enginn fær dráttarvagn eða lestarmiða í þetta sinn, og lestarmiðabunkinn er látinn óhreyfður. Leikmaðurinn á eftir þeim sem gerði síðast byrjar. Umferðinni lýkur samkvæmt K14 til K16 og stig hennar bætast við.
    }
rule-K18a = { $second_from ->
        [0] Því er ekki heldur gefið öðru sinni.
       *[other] Ef spilin eru of fá eru þau gefin eitt af öðru, réttsælis frá leikmanninum sem byrjar, þar til allir hafa fengið { $second_dealt }; það sem eftir er myndar röðina, allt að 5. Ef stokkurinn klárast við þetta fá allir að gera einu sinni, og fyrsti leikmaðurinn byrjar.
    }
chapter-K-scoring = Stigaútreikningur
rule-K19 = Kláraður lestarmiði gefur stig sín. Í lok leiks, og aðeins þá, kostar hver ókláraður lestarmiði stig sín.
rule-K20 = Bónus stórborgar fær sá sem hefur lokið flestum lestarmiðum til hennar í öllum leiknum, og hver þeirra sem eru jafnir fær hann allan. Lestarmiði sem tengir tvær stórborgir telst með hjá báðum. Ef enginn hefur lokið lestarmiða til borgar fær enginn bónus hennar.
rule-K21 = Sá vinnur sem fær flest stig. Ef jafnt er: fleiri kláraðir lestarmiðar, síðan fleiri stórborgarbónusspil, og bónus sem er deilt telst spil hjá hverjum sem fékk hann. Þeir sem eru jafnir jafnvel þá vinna saman.

## S

section-S = Í öllum leikjunum
rule-S1 = Hönd og lestarmiðar annarra leikmanna og röð spilanna í bunkunum eru hulin. Hve mörg spil og hve marga lestarmiða, lestarvagna og lestarstöðvar leikmaður á er opinbert, og spil sem tekið er úr röðinni sáu allir.
rule-S2 = Ekkert spil týnist nokkurn tíma eða tvöfaldast. Á hverju andartaki mynda hendur, bunki, röð, spil til hliðar, járnbrautarteinar, brautarpallar og spilin á borðinu – samstæða ganga og spil sem flett var upp – allt safnið; og það gera líka lestarmiðarnir í bunkanum, í boði, á hendi, kláraðir og úr leik.
rule-S3 = Þegar leik er lokið eru allir lestarmiðar, lengsta óslitna leiðin eða leiðirnar og uppruni hvers stigs sýnd.
rule-S4 = Enginn leikur heldur endalaust áfram, hvað sem leikmennirnir gera.

## Dæmi

rules-examples = Dæmi
example-1 = Bláa leið með 3 reitum er hægt að greiða á fjóra vegu: 3 blá spil; 2 blá og dráttarvagn; 1 blátt og 2 dráttarvagnar; 3 dráttarvagnar (B5).
example-2 = Grá leið með 2 reitum: 2 rauð spil duga, eða gult spil og dráttarvagn, eða 2 dráttarvagnar (B6).
example-3 = Montréal–New York er blá og 3 reitir að lengd: 3 blá spil. Montréal–Toronto er grá og líka 3 reitir að lengd: 3 spil í hvaða lit sem þú vilt (B5, B6).
example-4 = Á ferjuleiðinni Smyrna–Palermo eru 6 reitir og 2 tákn: 2 dráttarvagnar og 4 spil í einum lit (E4).
example-5 = Þrenn göng. Þú spilar 2 rauðum og rautt spil kemur upp: bættu við rauðu spili eða dráttarvagni. Þú spilar 2 grænum og dráttarvagn kemur upp: bættu við grænu spili eða dráttarvagni. Þú spilar 2 dráttarvögnum og dráttarvagn kemur upp: bættu við dráttarvagni (E5, E6).
example-6 = Á járnbrautarteininum þínum liggja eitt blátt, eitt rautt og eitt gult spil. Annar leikmaður leggur niður 3 blá: bláa spilið þitt er lagt til hliðar (K12).
example-7 = Los Angeles–Pittsburgh sýnir 4 spil. Þrjú í litunum sem sýndir eru og einn dráttarvagn ljúka lestarmiðanum (K16).
example-8 = Í litaröð eru 4 spil: 2 græn og ofan á þeim 2 dráttarvagnar. Dráttarvagnarnir eru fyrstu tvö spilin sem fara á brautarpallinn (K10).
