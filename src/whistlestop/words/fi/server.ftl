### Mitä palvelin epää.

## Kaikille

server-unreadable = Siirtoa ei ymmärretty.
server-stale = Tällä paikalla on jo tehty siirto.
server-full = Tässä pöydässä ei ole vapaata paikkaa.
server-not-open-yet = Salaluvut avataan, kun kaikki pelaajat ovat valmiita.
server-wrong-nonce = Tämä salaluku ei vastaa tiivistettä, joka lähetettiin, kun pelaaja ilmoitti olevansa valmis.
server-too-many-rounds = Tässä pöydässä on keskeytynyt liian monta jakoyritystä. Luo uusi pöytä.
server-busy = Muut ehtivät ensin; yritä uudelleen.
server-other-version = Tätä pöytää pelattiin Whistlestopin toisella versiolla, jota tämä palvelin ei osaa lukea. Mitään ei ole kadonnut: kyseinen versio avaa sen.
server-no-guest = Et ole kirjautunut sisään.
server-not-allowed = Et saa tehdä tätä.
server-not-absent = Ketään ei voi poistaa käynnissä olevasta pelistä. Botti voi pelata sen puolesta, joka on pannut muut odottamaan { $minutes } minuuttia, kunnes hän palaa.
server-too-many-tokens = Sinulla on liian monta ohjelma-avainta. Poista ensin vanhat käytöstä.
server-foreign = Tämä osoite ei kuulu tälle palvelimelle.
server-muted = Järjestäjä on mykistänyt sinut tässä pöydässä.
server-no-table = Tätä pöytää ei ole, tai se ei ole sinulle avoin.
server-nothing-here = Täällä ei ole mitään.
server-no-board = Tästä kartasta ei ole piirrosta.
server-no-board-scipy = Tästä kartasta ei ole piirrosta: palvelin tarvitsee piirtämiseen SciPyn.
server-no-board-broken = Tätä karttaa ei voitu piirtää; yritä myöhemmin uudelleen.
server-wrong-method = Tätä ei voi tehdä täällä.
server-too-large = Tämä on liian pitkä.
server-too-fast = Liian paljon kerralla; odota hetki.
server-closing = Palvelin käynnistyy uudelleen; pelisi on tallessa. Yhdistä hetken päästä uudelleen.
server-crowded = Palvelin on täynnä; yritä uudelleen muutaman minuutin päästä. Käynnissä olevat pelit jatkuvat.
server-worn-out = Tätä pöytää on muutettu liian monta kertaa; luo uusi.
server-enough-tables = Verkostasi on jo tarpeeksi avoimia pöytiä; poistu yhdestä tai luo pöytä vain kutsutuille.
server-cannot-store = Palvelin ei voi juuri nyt tallentaa mitään, joten mikään ei muuttunut. Pelisi on tallessa; yritä myöhemmin uudelleen.
server-failed = Palvelimella meni jokin vikaan; yritä uudelleen.
server-no-moment = Peliä ei voi jatkaa hetkestä { $moment }: valitse aiempi hetki ennen sen loppua.
server-no-chances = Tässä pöydässä ei näytetä mahdollisuuksia.
server-no-person = Vähintään yhdellä paikalla on oltava ihminen.
server-hints-with-bots = Vihjeitä saa vain pöydissä, joissa kaikki muut ovat botteja.

## $why on englanniksi

server-malformed = Viestiä ei ymmärretty: { $why }
server-wrong-table = Pöytää ei voi luoda: { $why }

## $name on osa osoitetta

server-not-a-number = Tässä osoitteessa arvon { $name } täytyy olla luku.

## $status

server-wrong-state = { $status ->
    [open] Tämä ei ole mahdollista ennen pelin alkua.
    [opening] Tämä ei ole mahdollista pelin ollessa alkamassa.
    [playing] Tämä ei ole mahdollista pelin ollessa kesken.
    [over] Tämä ei ole mahdollista: peli on ohi.
    [closed] Tämä ei ole mahdollista: pöytä on suljettu.
    [left] Tämä ei ole mahdollista: tällä paikalla pelaa botti.
    [resigned] Tämä ei ole mahdollista: pelaaja on luovuttanut.
   *[other] Tämä ei ole nyt mahdollista tässä pöydässä.
}

## $seat

server-seat-taken = Paikka { $seat } on varattu.
server-colour-taken = Joku toinen on jo valinnut sen värin.
server-undo-people = Siirron voi perua vain, kun kaikki muut pöydässä ovat botteja.
server-undo-rated = Vahvuuslukuun vaikuttava peli pysyy sellaisena kuin se pelattiin: mitään ei peruta.
server-undo-day = Päivän pöytä pysyy niin kuin se pelattiin: mitään ei peruta.
server-sealed = Tämä avautuu, kun päivä on ohi, keskiyöllä UTC-aikaa: sitä ennen se auttaisi niitä, jotka eivät ole vielä pelanneet.
server-day-once = Päivän pöydällä ei ole seuraavaa peliä: pelaa se vaikka uudelleen sen sivulta; sitä ei lasketa.
server-day-bots = Päivän pöydän botit ovat kaikille samat.
server-nobody-here = Ketään sen nimistä ei ole nyt täällä, tai he eivät halua, että heiltä kysytään.
server-several-here = Täällä on useita sen nimisiä; pyydä omaasi ottamaan nimi, jota kenelläkään muulla ei ole.
server-enough-challenges = Olet kysynyt tarpeeksi usein toistaiseksi; odota, että joku vastaa, tai yritä myöhemmin uudelleen.
server-challenge-over = Tämä on ohi: siihen vastattiin, se peruttiin tai kukaan ei vastannut ajoissa.
server-nothing-to-undo = Et ole tehnyt siirtoa, jonka voisi perua.

