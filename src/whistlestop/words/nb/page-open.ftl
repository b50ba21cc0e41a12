### Å åpne et spill fra en fil.

page-open-about = Velg et referat som Whistlestop har lagret (.wsr). Hvert trekk kontrolleres, og serveren lagrer ingenting av det.
page-open-choose = Velg en fil
page-open-drop = Eller slipp den her
page-open-working = Kontrollerer spillet
page-open-wrong = Denne filen kan ikke åpnes som et spill: { $why }
page-open-cut = Denne filen er kuttet av: slutten på spillet mangler.
page-open-odd = Denne filen er ikke referatet av et spill.
page-open-several = Det er flere spill i denne filen. Lagre det du vil se, i en egen fil.
page-open-too-large = Denne filen er for stor til å være referatet av et spill.
page-open-endless = Dette spillet er for langt til å vises her.
page-open-no-map = Dette spillet ble spilt på kartet { $map }, som denne serveren ikke har.
page-open-again = Dette spillet kom fra en fil. Åpne filen igjen for å se det.
