### The rules, clause by clause. The order of the English messages is the order of the page (docs/rules.md, made from there:
### docs/words.md says how). *Asterisks* are emphasis. A clause's id is never translated. The head of the English file says
### which numbers of a map every message is given.

rules-title = Reglerna
rules-about-1 = Whistlestop har tre spel: brädspelet **Nordamerika**, brädspelet **Europa** och **kortspelet**. Den här sidan beskriver vad programmet gör, regel för regel. Varje regel har ett id; när ett drag avvisas får du veta id:t för den regel som det bryter mot. Id:n med en bokstav efter siffran (T6a) klargör detaljer.
# translated: raden
rules-about-2 = Tågvagnskortens åtta färger kommer alltid i denna ordning: lila, blå, orange, vit, grön, gul, svart, röd. *Lokomotiv* är den nionde sorten; de är jokrar och kan ersätta vilken färg som helst. Ett *biljettkort* nämner två städer som ska förbindas. *Raden* är de fem uppvända tågvagnskorten.
rules-players = { $single ->
        [yes] { $fewest ->
            [2] Två
            [3] Tre
            [4] Fyra
           *[5] Fem
        }
       *[no] { $fewest ->
            [2] Två
            [3] Tre
           *[4] Fyra
        } till { $most ->
            [3] tre
            [4] fyra
           *[5] fem
        }
    } spelare

## T

section-T = Dra tågvagnskort
section-T-about = För alla tre spelen, utom där en regel säger något annat.
rule-T1 = Att dra betyder att ta två tågvagnskort, ett i taget. Vart och ett tas från raden, där du ser vad du får, eller osett överst från draghögen.
rule-T2 = När ett kort lämnar raden kommer ett nytt från draghögen innan någon väljer igen.
rule-T3 = Ett lokomotiv från raden är ett helt drag: det måste tas först, och då tar du inget mer.
rule-T4 = Ett lokomotiv som dyker upp i raden efter ditt första kort kan du alltså inte ta som ditt andra.
rule-T5 = Ett lokomotiv som kommer osett från draghögen är ett kort som alla andra; du tar ändå ditt andra kort.
rule-T6 = { $reset_at ->
        [0] I det här spelet rensas raden aldrig, hur många lokomotiv som än ligger där.
       *[other] I brädspelen rensas en rad med { $reset_at ->
            [3] tre eller fler lokomotiv
            [1] ett eller fler lokomotiv
           *[other] { $reset_at } eller fler lokomotiv
        }: alla dess kort slängs och fem andra vänds upp, och detta upprepas så många gånger som det behövs. Det gäller så snart en sådan rad uppstår: under förberedelserna, när ett kort har ersatts eller när slänghögen har blandats om. (Inte i kortspelet: K8.)
    }
rule-T6a = { $reset_at ->
        [0] Det finns alltså ingen rensning som inte kunde hjälpa.
       *[other] Raden får ligga kvar om rad, draghög och slänghög tillsammans har färre än { $coloured ->
            [3] tre färgade kort
            [one] { $coloured } färgat kort
           *[other] { $coloured } färgade kort
        }, eftersom ingen rensning då kan hjälpa. Den får också ligga kvar om draghögen har exakt fem kort och slänghögen inget, och även dessa fem innehåller { $reset_at ->
            [3] tre
           *[other] { $reset_at }
        } eller fler lokomotiv: rad och draghög skulle då bara byta plats i all evighet. Båda delarna prövas före varje enskild rensning.
    }
rule-T6b = Raden prövas också efter varje handling, så en rensning som fick vänta sker så snart den kan.
rule-T7 = Du får ha hur många kort som helst på handen.
rule-T8 = { $reshuffled ->
        [no] I det här spelet förblir en tom draghög tom: slängda kort kommer inte tillbaka.
       *[yes] I brädspelen ersätts en tom draghög genast: slänghögen blandas och blir draghög.
    }
