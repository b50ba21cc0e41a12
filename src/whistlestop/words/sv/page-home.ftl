### The page before a game: home, joining, the table before the start, settings.

## Home

page-home-lead = Järnvägsspel mot bottar eller med vänner. Välj ett och spela: inget konto, inget att installera.
page-games = Spel
page-play-now = Spela nu
page-play-when-ready = Börjar så snart servern är redo …
page-with-friends = Med vänner
page-pass-and-play = På samma skärm
page-choose-bots = Välj bottar och inställningar
page-setting = Förbereder bordet …
page-learn = Lär dig spelet
page-learn-first = Ny på de här spelen? Prova ett första spel med guide
page-puzzles = Problem
page-open = Öppna ett spel från en fil
page-help = Regler
page-unofficial = Ett inofficiellt program, gjort av folk som tycker om de här spelen. Utan koppling till utgivarna.

## What a button does, for those who do not see what it belongs to. $game is the name of a game

page-play-now-at = Spela nu: { $game } mot bottar
page-with-friends-at = Med vänner: { $game }
page-pass-at = På samma skärm: { $game } på den här enheten
page-choose-bots-at = Välj bottar och inställningar: { $game }

## The games, in one line

page-game-about-north-america = Från kust till kust: samla kort, ta sträckor, fullborda dina biljettkort.
page-game-about-europe = Genom tunnlar och över havet med färja, med stationer där vägen är stängd.
page-game-about-card-game = Utan spelplan: fyll din bangård, akta dig för tågrånare och få ut dina vagnar på spåret.
page-game-own = En karta som bara den här servern har.
# $game: the name of its base
page-game-variant = En variant av { $game }.

## How the bots play; their names are in page.ftl

page-bot-about-easy = Tar det den kan få. Bra för ett första spel.
page-bot-about-medium = Fullbordar sina biljettkort utan omvägar och är snart klar.
page-bot-about-hard = Planerar väl och ser vad du behöver.
page-bot-about-expert = Tänker flera turer framåt. Svår att slå.
page-bot-about-champion = Har lärt sig av miljontals spel. På egna kartor spelar expertbotten i stället.
page-bot-about-master = Mästarbotten med tid att tänka. På egna kartor spelar expertbotten i stället.
page-bot-about-random = Gör vad som helst som är tillåtet, utan plan.
page-bot-about-greedy = Tar de längsta sträckorna och glömmer sina biljettkort.
page-bot-about-hungry = Får aldrig nog av biljettkort.
page-bot-about-long-route = Bygger bara långa sträckor.
page-bot-about-racer = Få biljettkort, raka vägar och ett snabbt slut.
page-bot-about-planner = Överväger varje biljettkort och varje kort.
page-bot-about-blocker = En planerare som gärna ställer sig i vägen för dig.
# as in English
page-bot-line = { $bot }. { $about }

## Lists of tables

page-my-games = Mina spel
# $number counts the games in which it is the reader’s move
page-my-games-move = Mina spel: din tur i { $number }
page-finished = Avslutade spel
page-lobby = Öppna bord
page-lobby-empty = Inga öppna bord just nu. Skapa ett: ”Med vänner”, sedan ”Öppet för alla”.
# $number
page-show-all = { $number ->
    [one] Visa alla: { $number }
   *[other] Visa alla { $number }
}
page-ago-minutes = { $number ->
    [0] nyss
    [one] för { $number } minut sedan
   *[other] för { $number } minuter sedan
}
page-ago-hours = { $number ->
    [one] för { $number } timme sedan
   *[other] för { $number } timmar sedan
}
page-ago-days = { $number ->
    [one] för { $number } dag sedan
   *[other] för { $number } dagar sedan
}
# $names
page-with = med { $names }
page-alone = ännu ingen annan
page-state-your-move = Din tur
# $name names those who are to move, $number counts them
page-state-move = Väntar på { $name }
page-state-playing = Pågår
# $number counts the free seats
page-state-waiting = { $number ->
    [0] Börjar snart
    [one] { $number } ledig plats
   *[other] { $number } lediga platser
}
page-state-won = Du vann
# $name names the winners, $number counts them
page-state-over = { $name } vann
page-state-ended = Avslutat
page-sit-down = Sätt dig
page-watch = Titta på

## Joining

page-join = Sätt dig vid ett bord
page-join-about = Ange koden som du har fått.
page-code-example = ABC123
page-join-go = Gå med
page-no-invitation = Inbjudan gäller inte längre
# $name is the host, $game the name of the game
page-invited = { $name } bjuder in dig till { $game }
page-invited-full = Alla platser är upptagna.
page-invited-late = Spelet har redan börjat.

## A new table

