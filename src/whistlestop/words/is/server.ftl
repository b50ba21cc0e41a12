### Það sem þjónninn hafnar.

## Við alla

server-unreadable = Aðgerðin skildist ekki.
server-stale = Það er þegar búið að gera fyrir þetta sæti.
server-full = Ekkert sæti er laust við þetta borð.
server-not-open-yet = Leynitölur eru opnaðar þegar allir leikmenn eru tilbúnir.
server-wrong-nonce = Þessi leynitala passar ekki við tætigildið sem var sent áður.
server-too-many-rounds = Of oft hefur verið hætt við að gefa við þetta borð. Settu upp nýtt borð.
server-busy = Aðrir urðu á undan; reyndu aftur.
server-other-version = Þetta borð var spilað með annarri útgáfu af Whistlestop sem þessi netþjónn getur ekki lesið. Ekkert er glatað: sú útgáfa getur opnað það.
server-no-guest = Þú hefur ekki skráð þig inn.
server-not-allowed = Þetta máttu ekki gera.
server-not-absent = Engan er hægt að taka úr leik sem er hafinn. Þjarkur getur spilað fyrir þann sem hefur látið hina bíða í { $minutes } mínútur, þangað til hann kemur aftur.
server-too-many-tokens = Þú ert með of marga forritslykla. Felldu fyrst þá gömlu úr gildi.
server-foreign = Þessi slóð tilheyrir ekki þessum netþjóni.
server-muted = Gestgjafinn hefur þaggað niður í þér við þetta borð.
server-no-table = Þetta borð er ekki til, eða það er ekki opið þér.
server-nothing-here = Hér er ekkert.
server-no-board = Engin teikning er til af þessu korti.
server-no-board-scipy = Engin teikning er til af þessu korti: netþjónninn þarf SciPy til að teikna það.
server-no-board-broken = Ekki tókst að teikna þetta kort; reyndu aftur síðar.
server-wrong-method = Þetta er ekki hægt að gera hér.
server-too-large = Þetta er of langt.
server-too-fast = Of mikið í einu; bíddu aðeins.
server-closing = Verið er að endurræsa netþjóninn; leikurinn þinn er öruggur. Tengdu þig aftur eftir augnablik.
server-crowded = Netþjónninn er fullur; reyndu aftur eftir nokkrar mínútur. Leikir sem eru í gangi halda áfram.
server-worn-out = Þessu borði hefur verið breytt of oft; settu upp nýtt.
server-enough-tables = Nógu mörg opin borð eru þegar frá netinu þínu; yfirgefðu eitt þeirra eða settu upp borð aðeins fyrir boðsgesti.
server-cannot-store = Netþjónninn getur ekkert vistað eins og er, svo ekkert hefur breyst. Leikurinn þinn er öruggur; reyndu aftur síðar.
server-failed = Eitthvað fór úrskeiðis á netþjóninum; reyndu aftur.
server-no-moment = Ekki er hægt að halda leiknum áfram frá augnabliki { $moment }: veldu fyrra augnablik, áður en honum lauk.
server-no-chances = Við þetta borð eru líkurnar ekki sýndar.
server-no-person = Manneskja þarf að sitja í að minnsta kosti einu sæti.
server-hints-with-bots = Vísbendingar eru aðeins fyrir borð þar sem allir aðrir eru þjarkar.

## $why er á ensku

server-malformed = Skilaboðin skildust ekki: { $why }
server-wrong-table = Ekki er hægt að setja borðið upp: { $why }

## $name er hluti af vefslóð

server-not-a-number = Í þessari vefslóð verður { $name } að vera tala.

## $status

server-wrong-state = { $status ->
    [open] Þetta er ekki hægt áður en leikurinn hefst.
    [opening] Þetta er ekki hægt meðan leikurinn er að hefjast.
    [playing] Þetta er ekki hægt meðan leikurinn stendur yfir.
    [over] Þetta er ekki hægt: leiknum er lokið.
    [closed] Þetta er ekki hægt: þessu borði hefur verið lokað.
    [left] Þetta er ekki hægt: þjarkur spilar í þessu sæti.
    [resigned] Þetta er ekki hægt: þessi leikmaður hefur gefist upp.
   *[other] Þetta er ekki hægt við þetta borð núna.
}

## $seat

server-seat-taken = Sæti { $seat } er upptekið.
server-colour-taken = Einhver annar er þegar með þennan lit.
server-undo-people = Aðeins er hægt að taka leiki til baka þegar allir aðrir við borðið eru þjarkar.
server-undo-rated = Stigaleikur stendur eins og hann var leikinn: ekkert er tekið aftur.
server-undo-day = Borð dagsins stendur eins og það var spilað: ekkert er tekið til baka.
server-sealed = Þetta opnast þegar dagurinn er liðinn, á miðnætti UTC: fram að því myndi það hjálpa þeim sem hafa ekki spilað enn.
server-day-once = Borð dagsins á sér ekkert næsta spil: spilaðu það gjarnan aftur af síðu þess; það telur ekki.
server-day-bots = Þjarkarnir við borð dagsins eru þeir sömu fyrir alla.
server-nobody-here = Enginn með því nafni er hér núna, eða vill ekki vera spurður.
server-several-here = Fleiri en einn með því nafni eru hér; biddu þinn að taka nafn sem enginn annar á.
server-enough-challenges = Þú hefur spurt nógu oft í bili; bíddu þar til einhver svarar, eða reyndu aftur síðar.
server-challenge-over = Þessu er lokið: því var svarað, það var dregið til baka eða enginn svaraði í tæka tíð.
server-nothing-to-undo = Þú hefur ekki leikið neinu sem hægt er að taka til baka.