rule-T8a = När raden rensas ligger dess kort i slänghögen innan det första nya kortet behövs, och de kan komma tillbaka i samma rad.
rule-T8b = { $reshuffled ->
        [no] Inte heller kort som slängs senare bildar en draghög.
       *[yes] Om det varken fanns draghög eller slänghög och en handling gör att kort slängs, bildar dessa draghögen när handlingen är klar; sedan fylls luckor i raden, och T6 prövas.
    }
rule-T9 = Finns det inget annat att dra från än raden får du ta från raden, och den fylls inte på. Är raden också tom går det inte att dra tågvagnskort.
rule-T10 = Har du tatt ett första kort måste du ta ett till, om det finns ett som du får ta. Finns det inget – ingen draghög att dra från, och en rad utan färgade kort – är din tur slut med ett kort.

## B

section-B = Nordamerika
section-B-about = { rules-players }.
chapter-B-setup = Förberedelser
# translated: vagn
rule-B1 = Lådan: { $each_colour } tågvagnskort i varje färg och { $locomotives } lokomotiv, { $cards } sammanlagt; { $tickets } biljettkort; { $trains ->
        [one] { $trains } vagn
       *[other] { $trains } vagnar
    } till varje spelare. Spelarna är blå, röd, grön, gul och svart.
rule-B2 = Alla får { $dealt } tågvagnskort. Sedan vänds raden upp, enligt T6.
rule-B3 = Alla får { $tickets_dealt } biljettkort och behåller minst { $tickets_kept } av dem. Biljettkort som inte behålls { $not_kept ->
        [out] är ute ur spelet
        [shuffled] blandas in i biljettkortshögen igen
       *[bottom] läggs underst i biljettkortshögen
    }. Dina biljettkort är din hemlighet tills spelet är slut.
rule-B3a = Alla väljer biljettkort samtidigt och dolt; innan den sista spelaren har valt får ingen ens veta hur många de andra behöll. Sedan läggs de biljettkort som inte behölls under högen, spelare för spelare från och med den som börjar, och för varje spelare i den ordning som de delades ut.
rule-B4 = Vem som börjar avgörs genom lottning eller av värden, innan biljettkorten väljs. (Vid ett riktigt bord börjar den mest beresta.) Turen går medurs.
chapter-B-turn = En tur
chapter-B-turn-about = Du gör en sak: drar tågvagnskort, tar en sträcka eller drar biljettkort. Så länge något av detta är möjligt får du inte stå över.
# translated: sträcka, ta en sträcka, ruta
rule-B5 = För att ta en sträcka spelar du ett kort för varje ruta, i sträckans färg. Lokomotiv får ersätta hur många av korten som helst, även alla. Hur många du använder bestämmer du själv; det gäller också färjor, stationer och tillägget för tunnlar. Korten du spelar slängs.
# translated: grå sträcka
rule-B6 = Grå sträckor har ingen egen färg: vilken färg som helst duger, med eller utan lokomotiv, men två färger får inte blandas.
rule-B7 = Varje ruta tar en av dina vagnar, och så många måste du ha. En sträcka tas i sin helhet, och bara en per tur.
rule-B8 = Varje sträcka som fortfarande är ledig får tas, vare sig den hänger ihop med det du redan äger eller inte.
# translated: dubbelsträcka
rule-B9 = En dubbelsträcka är två lika långa spår mellan samma två städer. Du får bara äga ett av de två. (Spår som bara löper bredvid varandra och slutar i olika städer är ingen dubbelsträcka.)
rule-B10 = { $doubles_closed ->
        [0] Båda spåren i en dubbelsträcka får tas, av två spelare, hur många som än spelar.
       *[other] I { $doubles_closed ->
            [2] ett spel med två spelare
            [3] ett spel med två eller tre spelare
            [4] ett spel med upp till fyra spelare
           *[5] alla spel
        } har en dubbelsträcka bara plats för en ägare: när det ena spåret är taget är det andra stängt för alla.
    }
