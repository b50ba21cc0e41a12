### The rules, clause by clause. The order of the English messages is the order of the page (docs/rules.md, made from there:
### docs/words.md says how). *Asterisks* are emphasis. A clause's id is never translated. The head of the English file says
### which numbers of a map every message is given.

rules-title = Reglerne
rules-about-1 = Whistlestop har tre spil: brætspillet **Nordamerika**, brætspillet **Europa** og **kortspillet**. Denne side beskriver, hvad programmet gør, regel for regel. Hver regel har et id; når et træk afvises, får du id’et på den regel, det bryder. Id’er med et bogstav efter tallet (T6a) afklarer detaljer.
# translated: rækken
rules-about-2 = De otte farver på togvognskortene kommer altid i denne rækkefølge: lilla, blå, orange, hvid, grøn, gul, sort, rød. *Lokomotiver* er den niende slags; de er jokere og kan erstatte en hvilken som helst farve. Et *rutekort* nævner to byer, der skal forbindes. *Rækken* er de fem synlige togvognskort.
rules-players = { $single ->
        [yes] { $fewest ->
            [2] To
            [3] Tre
            [4] Fire
           *[5] Fem
        }
       *[no] { $fewest ->
            [2] To
            [3] Tre
           *[4] Fire
        } til { $most ->
            [3] tre
            [4] fire
           *[5] fem
        }
    } spillere

## T

section-T = Trække togvognskort
section-T-about = For alle tre spil, medmindre en regel siger noget andet.
rule-T1 = At trække vil sige at tage to togvognskort, ét ad gangen. Hvert af dem tages fra rækken, hvor du ser, hvad du får, eller blindt fra bunken med togvognskort.
rule-T2 = Når et kort forlader rækken, lægges der et nyt fra bunken, før nogen vælger igen.
rule-T3 = Et lokomotiv fra rækken er et helt træk: Det skal tages først, og så tager du ikke mere.
rule-T4 = Et lokomotiv, der dukker op i rækken efter dit første kort, kan du altså ikke tage som dit andet.
rule-T5 = Et lokomotiv, der kommer blindt fra bunken, er et kort som alle andre; du tager stadig dit andet kort.
rule-T6 = { $reset_at ->
        [0] I dette spil ryddes rækken aldrig, uanset hvor mange lokomotiver der ligger i den.
       *[other] I brætspillene ryddes en række med { $reset_at ->
            [3] tre eller flere lokomotiver
            [1] et eller flere lokomotiver
           *[other] { $reset_at } eller flere lokomotiver
        }: Alle dens kort lægges til de brugte, og fem andre vendes, og det gentages så ofte, det er nødvendigt. Det gælder, hver gang sådan en række opstår: under forberedelsen, når et kort er erstattet, eller når de brugte kort er blandet. (Ikke i kortspillet: K8.)
    }
rule-T6a = { $reset_at ->
        [0] Der er altså ingen rydning, der ikke kunne hjælpe.
       *[other] Rækken bliver liggende, hvis række, bunke og brugte togvognskort til sammen har færre end { $coloured ->
            [3] tre farvede kort
            [one] { $coloured } farvet kort
           *[other] { $coloured } farvede kort
        }, for så kan ingen rydning hjælpe. Den bliver også liggende, hvis bunken har præcis fem kort, der ingen brugte er, og også disse fem rummer { $reset_at ->
            [3] tre
           *[other] { $reset_at }
        } eller flere lokomotiver: Række og bunke ville så bare bytte plads i det uendelige. Begge dele undersøges før hver enkelt rydning.
    }
rule-T6b = Rækken undersøges også efter hver handling, så en rydning, der måtte vente, sker, så snart den kan.
rule-T7 = Du må have så mange kort på hånden, du vil.
rule-T8 = { $reshuffled ->
        [no] I dette spil forbliver en tom bunke med togvognskort tom: Brugte kort kommer ikke tilbage.
       *[yes] I brætspillene erstattes en tom bunke med togvognskort med det samme: De brugte togvognskort blandes og bliver til bunken.
    }
