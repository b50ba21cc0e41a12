### The review of a finished game: in the terminal and on the page.

page-review-document = Yfirferð – Whistlestop
page-review-title = Yfirferð
page-review-working = Farið yfir leikinn: { $percent }
page-review-chances = Sigurlíkur
page-review-chances-about = Eftir hverja lotu, með öll spil sýnileg.
page-review-player = Leikmaður
page-review-accuracy = Nákvæmni
page-review-accuracy-about = 95 er eins og kappaþjarkurinn leikur, 50 eins og auðveldi þjarkurinn. Aðeins það sem eigin ákvarðanir breyttu sigurlíkunum er talið, ekki heppni.
page-review-even = Jafnar líkur
page-review-luck = Heppni
page-review-play = Ákvarðanir
page-review-result = Úrslit
page-review-account-about = Hverju spilin breyttu og hverju ákvarðanir allra breyttu á leiðinni frá jöfnum líkum til úrslita.
# as in English
page-review-margin = { $number } ± { $error }
page-review-costly = Dýrkeyptar ákvarðanir
page-review-costly-none = { $name }: engin ákvörðun kostaði neitt að ráði.
page-review-cost = Kostaði { $cost } af sigurlíkunum, um { points }.
page-review-played = Leikið: { $move }
page-review-better = Betra: { $move }
page-review-show = Sýna lotu { $turn } á borðinu
page-review-turning = Vendipunktar
page-review-turning-none = Engin ein lota breytti líkunum mikið.
page-review-turned = { $why ->
    [luck] Lota { $turn }, { $name }: úr { $before } í { $after }, aðallega heppni.
    [play] Lota { $turn }, { $name }: úr { $before } í { $after }, aðallega ákvarðanir.
   *[unknown] Lota { $turn }, { $name }: úr { $before } í { $after }.
}
page-review-judge-network = Metið af neti meistarans. Líkurnar eru mat þess, prófað á þúsundum leikja.
page-review-judge-trials = Metið með prufuleikjum því ekkert net þekkir þetta kort. Þeir greina ekki heppni frá leik.
# as in English
page-review-of-seat = { $name }: { $number }