rule-B11 = En tagen sträcka ger poäng genast: { $shortest_points } poäng för { $shortest ->
        [one] { $shortest } ruta
       *[other] { $shortest } rutor
    }{ $points_two ->
        [0] { "" }
       *[other] , { $points_two } för 2
    }{ $points_three ->
        [0] { "" }
       *[other] , { $points_three } för 3
    }{ $points_four ->
        [0] { "" }
       *[other] , { $points_four } för 4
    }{ $points_five ->
        [0] { "" }
       *[other] , { $points_five } för 5
    }{ $points_six ->
        [0] { "" }
       *[other] , { $points_six } för 6
    }{ $points_seven ->
        [0] { "" }
       *[other] , { $points_seven } för 7
    }{ $points_eight ->
        [0] { "" }
       *[other] { $everywhere ->
            [yes] { " " }och, i Europa, { $points_eight } för 8
           *[no] , { $points_eight } för 8
        }
    }.
rule-B12 = För att dra biljettkort tar du { $drawn } överst från biljettkortshögen, eller så många som finns kvar; finns det inga är detta inte möjligt. Du behåller { $drawn_kept } eller fler och lägger tillbaka resten underst i högen. Drar du bara ett biljettkort är det ditt. Du får ha hur många som helst, och det du har behållit lämnar du aldrig tillbaka.
rule-B12a = Biljettkort läggs tillbaka i den ordning som de drogs, så att det först dragna är det första som kommer upp igen. Bara du vet vilka de är.
chapter-B-end = Slutet
rule-B13 = Så snart någon avslutar en tur { $last_round_at ->
        [0] utan vagnar
        [one] med högst { $last_round_at } vagn
       *[other] med högst { $last_round_at } vagnar
    } kvar är det sista turen: alla har en tur till, den spelaren sist av alla, och sedan är spelet slut. Detta sker en gång i ett spel. Det är fortfarande tillåtet att dra biljettkort.
rule-B13a = Kan du varken dra ett kort, dra ett biljettkort, ta en sträcka eller bygga en station står du över, och bara då. När alla spelare har stått över, den ena efter den andra, stannar spelet och poängen räknas.
rule-B14 = Varje biljettkort vars två städer förbinds av dina egna sträckor lägger sina poäng till din summa; varje annat drar sina poäng från den.
# translated: längsta sammanhängande linje
rule-B15 = { $longest_bonus ->
        [0] Den längsta sammanhängande linjen ger inget annat än ära här.
       *[other] Spelaren med den längsta sammanhängande linjen får { $longest_bonus } poäng. En linje får gå genom en stad flera gånger, men inte över en sträcka flera gånger; det som räknas är vagnarna på den, inte antalet sträckor. Ligger flera lika får var och en av dem { $longest_bonus } poäng.
    }
rule-B15a = Utan sträckor är din längsta linje 0, och det ger aldrig bonusen, inte ens om alla står på 0.
rule-B16 = Flest poäng vinner. Vid lika vinner den av dem som har fullbordat flest biljettkort; är det fortfarande lika, den som har bonusen för längsta sammanhängande linje. De som är lika även då vinner tillsammans.

## E

section-E = Europa
section-E-about = { rules-players }. Allt i T och B gäller, med dessa ändringar.
chapter-E-setup = Förberedelser
# translated: långt biljettkort, vanligt biljettkort
# as in English, in part
rule-E1 = Det finns { $tickets } biljettkort, varav { $long_tickets ->
        [0] inga
       *[other] { $long_tickets }
    } långa. Alla har { $stations ->
        [0] inga stationer
        [one] { $stations } station
       *[other] { $stations } stationer
    }. Sträckorna är { $lengths ->
        [none] { $longest }
       *[other] { $lengths } eller { $longest }
    } rutor långa.
