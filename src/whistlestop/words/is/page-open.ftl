### Að opna leik úr skrá.

page-open-about = Veldu skrá sem Whistlestop hefur vistað (.wsr). Hver aðgerð er prófuð og netþjónninn vistar ekkert úr henni.
page-open-choose = Velja skrá
page-open-drop = Eða slepptu henni hér
page-open-working = Leikurinn er prófaður
page-open-wrong = Ekki er hægt að opna þessa skrá sem leik: { $why }
page-open-cut = Þessi skrá hefur verið klippt: það vantar lok leiksins.
page-open-odd = Þessi skrá geymir ekki leik.
page-open-several = Það eru margir leikir í þessari skrá. Vistaðu þann sem þú vilt sjá í eigin skrá.
page-open-too-large = Þessi skrá er of stór til að geyma einn leik.
page-open-endless = Þessi leikur er of langur til að sýna hér.
page-open-no-map = Þessi leikur var spilaður á kortinu { $map } sem þessi netþjónn hefur ekki.
page-open-again = Þessi leikur kom úr skrá. Opnaðu skrána aftur til að sjá hann.