rule-T8a = Når rækken ryddes, ligger dens kort blandt de brugte, før det første nye kort skal bruges, og de kan komme igen i den samme række.
rule-T8b = { $reshuffled ->
        [no] Kort, der bruges senere, bliver heller ikke til en bunke.
       *[yes] Hvis der hverken var bunke eller brugte togvognskort, og en handling giver brugte kort, bliver de til bunken, når handlingen er færdig; så fyldes huller i rækken, og T6 undersøges.
    }
rule-T9 = Er der ikke andet at trække fra end rækken, må du tage fra rækken, og den fyldes ikke op. Er rækken også tom, kan der ikke trækkes togvognskort.
rule-T10 = Har du taget et første kort, skal du tage et til, hvis der er et, du må tage. Er der ikke det – ingen bunke at trække fra, og en række uden farvede kort – er din tur slut med ét kort.

## B

section-B = Nordamerika
section-B-about = { rules-players }.
chapter-B-setup = Forberedelse
# translated: vogn
rule-B1 = Æsken: { $each_colour } togvognskort i hver farve og { $locomotives ->
        [one] { $locomotives } lokomotiv
       *[other] { $locomotives } lokomotiver
    }, { $cards } i alt; { $tickets } rutekort; { $trains ->
        [one] { $trains } vogn
       *[other] { $trains } vogne
    } til hver spiller. Spillerne er blå, rød, grøn, gul og sort.
rule-B2 = Alle får { $dealt } togvognskort. Derefter lægges rækken op, efter T6.
rule-B3 = Alle får { $tickets_dealt } rutekort og beholder mindst { $tickets_kept } af dem. Rutekort, der ikke beholdes, { $not_kept ->
        [out] er ude af spillet
        [shuffled] blandes ind i bunken med rutekort igen
       *[bottom] lægges nederst i bunken med rutekort
    }. Dine rutekort er din hemmelighed, til spillet er slut.
rule-B3a = Alle vælger deres rutekort samtidig og skjult; før den sidste spiller har valgt, får ingen engang at vide, hvor mange de andre beholdt. Derefter lægges de rutekort, der ikke blev beholdt, under bunken, spiller for spiller fra den, der starter, og for hver spiller i den rækkefølge, de blev givet i.
rule-B4 = Hvem der starter, afgøres ved lodtrækning eller af værten, før rutekortene vælges. (Ved et rigtigt bord starter den mest berejste.) Turen går med uret.
chapter-B-turn = En tur
chapter-B-turn-about = Du gør én ting: trækker togvognskort, tager en strækning eller trækker rutekort. Så længe noget af dette er muligt, må du ikke melde pas.
# translated: strækning, tage en strækning, felt
rule-B5 = For at tage en strækning spiller du ét kort for hvert felt i strækningens farve. Lokomotiver må erstatte så mange af disse kort, du vil, også alle. Hvor mange du bruger, bestemmer du selv; det gælder også for færger, stationer og tillægget for tunneler. De kort, du spiller, er derefter brugte.
# translated: grå strækning
rule-B6 = Grå strækninger har ingen egen farve: En hvilken som helst farve duer, med eller uden lokomotiver, men to farver må ikke blandes.
rule-B7 = Hvert felt tager én af dine vogne, og så mange skal du have. En strækning tages helt, og kun én i hver tur.
rule-B8 = Enhver strækning, der stadig er ledig, må tages, hvad enten den hænger sammen med det, du allerede ejer, eller ej.
# translated: dobbeltstrækning
rule-B9 = En dobbeltstrækning er to lige lange spor mellem de samme to byer. Du må kun eje det ene af de to. (Spor, der blot løber ved siden af hinanden og ender i forskellige byer, er ikke en dobbeltstrækning.)
rule-B10 = { $doubles_closed ->
        [0] Begge spor i en dobbeltstrækning må tages, af to spillere, uanset hvor mange der spiller.
       *[other] I { $doubles_closed ->
            [2] et spil med to spillere
            [3] et spil med to eller tre spillere
            [4] et spil med op til fire spillere
           *[5] alle spil
        } har en dobbeltstrækning kun plads til én ejer: Når det ene spor er taget, er det andet lukket for alle.
    }