rule-E2 = { $not_kept ->
        [out] Alla får { $long_dealt ->
            [0] { $tickets_dealt } biljettkort
            [one] { $long_dealt } långt och { $tickets_dealt ->
                [one] { $tickets_dealt } vanligt biljettkort
               *[other] { $tickets_dealt } vanliga biljettkort
            }
           *[other] { $long_dealt } långa och { $tickets_dealt ->
                [one] { $tickets_dealt } vanligt biljettkort
               *[other] { $tickets_dealt } vanliga biljettkort
            }
        } och behåller { $tickets_kept } eller fler av de { $offered ->
            [4] fyra
           *[other] { $offered }
        }, vilka de vill. Biljettkort som inte behålls här är ute ur spelet utan att någon ser dem, och det är även de långa som inte delades ut; inget av dem läggs under högen. Senare dras vanliga biljettkort, enligt B12.
       *[other] Biljettkort delas ut, väljs och läggs tillbaka som B3 säger.
    }
rule-E3 = Det finns en fjärde sak att göra i en tur: bygga en station.
# translated
chapter-E-ferries = Färjor
rule-E4 = En färja är grå och har lokomotivsymboler. För varje symbol måste du spela ett lokomotiv. De andra korten är som på vilken grå sträcka som helst, och fler lokomotiv får ersätta dem.
# translated
chapter-E-tunnels = Tunnlar
rule-E5 = Först spelar du en hel serie för tunneln, som för vilken sträcka som helst. Sedan vänds tre kort upp från draghögen. För vart och ett som är ett lokomotiv eller har seriens färg kostar tunneln ett kort till: ett till i den färgen, eller ett lokomotiv.
rule-E6 = Består serien bara av lokomotiv betalar du för de lokomotiv som vänds upp och inte för något annat, och du betalar med lokomotiv.
rule-E7 = Om du inte kan eller inte vill betala hela tillägget går serien tillbaka till din hand och turen är slut; det andra spåret i en dubbelsträcka är lika ledigt som förut. Finns det inget tillägg har du tunneln och kan inte ändra dig.
rule-E8 = De uppvända korten slängs i vilket fall som helst, korten du har betalat bara om du får tunneln. Extra kort kräver inga extra vagnar, men du måste ha vagnarna till rutorna innan du försöker.
rule-E9 = Har draghög och slänghög färre än tre kort tillsammans vänds bara dessa upp. Har de inga är en tunnel en vanlig sträcka.
rule-E9a = Medan en tunnel grävs ligger din serie och de uppvända korten kvar på bordet. Tar draghögen slut under tiden blandas slänghögen om (T8) utan dem.
rule-E9b = Efter ett misslyckat försök vet alla att du har de korten.
# translated
chapter-E-stations = Stationer
rule-E10 = Du får bygga en station i en stad där det inte finns någon, oavsett vem som har sträckor dit, om någon har det. En per tur, { $stations ->
        [0] ingen
        [1] en
        [2] två
        [3] tre
       *[other] { $stations }
    } per spel, och aldrig en andra i samma stad.
rule-E11 = Din första station kostar 1 kort av valfri sort, den andra 2 i samma färg, den tredje 3 i samma färg. Lokomotiv får ersätta vilka som helst av dem. Korten slängs.
rule-E12 = I slutet av spelet får du för var och en av dina stationer använda högst en av de andra spelarnas sträckor in till staden, som om den vore din. Den räknas bara för biljettkort, och det är samma sträcka för alla dina biljettkort. Du behöver inte välja: programmet tar det som ger dig flest biljettkortspoäng och, vid lika, flest fullbordade biljettkort.
rule-E12a = Av en dubbelsträcka får du låna vilket taget spår som helst. En sträcka kan lånas av flera. Två stationer kan föra dig över två lånade sträckor i följd. Dina egna sträckor vinner inget på en station.
rule-E13 = En station som du inte har byggt är värd { $station_points } poäng.
# translated: Europaexpressen
rule-E14 = För den längsta sammanhängande linjen – här kallad Europaexpressen, { $longest_bonus } poäng som i B15 – räknas inte stationer och lånade sträckor.
rule-E15 = Är poängen lika avgör i tur och ordning: flest fullbordade biljettkort, även de som stationer har gjort möjliga; minst antal byggda stationer; Europaexpressen. Därefter delas segern.
rule-E16 = Om det under { $idle_rounds ->
        [1] en hel runda
       *[other] { $idle_rounds } rundor i följd
    } inte händer annat än att tunnlar ges upp och spelare står över är spelet slut, och poängen räknas.

