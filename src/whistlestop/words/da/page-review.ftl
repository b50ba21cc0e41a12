### The review of a finished game: in the terminal and on the page.

page-review-document = Gennemgang – Whistlestop
page-review-title = Gennemgang
page-review-working = Gennemgår spillet: { $percent }
page-review-chances = Vinderchancer
page-review-chances-about = Efter hver tur, med alle kort åbne.
page-review-player = Spiller
page-review-accuracy = Præcision
page-review-accuracy-about = 95 er sådan, mesterbotten spiller, 50 sådan, den lette bot gør. Kun det, spillerens egne beslutninger gjorde ved vinderchancen, tæller, ikke held.
page-review-even = Lige chance
page-review-luck = Held
page-review-play = Beslutninger
page-review-result = Resultat
page-review-account-about = Hvad kortene ændrede, og hvad alles beslutninger ændrede, på vejen fra lige chance til resultatet.
# as in English
page-review-margin = { $number } ± { $error }
page-review-costly = Dyre beslutninger
page-review-costly-none = { $name }: ingen beslutning kostede noget nævneværdigt.
page-review-cost = Kostede { $cost } af vinderchancen, omkring { points }.
page-review-played = Spillet: { $move }
page-review-better = Bedre: { $move }
page-review-show = Vis tur { $turn } på brættet
page-review-turning = Vendepunkter
page-review-turning-none = Ingen enkelt tur ændrede chancerne meget.
page-review-turned = { $why ->
    [luck] Tur { $turn }, { $name }: fra { $before } til { $after }, mest held.
    [play] Tur { $turn }, { $name }: fra { $before } til { $after }, mest beslutninger.
   *[unknown] Tur { $turn }, { $name }: fra { $before } til { $after }.
}
page-review-judge-network = Bedømt af mesterens netværk. Chancerne er skøn, afprøvet mod tusindvis af spil.
page-review-judge-trials = Bedømt med prøvespil, da intet netværk kender dette kort. De kan ikke skelne held fra spil.
# as in English
page-review-of-seat = { $name }: { $number }
