### The rules, clause by clause. The order of the English messages is the order of the page (docs/rules.md, made from there:
### docs/words.md says how). *Asterisks* are emphasis. A clause's id is never translated. The head of the English file says
### which numbers of a map every message is given.

rules-title = Reglene
rules-about-1 = Whistlestop har tre spill: brettspillet **Nord-Amerika**, brettspillet **Europa** og **kortspillet**. Denne siden beskriver hva programmet gjør, regel for regel. Hver regel har en id; når et trekk avvises, får du vite id-en til regelen det bryter. Id-er med en bokstav etter tallet (T6a) avklarer detaljer.
# translated: raden
rules-about-2 = De åtte fargene på vognkortene kommer alltid i denne rekkefølgen: lilla, blå, oransje, hvit, grønn, gul, svart, rød. *Lokomotivene* er den niende typen; de er jokere og kan erstatte en hvilken som helst farge. En *billett* nevner to byer som skal knyttes sammen. *Raden* er de fem åpne vognkortene.
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

section-T = Trekke vognkort
section-T-about = For alle tre spillene, med mindre en regel sier noe annet.
rule-T1 = Å trekke vil si å ta to vognkort, ett om gangen. Hvert av dem tas fra raden, der du ser hva du får, eller ukjent fra trekkebunken.
rule-T2 = Når et kort forlater raden, kommer det et nytt fra trekkebunken før noen velger igjen.
rule-T3 = Et lokomotiv fra raden er et helt trekk: Det må tas først, og da tar du ikke noe mer.
rule-T4 = Et lokomotiv som dukker opp i raden etter ditt første kort, kan du altså ikke ta som ditt andre.
rule-T5 = Et lokomotiv som kommer ukjent fra trekkebunken, er et kort som alle andre; du tar fortsatt ditt andre kort.
rule-T6 = { $reset_at ->
        [0] I dette spillet blir raden aldri ryddet, uansett hvor mange lokomotiver som ligger der.
       *[other] I brettspillene blir en rad med { $reset_at ->
            [3] tre eller flere lokomotiver
            [1] ett eller flere lokomotiver
           *[other] { $reset_at } eller flere lokomotiver
        } ryddet: Alle kortene i den legges i kastebunken, og fem andre legges opp; dette gjentas så ofte som nødvendig. Det gjelder hver gang en slik rad oppstår: under forberedelsene, når et kort er erstattet, eller når kastebunken er stokket. (Ikke i kortspillet: K8.)
    }
rule-T6a = { $reset_at ->
        [0] Det er altså ingen rydding som ikke kunne hjelpe.
       *[other] Raden blir liggende hvis rad, trekkebunke og kastebunke til sammen har færre enn { $coloured ->
            [3] tre fargede kort
            [one] { $coloured } farget kort
           *[other] { $coloured } fargede kort
        }, for da kan ingen rydding hjelpe. Den blir også liggende hvis trekkebunken har nøyaktig fem kort og kastebunken ingen, og også disse fem har { $reset_at ->
            [3] tre
           *[other] { $reset_at }
        } eller flere lokomotiver: Da ville rad og trekkebunke bare bytte plass i det uendelige. Begge deler undersøkes før hver enkelt rydding.
    }
rule-T6b = Raden undersøkes også etter hver handling, så en rydding som måtte vente, skjer så snart den kan.
rule-T7 = Du kan ha så mange kort på hånden du vil.
rule-T8 = { $reshuffled ->
        [no] I dette spillet forblir en tom trekkebunke tom: Kastede kort kommer ikke tilbake.
       *[yes] I brettspillene blir en tom trekkebunke erstattet med det samme: Kastebunken stokkes og blir trekkebunke.
    }
