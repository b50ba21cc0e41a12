### Fairness. Where a step is not right, its -bad message is shown; where there was nothing to check, -none

page-fair-title = Gikk alt riktig for seg?
page-fair-about = Alle kort og billetter som kom, kan regnes ut på nytt fra hemmelige tall som lå fast før spillet begynte. Nettleseren din gjør det her, ut fra referatet av spillet.
page-fair-origin = Dette spillet begynte i en stilling fra tur { $turn } i et annet spill, der kortene var kjent for dem som så på. Derfor kan ingenting om kortene bevises. Det er ikke rangert og teller ikke i noens historikk.
page-fair-origin-show = Vis det øyeblikket
page-fair-check = Kontroller spillet
page-fair-verdict-good = Ærlig: Alt som kom, lå fast før spillet begynte.
page-fair-verdict-bad = Ikke ærlig: Noe stemmer ikke.
page-fair-verdict-none = Alt som kan kontrolleres, stemmer. En spiller ga opp før slutten.
page-fair-mark-good = riktig
page-fair-mark-bad = galt
page-fair-mark-none = ikke kontrollert
page-fair-record-bad = Referatet kan ikke leses, eller det inneholder ingen forpliktelse.
# $hash
page-fair-commitment = Serverens frø er det den forpliktet seg til da bordet ble opprettet.
page-fair-commitment-bad = Serverens frø er ikke det den forpliktet seg til.
page-fair-before = Forpliktelsen er den denne enheten så før spillet.
page-fair-before-bad = Forpliktelsen er ikke den denne enheten så før spillet.
page-fair-before-none = Denne enheten var ikke med før spillet, så den kan ikke si om forpliktelsen fortsatt er den samme.
# $people
page-fair-hashes = { $people ->
    [one] Tallet til { $people } spiller stemmer med hashen som ble sendt før noens tall ble åpnet.
   *[other] Tallene til alle { $people } spillerne stemmer med hashene som ble sendt før noens tall ble åpnet.
}
page-fair-hashes-bad = Tallet til en spiller stemmer ikke med hashen som ble sendt før.
page-fair-hashes-none = Ingen av spillerne bidro med et eget tall.
page-fair-mine = Ditt eget tall er registrert på plassen din.
page-fair-mine-bad = Tallet på plassen din er ikke det denne enheten laget.
page-fair-mine-none = Denne enheten laget ikke noe tall til dette spillet.
page-fair-rounds = Kortene ble delt ut i første forsøk.
# $round: the number of the attempt the game came from, 2 or more
page-fair-rounds-none = Kortene ble delt ut i forsøk { $round }. De tidligere ble avbrutt; den som avbrøt dem, kan ha ønsket seg andre kort.
page-fair-rounds-bad = Referatet utelater et forsøk der denne enheten åpnet tallet sitt.
# $key
page-fair-key = Frø, kart, innstillinger og tall gir nøkkelen til spillet.
page-fair-key-bad = Referatet gjelder et annet kart enn det som ble spilt.
# $events
page-fair-outcomes = { $events ->
    [one] { $events } utfall regnet ut på nytt; det er det som kom.
   *[other] Alle { $events } utfall regnet ut på nytt; hvert av dem er det som kom.
}
# $event is the number of the event, counted from 0; $found came up, $expected should have; $events were right before it
page-fair-outcomes-bad = Hendelse { $event }: { $found } kom, men nøkkelen gir { $expected }.
# $events
page-fair-moves = Trekkene i referatet viser de samme utfallene i samme rekkefølge.
# $event
page-fair-moves-bad = Fra hendelse { $event } av stemmer ikke trekkene med listen over utfall.
page-fair-unfinished-none = Når en spiller har gitt opp, viser ikke referatet hva som ble trukket, så enkeltkort kan ikke kontrolleres.
page-fair-proves = Hva det beviser
page-fair-proves-1 = Det som kom, lå fast fra spillernes tall ble åpnet. Ingen, heller ikke serveren, kunne velge det eller endre det senere. For å prøve på nytt må alle bli bedt om et nytt tall, og slike forsøk er nevnt over.
page-fair-proves-2 = Ett ærlig tall er nok: ditt eget.
page-fair-not = Hva det ikke beviser
page-fair-not-1 = At den som driver serveren, ikke tittet. Den som har frøet, kan vite hva som kommer.
page-fair-not-2 = At listene over mulige utfall følger reglene. Det krever reglene: «whistlestop verify» kontrollerer dem også, ut fra referatet.
page-fair-not-3 = Hvem som gjorde hvilket trekk. Trekkene er de som alle så.
