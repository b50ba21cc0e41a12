### The end of a game, its replay, and checking that chance was fair.

page-end-document = Spelet är slut – Whistlestop
page-end-telling = Visar biljettkorten …
page-end-skip = Visa allt
# $who is `you` (alone), `both` (the reader among others) or `other`; $names are the others, $winners counts all
page-end-won = { $who ->
    [you] Du vinner!
    [both] Du och { $names } delar segern
   *[other] { $winners ->
        [1] { $names } vinner
       *[other] { $names } delar segern
    }
}
# $name
page-end-gave-up = { $name } gav upp, och därmed var spelet slut.
# $name
page-end-resigned = { $name } gav upp och kom sist; en bot spelade vidare.
# $points made on the board so far
page-end-points-so-far = { $points } poäng när spelet slutade
# $rank
page-end-place = { $rank }.
# $points
page-end-total-so-far = { points }
# On a button; the next message is its whole name and contains it
page-end-map = Visa sträckor
page-end-on-map = Visa sträckor: den här spelarens nät på kartan
page-end-no-path = Ingen sträcka tagen.
page-end-bonus-nobody = Ingen fick den.

## What to do now

page-end-now = Vad nu?
page-end-rematch = Revansch
page-end-rematch-join = Till revanschen
page-end-rematch-watch = Titta på revanschen
page-end-replay = Se reprisen
page-end-record = Ladda ner protokollet
page-end-picture = Spara brädet som bild
# as in English
page-end-line = { $name }: { $points }
page-share-replay = Dela reprisen
page-share-replay-about = Alla som har länken kan se hela spelet, med allas kort och namn. Chatten förblir privat.
page-share-replay-go = Dela med en länk
page-share-replay-stop = Sluta dela
page-share-replay-text = Titta på vårt parti Whistlestop.
page-share-replay-link = Länk till reprisen
page-end-home = Till startsidan

## Scores

page-end-scores = Poäng
page-end-kind = Poäng för
page-end-growth = Så växte poängställningen
page-end-growth-totals = Allt medräknat
page-end-growth-totals-about = Vad varje spelare skulle ha haft om spelet hade slutat efter den turen, med biljettkort och bonusar.
page-end-growth-points = Poäng på bordet
page-end-growth-points-about = De poäng som varje spelare faktiskt hade fått efter den turen.
# $turn
page-end-after-turn = { $turn ->
    [0] Efter förberedelserna
   *[other] Efter tur { $turn }
}

## Fairness. Where a step is not right, its -bad message is shown; where there was nothing to check, -none