rule-T8a = Når raden ryddes, ligger kortene fra den i kastebunken før det første nye kortet trengs, og de kan komme tilbake i den samme raden.
rule-T8b = { $reshuffled ->
        [no] Kort som kastes senere, blir heller ikke til trekkebunke.
       *[yes] Hvis det verken var trekkebunke eller kastebunke og en handling fører til at kort kastes, blir disse til trekkebunke når handlingen er ferdig; så fylles hull i raden, og T6 undersøkes.
    }
rule-T9 = Er det ikke noe annet å trekke fra enn raden, kan du ta fra raden, og den fylles ikke opp. Er raden også tom, er det ikke mulig å trekke vognkort.
rule-T10 = Har du tatt et første kort, må du ta et til, hvis det finnes et du kan ta. Finnes det ikke – ingen trekkebunke å trekke fra, og en rad uten fargede kort – er turen din over med ett kort.

## B

section-B = Nord-Amerika
section-B-about = { rules-players }.
chapter-B-setup = Forberedelser
rule-B1 = Esken: { $each_colour } vognkort i hver farge og { $locomotives ->
        [one] { $locomotives } lokomotiv
       *[other] { $locomotives } lokomotiver
    }, { $cards } i alt; { $tickets ->
        [one] { $tickets } billett
       *[other] { $tickets } billetter
    }; { $trains ->
        [one] { $trains } vogn
       *[other] { $trains } vogner
    } til hver spiller. Spillerne er blå, rød, grønn, gul og svart.
rule-B2 = Alle får utdelt { $dealt } vognkort. Deretter legges raden opp, etter T6.
rule-B3 = Alle får utdelt { $tickets_dealt ->
        [one] { $tickets_dealt } billett
       *[other] { $tickets_dealt } billetter
    } og beholder minst { $tickets_kept } av dem. Billetter som ikke beholdes, { $not_kept ->
        [out] er ute av spillet
        [shuffled] stokkes inn i billettbunken igjen
       *[bottom] legges nederst i billettbunken
    }. Billettene dine er din hemmelighet til spillet er over.
rule-B3a = Alle velger billetter samtidig og skjult; før den siste spilleren har valgt, får ingen engang vite hvor mange de andre beholdt. Deretter legges billettene som ikke ble beholdt, under bunken, spiller for spiller fra den som begynner, og for hver spiller i den rekkefølgen de ble utdelt.
rule-B4 = Hvem som begynner, avgjøres ved loddtrekning eller av verten, før billettene velges. (Ved et virkelig bord begynner den mest bereiste.) Turen går med klokka.
chapter-B-turn = En tur
chapter-B-turn-about = Du gjør én ting: trekker vognkort, fullfører en strekning eller trekker billetter. Så lenge noe av dette er mulig, kan du ikke stå over.
rule-B5 = For å fullføre en strekning spiller du ut ett kort for hvert felt, i strekningens farge. Lokomotiver kan erstatte så mange av disse kortene du vil, også alle. Hvor mange du bruker, bestemmer du selv; det gjelder også ferger, stasjoner og ekstrakostnaden for tunneler. Kortene du spiller ut, legges i kastebunken.
rule-B6 = Gråfargede ruter har ingen egen farge: En hvilken som helst farge duger, med eller uten lokomotiver, men to farger kan ikke blandes.
rule-B7 = Hvert felt tar én av vognene dine, og så mange må du ha. En strekning fullføres i sin helhet, og bare én i hver tur.
rule-B8 = En hvilken som helst ledig strekning kan fullføres, enten den henger sammen med det du allerede eier, eller ikke.
rule-B9 = En dobbeltrute er to spor av samme lengde mellom de samme to byene. Du kan bare eie ett av de to. (Spor som bare løper ved siden av hverandre og ender i forskjellige byer, er ingen dobbeltrute.)
rule-B10 = { $doubles_closed ->
        [0] Begge sporene i en dobbeltrute kan fullføres, av to spillere, uansett hvor mange som spiller.
       *[other] I { $doubles_closed ->
            [2] et spill med to spillere
            [3] et spill med to eller tre spillere
            [4] et spill med opptil fire spillere
           *[5] alle spill
        } har en dobbeltrute bare plass til én eier: Når ett av sporene er fullført, er det andre stengt for alle.
    }