# as in English, in part
rule-B11 = En taget strækning giver point med det samme: { $shortest_points } point for { $shortest ->
        [one] { $shortest } felt
       *[other] { $shortest } felter
    }{ $points_two ->
        [0] { "" }
       *[other] , { $points_two } for 2
    }{ $points_three ->
        [0] { "" }
       *[other] , { $points_three } for 3
    }{ $points_four ->
        [0] { "" }
       *[other] , { $points_four } for 4
    }{ $points_five ->
        [0] { "" }
       *[other] , { $points_five } for 5
    }{ $points_six ->
        [0] { "" }
       *[other] , { $points_six } for 6
    }{ $points_seven ->
        [0] { "" }
       *[other] , { $points_seven } for 7
    }{ $points_eight ->
        [0] { "" }
       *[other] { $everywhere ->
            [yes] { " " }og, i Europa, { $points_eight } for 8
           *[no] , { $points_eight } for 8
        }
    }.
rule-B12 = For at trække rutekort tager du { $drawn } fra toppen af bunken med rutekort, eller så mange, der er tilbage; er der ingen, er det ikke muligt. Du beholder { $drawn_kept } eller flere og lægger resten tilbage under bunken. Trækker du kun ét rutekort, er det dit. Du må have så mange, du vil, og det, du har beholdt, giver du aldrig tilbage.
rule-B12a = Rutekort lægges tilbage i den rækkefølge, de blev trukket i, så det, der blev trukket først, er det første, der kommer igen. Kun du ved, hvilke de er.
chapter-B-end = Slutningen
rule-B13 = Så snart nogen afslutter en tur { $last_round_at ->
        [0] uden vogne
        [one] med højst { $last_round_at } vogn
       *[other] med højst { $last_round_at } vogne
    } tilbage, er det sidste tur: Alle har en tur mere, den spiller sidst af alle, og så er spillet slut. Det sker én gang i et spil. Det er stadig tilladt at trække rutekort.
rule-B13a = Kan du hverken trække et kort, trække et rutekort, tage en strækning eller bygge en station, melder du pas, og kun da. Når alle spillere har meldt pas den ene efter den anden, standser spillet, og pointene beregnes.
rule-B14 = Hvert rutekort, hvis to byer er forbundet af dine egne strækninger, lægger sine point til dine; hvert af de andre trækker sine point fra.
# translated: længste sammenhængende linje
rule-B15 = { $longest_bonus ->
        [0] Den længste sammenhængende linje giver ikke andet end ære her.
       *[other] Spilleren med den længste sammenhængende linje får { $longest_bonus } point. En linje må gå gennem en by flere gange, men ikke over en strækning flere gange; det, der tæller, er vognene på den, ikke antallet af strækninger. Står flere lige, får hver af dem { $longest_bonus } point.
    }
rule-B15a = Uden strækninger er din længste linje 0, og det giver aldrig bonussen, heller ikke hvis alle står på 0.
rule-B16 = Flest point vinder. Er det uafgjort, vinder den af dem, der har flest etablerede rutekort; er også det uafgjort, den, der har bonussen for den længste sammenhængende linje. De, der stadig står lige, vinder sammen.

## E

section-E = Europa
section-E-about = { rules-players }. Alt i T og B gælder, med disse ændringer.
chapter-E-setup = Forberedelse
# translated: langt rutekort, almindeligt rutekort
# as in English, in part
rule-E1 = Der er { $tickets } rutekort, hvoraf { $long_tickets ->
        [0] ingen
       *[other] { $long_tickets }
    } er lange. Alle har { $stations ->
        [0] ingen stationer
        [one] { $stations } station
       *[other] { $stations } stationer
    }. Strækningerne er { $lengths ->
        [none] { $longest }
       *[other] { $lengths } eller { $longest }
    } felter lange.