## K

section-K = Kortspelet
section-K-about = { rules-players }. Det finns ingen spelplan: korten går från din hand till din *bangård*, därifrån till din *på-spåret-hög*, och därifrån fullbordar de biljettkort.
chapter-K-setup = Förberedelser
rule-K1 = Draghögen har { $each_colour } tågvagnskort i varje färg och { $locomotives } lokomotiv, { $cards } sammanlagt. Vart och ett av de { $tickets } biljettkorten visar { $shown_alike ->
        [yes] { $most_shown ->
            [one] { $most_shown } färgat kort
           *[other] { $most_shown } färgade kort
        }
       *[no] mellan { $fewest_shown ->
            [1] ett
           *[other] { $fewest_shown }
        } och { $most_shown ->
            [5] fem
           *[other] { $most_shown }
        } färgade kort
    }. { $bonuses ->
        [0] Ingen stad har ett storstads-bonuskort
       *[other] { $bonuses ->
            [6] Sex storstäder
            [one] { $bonuses } storstad
           *[other] { $bonuses } storstäder
        } har ett storstads-bonuskort som alla kan se: { $bonus_cities ->
            [none] { $bonus_last }
           *[other] { $bonus_cities } och { $bonus_last }
        }
    }.
rule-K2 = { $given ->
        [0] Korten blandas
        [1] Alla får först ett lokomotiv, synligt för alla. Resten av korten blandas
       *[other] Alla får först { $given } lokomotiv, synliga för alla. Resten av korten blandas
    }, alla får { $dealt }, och raden med 5 vänds upp.
rule-K3 = Alla får { $tickets_dealt } biljettkort och behåller minst { $tickets_kept }; de väljer som i B3a. Biljettkort som inte behålls { $not_kept ->
        [out] är ute ur spelet
        [bottom] läggs underst i biljettkortshögen
       *[shuffled] blandas in i biljettkortshögen igen
    }.
rule-K4 = Lottning eller värden avgör vem som börjar. (Vid ett riktigt bord är det den yngsta.) Turen går medurs.
chapter-K-turn = En tur
rule-K5 = Steg 1 sker av sig självt: det översta kortet i varje färghög i din bangård läggs nedåtvänt i din på-spåret-hög. Finns det ingen hög händer inget. En färg vars hög därmed tar slut får läggas igen i samma tur. Din sista tur har ett steg 1 som de andra.
rule-K6 = Kort på spåret stannar där. Ingen får titta på dem, inte heller du, innan biljettkorten ger poäng. Med inställningen *öppet spår* får du titta på dina egna.
rule-K6a = Alla hade kunnat hålla räkningen på vad som gick ut på ett spår. Innehållet är därför ingen hemlighet, även om man bara får se hur många kort det är (när spåret inte är öppet): program får behandla det som känt för alla.
rule-K7 = I steg 2 väljer du en sak: dra tågvagnskort, lägga kort i din bangård eller dra biljettkort. Så länge något är möjligt måste du göra en av dem.
rule-K8 = Att dra tågvagnskort följer T1 till T5, T7, T9 och T10, där slänghögen inte räknas till det som kan dras. Lokomotiv rensar aldrig raden (T6 gäller inte), och slängda kort kommer inte tillbaka under en runda: draghögen används en gång (T8 gäller inte).
rule-K9 = Du lägger antingen en hög eller tre enstaka kort. En hög är två eller fler kort i en färg; några av dem får vara lokomotiv, men inte alla. Enstaka kort är tre kort i tre olika färger, utan lokomotiv, och blir tre högar. Alla ser vad som ligger i en bangård.
rule-K9a = Ett enda färgat kort med ett eller flera lokomotiv är en giltig hög.
rule-K10 = Lokomotiven i en hög ligger överst. De är de första som lämnar den i steg 1.
rule-K11 = En färg som redan ligger i din bangård kan inte läggas där igen.
rule-K12 = En färg som ligger i någon annans bangård kan läggas bara om du lägger fler kort än det finns i den högen nu; lokomotiv räknas för er båda. Hela den högen slängs då, med sina lokomotiv: ett tågrån. Av detta följer att en färg aldrig ligger i två bangårdar, och att enstaka kort måste ha färger som inte ligger i någon bangård.
rule-K13 = För att dra biljettkort tar du { $drawn } överst från biljettkortshögen, eller så många som finns kvar; finns det inga är detta inte möjligt. Du behåller { $drawn_kept ->
        [0] hur många du vill, eller inga
       *[other] { $drawn_kept } eller fler
    }. Resten läggs tillbaka underst i högen som i B12a.