page-new-bots = Spela mot bottar
page-new-friends = Spela med vänner
page-new-pass = Spela på samma skärm
page-set-bots = Spela
page-set-friends = Skapa bord
page-set-pass = Spela
page-game = Spel
page-people = Antal spelare
page-name = Ditt namn
page-guest = Gäst
# $number is the number of a seat
page-name-of = Spelare { $number }
# $number is the number of a seat
page-somebody = Spelare { $number }
page-level = Bottar
page-each-bot = Välj varje bot
page-bot-number = Bot { $number }
page-colour = Din färg
page-colour-any = Platsens egen
page-character = Bottar med egen stil
page-characters-more = Fler bottar, var och en med sin stil
page-options = Fler inställningar
page-hints = Tips
page-hints-about = Du kan be om de tre bästa dragen.
page-first-lot = Slumpas
page-first-me = Du
# $number is the number of a seat
page-seat = Plats { $number }
page-public = Öppet för alla
page-public-about = Alla som besöker den här servern kan se bordet och vara med. Annars kan bara de som du bjuder in vara med.
page-spectators = Åskådare
page-spectators-about = Andra kan titta på. De ser inget som är dolt för spelarna.
page-clock = Tidsgräns
page-clock-about = Hur lång tid en tur får ta.
page-clock-none = Ingen tidsgräns
# $number
page-clock-seconds = { $number ->
    [one] { $number } sekund
   *[other] { $number } sekunder
}
# $number
page-clock-minutes = { $number ->
    [one] { $number } minut
   *[other] { $number } minuter
}
# $number
page-clock-days = { $number ->
    [one] { $number } dag
   *[other] { $number } dagar
}
page-at-zero = När tiden är ute
page-at-zero-bot-turn = En bot tar turen
    .about = Sedan tar spelaren över igen.
page-at-zero-bot-stays = En bot tar över
    .about = Tills spelaren kommer tillbaka.

## What has been agreed about a table

page-agreed-public = Öppet för alla
page-agreed-private = Endast inbjudna
page-agreed-pass = Alla på samma skärm
# $time is the time for a turn
page-agreed-clock = { $time } per tur
page-agreed-open-track = Öppet spår
# $number is the number of a seat
page-agreed-first = Plats { $number } börjar
page-agreed-no-spectators = Inga åskådare
page-agreed-hints = Med tips
page-agreed-chances = alla ser vinstchanserna

## The table before the game

page-seats = Vid bordet
page-seat-waiting = Väntar på en spelare
page-seat-you = Du
page-seat-you-host = Du (värd)
page-is-ready = Redo
page-sit-here = Sätt dig här
page-person-here = Lägg till en spelare
page-bot-here = Lägg till en bot
page-bot-change = Byt
# $number is the number of the seat
page-bot-title = En bot till plats { $number }
page-sit-down-bot = Lägg till botten
## $seat is the number of the seat, $name who sits there
page-bot-here-at = Lägg till en bot: plats { $seat }
page-bot-change-at = Byt { $name }, plats { $seat }
page-remove = Ta bort { $name } från plats { $seat }
##
page-leave = Lämna bordet
page-seat-lost = Den här platsen är inte längre din.
page-start = Starta spelet
page-start-with-bots = Starta med bottar på de tomma platserna
page-start-about = Spelet börjar när alla är redo.
page-ready = Jag är redo
page-ready-about = Spelet börjar när alla är redo och ingen plats är tom.
page-not-ready = Jag är inte redo än
# $number counts the empty seats
page-fill = { $number ->
    [1] Bot på den tomma platsen
   *[other] Bot på de { $number } tomma platserna
}
# $name names those who are awaited, $number counts them
page-awaiting = Väntar på { $name } …
# $number counts the empty seats
page-awaiting-seats = { $number ->
    [0] Alla är redo …
    [one] Väntar på spelare: { $number } plats är ledig.
   *[other] Väntar på spelare: { $number } platser är lediga.
}
page-visitor = Du är åskådare. Sätt dig, eller vänta tills spelet börjar.
page-visitor-full = Du är åskådare. Spelet börjar snart.
page-dealing = Blandar och delar ut …
page-promise-promise = Stopp: servern har ändrat det som den lovade innan den här enheten öppnade sitt hemliga tal. Korten i det här spelet kan ha valts ut.
page-promise-agreed = Stopp: det här spelet spelas med andra inställningar än dem som den här enheten gick med på innan den öppnade sitt hemliga tal.
page-promise-nonces = Stopp: korten i det här spelet delades inte ut med de hemliga tal som var avtalade. Om du inte anmälde dig redo på en annan enhet kan korten ha valts ut.
page-promise-rounds = Stopp: servern utelämnar ett försök där den här enheten öppnade sitt hemliga tal. Givar kan ha kastats bort i hemlighet.
page-receipt = Spara kvitto
page-receipt-about = Kvittot är det som den här enheten skrev upp före spelet. ”whistlestop verify” jämför det med protokollet.
# $number: how many attempts; $name: at whose seats the last one failed
page-rounds = { $number ->
    [one] { $number } försök att dela ut avbröts, hos { $name }. Nya hemliga tal, nya kort; det kommer att stå i protokollet.
   *[other] { $number } försök att dela ut avbröts, det sista hos { $name }. Nya hemliga tal, nya kort; det kommer att stå i protokollet.
}
page-invite = Bjud in andra
page-invite-link = Skicka den här länken till dem. Alla som öppnar den och anger ett namn får en plats.
page-invite-code = Eller ge dem den här koden:
page-invite-local = Den här länken fungerar bara på den här enheten, eftersom servern inte är öppen för andra. Starta den med ”whistlestop serve --host 0.0.0.0” så att andra i ditt nätverk kan vara med.
page-link = Länken till det här bordet
page-copy = Kopiera
page-copied = Kopierat.
page-copy-by-hand = Länken är markerad: kopiera den nu.
page-share = Dela
page-share-text = Kom och spela Whistlestop med mig.
page-qr = QR-kod med länken till det här bordet
page-qr-about = Eller låt dem skanna den här.

