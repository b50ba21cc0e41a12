### Fairness. Where a step is not right, its -bad message is shown; where there was nothing to check, -none

page-fair-title = Gik det hele rigtigt til?
page-fair-about = Alle kort og rutekort, der kom, kan regnes ud igen fra hemmelige tal, der lå fast, før spillet begyndte. Din browser gør det her ud fra referatet af spillet.
page-fair-origin = Dette spil begyndte i en stilling fra tur { $turn } i et andet spil, hvis kort var kendt for dem, der så det. Derfor kan intet om kortene bevises. Det er ikke ratet og tæller ikke i nogens historik.
page-fair-origin-show = Vis det øjeblik
page-fair-check = Kontroller spillet
page-fair-verdict-good = Ærligt: Alt, hvad der kom, lå fast, før spillet begyndte.
page-fair-verdict-bad = Ikke ærligt: Noget stemmer ikke.
page-fair-verdict-none = Alt, hvad der kan kontrolleres, er rigtigt. En spiller gav op før slutningen.
page-fair-mark-good = rigtigt
page-fair-mark-bad = forkert
page-fair-mark-none = ikke kontrolleret
page-fair-record-bad = Referatet kan ikke læses, eller det indeholder ingen forpligtelse.
# $hash
page-fair-commitment = Serverens seed er det, den forpligtede sig til, da bordet blev oprettet.
page-fair-commitment-bad = Serverens seed er ikke det, den forpligtede sig til.
page-fair-before = Forpligtelsen er den, denne enhed så før spillet.
page-fair-before-bad = Forpligtelsen er ikke den, denne enhed så før spillet.
page-fair-before-none = Denne enhed var ikke med før spillet, så den kan ikke sige, om forpligtelsen stadig er den samme.
# $people
page-fair-hashes = { $people ->
    [one] { $people } spillers tal stemmer med den hashværdi, der blev sendt, før nogens tal blev åbnet.
   *[other] Alle { $people } spilleres tal stemmer med de hashværdier, der blev sendt, før nogens tal blev åbnet.
}
page-fair-hashes-bad = En spillers tal stemmer ikke med den hashværdi, der blev sendt tidligere.
page-fair-hashes-none = Ingen af spillerne bidrog med deres eget tal.
page-fair-mine = Dit eget tal er registreret på din plads.
page-fair-mine-bad = Tallet på din plads er ikke det, denne enhed lavede.
page-fair-mine-none = Denne enhed lavede ikke noget tal til dette spil.
page-fair-rounds = Kortene blev givet i første forsøg.
# $round: the number of the attempt the game came from, 2 or more
page-fair-rounds-none = Kortene blev givet i forsøg { $round }. De tidligere blev afbrudt; den, der afbrød dem, kan have ønsket sig andre kort.
page-fair-rounds-bad = Referatet udelader et forsøg, hvor denne enhed åbnede sit tal.
# $key
page-fair-key = Seed, spilleplade, indstillinger og tal giver spillets nøgle.
page-fair-key-bad = Referatet gælder en anden spilleplade end den, der blev spillet på.
# $events
page-fair-outcomes = { $events ->
    [one] { $events } udfald regnet ud igen; det er det, der kom.
   *[other] Alle { $events } udfald regnet ud igen; hvert af dem er det, der kom.
}
# $event is the number of the event, counted from 0; $found came up, $expected should have; $events were right before it
page-fair-outcomes-bad = Hændelse { $event }: { $found } kom, men nøglen giver { $expected }.
# $events
page-fair-moves = Trækkene i referatet viser de samme udfald i samme rækkefølge.
# $event
page-fair-moves-bad = Fra hændelse { $event } stemmer trækkene ikke med listen over udfald.
page-fair-unfinished-none = Når en spiller har givet op, viser referatet ikke, hvad der blev trukket, så enkelte kort kan ikke kontrolleres.
page-fair-proves = Hvad det beviser
page-fair-proves-1 = Det, der kom, lå fast, fra spillernes tal blev åbnet. Ingen, heller ikke serveren, kunne vælge det eller ændre det senere. For at prøve igen skal alle bedes om et nyt tal, og sådanne forsøg er nævnt ovenfor.
page-fair-proves-2 = Ét ærligt tal er nok: dit eget.
page-fair-not = Hvad det ikke beviser
page-fair-not-1 = At den, der driver serveren, ikke kiggede. Den, der har seedet, kan vide, hvad der kommer.
page-fair-not-2 = At listerne over mulige udfald følger reglerne. Det kræver reglerne: »whistlestop verify« kontrollerer også dem, ud fra referatet.
page-fair-not-3 = Hvem der foretog hvilket træk. Trækkene er dem, alle så.
