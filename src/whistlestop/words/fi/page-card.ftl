### Korttipeli sivulla, ja vihjeet.

## Paikat pöydässä

page-card-table = Pöytä
page-card-your-place = Paikkasi pöydässä
page-card-your-yard = Ratapihasi
page-card-yard-of = Pelaajan { $name } ratapiha
page-card-your-track = Raidepinosi kortit
page-card-pile = Pino: { card-set-nominative }
page-card-round = Kierros { $round }

## Korttien pelaaminen

page-card-lane = { $colour ->
    [purple] Pelaa violetteja kortteja
    [blue] Pelaa sinisiä kortteja
    [orange] Pelaa oransseja kortteja
    [white] Pelaa valkoisia kortteja
    [green] Pelaa vihreitä kortteja
    [yellow] Pelaa keltaisia kortteja
    [black] Pelaa mustia kortteja
   *[red] Pelaa punaisia kortteja
}
page-card-lane-rob = { $colour ->
    [purple] Pelaa violetteja kortteja ja ryöstä pelaaja { $name }
    [blue] Pelaa sinisiä kortteja ja ryöstä pelaaja { $name }
    [orange] Pelaa oransseja kortteja ja ryöstä pelaaja { $name }
    [white] Pelaa valkoisia kortteja ja ryöstä pelaaja { $name }
    [green] Pelaa vihreitä kortteja ja ryöstä pelaaja { $name }
    [yellow] Pelaa keltaisia kortteja ja ryöstä pelaaja { $name }
    [black] Pelaa mustia kortteja ja ryöstä pelaaja { $name }
   *[red] Pelaa punaisia kortteja ja ryöstä pelaaja { $name }
}
page-card-placing = Pelaa kortteja ratapihalle
page-card-place = Pelaa { card-set-nominative }
page-card-robs = Junaryöstö: { $name } menettää { card-set }.
page-card-three = Kolme yksittäistä korttia
page-card-three-about = Kolme yksittäistä korttia: valitse kolme väriä.
page-card-place-singles = { $number ->
    [0] Valitse kolme väriä
    [1] Valitse vielä kaksi
    [2] Valitse vielä yksi
   *[other] Pelaa { $number } yksittäistä korttia
}
page-card-with = { $card ->
    [loco] { $number ->
        [0] Ei vetureita
        [one] { $number } veturi
       *[other] { $number } veturia
    }
   *[other] { $number ->
        [one] { $number } kortti
       *[other] { $number } korttia
    }
}

## Matkaliput

page-card-rack = { $number ->
    [0] Sinulla ei ole matkalippuja.
    [one] Matkalippusi: { $number } matkalippu, { points }
   *[other] Matkalippusi: { $number } matkalippua, { points }
}
page-card-no-tickets = Sinulla ei ole matkalippuja.
page-card-need = tarvitaan { a-card }
page-card-need-there = { a-card } on raiteella
page-card-completed = { $number ->
    [one] { $number } suoritettu matkalippu: { points }
   *[other] { $number } suoritettua matkalippua: { points }
}
page-card-bonus = Suurkaupunki { $city }: { points } eniten matkalippuja suorittaneelle
page-card-bonus-about = Sille, joka on suorittanut eniten matkalippuja tähän kaupunkiin.

## Matkalippujen suorittaminen

page-card-complete-title = Suorita matkalippusi
page-card-complete-nothing = Raiteesi korteilla ei voi suorittaa yhtäkään matkalipuistasi.
page-card-complete-on = Jatka
page-card-complete-best = Tästä saat eniten pisteitä:
page-card-complete-these = { $number ->
    [one] Suorita { $number } matkalippu: { points }
   *[other] Suorita { $number } matkalippua: { points }
}
page-card-complete-alone = Valitsen itse
page-card-complete-back = Takaisin ehdotukseen
page-card-complete-pick = Valitse matkaliput yksi kerrallaan.
page-card-complete-full = Enempää ei voi lisätä.
page-card-complete-add = Lisää tämä matkalippu

## Vihjeet

page-hint = Vihje
page-hint-asking = Mietitään …
page-hint-title = Näin vahva pelaaja tekisi
page-hint-close = Sulje
page-hint-draw = { $card ->
    [deck] Nosta pakasta sokkona
    [loco] Ota rivistä veturi
   *[other] Ota rivistä { a-card }
}
page-hint-tickets = Nosta matkalippuja
page-hint-pass = Passaa
page-hint-withdraw = Luovu tunnelista
page-hint-done = Valmis
page-hint-keep = { $number ->
    [0] Älä pidä yhtään
   *[other] Pidä { $tickets }
}
page-hint-claim = Valtaa reitti { $track }
page-hint-station = Rakenna asema kaupunkiin { $city }
page-hint-pay = Maksa { card-set-adessive }
page-hint-extra = Maksa lisää { card-set-nominative }
page-hint-place = { page-card-lane }
page-hint-with = { $card ->
    [loco] { $number ->
        [0] Älä pelaa vetureita värillisten korttien kanssa
        [one] Pelaa { $number } veturi värillisten korttien kanssa
       *[other] Pelaa { $number } veturia värillisten korttien kanssa
    }
   *[other] { $number ->
        [one] Pelaa { $number } kortti tätä väriä
       *[other] Pelaa { $number } korttia tätä väriä
    }
}
page-hint-singles = Pelaa kolme yksittäistä korttia: { $colours }
page-hint-complete = Suorita matkalippu { $ticket }