## What can be said at a table with one press

page-reaction-clap = Bra spelat!
page-reaction-laugh = Ha ha!
page-reaction-wow = Oj!
page-reaction-sad = Åh nej!
page-reaction-angry = Grr!
page-reaction-thanks = Tack!
page-reaction-hurry = Ta plats, tåget går!
page-reaction-train = Tuff-tuff!
page-reaction-good-game = Tack för spelet!

## The bar and the settings

page-settings = Inställningar
page-bar-home = Whistlestop: till startsidan
page-close = Stäng
page-language = Språk
page-theme = Tema
page-theme-system = Följ systemet
page-theme-light = Ljust
page-theme-dark = Mörkt
page-symbols = Stora symboler
page-symbols-about = Färgernas symboler visas större på sträckor och kort.
page-quick = Dra med ett tryck
page-quick-about = Kortet är ditt vid första trycket, utan ett andra för att bekräfta.
page-pace = Bottarnas tempo
page-pace-slow = Lugnt
page-pace-usual = Normalt
page-pace-quick = Snabbt
page-sound = Ljud
page-sound-about = Vagnar, kort, en klocka när det är din tur och en vissla för sista turen.
page-notices = Aviseringar
page-notices-about = Säg till när det är min tur och jag inte är på sidan.
page-notices-refused = Webbläsaren tillåter inga aviseringar här. Det kan du ändra i webbläsarens inställningar.
page-mail = Mejla mig när det är min tur
page-mail-none = För spel som varar i flera dagar. Adressen används inte till något annat och visas aldrig.
page-mail-unconfirmed = En kod har skickats till din adress. Ange den här.
page-mail-confirmed = Du får ett mejl när det är din tur.
page-mail-address = Din mejladress
page-mail-code = Koden från mejlet
page-mail-give = Skicka en kod till mig
page-mail-confirm = Bekräfta
page-mail-drop = Stäng av mejlen
page-name-about = Det som andra ser. Du behöver inget konto.
page-device = Fortsätt på en annan enhet
page-device-about = Be om en kod och ange den på den andra enheten inom tio minuter. Dina spel flyttas dit.
page-device-code = Visa en kod
page-device-code-about = Ange den där, i samma meny. Då loggas den här enheten ut.
page-device-qr = QR-kod för den andra enheten
page-device-enter = Kod från den andra enheten
page-device-take = Fortsätt här
page-forget = Radera mina uppgifter
page-forget-about = Ditt namn raderas från den här servern och från alla dina spel. En bot tar över de spel som inte är slut. Detta går inte att ångra.
page-forget-go = Radera mina uppgifter …
page-forget-sure = Ja, radera allt

## When the server is not ready, or not there

page-warming = Du kan spela redan nu
# $percent
page-warming-about = Servern startar för allra första gången. Tips och expertbotten kommer om ett ögonblick: { $percent }{ "\u00A0" }% är klart.
page-in-a-moment = om ett ögonblick
page-away = Servern svarar inte
page-away-about = Du kanske är offline. Dina spel finns kvar; sidan återansluter av sig själv så snart servern är tillbaka.
page-somebody-wanted = Spela mot någon
page-somebody-about = Andra som är här och vill spela samma spel.
page-somebody-go = Hitta någon
page-filter = Sök efter vissa bord