rule-K13a = Är inget möjligt i steg 2 står du över, och bara då. När alla spelare har stått över, den ena efter den andra, eller när det under { $idle_rounds ->
        [1] en hel runda
       *[other] { $idle_rounds } rundor i följd
    } inte har hänt annat än att spelare har stått över eller dragit biljettkort utan att behålla något, börjar de sista turerna (K14).
chapter-K-end = Slutet av en runda
rule-K14 = När draghögen lämnar ifrån sig sitt sista kort, vare sig till en spelare eller till raden, spelas turen färdigt, och sedan har alla en tur till; spelaren som hade turen när det hände kommer sist.
rule-K15 = I dessa turer får du fortfarande dra från raden, om det finns kort i den; den fylls inte på, eftersom draghögen är slut. (Sista turer som K13a har inlett medan det finns kort kvar i draghögen är vanliga turer: man drar och fyller på som förut.) Finns det bara ett kort kvar får du ta det. Ett lokomotiv från raden är ett helt drag, som alltid. Är raden tom lägger du kort eller drar biljettkort.
rule-K16 = Nu fullbordas biljettkort, med korten på spåret och inte med något annat; det som ännu ligger i en bangård är inte till någon nytta och flyttas inte först. Ett biljettkort kräver korten som det visar, ett lokomotiv kan vara vilken färg som helst, oavsett vilken hög det kom från, och varje kort används en gång. Alla spelare väljer sina biljettkort samtidigt och dolt. Du får utelämna ett biljettkort bara om det inte kan fullbordas tillsammans med dem som du valde. När alla har valt visas de fullbordade biljettkorten och korten som användes till dem, och poängen räknas.
rule-K16a = Programmet föreslår det val som ger flest biljettkortspoäng; vid lika det med flest biljettkort, sedan det med de lägsta biljettkortsnumren.
rule-K17 = { $second_from ->
        [0] Det är bara en runda, så det var hela spelet
        [2] Det är alltid två rundor, så spelet fortsätter
        [3] Med två spelare var det hela spelet
        [4] Med två eller tre spelare var det hela spelet
       *[5] Med upp till fyra spelare var det hela spelet
    }.
rule-K18 = { $second_from ->
        [0] Ingen andra runda följer, hur många som än spelar.
       *[other] Med { $second_from ->
            [2] vilket antal spelare som helst
            [3] tre eller fler
            [4] { $most ->
                [4] fyra
               *[5] fyra eller fler
            }
           *[5] fem
        } följer en andra runda. Du behåller din hand och, fortfarande hemliga och än så länge utan avdrag, de biljettkort som du inte har fullbordat. Alla andra tågvagnskort, var de än låg, går in i en ny draghög. Bangårdar och spår är tomma. Alla får { $second_dealt } kort, och en rad med 5 vänds upp. Ingen får lokomotiv eller biljettkort den här gången, och biljettkortshögen lämnas som den är. Spelaren efter den som hade den sista turen börjar. Rundan slutar enligt K14 till K16, och dess poäng läggs till.
    }