rule-E2 = { $not_kept ->
        [out] Alle får { $long_dealt ->
            [0] { $tickets_dealt } rutekort
            [one] { $long_dealt } langt og { $tickets_dealt ->
                [one] { $tickets_dealt } almindeligt rutekort
               *[other] { $tickets_dealt } almindelige rutekort
            }
           *[other] { $long_dealt } lange og { $tickets_dealt ->
                [one] { $tickets_dealt } almindeligt rutekort
               *[other] { $tickets_dealt } almindelige rutekort
            }
        } og beholder { $tickets_kept } eller flere af de { $offered ->
            [4] fire
           *[other] { $offered }
        }, hvilke de vil. Rutekort, der ikke beholdes her, er ude af spillet, uden at nogen ser dem, og det er de lange, der ikke blev givet, også; ingen af dem lægges under bunken. Senere trækkes almindelige rutekort, efter B12.
       *[other] Rutekort gives, vælges og lægges tilbage, som B3 siger.
    }
rule-E3 = Der er en fjerde ting at gøre i en tur: bygge en station.
# translated
chapter-E-ferries = Færger
rule-E4 = En færge er grå og har lokomotivsymboler. For hvert symbol skal du spille et lokomotiv. De andre kort er som på enhver grå strækning, og flere lokomotiver må erstatte dem.
# translated
chapter-E-tunnels = Tunneler
rule-E5 = Først spiller du et helt sæt for tunnelen, som for enhver strækning. Så vendes tre kort fra bunken. For hvert af dem, der er et lokomotiv eller har dit sæts farve, koster tunnelen ét kort mere: et mere i den farve eller et lokomotiv.
rule-E6 = Er dit sæt lutter lokomotiver, betaler du for de lokomotiver, der vendes, og ikke for andet, og du betaler med lokomotiver.
rule-E7 = Kan eller vil du ikke betale hele tillægget, kommer dit sæt tilbage på hånden, og turen er slut; det andet spor i en dobbeltstrækning er lige så ledigt som før. Er der intet tillæg, har du tunnelen og kan ikke fortryde.
rule-E8 = De vendte kort lægges under alle omstændigheder til de brugte; de kort, du betalte, kun hvis du får tunnelen. Ekstra kort kræver ikke ekstra vogne, men du skal have vognene til felterne, før du prøver.
rule-E9 = Har bunken og de brugte togvognskort færre end tre kort til sammen, vendes kun disse. Har de ingen, er en tunnel en almindelig strækning.
rule-E9a = Mens en tunnel graves, bliver dit sæt og de vendte kort liggende på bordet. Slipper bunken op imens, blandes de brugte kort (T8) uden dem.
rule-E9b = Efter et mislykket forsøg ved alle, at du har de kort.
# translated
chapter-E-stations = Stationer
rule-E10 = Du må bygge en station i en by, hvor der ikke er nogen, uanset hvem der har strækninger dertil, hvis nogen har. Én i en tur, { $stations ->
        [0] ingen
        [1] én
        [2] to
        [3] tre
       *[other] { $stations }
    } i et spil, og aldrig nummer to i samme by.
rule-E11 = Din første station koster 1 kort af en hvilken som helst slags, den anden 2 i samme farve, den tredje 3 i samme farve. Lokomotiver må erstatte et hvilket som helst af dem. Kortene er derefter brugte.
rule-E12 = Ved spillets slutning må du for hver af dine stationer bruge højst én af de andre spilleres strækninger ind til byen, som om den var din. Den tæller kun for rutekort, og det er den samme strækning for alle dine rutekort. Du behøver ikke vælge: Programmet tager det, der giver dig flest point for rutekort og, står det lige, flest etablerede rutekort.
rule-E12a = Af en dobbeltstrækning må du låne et hvilket som helst spor, der er taget. Én strækning kan lånes af flere. To stationer kan føre dig over to lånte strækninger i træk. Dine egne strækninger vinder ikke noget ved en station.
rule-E13 = En station, du ikke har bygget, er { $station_points } point værd.
# translated: Europaekspressen
rule-E14 = For den længste sammenhængende linje – her kaldet Europaekspressen, { $longest_bonus } point som i B15 – tæller stationer og lånte strækninger ikke med.
rule-E15 = Er pointene lige, afgøres det i denne rækkefølge: flest etablerede rutekort, også dem, der skyldes stationer; færrest byggede stationer; Europaekspressen. Derefter deles sejren.
rule-E16 = Hvis der i { $idle_rounds ->
        [1] en hel runde
       *[other] { $idle_rounds } runder i træk
    } ikke sker andet, end at tunneler opgives, og der meldes pas, er spillet slut, og pointene beregnes.

