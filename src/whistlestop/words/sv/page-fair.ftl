### Fairness. Where a step is not right, its -bad message is shown; where there was nothing to check, -none

page-fair-title = Gick allt rätt till?
page-fair-about = Alla kort och biljettkort som kom kan räknas ut på nytt ur hemliga tal som låg fast innan spelet började. Din webbläsare gör det här, utifrån spelets protokoll.
page-fair-origin = Det här spelet började i en ställning från tur { $turn } i ett annat spel, vars kort var kända för den som såg på. Därför kan inget om korten bevisas. Det är inte rankat och räknas inte i någons historik.
page-fair-origin-show = Visa det ögonblicket
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
