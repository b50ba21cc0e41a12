### Att öppna ett spel från en fil.

page-open-about = Välj ett protokoll som Whistlestop har sparat (.wsr). Varje drag kontrolleras, och servern sparar inget av det.
page-open-choose = Välj en fil
page-open-drop = Eller släpp den här
page-open-working = Kontrollerar spelet
page-open-wrong = Den här filen går inte att öppna som ett spel: { $why }
page-open-cut = Den här filen är avklippt: slutet på spelet saknas.
page-open-odd = Den här filen är inte protokollet från ett spel.
page-open-several = Det finns flera spel i den här filen. Spara det du vill se i en egen fil.
page-open-too-large = Den här filen är för stor för att vara protokollet från ett spel.
page-open-endless = Det här spelet är för långt för att visas här.
page-open-no-map = Det här spelet spelades på kartan { $map }, som den här servern inte har.
page-open-again = Det här spelet kom från en fil. Öppna filen igen för att se det.
