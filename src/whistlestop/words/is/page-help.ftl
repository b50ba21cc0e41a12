### Reglurnar á síðunni.

page-help-document = Reglur – Whistlestop
page-help-title = Reglurnar
page-help-about = Hver regla hefur númer. Ef aðgerð er ekki leyfileg sérðu hvaða reglu hún brýtur.
page-help-alone = Opna í nýjum flipa
page-help-summary = Á einni síðu, til prentunar
page-help-pictures = Í myndum
page-help-close = Loka reglunum
page-help-search = Leita í reglunum
page-help-games = Hvaða leikur?
page-help-game-all = Allir leikir
page-help-contents = Efnisyfirlit
page-help-clause = Regla { $clause }
page-help-found = { $number ->
    [0] Ekkert fannst. Reyndu færri orð eða önnur.
    [1] Einn staður fannst
    [2] Tveir staðir fundust
    [3] Þrír staðir fundust
    [4] Fjórir staðir fundust
    [one] { $number } staður fannst
   *[other] { $number } staðir fundust
}
