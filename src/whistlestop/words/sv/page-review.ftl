### The review of a finished game: in the terminal and on the page.

page-review-document = Genomgång – Whistlestop
page-review-title = Genomgång
page-review-working = Går igenom spelet: { $percent }
page-review-chances = Vinstchanser
page-review-chances-about = Efter varje tur, med alla kort öppna.
page-review-player = Spelare
page-review-accuracy = Precision
page-review-accuracy-about = 95 är så som mästarbotten spelar, 50 så som den lätta botten gör. Bara det som spelarens egna beslut gjorde med vinstchansen räknas, inte tur.
page-review-even = Lika chans
page-review-luck = Tur i korten
page-review-play = Beslut
page-review-result = Resultat
page-review-account-about = Vad korten ändrade och vad allas beslut ändrade, på vägen från lika chans till resultatet.
# as in English
page-review-margin = { $number } ± { $error }
page-review-costly = Dyra beslut
page-review-costly-none = { $name }: inget beslut kostade något nämnvärt.
page-review-cost = Kostade { $cost } av vinstchansen, ungefär { points }.
page-review-played = Spelat: { $move }
page-review-better = Bättre: { $move }
page-review-show = Visa tur { $turn } på brädet
page-review-turning = Vändpunkter
page-review-turning-none = Ingen enskild tur ändrade chanserna mycket.
page-review-turned = { $why ->
    [luck] Tur { $turn }, { $name }: från { $before } till { $after }, mest slumpen.
    [play] Tur { $turn }, { $name }: från { $before } till { $after }, mest beslut.
   *[unknown] Tur { $turn }, { $name }: från { $before } till { $after }.
}
page-review-judge-network = Bedömt av mästarens nätverk. Chanserna är uppskattningar, prövade mot tusentals spel.
page-review-judge-trials = Bedömt med provspel, eftersom inget nätverk känner den här kartan. De kan inte skilja tur från spel.
# as in English
page-review-of-seat = { $name }: { $number }
