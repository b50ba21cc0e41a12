### Mitä pääteohjelma sanoo omasta puolestaan: kysymyksiä, ohjeita, huomautuksia. Kirjoitettavat sanat ovat englantia ja pysyvät.

## Otsikot

terminal-heading = { $game }, vuoro { $turn }: { $name }
terminal-heading-rounds = { $game }, kierros { $round }, vuoro { $turn }: { $name }
terminal-heading-setup = { $game }, ennen ensimmäistä vuoroa: { $name }
terminal-spectator = kaikki
terminal-hand = Käsi
terminal-offer = Tarjolla
terminal-track = Raiteella
terminal-none = ei mitään
terminal-route = Vapaa reitti
terminal-spaces = Ruudut
terminal-scores = Pisteet
terminal-lonely-player = Matkustaja
terminal-in-a-moment = { $name } alkaa miettiä hetken kuluttua. Valmistelu on vielä kesken, ja se tehdään vain tämän kerran.

## Mitä pöydällä on

terminal-decks = pakka { $deck }, poistopakka { $discards }, lippupakka { $tickets }
terminal-ticket-long = pitkä
terminal-ticket-done = suoritettu
terminal-tunnel = tunneli
terminal-ferry = lautta
terminal-double = kaksoisreitti
terminal-missing = { $cards ->
    [one] { $cards } kortti puuttuu
   *[other] { $cards } korttia puuttuu
}
terminal-last-turns = { $turns ->
    [one] Loppu lähestyy: { $turns } vuoro jäljellä.
   *[other] Loppu lähestyy: { $turns } vuoroa jäljellä.
}
terminal-turned = { $extra ->
    [one] Tunnelikortit: { $cards }. Tunneli maksaa vielä { $extra } kortin.
   *[other] Tunnelikortit: { $cards }. Tunneli maksaa vielä { $extra } korttia.
}
terminal-routes-more = { $number ->
    [one] Vielä { $number } vapaa reitti: routes all, tai routes ja kaupunki.
   *[other] Vielä { $number } vapaata reittiä: routes all, tai routes ja kaupunki.
}
terminal-routes-none = Täällä ei ole vapaata reittiä, johon vaunusi riittäisivät.
terminal-no-board = Tässä pelissä ei ole pelilautaa; ratapihasi on taulukossa.
# $bot: what the bot is called, as it was typed
terminal-stand-in = Botti { $bot } ei ole oppinut tätä karttaa; sen sijaan pelaa expert.
terminal-no-city = Tällä kartalla ei ole kaupunkia { $city }.

## Mitä nyt voi tehdä

terminal-hint-map = Nosta kortti, valtaa reitti tai nosta matkalippuja (help, routes).
terminal-hint-cards = Nosta kortti, pelaa pino tai nosta matkalippuja (help, moves).
terminal-hint-number = Kirjoita numero, tai peru siirto kirjoittamalla undo.
terminal-hint-keep = Kirjoita numerot, esimerkiksi keep 1 3.
terminal-hint-puzzle = Kirjoita päätöksesi, tai katso ratkaisu kirjoittamalla show.
terminal-try-help = Kirjoita help, niin näet komennot.

## Ohje

terminal-help-draw = ota kortti: rivistä värin mukaan tai sokkona pakasta
terminal-help-claim = valtaa reitti; ilman kortteja kysytään, millä maksat; par-zur riittää
terminal-help-station = rakenna asema
terminal-help-place = pelaa pino ratapihallesi; place red blue white pelaa kolme yksittäistä korttia
terminal-help-draw-tickets = nosta matkalippuja
terminal-help-keep = pidä nämä tarjolla olevista matkalipuista
terminal-help-complete = valitse suoritettava matkalippu; done lopettaa
terminal-help-routes = vapaat reitit, ensin ne, joihin sinulla on varaa; lisää kaupunki tai all
terminal-help-table = katso koko pöytää tai omaa osaasi
terminal-help-moves = kaikki, mitä voit nyt tehdä
terminal-help-why = miksi jokin ei ole mahdollista
terminal-help-rules = lue sääntö, kuten rules B10, tai luku, kuten rules B
terminal-help-log = mitä on tapahtunut
terminal-help-undo = peru viimeisin päätöksesi (vain kun pelaat botteja vastaan)
terminal-help-save = tallenna peli tiedostoon; lopeta
terminal-help-more = Nimet saa lyhentää; tarkkeilla ja isoilla kirjaimilla ei ole väliä. Tab täydentää. Numero valitsee numeroidusta luettelosta.