rule-K18a = { $second_from ->
        [0] Därför delas det inte heller ut en gång till.
       *[other] Är korten för få delas de ut ett och ett, medurs från spelaren som börjar, tills alla har { $second_dealt }; det som är kvar bildar raden, upp till 5. Tar draghögen slut av detta har alla en sista tur, med början hos den första spelaren.
    }
chapter-K-scoring = Poängräkning
rule-K19 = Ett fullbordat biljettkort ger sina poäng. I slutet av spelet, och först då, dras poängen för varje ofullbordat biljettkort av.
rule-K20 = Bonusen för en storstad går till den som har fullbordat flest biljettkort till den i hela spelet, och i sin helhet till var och en av dem som är lika. Ett biljettkort som förbinder två storstäder räknas för båda. Har ingen fullbordat ett biljettkort till en stad får ingen dess bonus.
rule-K21 = Flest poäng vinner. Vid lika: flest fullbordade biljettkort, sedan flest bonuskort, där en delad bonus är ett kort för var och en av dem som har den. De som är lika även då vinner tillsammans.

## S

section-S = I alla spelen
rule-S1 = Andra spelares händer och biljettkort, och högarnas ordning, är dolda. Hur många kort, biljettkort, vagnar och stationer en spelare har är öppet, och ett kort som tagits från raden har alla sett.
rule-S2 = Inget kort försvinner någonsin eller blir till två. I varje ögonblick utgör händer, draghög, rad, slänghög, bangårdar, spår och korten på bordet – serien för en tunnel, och uppvända kort – hela samlingen; och det gör också biljettkorten i högen, de som man väljer mellan, de på handen, de fullbordade och de som är ute ur spelet.
rule-S3 = När ett spel är slut visas alla biljettkort, den eller de längsta sammanhängande linjerna och var varje poäng kom ifrån.
rule-S4 = Inget spel pågår för evigt, vad spelarna än gör.

## Examples

rules-examples = Exempel
example-1 = En blå sträcka med 3 rutor kan betalas på fyra sätt: 3 blå; 2 blå och ett lokomotiv; 1 blått och 2 lokomotiv; 3 lokomotiv (B5).
example-2 = En grå sträcka med 2 rutor: 2 röda räcker, eller ett gult och ett lokomotiv, eller 2 lokomotiv (B6).
example-3 = Montréal–New York är blå och har 3 rutor: 3 blå kort. Montréal–Toronto är grå och har också 3 rutor: 3 kort i vilken färg du vill (B5, B6).
example-4 = Färjan från Smyrna till Palermo har 6 rutor och 2 symboler: 2 lokomotiv, och 4 kort i en färg (E4).
example-5 = Tre tunnlar. Du spelar 2 röda, och ett rött kort vänds upp: lägg till ett rött kort eller ett lokomotiv. Du spelar 2 gröna, och ett lokomotiv vänds upp: lägg till ett grönt kort eller ett lokomotiv. Du spelar 2 lokomotiv, och ett lokomotiv vänds upp: lägg till ett lokomotiv (E5, E6).
example-6 = I din bangård ligger ett blått, ett rött och ett gult kort. En annan spelare lägger 3 blå: ditt blå kort slängs (K12).
example-7 = Los Angeles–Pittsburgh visar 4 kort. Tre i de visade färgerna och ett lokomotiv fullbordar det (K16).
example-8 = En hög har 4 kort: 2 gröna och, överst, 2 lokomotiv. Lokomotiven är de två första som går ut på spåret (K10).