## K

section-K = Kortspillet
section-K-about = { rules-players }. Der er ingen spilleplade: Kortene går fra din hånd til dit *sporområde*, derfra til dit *rangerspor*, og med dem etableres ruterne ifølge rutekortene.
chapter-K-setup = Forberedelse
rule-K1 = Bunken med togvognskort har { $each_colour } togvognskort i hver farve og { $locomotives ->
        [one] { $locomotives } lokomotiv
       *[other] { $locomotives } lokomotiver
    }, { $cards } i alt. Hvert af de { $tickets } rutekort viser { $shown_alike ->
        [yes] { $most_shown ->
            [one] { $most_shown } farvet kort
           *[other] { $most_shown } farvede kort
        }
       *[no] mellem { $fewest_shown ->
            [1] ét
           *[other] { $fewest_shown }
        } og { $most_shown ->
            [5] fem
           *[other] { $most_shown }
        } farvede kort
    }. { $bonuses ->
        [0] Ingen by har et storby-bonuskort
       *[other] { $bonuses ->
            [6] Seks storbyer
            [one] { $bonuses } storby
           *[other] { $bonuses } storbyer
        } har et storby-bonuskort, som alle kan se: { $bonus_cities ->
            [none] { $bonus_last }
           *[other] { $bonus_cities } og { $bonus_last }
        }
    }.
rule-K2 = { $given ->
        [0] Kortene blandes
        [1] Alle får først et lokomotiv, synligt for alle. Resten af kortene blandes
       *[other] Alle får først { $given } lokomotiver, synlige for alle. Resten af kortene blandes
    }, alle får { $dealt }, og rækken på 5 lægges op.
rule-K3 = Alle får { $tickets_dealt } rutekort og beholder mindst { $tickets_kept }; de vælger som i B3a. Rutekort, der ikke beholdes, { $not_kept ->
        [out] er ude af spillet
        [bottom] lægges nederst i bunken med rutekort
       *[shuffled] blandes ind i bunken med rutekort igen
    }.