## Vastauksia

terminal-why-what = Kirjoita, mitä haluat tietää, esimerkiksi why claim paris-zurich.
terminal-why-possible = { $action }: se on sallittu.
terminal-rules-unknown = Sääntöä { $clause } ei ole; rules T, B, E, K ja S näyttävät koko luvun.
terminal-rules-which = Mikä sääntö? Esimerkiksi: rules B10, tai rules B koko luvulle.
terminal-undo-people = Muut ovat nähneet sen: vain keskeneräisen siirron voi perua.
terminal-undo-nothing = Vielä ei ole mitään peruttavaa.
terminal-save-where = Mihin tallennetaan? Esimerkiksi: save game.wsr.
terminal-saved = Tallennettu tiedostoon { $file }.

## Näppäimistöllä

terminal-which-game = Mikä peli?
terminal-cover = Peitä näyttö painamalla Enter.
terminal-hand-over = Nyt näppäimistön saa { $name }. { $name }, paina Enter, kun vain sinä katsot.
terminal-left-unsaved = Peli on kesken eikä sitä ole tallennettu (tallenna se valitsimella --save FILE).
terminal-left-saved = Peli on kesken. Se on tallennettu tiedostoon { $file }; jatka komennolla whistlestop play --load { $file }.

## Toisto

terminal-replay-heading = { $game }, vuoro { $turn }
terminal-replay-unfinished = Pöytäkirja loppuu tähän; peli jäi kesken.
terminal-replay-keys = n seuraava, p edellinen, q lopeta

## Oikean pöydän pelin kirjaaminen

terminal-record-welcome = Kirjoita, mitä pöydässä tapahtuu, kortti kortilta. Se tallentuu joka rivin jälkeen tiedostoon { $file }. Kirjoita back, jos haluat perua rivin, help, jos tarvitset ohjeita, ja quit, kun haluat lopettaa.
terminal-record-help = Kortit: red, tai monta kerralla: red, 2 blue, loco. Matkaliput: dallas-miami; Tab täydentää. Siirrot: draw red, draw deck, claim paris-zurich, 3 green ja niin edelleen, kuten play-komennossa. Kaikki kortit on tiedettävä, nekin, jotka pöydässä ovat piilossa. back, table, moves, why ACTION, routes, log, rules CLAUSE, quit.
terminal-record-hand = { $number ->
    [one] Kädessä on { $number } kortti: kirjoita se yhdelle riville, kuten red, 2 blue, loco.
   *[other] Kädessä on { $number } korttia: kirjoita ne kaikki yhdelle riville, kuten red, 2 blue, loco.
}
terminal-record-too-many = { $outcome } on liikaa: nyt on vuorossa jotain muuta.
terminal-record-beginning = Tämä on alku; tästä ei voi perua mitään.
terminal-record-left = Pöytäkirja on kesken. Se on tallennettu tiedostoon { $file }; jatka komennolla whistlestop record continue { $file }.

## Mitä sattumalta kysytään

terminal-record-first = Kuka aloittaa?
terminal-record-row = Mikä kortti tuli riviin?
terminal-record-drawn = Minkä kortin { $name } nosti?
terminal-record-tunnel = Mikä kortti käännettiin tunnelia varten?
terminal-record-tickets = Minkä matkalipun { $name } nosti?
terminal-record-dealt = Minkä kortin { $name } sai jaossa?
terminal-record-dealt-hand = { $number ->
    [one] Minkä { $number } kortin { $name } sai jaossa?
   *[other] Mitkä { $number } korttia { $name } sai jaossa?
}
terminal-record-setup = Minkä matkalipun { $name } sai jaossa?
