### Fyrsti leikur með leiðsögn: tíu stutt skref.

page-learn-laying = Verið er að setja upp borðið …
page-learn-guide = Leiðsögnin
page-learn-step = Skref { $step } af { $steps }
page-learn-next = Áfram
page-learn-skip = Sleppa leiðsögninni
page-learn-finish = Spila áfram
page-learn-smaller = Fela
page-learn-larger = Sýna
page-learn-done = Vel gert!

page-learn-tickets = Á lestarmiða eru tvær borgir sem þú átt að tengja með þínum eigin leiðum. Kláraður gefur hann stig sín í lokin; annars dragast þau frá. Lestarmiðar sem liggja sömu leið eru góð byrjun.
    .title = Veldu lestarmiðana þína
    .task = Veldu lestarmiðana sem þú vilt og haltu þeim.
page-learn-draw = Til að byggja þarftu lestarvagnaspil. Í hverri lotu máttu taka tvö: opin úr röðinni eða óséð úr bunkanum. Ýttu einu sinni á spil til að velja það og aftur til að taka það.
    .title = Röðin og bunkinn
    .task = Taktu spil.
page-learn-locomotives = Dráttarvagn kemur í stað hvaða litar sem er. Það er mikils virði: sá sem tekur dráttarvagn sem snýr upp í röðinni tekur ekkert annað spil í þeirri lotu. Úr bunkanum er hann óvænt heppni og kostar ekkert aukalega.
    .title = Dráttarvagnar
page-learn-hand = Spilin þín liggja hér, flokkuð eftir lit, hvert með sínu tákni. Engin takmörk eru: safnaðu einum lit fyrir langa leið, eða nokkrum til að eiga kosta völ.
    .title = Höndin þín
page-learn-claim = Leiðir sem þú getur greitt fyrir eru upplýstar. Lituð leið kostar jafnmörg spil í lit sínum og reitirnir eru; á gráa leið dugir hvaða einn litur sem er. Dragðu fyrst fleiri spil ef ekkert gagnlegt er upplýst.
    .title = Eignaðu þér leið
    .task = Veldu upplýsta leið í einhverri af næstu lotum þínum.
page-learn-pay = Litla spjaldið sýnir hvernig hægt er að greiða, sparsamasta kostinn fyrst. Ekkert er endanlegt fyrr en þú staðfestir; Escape eða „Hætta við“ fer til baka.
    .title = Greiddu fyrir hana
    .task = Veldu upplýsta leið og staðfestu hana: þá er hún þín.
page-learn-status = Bentu á lestarmiða eða ýttu á hann: borgirnar tvær lýsast upp og stysta leiðin sem enn vantar. Hak merkir að hann sé kláraður.
    .title = Hvernig lestarmiðarnir standa
page-learn-points = Hver leið gefur stig strax, og langar leiðir miklu fleiri en stuttar. Hér sérðu stig, lestarvagna, spil og lestarmiða allra.
    .title = Stig
page-learn-doubles = Þar sem tvær brautir liggja hlið við hlið má enginn eigna sér báðar. Þegar leikmenn eru fáir er aðeins hægt að eigna sér aðra þeirra; bíddu því ekki of lengi.
    .title = Tvöfaldar leiðir
page-learn-end = Þegar lestarvagnar einhvers eru næstum búnir fá allir að gera einu sinni enn; þessi lína segir frá því. Síðan eru stig fyrir lestarmiða reiknuð, og lengsta óslitna leiðin gefur bónus. Góða ferð!
    .title = Leikslok