rule-K4 = Lodtrækning eller værten afgør, hvem der starter. (Ved et rigtigt bord er det den yngste.) Turen går med uret.
chapter-K-turn = En tur
rule-K5 = Fase 1 sker af sig selv: Det øverste kort i hver farvebunke i dit sporområde lægges med billedsiden nedad i dit rangerspor. Er der ingen bunke, sker der intet. En farve, hvis bunke dermed er brugt op, må lægges igen i samme tur. Din sidste tur har en fase 1 som de andre.
rule-K6 = Kort i rangersporet bliver der. Ingen må se på dem, heller ikke du, før rutekortene giver point. Med indstillingen *åbent rangerspor* må du se på dine egne.
rule-K6a = Alle kunne have holdt regnskab med, hvad der kom i et rangerspor. Indholdet er derfor ingen hemmelighed, selv om man kun får at se, hvor mange kort der er (når rangersporet ikke er åbent): Programmer må regne det som kendt af alle.
rule-K7 = I fase 2 vælger du én ting: trække togvognskort, lægge kort i dit sporområde eller trække rutekort. Så længe noget er muligt, skal du gøre én af dem.
rule-K8 = At trække togvognskort følger T1 til T5, T7, T9 og T10, hvor de brugte kort ikke regnes med til det, der kan trækkes. Lokomotiver rydder aldrig rækken (T6 gælder ikke), og brugte kort kommer ikke tilbage i løbet af en runde: Bunken bruges op én gang (T8 gælder ikke).
rule-K9 = Du lægger enten én bunke eller tre enkelte kort. En bunke er to eller flere kort i én farve; nogle af dem må være lokomotiver, men ikke alle. Enkelte kort er tre kort i tre forskellige farver, uden lokomotiver, og bliver til tre bunker. Alle ser, hvad der ligger i et sporområde.
rule-K9a = Et enkelt farvet kort med et eller flere lokomotiver er en gyldig bunke.
rule-K10 = Lokomotiverne i en bunke ligger øverst. De er de første, der flyttes i fase 1.
rule-K11 = En farve, der allerede ligger i dit sporområde, kan ikke lægges der igen.
rule-K12 = En farve, der ligger i en andens sporområde, kan kun lægges, hvis du lægger flere kort, end der er i den bunke nu; lokomotiver tæller for jer begge. Hele den bunke er så brugt, med sine lokomotiver: et togrøveri. Det følger heraf, at en farve aldrig ligger i to sporområder, og at enkelte kort skal være i farver, der ikke ligger i noget sporområde.
rule-K13 = For at trække rutekort tager du { $drawn } fra toppen af bunken med rutekort, eller så mange, der er tilbage; er der ingen, er det ikke muligt. Du beholder { $drawn_kept ->
        [0] så mange, du vil, eller ingen
       *[other] { $drawn_kept } eller flere
    }. Resten lægges tilbage under bunken som i B12a.
rule-K13a = Er intet muligt i fase 2, melder du pas, og kun da. Når alle spillere har meldt pas den ene efter den anden, eller når der i { $idle_rounds ->
        [1] en hel runde
       *[other] { $idle_rounds } runder i træk
    } kun er meldt pas eller trukket rutekort, uden at et eneste er beholdt, begynder de sidste ture (K14).
chapter-K-end = Slutningen på en runde
rule-K14 = Når bunken med togvognskort afgiver sit sidste kort, hvad enten det er til en spiller eller til rækken, spilles turen færdig, og så har alle en tur mere; den spiller, hvis tur det skete i, kommer sidst.
rule-K15 = I disse ture må du stadig trække fra rækken, hvis den har kort; den fyldes ikke op, for bunken med togvognskort er brugt op. (Sidste ture, som K13a har indledt, mens der stadig er kort i bunken, er almindelige ture: Der trækkes og fyldes op som før.) Er der kun ét kort tilbage, må du tage det. Et lokomotiv fra rækken er et helt træk, som altid. Er rækken tom, lægger du kort eller trækker rutekort.
rule-K16 = Nu etableres ruter ifølge rutekort, med kortene i rangersporet og ikke med andet; det, der stadig ligger i et sporområde, er ikke til nytte og flyttes ikke først. Et rutekort kræver de kort, det viser, et lokomotiv kan være en hvilken som helst farve, uanset hvilken bunke det kom fra, og hvert kort bruges én gang. Alle spillere vælger deres rutekort samtidig og skjult. Du må kun udelade et rutekort, hvis dets rute ikke kan etableres sammen med dem, du valgte. Når alle har valgt, vises de etablerede rutekort og de kort, der blev brugt til dem, og pointene gives.
rule-K16a = Programmet foreslår det valg, der giver flest point for rutekort; står det lige, det med flest rutekort, derefter det med de laveste rutekortnumre.
rule-K17 = { $second_from ->
        [0] Der er kun én runde, så det var hele spillet
        [2] Der er altid to runder, så spillet går videre
        [3] Med to spillere var det hele spillet
        [4] Med to eller tre spillere var det hele spillet
       *[5] Med op til fire spillere var det hele spillet
    }.
