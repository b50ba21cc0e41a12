### The page before a game: home, joining, the table before the start, settings.

## Home

page-home-lead = Järnvägsspel mot bottar eller med vänner. Välj ett och spela: inget konto, inget att installera.
page-games = Spel
page-play-now = Spela nu
page-play-when-ready = Börjar så snart servern är redo …
page-with-friends = Med vänner
page-pass-and-play = På samma skärm
page-choose-bots = Välj bottar och inställningar
page-setting = Gör i ordning bordet …
page-learn = Första spelet med guide
page-learn-first = Ny i de här spelen? Ta det första spelet med guide
page-help = Regler
page-unofficial = Ett inofficiellt program, gjort av folk som tycker om de här spelen. Utan koppling till deras utgivare.

## What a button does, for those who do not see what it belongs to. $game is the name of a game

page-play-now-at = Spela nu: { $game } mot bottar
page-with-friends-at = Med vänner: { $game }
page-pass-at = På samma skärm: { $game } på den här enheten
page-choose-bots-at = Välj bottar och inställningar: { $game }

## The games, in one line

page-game-about-north-america = Från kust till kust: samla kort, ta sträckor, fullborda dina biljettkort.
page-game-about-europe = Genom tunnlar, över havet med färja, med stationer där en väg är stängd.
page-game-about-card-game = Utan spelplan: fyll din bangård, akta dig för tågrånare, få ut dina vagnar på spåret.
page-game-own = En karta som bara den här servern har.
# $game: the name of its base
page-game-variant = En variant av { $game }.

## How the bots play; their names are in page.ftl

page-bot-about-easy = Tar det den kan få. Bra för ett första spel.
page-bot-about-medium = Fullbordar sina biljettkort utan omvägar och är snart klar.
page-bot-about-hard = Planerar väl och ser vad du behöver.
page-bot-about-expert = Tänker flera turer framåt. Svår att slå.
page-bot-about-random = Gör vad som helst som är tillåtet, utan plan.
page-bot-about-greedy = Tar det som är längst och glömmer sina biljettkort.
page-bot-about-hungry = Får aldrig nog av biljettkort.
page-bot-about-long-route = Bygger bara långa sträckor.
page-bot-about-racer = Få biljettkort, raka vägar och ett snabbt slut.
page-bot-about-planner = Överväger varje biljettkort och varje kort.
page-bot-about-blocker = En planerare som gärna är där du vill fram.

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
page-state-move = { $name } står på tur
page-state-playing = Spelas nu
# $number counts the free seats
page-state-waiting = { $number ->
    [0] Börjar snart
    [one] { $number } ledig plats
   *[other] { $number } lediga platser
}
page-state-won = Du vann
# $name names the winners, $number counts them
page-state-over = { $name } vann
page-state-ended = Slut
page-sit-down = Slå dig ner
page-watch = Titta på

## Joining

page-join = Gå med vid ett bord
page-join-about = Skriv koden som du har fått.
page-code-example = ABC123
page-join-go = Gå med
page-no-invitation = Den här inbjudan leder ingenstans
# $name is the host, $game the name of the game
page-invited = { $name } bjuder in dig till { $game }
page-invited-full = Alla platser är upptagna.
page-invited-late = Det här spelet har börjat.

## A new table

page-new-bots = Spela mot bottar
page-new-friends = Spela med vänner
page-new-pass = Spela på samma skärm
page-set-bots = Spela
page-set-friends = Gör i ordning bordet
page-set-pass = Spela
page-game = Spel
page-people = Människor
page-name = Ditt namn
page-guest = Gäst
# $number is the number of a seat
page-name-of = Spelare { $number }
# $number is the number of a seat
page-somebody = Spelare { $number }
page-level = Bottar
page-character = Bottar med egen stil
page-characters-more = Fler bottar, var och en med sin stil
page-options = Fler inställningar
page-hints = Tips
page-hints-about = Du får be om de tre bästa dragen.
page-first-lot = Genom lottning
page-first-me = Du
# $number is the number of a seat
page-seat = Plats { $number }
page-public = Öppet för alla
page-public-about = Bordet visas för alla som besöker den här servern. Annars kan bara de som du bjuder in komma.
page-spectators = Åskådare
page-spectators-about = Andra får titta på. De ser inget som är dolt för spelarna.
page-clock = Klocka
page-clock-about = Tiden för en tur.
page-clock-none = Ingen klocka
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
page-at-zero-bot-turn = En bot spelar turen
    .about = Därefter spelar spelaren själv igen.
page-at-zero-bot-stays = En bot spelar vidare
    .about = Tills spelaren kommer tillbaka till sin plats.

## What has been agreed about a table