## $bot, $bots

server-no-bot = Enginn þjarkur heitir { $bot }; þjarkarnir eru { $bots }.

## $game, $games

server-no-game = Enginn leikur heitir { $game }; leikirnir eru { $games }.

## Viðbót: hvar þjónninn er

serve-here = Whistlestop er á { $address }
serve-others = Fyrir aðra á sama neti: { $address }
serve-alone = Aðeins þessi vél nær til netþjónsins; notaðu --host 0.0.0.0 til að hleypa öðrum á sama neti að.
serve-stop = Ýttu á Ctrl-C til að stöðva netþjóninn; allir leikir geymast.

## Fleira sem þjónninn hafnar

server-wrong-code = Þetta er ekki kóðinn úr póstinum, eða hann er útrunninn.
server-no-mail = Þessi netþjónn sendir engan póst.
server-mail-failed = Ekki tókst að senda póstinn; athugaðu netfangið eða reyndu aftur síðar.
server-warming = Vísbendingar koma eftir andartak: { $percent }% er lokið.
server-no-map = Þessi netþjónn hefur ekki kortið { $map } eins og það var þegar borðið var sett upp. Ekkert er glatað: leikurinn heldur áfram þegar kortið er komið aftur.

## Hvers vegna leikur er góður, eins og vísbending segir það

reason-takes-colour = { $card ->
    [loco] Dráttarvagn gengur með hvaða lit sem er.
   *[other] { $number ->
        [0] Þú átt ekkert spil í þessum lit enn.
       *[other] Þú átt þegar { train-cards } í þessum lit.
    }
}
reason-draws-blind = Bunkinn gæti gefið eitthvað betra en röðin.
reason-finishes-ticket = Þá lýkur þú lestarmiðanum { $ticket }: alls { points }.
reason-serves-ticket = Hún er á stystu leið fyrir lestarmiðann { $ticket } (eftir það vantar { trains }) og gefur { points }.
reason-blocks = { $name } gæti tengt saman tvo hluta leiðakerfis síns hér; leiðin gefur { points }.
reason-goes-further = Þannig lengist leiðakerfið þitt og þú færð { points }.
reason-scores = Það gefur { points }.
reason-tickets-fit = Til að ljúka þeim núna nægir þetta: { trains }. Þeir gefa { points }.
reason-tickets-worth = Þeir gefa { points }.
reason-more-tickets = Sá sem á fæsta lestarvagna eftir: { trains }.
reason-more-tickets-deck = Í bunkanum eru enn { train-cards }.
reason-borrows = Með lestarstöð í borginni { $city } máttu nota leið sem annar leikmaður á þangað.
reason-borrows-later = Með lestarstöð í borginni { $city } máttu nota leið sem annar leikmaður eignar sér þangað síðar.
reason-leaves-locos = Þá áttu eftir { $locos ->
    [0] enga dráttarvagna
   *[other] { locomotives }
}.
reason-places = Lestarmiðarnir þínir sýna { train-cards } í þessum lit.
reason-places-free = Enginn annar er með þennan lit á járnbrautarteininum sínum.
reason-robs = Lestarrán: { $name } missir { train-cards } af járnbrautarteininum.
reason-three-colours = Í næstu lotu fer eitt spil af hverjum lit á brautarpallinn þinn, ef enginn rænir því.
reason-completes = { $ticket } gefur { points }.
reason-goes-on = Þannig heldur leikurinn áfram.

## Póstur

mail-code-subject = Kóðinn þinn fyrir Whistlestop
mail-code = Einhver, líklega þú, hefur beðið Whistlestop að skrifa á þetta netfang þegar þú átt að gera.
    Kóðinn þinn er { $code }. Ef það varst ekki þú þarftu ekkert að gera: þá færðu ekki fleiri póstskeyti.
mail-turn-subject = { $game }: þú átt að gera
mail-turn = { $link ->
    [none] { $name }, þú átt að gera í leiknum { $game }.
       Þú getur slökkt á póstsendingum í stillingunum.
   *[other] { $name }, þú átt að gera í leiknum { $game }: { $link }
       Þú getur slökkt á póstsendingum í stillingunum.
}
server-silenced = Þeir sem reka þennan þjón hafa þaggað niður í þér.
server-not-wanted = Þú getur ekki sest við þetta borð; veldu annað.
server-too-many-blocked = Þú hefur útilokað eins marga og hægt er; afturkallaðu einhverja fyrst.
server-not-rated-game = Þessi leikur hefur engin stig; veldu einn af leikjunum sem fylgja Whistlestop, fyrir tvo eða fleiri.
server-not-rated-options = Stigaleikur er leikinn eftir venjulegum reglum, hver í sínu tæki og án ábendinga; breyttu stillingunum.
# $bot is a name
server-not-rated-bot = Þjarkurinn { $bot } hefur engin stig og getur því ekki setið við stigaborð; veldu annan.
server-history-private = Þessi leikmaður sýnir öðrum ekki leiki sína.
