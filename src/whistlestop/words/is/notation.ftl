### Það sem er sagt við þann sem skrifar línu sem ekki er hægt að skilja. Orð ritháttarins sjálfs haldast.

notation-too-long = Í línu eru í mesta lagi { $most } stafir, ekki { $found }.
notation-nothing = Segðu hvað á að gera: { $verbs }.
notation-too-open = „{ $text } …“ getur þýtt of margt; skrifaðu nöfnin fullum stöfum.
notation-alone = „{ $text }“ er of langt: { $verb } er notað eitt og sér, eins og { $example }.
notation-which = „{ $text }“ getur verið { $options }: segðu við hvað er átt.
notation-no-action = „{ $text }“ er ekki aðgerð; lína byrjar á { $verbs }.
notation-no-route = Á þessu korti er leiðin „{ $text }“ ekki til; skrifaðu hana eins og { $example }.
notation-no-city = Á þessu korti er borgin „{ $text }“ ekki til.
notation-no-ticket = Á þessu korti er lestarmiðinn „{ $text }“ ekki til; skrifaðu hann eins og { $example }.
notation-no-card = „{ $text }“ er ekki spil; spilin eru { $cards }: { $example }.
notation-no-set = „{ $text }“ er ekki samstæða spila í einum lit; skrifaðu hana eins og { $example }.
notation-keep = Nefndu númer lestarmiðanna sem þú vilt halda, eins og keep 1 3 eða keep none, ekki „{ $text }“.
notation-pile = Í litaröð er að minnsta kosti eitt litað spil, eins og place 2 green + 2 loco (K9).
notation-place = Leggðu niður spil eins og { $example }, ekki „{ $text }“ (K9).
notation-with = Segðu fjölda og spil, eins og { $example }, ekki „{ $text }“.
notation-complete = Nefndu lestarmiðann sem þú vilt ljúka, eins og { $example }.
notation-empty-move = Það þarf að minnsta kosti eina aðgerð.
notation-chance-between = Spilaðu { $actions } eitt og sér: þú þarft fyrst að sjá hvað kemur upp.