page-agreed-public = Öppet för alla
page-agreed-private = Efter inbjudan
page-agreed-pass = På samma skärm, på en enhet
# $time is the time for a turn
page-agreed-clock = { $time } för en tur
page-agreed-open-track = Öppet spår
# $number is the number of a seat
page-agreed-first = Plats { $number } börjar
page-agreed-no-spectators = Inga åskådare
page-agreed-hints = Med tips

## The table before the game

page-seats = Vid bordet
page-seat-waiting = Väntar på någon
page-seat-you = Du
page-seat-you-host = Du, värden
page-is-ready = Redo
page-sit-here = Sätt dig här
page-person-here = En person här
page-bot-here = Lägg till en bot
page-bot-change = Byt
# $number is the number of the seat
page-bot-title = En bot till plats { $number }
page-sit-down-bot = Låt den sätta sig
## $seat is the number of the seat, $name who sits there
page-bot-here-at = Lägg till en bot: plats { $seat }
page-bot-change-at = Byt { $name }, plats { $seat }
page-remove = Töm plats { $seat }: { $name }
##
page-leave = Lämna bordet
page-seat-lost = Den här platsen är inte längre din.
page-start = Börja
page-start-with-bots = Börja, med bottar på de tomma platserna
page-start-about = Spelet börjar när alla är redo.
page-ready = Jag är redo
page-ready-about = Spelet börjar när alla är redo och ingen plats är tom.
page-not-ready = Inte redo ändå
# $number counts the empty seats
page-fill = { $number ->
    [1] Vem tar den tomma platsen
   *[other] Vem tar de { $number } tomma platserna
}
# $name names those who are awaited, $number counts them
page-awaiting = Väntar på { $name } …
# $number counts the empty seats
page-awaiting-seats = { $number ->
    [0] Alla är redo …
    [one] Väntar: { $number } plats är tom.
   *[other] Väntar: { $number } platser är tomma.
}
page-visitor = Du tittar på. Sätt dig, eller vänta tills spelet börjar.
page-visitor-full = Du tittar på. Spelet börjar snart.
page-dealing = Blandar och delar ut …
page-invite = Bjud in andra
page-invite-link = Skicka den här länken. Den som öppnar den och skriver ett namn får en plats.
page-invite-code = Eller ge dem den här koden:
page-invite-local = Den här länken fungerar bara på den här enheten: servern lyssnar inte på någon annan. Starta den med ”whistlestop serve --host 0.0.0.0” för att släppa in andra i ditt nätverk.
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
page-reaction-sad = Så synd.
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
page-theme = Ljust eller mörkt
page-theme-system = Som systemet
page-theme-light = Ljust
page-theme-dark = Mörkt
page-symbols = Stora tecken
page-symbols-about = Varje färgs tecken visas större, på sträckor och kort.
page-sound = Ljud
page-sound-about = Vagnar, kort, en klocka när det är din tur och en vissla för sista turen.
page-notices = Aviseringar
page-notices-about = Säg till när det är min tur och jag inte tittar på sidan.
page-notices-refused = Webbläsaren tillåter inga aviseringar här. Det kan ändras i dess egna inställningar.
page-mail = Mejl när det är min tur
page-mail-none = För spel som varar i flera dagar. Adressen används inte till något annat och visas aldrig.
page-mail-unconfirmed = En kod har skickats till din adress. Skriv den här.
page-mail-confirmed = Du får ett mejl när det är din tur.
page-mail-address = Din mejladress
page-mail-code = Koden från mejlet
page-mail-give = Skicka en kod till mig
page-mail-confirm = Bekräfta
page-mail-drop = Inga fler mejl
page-name-about = Vad andra ser. Du behöver inget konto.
page-device = Fortsätt på en annan enhet
page-device-about = Be om en kod och skriv den på den andra enheten inom tio minuter. Dina spel flyttas dit.
page-device-code = Visa en kod
page-device-code-about = Skriv den där, i samma meny. Den här enheten loggas då ut.
page-device-qr = QR-kod för den andra enheten
page-device-enter = Kod från den andra enheten
page-device-take = Fortsätt här
page-forget = Radera mina uppgifter
page-forget-about = Ditt namn raderas från den här servern och från alla dina spel. Spel som inte är slut fortsätter med en bot. Detta går inte att ångra.
page-forget-go = Radera mina uppgifter …
page-forget-sure = Ja, radera allt

## When the server is not ready, or not there

page-warming = Järnvägen byggs
# $percent
page-warming-about = Servern startar för allra första gången och förbereder sina regler. Det tar en minut eller två, och bara den här gången: { $percent }{ "\u00A0" }% är klart.
page-away = Servern svarar inte
page-away-about = Kanske är nätet nere. Dina spel finns kvar; den här sidan fortsätter av sig själv så snart servern är tillbaka.
