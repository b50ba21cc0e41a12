### The review of a finished game: in the terminal and on the page.

page-review-document = Gjennomgang – Whistlestop
page-review-title = Gjennomgang
page-review-working = Går gjennom spillet: { $percent }
page-review-chances = Vinnersjanser
page-review-chances-about = Etter hver tur, med alle kort åpne.
page-review-player = Spiller
page-review-accuracy = Presisjon
page-review-accuracy-about = 95 er slik mesterboten spiller, 50 slik den lette boten gjør det. Bare det spillerens egne avgjørelser gjorde med vinnersjansen, teller, ikke flaks.
page-review-even = Lik sjanse
page-review-luck = Flaks
page-review-play = Avgjørelser
page-review-result = Resultat
page-review-account-about = Hva kortene endret og hva alles avgjørelser endret, på veien fra lik sjanse til resultatet.
# as in English
page-review-margin = { $number } ± { $error }
page-review-costly = Dyre avgjørelser
page-review-costly-none = { $name }: ingen avgjørelse kostet noe nevneverdig.
page-review-cost = Kostet { $cost } av vinnersjansen, omtrent { points }.
page-review-played = Spilt: { $move }
page-review-better = Bedre: { $move }
page-review-show = Vis tur { $turn } på brettet
page-review-turning = Vendepunkter
page-review-turning-none = Ingen enkelt tur endret sjansene mye.
page-review-turned = { $why ->
    [luck] Tur { $turn }, { $name }: fra { $before } til { $after }, mest flaks.
    [play] Tur { $turn }, { $name }: fra { $before } til { $after }, mest avgjørelser.
   *[unknown] Tur { $turn }, { $name }: fra { $before } til { $after }.
}
page-review-judge-network = Bedømt av mesterens nettverk. Sjansene er anslag, prøvd mot tusenvis av spill.
page-review-judge-trials = Bedømt med prøvespill, siden ingen nettverk kjenner dette kartet. De kan ikke skille flaks fra spill.
# as in English
page-review-of-seat = { $name }: { $number }