rule-K18 = { $second_from ->
        [0] Der følger ingen anden runde, uanset hvor mange der spiller.
       *[other] Med { $second_from ->
            [2] et hvilket som helst antal spillere
            [3] tre eller flere
            [4] { $most ->
                [4] fire
               *[5] fire eller flere
            }
           *[5] fem
        } følger en runde mere. Du beholder din hånd og, stadig hemmelige og foreløbig uden fradrag, dine ikke etablerede rutekort. Alle andre togvognskort, hvor de end var, går ind i en ny bunke. Sporområder og rangerspor er tomme. Alle får { $second_dealt } kort, og en række på 5 lægges op. Ingen får lokomotiv eller rutekort denne gang, og bunken med rutekort bliver, som den er. Spilleren efter den, der havde den sidste tur, starter. Runden slutter efter K14 til K16, og dens point lægges til.
    }
rule-K18a = { $second_from ->
        [0] Derfor gives der heller ikke kort en gang til.
       *[other] Er der for få kort, gives de ét for ét, med uret fra den spiller, der starter, til alle har { $second_dealt }; det, der er tilbage, bliver rækken, op til 5. Bruges bunken op af dette, har alle en sidste tur, fra den første spiller af.
    }
chapter-K-scoring = Beregning af point
rule-K19 = Et etableret rutekort giver sine point. Ved spillets slutning, og først da, trækkes pointene for hvert ikke etableret rutekort fra.
rule-K20 = Bonussen for en storby går til den, der har etableret flest rutekort til den i hele spillet, og fuldt ud til hver af dem, der står lige. Et rutekort, der forbinder to storbyer, tæller for begge. Har ingen etableret et rutekort til en by, får ingen dens bonus.
rule-K21 = Flest point vinder. Er det uafgjort: flest etablerede rutekort, derefter flest bonuskort, hvor en delt bonus er et kort til hver af dem, der har den. De, der stadig står lige, vinder sammen.

## S

section-S = I alle spil
rule-S1 = De andre spilleres hænder og rutekort og rækkefølgen i bunkerne er skjult. Hvor mange kort, rutekort, vogne og stationer en spiller har, er åbent, og et kort, der er taget fra rækken, har alle set.
rule-S2 = Intet kort går nogensinde tabt eller bliver til to. Til enhver tid udgør hænder, bunke, række, brugte togvognskort, sporområder, rangerspor og kortene på bordet – sættet for en tunnel og vendte kort – hele samlingen; og det samme gør rutekortene i bunken, dem, der vælges imellem, dem på hånden, de etablerede og dem, der er ude af spillet.
rule-S3 = Når et spil er slut, vises alle rutekort, den eller de længste sammenhængende linjer, og hvor hvert point kom fra.
rule-S4 = Intet spil varer evigt, uanset hvad spillerne gør.

## Examples

rules-examples = Eksempler
example-1 = En blå strækning med 3 felter kan betales på fire måder: 3 blå; 2 blå og et lokomotiv; 1 blåt og 2 lokomotiver; 3 lokomotiver (B5).
example-2 = En grå strækning med 2 felter: 2 røde er nok, eller et gult og et lokomotiv, eller 2 lokomotiver (B6).
example-3 = Montréal–New York er blå og har 3 felter: 3 blå kort. Montréal–Toronto er grå og har også 3 felter: 3 kort i den farve, du vil (B5, B6).
example-4 = Færgen fra Smyrna til Palermo har 6 felter og 2 symboler: 2 lokomotiver og 4 kort i én farve (E4).
example-5 = Tre tunneler. Du spiller 2 røde, og et rødt kort vendes: Læg et rødt kort eller et lokomotiv til. Du spiller 2 grønne, og et lokomotiv vendes: Læg et grønt kort eller et lokomotiv til. Du spiller 2 lokomotiver, og et lokomotiv vendes: Læg et lokomotiv til (E5, E6).
example-6 = I dit sporområde ligger ét blåt, ét rødt og ét gult kort. En anden spiller lægger 3 blå: Dit blå kort er brugt (K12).
example-7 = Los Angeles–Pittsburgh viser 4 kort. Med tre i de viste farver og ét lokomotiv etableres ruten (K16).
example-8 = En bunke har 4 kort: 2 grønne og, øverst, 2 lokomotiver. Lokomotiverne er de to første, der kommer i rangersporet (K10).
