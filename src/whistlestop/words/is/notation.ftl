### Það sem er sagt við þann sem skrifar línu sem ekki er hægt að skilja. Orð ritháttarins sjálfs haldast.

notation-too-long = Í línu eru í mesta lagi { $most } stafir, ekki { $found }.
notation-nothing = Segðu hvað á að gera: { $verbs }.
notation-too-open = „{ $text }“ ... getur þýtt of margt; skrifaðu fleiri nöfn fullum stöfum.
notation-alone = Í „{ $text }“ er of mikið: { $verb } stendur eitt, eins og { $example }.
notation-which = „{ $text }“ getur verið { $options }: segðu hvort.
notation-no-action = „{ $text }“ er engin aðgerð; lína byrjar á { $verbs }.
notation-no-route = Á þessu korti er engin leið „{ $text }“; skrifaðu hana eins og { $example }.
notation-no-city = Á þessu korti er engin borg „{ $text }“.
notation-no-ticket = Hér er enginn lestarmiði „{ $text }“; skrifaðu hann eins og { $example }.
notation-no-card = „{ $text }“ er ekkert spil; spilin eru { $cards }: { $example }.
notation-no-set = „{ $text }“ er engin samstæða spila í einum lit; skrifaðu hana eins og { $example }.
notation-keep = Segðu hvaða lestarmiðum þú heldur eftir sætum þeirra, eins og keep 1 3 eða keep none, ekki „{ $text }“.
notation-pile = Í litaröð er að minnsta kosti eitt litað spil, eins og place 2 green + 2 loco (K9).
notation-place = Spil eru lögð niður eins og { $example }, ekki „{ $text }“ (K9).
notation-with = Segðu fjölda og spil, eins og { $example }, ekki „{ $text }“.
notation-complete = Segðu hvaða lestarmiða á að ljúka, eins og { $example }.
notation-empty-move = Í leik er að minnsta kosti ein aðgerð.
notation-chance-between = Spilaðu { $actions } eitt og sér: fyrst þarf að sjá hvað kemur þá upp.
