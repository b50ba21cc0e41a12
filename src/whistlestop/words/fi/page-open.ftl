### Pelin avaaminen tiedostosta.

page-open-about = Valitse pöytäkirja, jonka Whistlestop on tallentanut (.wsr). Jokainen siirto tarkistetaan, eikä palvelin tallenna siitä mitään.
page-open-choose = Valitse tiedosto
page-open-drop = Tai pudota se tähän
page-open-working = Peliä tarkistetaan
page-open-wrong = Tätä tiedostoa ei voi avata pelinä: { $why }
page-open-cut = Tämä tiedosto on katkennut: pelin loppu puuttuu.
page-open-odd = Tämä tiedosto ei ole pelin pöytäkirja.
page-open-several = Tässä tiedostossa on useita pelejä. Tallenna haluamasi peli omaan tiedostoonsa.
page-open-too-large = Tämä tiedosto on liian suuri pelin pöytäkirjaksi.
page-open-endless = Tämä peli on liian pitkä näytettäväksi täällä.
page-open-no-map = Tämä peli pelattiin kartalla { $map }, jota tällä palvelimella ei ole.
page-open-again = Tämä peli avattiin tiedostosta. Avaa tiedosto uudelleen nähdäksesi sen.