# as in English, in part
rule-B11 = En fullført strekning gir poeng med det samme: { $shortest_points } poeng for { $shortest ->
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
rule-B12 = For å trekke billetter tar du { $drawn } fra toppen av billettbunken, eller så mange som er igjen; er det ingen, er dette ikke mulig. Du beholder { $drawn_kept } eller flere og legger resten tilbake under bunken. Trekker du bare én billett, er den din. Du kan ha så mange billetter du vil, og det du har beholdt, gir du aldri tilbake.
rule-B12a = Billetter legges tilbake i den rekkefølgen de ble trukket, så den som ble trukket først, er den første som kommer igjen. Bare du vet hvilke de er.
chapter-B-end = Slutten
rule-B13 = Så snart noen avslutter en tur { $last_round_at ->
        [0] uten vogner
        [one] med høyst { $last_round_at } vogn
       *[other] med høyst { $last_round_at } vogner
    } igjen, begynner siste runde: Alle får en tur til, den spilleren sist av alle, og så er spillet over. Dette skjer én gang i et spill. Det er fortsatt lov å trekke billetter.
rule-B13a = Kan du verken trekke et kort, trekke en billett, fullføre en strekning eller bygge en stasjon, står du over, og bare da. Når alle spillerne har stått over, den ene etter den andre, stanser spillet og poengene beregnes.
rule-B14 = Hver billett der de to byene er knyttet sammen av dine egne strekninger, legger poengene sine til summen din; hver av de andre trekker sine poeng fra.
rule-B15 = { $longest_bonus ->
        [0] Den lengste sammenhengende ruten gir ikke annet enn ære her.
       *[other] Spilleren med den lengste sammenhengende ruten får { $longest_bonus } poeng. Ruten kan gå gjennom en by flere ganger, men ikke over en strekning flere ganger; det som teller, er vognene på den, ikke antallet strekninger. Står flere likt, får hver av dem { $longest_bonus } poeng.
    }
rule-B15a = Uten strekninger er din lengste sammenhengende rute 0, og det gir aldri bonusen, ikke engang om alle står på 0.
rule-B16 = Flest poeng vinner. Ved uavgjort vinner den av dem som har flest fullførte billetter; er det fortsatt uavgjort, den som har bonusen for lengste sammenhengende rute. De som står likt også da, vinner sammen.

## E

section-E = Europa
section-E-about = { rules-players }. Alt i T og B gjelder, med disse endringene.
chapter-E-setup = Forberedelser
# translated: lang billett, vanlig billett
rule-E1 = Det er { $tickets ->
        [one] { $tickets } billett
       *[other] { $tickets } billetter
    }, { $long_tickets ->
        [0] ingen
       *[other] { $long_tickets }
    } av dem lange. Alle har { $stations ->
        [0] ingen stasjoner
        [one] { $stations } stasjon
       *[other] { $stations } stasjoner
    }. Strekningene er { $lengths ->
        [none] { $longest }
       *[other] { $lengths } eller { $longest }
    } felter lange.
rule-E2 = { $not_kept ->
        [out] Alle får utdelt { $long_dealt ->
            [0] { $tickets_dealt ->
                [one] { $tickets_dealt } billett
               *[other] { $tickets_dealt } billetter
            }
            [one] { $long_dealt } lang og { $tickets_dealt ->
                [one] { $tickets_dealt } vanlig billett
               *[other] { $tickets_dealt } vanlige billetter
            }
           *[other] { $long_dealt } lange og { $tickets_dealt ->
                [one] { $tickets_dealt } vanlig billett
               *[other] { $tickets_dealt } vanlige billetter
            }
        } og beholder { $tickets_kept } eller flere av de { $offered ->
            [4] fire
           *[other] { $offered }
        }, hvilke de vil. Billetter som ikke beholdes her, er ute av spillet uten at noen ser dem, og det er også de lange billettene som ikke ble utdelt; ingen av dem legges under bunken. Senere trekkes vanlige billetter, etter B12.
       *[other] Billetter deles ut, velges og legges tilbake som B3 sier.
    }
rule-E3 = Det er en fjerde ting å gjøre i en tur: bygge en stasjon.
# translated
chapter-E-ferries = Ferger
rule-E4 = En ferge er gråfarget og har lokomotivsymboler. For hvert symbol må du spille ut et lokomotiv. De andre kortene er som på enhver gråfarget rute, og flere lokomotiver kan erstatte dem.
# translated
chapter-E-tunnels = Tunneler
rule-E5 = Først spiller du ut et fullt sett for tunnelen, som for enhver strekning. Så snus tre kort fra trekkebunken. For hvert av dem som er et lokomotiv eller har fargen til settet ditt, koster tunnelen ett kort til: et til i den fargen, eller et lokomotiv.
rule-E6 = Består settet ditt bare av lokomotiver, betaler du for lokomotivene som snus, og ikke for noe annet, og du betaler med lokomotiver.
rule-E7 = Kan eller vil du ikke betale hele ekstrakostnaden, går settet tilbake på hånden din, og turen er over; det andre sporet i en dobbeltrute er like ledig som før. Er det ingen ekstrakostnad, har du tunnelen og kan ikke ombestemme deg.
rule-E8 = Kortene som ble snudd, legges i kastebunken uansett; kortene du betalte, bare hvis du får tunnelen. De ekstra kortene krever ingen flere vogner, men du må ha vognene til feltene før du prøver.
rule-E9 = Har trekkebunke og kastebunke færre enn tre kort til sammen, snus bare disse. Har de ingen, er en tunnel en vanlig strekning.
rule-E9a = Mens en tunnel graves, blir settet ditt og kortene som er snudd, liggende på bordet. Går trekkebunken tom imens, stokkes kastebunken (T8) uten dem.
rule-E9b = Etter et mislykket forsøk vet alle at du har disse kortene.
# translated
chapter-E-stations = Stasjoner
rule-E10 = Du kan bygge en stasjon i en by der det ikke er noen, uansett hvem som har strekninger dit, om noen har det. Én i en tur, { $stations ->
        [0] ingen
        [1] én
        [2] to
        [3] tre
       *[other] { $stations }
    } i et spill, og aldri en stasjon nummer to i samme by.
rule-E11 = Din første stasjon koster 1 kort av hvilken som helst type, den andre 2 i samme farge, den tredje 3 i samme farge. Lokomotiver kan erstatte hvilke som helst av dem. Kortene legges i kastebunken.
rule-E12 = Ved slutten av spillet kan du for hver av stasjonene dine bruke høyst én av de andre spillernes strekninger inn til byen, som om den var din. Den teller bare for billetter, og det er den samme strekningen for alle billettene dine. Du trenger ikke velge: Programmet tar det som gir deg flest billettpoeng og, ved likt, flest fullførte billetter.
rule-E12a = Av en dobbeltrute kan du låne hvilket som helst spor som er fullført. Én strekning kan lånes av flere. To stasjoner kan føre deg over to lånte strekninger etter hverandre. Dine egne strekninger har ikke noe å vinne på en stasjon.
rule-E13 = En stasjon du ikke har bygd, er verdt { $station_points } poeng.
# translated: Europaekspressen
rule-E14 = For den lengste sammenhengende ruten – her kalt Europaekspressen, { $longest_bonus } poeng som i B15 – teller stasjoner og lånte strekninger ikke med.
rule-E15 = Ved uavgjort avgjør, i denne rekkefølgen: flest fullførte billetter, også de som skyldes stasjoner; færrest bygde stasjoner; Europaekspressen. Deretter deles seieren.
rule-E16 = Hvis det i { $idle_rounds ->
        [1] en hel runde
       *[other] { $idle_rounds } runder på rad
    } ikke skjer annet enn at tunneler gis opp og spillere står over, er spillet slutt, og poengene beregnes.

## K

section-K = Kortspillet
# translated: skiftetomt, sporbunke
section-K-about = { rules-players }. Det er ikke noe brett: Kortene går fra hånden din til *skiftetomten* din, derfra til *sporbunken* din, og derfra fullfører de billetter.
chapter-K-setup = Forberedelser
# translated: storby
rule-K1 = Trekkebunken har { $each_colour } vognkort i hver farge og { $locomotives ->
        [one] { $locomotives } lokomotiv
       *[other] { $locomotives } lokomotiver
    }, { $cards } i alt. Hver av de { $tickets } billettene viser { $shown_alike ->
        [yes] { $most_shown ->
            [one] { $most_shown } farget kort
           *[other] { $most_shown } fargede kort
        }
       *[no] mellom { $fewest_shown ->
            [1] ett
           *[other] { $fewest_shown }
        } og { $most_shown ->
            [5] fem
           *[other] { $most_shown }
        } fargede kort
    }. { $bonuses ->
        [0] Ingen by har en bonus
       *[other] { $bonuses ->
            [6] Seks storbyer
            [one] { $bonuses } storby
           *[other] { $bonuses } storbyer
        } har en bonus som alle kan se: { $bonus_cities ->
            [none] { $bonus_last }
           *[other] { $bonus_cities } og { $bonus_last }
        }
    }.
rule-K2 = { $given ->
        [0] Kortene stokkes
        [1] Alle får først et lokomotiv, synlig for alle. Resten av kortene stokkes
       *[other] Alle får først { $given } lokomotiver, synlig for alle. Resten av kortene stokkes
    }, alle får utdelt { $dealt }, og raden på 5 legges opp.
rule-K3 = Alle får utdelt { $tickets_dealt ->
        [one] { $tickets_dealt } billett
       *[other] { $tickets_dealt } billetter
    } og beholder minst { $tickets_kept }; de velger som i B3a. Billetter som ikke beholdes, { $not_kept ->
        [out] er ute av spillet
        [bottom] legges nederst i billettbunken
       *[shuffled] stokkes inn i billettbunken igjen
    }.
rule-K4 = Loddtrekning eller verten avgjør hvem som begynner. (Ved et virkelig bord er det den yngste.) Turen går med klokka.
chapter-K-turn = En tur
# translated: steg
rule-K5 = Steg 1 skjer av seg selv: Det øverste kortet i hver fargebunke på skiftetomten din legges med forsiden ned i sporbunken din. Er det ingen bunke, skjer det ingenting. En farge der bunken dermed er brukt opp, kan legges ut igjen i samme tur. Den siste turen din har et steg 1 som de andre.
rule-K6 = Kort på sporet blir der. Ingen får se på dem, heller ikke du, før billettene gir poeng. Med innstillingen *åpent spor* kan du se på dine egne.
rule-K6a = Alle kunne ha holdt oversikt over hva som havnet på et spor. Innholdet er derfor ingen hemmelighet, selv om man bare får se hvor mange kort det er (når sporet ikke er åpent): Programmer kan regne det som kjent for alle.
rule-K7 = I steg 2 velger du én ting: trekke vognkort, legge kort på skiftetomten din eller trekke billetter. Så lenge noe er mulig, må du gjøre én av dem.
rule-K8 = Å trekke vognkort følger T1 til T5, T7, T9 og T10, der kastebunken ikke regnes med til det som kan trekkes. Lokomotiver rydder aldri raden (T6 gjelder ikke), og kastede kort kommer ikke tilbake i løpet av en runde: Trekkebunken brukes opp én gang (T8 gjelder ikke).
rule-K9 = Du legger enten én bunke eller tre enkeltkort. En bunke er to eller flere kort i én farge; noen av dem kan være lokomotiver, men ikke alle. Enkeltkort er tre kort i tre forskjellige farger, uten lokomotiver, og blir tre bunker. Alle ser hva som ligger på en skiftetomt.
rule-K9a = Ett farget kort med ett eller flere lokomotiver er en gyldig bunke.
rule-K10 = Lokomotivene i en bunke ligger øverst. De er de første som flyttes i steg 1.
rule-K11 = En farge som allerede ligger på skiftetomten din, kan ikke legges der igjen.
rule-K12 = En farge som ligger på en annens skiftetomt, kan bare legges hvis du legger flere kort enn det er i den bunken nå; lokomotiver teller for dere begge. Hele den bunken legges da i kastebunken, med lokomotivene: et togran. Det følger av dette at en farge aldri ligger på to skiftetomter, og at enkeltkort må være i farger som ikke ligger på noen skiftetomt.
rule-K13 = For å trekke billetter tar du { $drawn } fra toppen av billettbunken, eller så mange som er igjen; er det ingen, er dette ikke mulig. Du beholder { $drawn_kept ->
        [0] så mange du vil, eller ingen
       *[other] { $drawn_kept } eller flere
    }. Resten legges tilbake under bunken som i B12a.
rule-K13a = Er ingenting mulig i steg 2, står du over, og bare da. Når alle spillerne har stått over, den ene etter den andre, eller når det i { $idle_rounds ->
        [1] en hel runde
       *[other] { $idle_rounds } runder på rad
    } bare har vært spillere som sto over og trekk av billetter der ingen ble beholdt, begynner de siste turene (K14).
chapter-K-end = Slutten på en runde
rule-K14 = Når trekkebunken gir fra seg sitt siste kort, enten til en spiller eller til raden, spilles turen ferdig, og så får alle en tur til; spilleren som hadde turen da det skjedde, kommer sist.
rule-K15 = I disse turene kan du fortsatt trekke fra raden, hvis det er kort i den; den fylles ikke opp, for trekkebunken er brukt opp. (Siste turer som er begynt etter K13a mens det fortsatt er kort i trekkebunken, er vanlige turer: Det trekkes og fylles opp som før.) Er det bare ett kort igjen, kan du ta det ene. Et lokomotiv fra raden er et helt trekk, som alltid. Er raden tom, legger du kort eller trekker billetter.
rule-K16 = Nå fullføres billetter, med kortene på sporet og ikke med noe annet; det som fortsatt ligger på en skiftetomt, er ikke til nytte og flyttes ikke først. En billett krever kortene den viser, et lokomotiv kan være hvilken som helst farge, uansett hvilken bunke det kom fra, og hvert kort brukes én gang. Alle spillerne velger billetter samtidig og skjult. Du kan bare utelate en billett hvis den ikke kan fullføres sammen med dem du valgte. Når alle har valgt, vises de fullførte billettene og kortene som ble brukt på dem, og poengene gis.
rule-K16a = Programmet foreslår valget med flest billettpoeng; ved likt det med flest billetter, deretter det med de laveste billettnumrene.
rule-K17 = { $second_from ->
        [0] Det er bare én runde, så det var hele spillet
        [2] Det er alltid to runder, så spillet går videre
        [3] Med to spillere var det hele spillet
        [4] Med to eller tre spillere var det hele spillet
       *[5] Med opptil fire spillere var det hele spillet
    }.
rule-K18 = { $second_from ->
        [0] Det følger ingen andre runde, uansett hvor mange som spiller.
       *[other] Med { $second_from ->
            [2] et hvilket som helst antall spillere
            [3] tre eller flere
            [4] { $most ->
                [4] fire
               *[5] fire eller flere
            }
           *[5] fem
        } følger en runde til. Du beholder hånden din og, fortsatt hemmelig og foreløpig uten poengtrekk, billettene du ikke har fullført. Alle andre vognkort, uansett hvor de var, går inn i en ny trekkebunke. Skiftetomter og spor er tomme. Alle får utdelt { $second_dealt } kort, og en rad på 5 legges opp. Ingen får lokomotiv eller billetter denne gangen, og billettbunken blir som den er. Spilleren etter den som hadde den siste turen, begynner. Runden slutter etter K14 til K16, og poengene fra den legges til.
    }
rule-K18a = { $second_from ->
        [0] Derfor deles det heller ikke ut en gang til.
       *[other] Er det for få kort, deles de ut ett og ett, med klokka fra den spilleren som begynner, til alle har { $second_dealt }; det som er igjen, blir raden, opptil 5. Brukes trekkebunken opp av dette, får alle en siste tur, fra den første spilleren av.
    }
chapter-K-scoring = Poengberegning
rule-K19 = En fullført billett gir poengene sine. Ved slutten av spillet, og først da, trekkes poengene for hver ufullført billett fra.
rule-K20 = Bonusen for en storby går til den som har fullført flest billetter til den i hele spillet, og fullt ut til hver av dem som står likt. En billett som knytter sammen to storbyer, teller for begge. Har ingen fullført en billett til en by, får ingen bonusen for den.
rule-K21 = Flest poeng vinner. Ved uavgjort: flest fullførte billetter, deretter flest bonuskort, der en delt bonus er et kort for hver av dem som har den. De som står likt også da, vinner sammen.

## S

section-S = I alle spillene
rule-S1 = De andre spillernes hender og billetter og rekkefølgen i bunkene er skjult. Hvor mange kort, billetter, vogner og stasjoner en spiller har, er åpent, og et kort tatt fra raden er sett av alle.
rule-S2 = Ingen kort går noen gang tapt eller blir til to. Til enhver tid utgjør hender, trekkebunke, rad, kastebunke, skiftetomter, spor og kortene på bordet – settet for en tunnel, og kort som er snudd – hele kortsamlingen; og det samme gjør billettene i bunken, de det velges mellom, de på hånden, de fullførte og de som er ute av spillet.
rule-S3 = Når et spill er over, vises alle billetter, den eller de lengste sammenhengende rutene og hvor hvert poeng kom fra.
rule-S4 = Intet spill varer evig, uansett hva spillerne gjør.

## Examples

rules-examples = Eksempler
example-1 = En blå strekning med 3 felter kan betales på fire måter: 3 blå; 2 blå og et lokomotiv; 1 blått og 2 lokomotiver; 3 lokomotiver (B5).
example-2 = En gråfarget rute med 2 felter: 2 røde holder, eller et gult og et lokomotiv, eller 2 lokomotiver (B6).
example-3 = Montréal–New York er blå og har 3 felter: 3 blå kort. Montréal–Toronto er gråfarget og har også 3 felter: 3 kort i den fargen du vil (B5, B6).
example-4 = Fergen fra Smyrna til Palermo har 6 felter og 2 symboler: 2 lokomotiver, og 4 kort i én farge (E4).
example-5 = Tre tunneler. Du spiller ut 2 røde, og et rødt kort snus: Legg til et rødt kort eller et lokomotiv. Du spiller ut 2 grønne, og et lokomotiv snus: Legg til et grønt kort eller et lokomotiv. Du spiller ut 2 lokomotiver, og et lokomotiv snus: Legg til et lokomotiv (E5, E6).
example-6 = På skiftetomten din ligger ett blått, ett rødt og ett gult kort. En annen spiller legger 3 blå: Det blå kortet ditt går i kastebunken (K12).
example-7 = Los Angeles–Pittsburgh viser 4 kort. Tre i fargene som vises, og ett lokomotiv fullfører den (K16).
example-8 = En bunke har 4 kort: 2 grønne og, øverst, 2 lokomotiver. Lokomotivene er de to første som går ut på sporet (K10).
