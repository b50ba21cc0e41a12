### At åbne et spil fra en fil.

page-open-about = Vælg et referat, som Whistlestop har gemt (.wsr). Hvert træk kontrolleres, og serveren gemmer intet af det.
page-open-choose = Vælg en fil
page-open-drop = Eller slip den her
page-open-working = Kontrollerer spillet
page-open-wrong = Denne fil kan ikke åbnes som et spil: { $why }
page-open-cut = Denne fil er skåret af: slutningen på spillet mangler.
page-open-odd = Denne fil er ikke referatet af et spil.
page-open-several = Der er flere spil i denne fil. Gem det, du vil se, i en fil for sig.
page-open-too-large = Denne fil er for stor til at være referatet af et spil.
page-open-endless = Dette spil er for langt til at blive vist her.
page-open-no-map = Dette spil blev spillet på spillepladen { $map }, som denne server ikke har.
page-open-again = Dette spil kom fra en fil. Åbn filen igen for at se det.