## $bot, $bots

server-no-bot = Bottia { $bot } ei ole; botit ovat { $bots }.

## $game, $games

server-no-game = Peliä { $game } ei ole; pelit ovat { $games }.

## Missä palvelin on

serve-here = Whistlestop on osoitteessa { $address }
serve-others = Muille samassa verkossa: { $address }
serve-alone = Palvelimeen pääsee vain tältä koneelta; valitsimella --host 0.0.0.0 siihen pääsevät muutkin samasta verkosta.
serve-stop = Pysäytä palvelin painamalla Ctrl-C; kaikki pelit säilyvät.

## Muuta, mitä palvelin epää

server-wrong-code = Tämä ei ole sähköpostissa tullut koodi, tai se on vanhentunut.
server-no-mail = Tämä palvelin ei lähetä sähköpostia.
server-mail-failed = Sähköpostia ei voitu lähettää; tarkista osoite tai yritä myöhemmin uudelleen.
server-warming = Vihjeet ovat valmiina hetken kuluttua: { $percent }{ "\u00A0" }% on valmiina.
server-no-map = Tällä palvelimella ei ole karttaa { $map } sellaisena kuin se oli, kun pöytä luotiin. Mitään ei ole kadonnut: peli jatkuu, kun kartta on taas täällä.

## Miksi siirto on hyvä, vihjeen sanoin

reason-takes-colour = { $card ->
    [loco] Veturi sopii kaikkiin väreihin.
   *[other] { $number ->
        [0] Sinulla ei ole vielä yhtään tämänväristä korttia.
        [one] Sinulla on jo { $number } tämänvärinen junakortti.
       *[other] Sinulla on jo { $number } tämänväristä junakorttia.
    }
}
reason-draws-blind = Pakasta voi tulla jotain parempaa kuin rivistä.
reason-finishes-ticket = Sillä suoritat matkalipun { $ticket }: yhteensä { points }.
reason-serves-ticket = Se on lyhimmällä tiellä matkalippuun { $ticket } (sen jälkeen tarvitaan { trains }), ja siitä tulee { points }.
reason-blocks = { $name } voisi yhdistää tässä kaksi rataverkkonsa osaa; reitistä tulee { points }.
reason-goes-further = Se laajentaa rataverkkoasi, ja siitä tulee { points }.
reason-scores = Siitä tulee { points }.
reason-tickets-fit = Niiden suorittamiseen riittää nyt { trains }, ja niistä tulee { points }.
reason-tickets-worth = Niistä tulee { points }.
reason-more-tickets = Vähiten vaunuja jäljellä: { trains }.
reason-more-tickets-deck = Pakassa on vielä kortteja: { $number }.
reason-borrows = Kaupungin { $city } asemalla voit käyttää reittiä, joka toisella pelaajalla on sinne.
reason-borrows-later = Kaupungin { $city } asemalla voit käyttää reittiä, jonka toinen pelaaja valtaa sinne myöhemmin.
reason-leaves-locos = Sinulle jää vetureita: { $locos }.
reason-places = Matkalippusi näyttävät tätä väriä: { $number }.
reason-places-free = Kellään muulla ei ole tätä väriä ratapihallaan.
reason-robs = Junaryöstö: { $name } menettää ratapihaltaan { train-cards }.
reason-three-colours = Ensi vuorolla raiteellesi menee kortti kutakin väriä, ellei kukaan ryöstä sitä.
reason-completes = { $ticket }: { points }.
reason-goes-on = Se vie peliä eteenpäin.

## Sähköposti

mail-code-subject = Whistlestop-koodisi
mail-code = Joku, luultavasti sinä, on pyytänyt, että Whistlestop kirjoittaa tähän osoitteeseen, kun on sinun vuorosi.
    Koodisi on { $code }. Jos se et ollut sinä, sinun ei tarvitse tehdä mitään: et saa enempää sähköpostia.
mail-turn-subject = { $game }: sinun vuorosi
mail-turn = { $link ->
    [none] { $name }, on sinun vuorosi pelissä { $game }.
       Voit lopettaa sähköpostit asetuksissa.
   *[other] { $name }, on sinun vuorosi pelissä { $game }: { $link }
       Voit lopettaa sähköpostit asetuksissa.
}
server-silenced = Tämän palvelimen ylläpito on mykistänyt sinut.
server-not-wanted = Et voi istua tähän pöytään; valitse toinen.
server-too-many-blocked = Olet estänyt jo niin monta kuin voi; poista ensin joitakin estoja.
server-not-rated-game = Tällä pelillä ei ole vahvuuslukuja; valitse jokin Whistlestopin omista peleistä, kahdelle tai useammalle.
server-not-rated-options = Vahvuuslukuun vaikuttava peli pelataan tavallisilla säännöillä, kukin omalla laitteellaan ja ilman vihjeitä; muuta valintoja.
# $bot is a name
server-not-rated-bot = Botilla { $bot } ei ole vahvuuslukua, joten se ei voi istua vahvuuslukupöydässä; valitse toinen.
server-history-private = Tämä henkilö ei näytä pelejään muille.
