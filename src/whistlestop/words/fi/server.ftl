### Mitä palvelin epää.

## Kaikille

server-unreadable = Tätä siirtoa ei voi ymmärtää.
server-stale = Tällä paikalla on jo ehditty siirtää.
server-full = Tässä pöydässä ei ole vapaata paikkaa.
server-not-open-yet = Salaluvut avataan, kun kaikki pelaajat ovat valmiita.
server-wrong-nonce = Tämä salaluku ei vastaa tiivistettä, joka lähetettiin valmiiksi ilmoittauduttaessa.
server-busy = Muut ehtivät monta kertaa ensin; yritä uudelleen.
server-no-guest = Kukaan ei ole kirjautunut tänne.
server-not-allowed = Et saa tehdä tätä.
server-foreign = Tämä osoite ei kuulu tälle palvelimelle.
server-muted = Isäntä on mykistänyt sinut tässä pöydässä.
server-no-table = Sellaista pöytää ei ole, tai se ei ole sinua varten.
server-nothing-here = Täällä ei ole mitään.
server-wrong-method = Tätä ei voi tehdä täällä.
server-too-large = Tämä on liian pitkä.
server-too-fast = Liian paljon kerralla; odota hetki.
server-closing = Palvelin käynnistyy uudelleen; pelisi on tallessa. Yhdistä hetken päästä uudelleen.
server-failed = Palvelimella meni jokin vikaan; yritä uudelleen.

## $why on englanniksi

server-malformed = Tätä viestiä ei voi ymmärtää: { $why }
server-wrong-table = Tällaista pöytää ei voi tehdä: { $why }

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

## $bot, $bots

server-no-bot = Bottia { $bot } ei ole; botit ovat { $bots }.

## $game, $games

server-no-game = Peliä { $game } ei ole; pelit ovat { $games }.
