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

page-learn-tickets = Á lestarmiða eru tvær borgir sem þú átt að tengja með þínum eigin leiðum. Ef þú klárar hann færðu stigin í lokin; annars dragast þau frá. Lestarmiðar sem liggja um sömu leiðir eru góð byrjun.
    .title = Veldu lestarmiðana þína
    .task = Veldu lestarmiðana sem þú vilt og haltu þeim.
page-learn-draw = Til að byggja þarftu lestarvagnaspil. Þegar þú átt leik máttu taka tvö: spil sem snúa upp í röðinni eða í blindum drætti úr bunkanum. Ýttu einu sinni á spil til að velja það og aftur til að taka það.
    .title = Röðin og bunkinn
    .task = Taktu spil.
page-learn-locomotives = Dráttarvagn kemur í stað hvaða litar sem er. Það er mikils virði: sá sem tekur dráttarvagn sem snýr upp í röðinni tekur ekkert annað spil í þeirri lotu. Komi hann úr bunkanum er það einskær heppni og kostar ekkert aukalega.
    .title = Dráttarvagnar
page-learn-hand = Spilin þín liggja hér, flokkuð eftir lit, hvert með sínu tákni. Engin takmörk eru: safnaðu einum lit fyrir langa leið, eða nokkrum til að eiga kosta völ.
    .title = Höndin þín
page-learn-claim = Leiðir sem þú hefur efni á lýsast upp. Lituð leið kostar jafnmörg spil í lit sínum og reitirnir eru; fyrir gráa leið dugir hvaða litur sem er, en aðeins einn. Dragðu fyrst fleiri spil ef engin gagnleg leið lýsist upp.
    .title = Eignaðu þér leið
    .task = Veldu leið sem lýsist upp, þegar þú átt leik næst.
page-learn-pay = Litla spjaldið sýnir hvernig hægt er að greiða, ódýrasta kostinn fyrst. Ekkert er endanlegt fyrr en þú staðfestir; Escape eða „Hætta við“ fer til baka.
    .title = Greiddu fyrir hana
    .task = Veldu leið sem lýsist upp og staðfestu: þá er hún þín.
page-learn-status = Bentu á lestarmiða eða ýttu á hann: borgirnar tvær lýsast upp og stysta leiðin sem enn vantar. Hak merkir að hann sé kláraður.
    .title = Hvernig lestarmiðarnir standa
page-learn-points = Hver leið gefur stig strax, og langar leiðir miklu fleiri en stuttar. Hér sérðu stig, lestarvagna, spil og lestarmiða allra.
    .title = Stig
page-learn-doubles = Þar sem tvær brautir liggja hlið við hlið má enginn eigna sér báðar. Þegar leikmenn eru fáir er aðeins hægt að eigna sér aðra þeirra; bíddu því ekki of lengi.
    .title = Tvöfaldar leiðir
page-learn-end = Þegar lestarvagnar einhvers eru næstum búnir fá allir að gera einu sinni enn; þessi lína segir frá því. Síðan eru stig fyrir lestarmiða reiknuð, og lengsta óslitna leiðin gefur bónus. Góða ferð!
    .title = Leikslok