page-fair-title = Gick allt rätt till?
page-fair-about = Alla kort och biljettkort som kom kan räknas ut på nytt ur hemliga tal som låg fast innan spelet började. Din webbläsare gör det här, utifrån spelets protokoll.
page-fair-check = Kontrollera spelet
page-fair-verdict-good = Ärligt: allt som kom låg fast innan spelet började.
page-fair-verdict-bad = Inte ärligt: något stämmer inte.
page-fair-verdict-none = Allt som kan kontrolleras stämmer. Spelet avbröts i förtid.
page-fair-mark-good = rätt
page-fair-mark-bad = fel
page-fair-mark-none = inte kontrollerat
page-fair-record-bad = Protokollet går inte att läsa, eller innehåller inget åtagande.
# $hash
page-fair-commitment = Serverns frö är det som den band sig till när bordet skapades.
page-fair-commitment-bad = Serverns frö är inte det som den band sig till.
page-fair-before = Åtagandet är det som den här enheten såg före spelet.
page-fair-before-bad = Åtagandet är inte det som den här enheten såg före spelet.
page-fair-before-none = Den här enheten var inte med före spelet, så den kan inte säga om åtagandet fortfarande är detsamma.
# $people
page-fair-hashes = { $people ->
    [one] { $people } spelares tal stämmer med den hash som skickades innan någons tal öppnades.
   *[other] Alla { $people } spelares tal stämmer med de hashar som skickades innan någons tal öppnades.
}
page-fair-hashes-bad = En spelares tal stämmer inte med den hash som skickades tidigare.
page-fair-hashes-none = Ingen av spelarna bidrog med ett eget tal.
page-fair-mine = Ditt eget tal är registrerat på din plats.
page-fair-mine-bad = Talet på din plats är inte det som den här enheten skapade.
page-fair-mine-none = Den här enheten skapade inget tal för det här spelet.
page-fair-rounds = Korten delades ut i första försöket.
# $round: the number of the attempt the game came from, 2 or more
page-fair-rounds-none = Korten delades ut i försök { $round }. De tidigare avbröts; den som avbröt dem kan ha velat ha andra kort.
page-fair-rounds-bad = Protokollet utelämnar ett försök där den här enheten öppnade sitt tal.
# $key
page-fair-key = Frö, karta, inställningar och tal ger spelets nyckel.
page-fair-key-bad = Protokollet gäller en annan karta än den som spelades.
# $events
page-fair-outcomes = { $events ->
    [one] { $events } utfall uträknat på nytt; det är det som kom.
   *[other] Alla { $events } utfall uträknade på nytt; vart och ett är det som kom.
}
# $event is the number of the event, counted from 0; $found came up, $expected should have; $events were right before it
page-fair-outcomes-bad = Händelse { $event }: { $found } kom, men nyckeln ger { $expected }.
# $events
page-fair-moves = Dragen i protokollet visar samma utfall i samma ordning.
# $event
page-fair-moves-bad = Från och med händelse { $event } stämmer dragen inte med listan över utfall.
page-fair-unfinished-none = När en spelare har gett upp visar protokollet inte vad som drogs, så enskilda kort kan inte kontrolleras.
page-fair-proves = Vad det bevisar
page-fair-proves-1 = Det som kom låg fast från det att spelarnas tal öppnades. Ingen, inte ens servern, kunde välja det eller ändra det senare. För att försöka igen måste alla bes om ett nytt tal, och sådana försök nämns ovan.
page-fair-proves-2 = Ett ärligt tal räcker: ditt eget.
page-fair-not = Vad det inte bevisar
page-fair-not-1 = Att den som driver servern inte tjuvkikade. Den som har fröet kan veta vad som kommer.
page-fair-not-2 = Att listorna över möjliga utfall följer reglerna. Det kräver reglerna: ”whistlestop verify” kontrollerar dem också, utifrån protokollet.
page-fair-not-3 = Vem som gjorde vilket drag. Dragen är de som alla såg.

## Looking on, and the replay

page-watching = Du är åskådare
page-end-review = Genomgång
page-replay-document = Repris – Whistlestop
page-replay-title = Repris
page-replay-slider = Ögonblick i spelet
page-replay-play = Spela upp
page-replay-pause = Pausa
page-replay-first = Till början
page-replay-back = Ett steg tillbaka
page-replay-next = Ett steg framåt
page-replay-last = Till slutet
page-replay-turn-back = Föregående tur
page-replay-turn-next = Nästa tur
page-replay-speed = Hastighet
# $times is a number like 2
page-replay-times = { $times }×
# $turn
page-replay-turn = { $turn ->
    [0] Förberedelser
   *[other] Tur { $turn }
}
# $at, $number of moments
page-replay-moment = { $at } av { $number }
page-replay-look = Visa spelet för
page-replay-open = Visa allas kort
# $name
page-replay-seat = { $name }
page-replay-to-end = Poäng
page-replay-keys = Piltangenter: ett steg. Mellanslag: spela upp. Home och End: början och slutet.
page-replay-not-over = Det här spelet är inte slut än.
page-replay-watch = Titta på spelet
# $name
page-replay-hand = Korten hos { $name }
page-end-day-counts = Ditt resultat räknas. Det jämförs med de andras efter midnatt UTC; då öppnas också protokollet, reprisen och genomgången.
page-end-day-tried = Det här var ett nytt försök med samma tur: det räknas inte. Protokollet, reprisen och genomgången öppnas efter midnatt UTC.
