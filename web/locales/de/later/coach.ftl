# Der Trainer der ersten Partie. Für jede Lektion: Titel, was gefragt ist, warum es wichtig ist, worauf man achtet, eine Aufgabe.

coach = Der Trainer
coach-fold = Lektion einklappen
coach-unfold = Lektion zeigen
coach-back = Zurück
coach-next = Weiter
coach-stop = Lektionen beenden
coach-resume = Mit den Lektionen weitermachen
coach-show = Zeig es mir
coach-done = Gut gemacht!
coach-unread = { $count ->
    [one] noch eine Lektion
   *[other] noch { $count } Lektionen
  }
coach-count = { $at } / { $all }

coach-welcome-title = Willkommen am Nil
coach-welcome-ask = Du spielst sechs Runden in zwei Reichen. In jeder Runde: eine Provinz gewinnen, einkaufen, opfern, ernten.
coach-welcome-why = Gewertet wird nur zweimal, nach Runde 3 und 6. Die meisten Punkte bringen Pyramiden; Gold ist das, womit man Pyramiden baut.
coach-welcome-look = In der Mitte ist der Spielplan, daneben sind die Spieler. Lass den Zeiger auf etwas ruhen oder drücke länger darauf, und es sagt dir, was es ist.

coach-start_scheme-title = Ein geheimer Plan
coach-start_scheme-ask = Du hast zwei Aufträge. Behalte einen; der andere kommt aus dem Spiel.
coach-start_scheme-why = Ein Auftrag bringt bei einer Wertung 3 Punkte, wenn deine Provinzen ihn erfüllen. Er zeigt dir also, welche Provinzen du willst.
coach-start_scheme-look = Lies beide Karten. „Alle an einem Ufer“ lässt sich leichter planen als eine große Anzahl von etwas.
coach-start_scheme-task = Wähle einen Auftrag und bestätige.

coach-bid-title = Die Versteigerung
coach-bid-ask = Wähle eine Provinz und eine Stufe auf ihrer Gebotsleiter. Geht dort jemand höher, musst du noch einmal bieten, und zwar woanders.
coach-bid-why = Am Ende hat jeder genau eine Provinz und zahlt sein Gebot. Die Stufen steigen schnell, darum ist die zweite Wahl oft billiger.
coach-bid-look = Die Quadrate sind Felder: Bauern darauf bringen bei jeder Ernte Gold. Mit Skarabäen kannst du Gunstkarten kaufen.
coach-bid-task = Biete auf eine der Provinzen mit den meisten Feldern.

coach-keep_bid-title = Dein Gebot führt
coach-keep_bid-ask = Niemand hat dich überboten, also passt du. Mit der Karte Schutz könntest du vorher die nächste Stufe sperren.
coach-keep_bid-why = Mit Schutz wird es teurer, dich zu überbieten. Das lohnt sich bei einer Provinz, die auch andere wollen.
coach-keep_bid-look = Dein Schreiber steht auf der Gebotsleiter der Provinz.

coach-pay-title = Zu wenig Gold
coach-pay-ask = Dein Gold reicht nicht für dein Gebot. Verkaufe Gunstkarten, je 1 Gold, bis es reicht.
coach-pay-why = Man darf mehr bieten, als man hat, soweit Karten es ausgleichen können.
coach-pay-look = Verkaufe, was du am wenigsten brauchst.

coach-market-title = Der Markt
coach-market-ask = Kaufe Gunstkarten, dann Bauern, dann Steine: immer in dieser Reihenfolge, jede Sorte einmal.
coach-market-why = Das erste Stück einer Sorte kostet 1 Gold, das zweite 2 mehr, das dritte 3 mehr. Von allem etwas ist billig, viel von einer Sorte ist teuer. Drei Steine in einer Provinz ergeben eine Pyramide.
coach-market-look = Behalte etwas Gold: Als Nächstes kommt das Opfer.
coach-market-task = Kaufe mindestens einen Bauern.

coach-place_farmer-title = Wo Bauern arbeiten
coach-place_farmer-ask = Setze den Bauern auf eines deiner leeren Felder.
coach-place_farmer-why = Jeder Bauer bringt so viel Gold, wie die Position des Tempels angibt. Bauern gehen am Ende des Reichs, also: je früher, desto besser.
coach-place_farmer-look = Deine Provinzen mit leeren Feldern sind hervorgehoben.
coach-place_farmer-task = Setze einen Bauern auf ein Feld.

coach-place_stone-title = Bauen
coach-place_stone-ask = Lege den Stein in eine deiner Provinzen.
coach-place_stone-why = Der dritte Stein ergibt eine Pyramide: 1 Punkt bei jeder Wertung. Je eine Pyramide in allen deinen Provinzen ist ein Satz, 3 Punkte mehr. Die beste Provinz an jedem Ufer bringt 5.
coach-place_stone-look = Steine, die schon dort liegen, zählen mit. Pyramiden bleiben im Neuen Reich stehen, auch wenn dann jemand anders die Provinz gewinnt.
coach-place_stone-task = Baue mit einem dritten Stein eine Pyramide. Das kann mehr als eine Runde dauern.

coach-offer-title = Das Opfer
coach-offer-ask = Opfere geheim etwas Gold, oder spiele Diebstahl und nimm stattdessen 3 Gold.
coach-offer-why = Alle Opfer zusammen bewegen den Tempel: Steht er hoch, bringen Felder und Tempel viel, steht er niedrig, bringen Karawanen Gold. Das höchste Opfer bringt die meisten Geschenke und den ersten Zug in der nächsten Runde.
coach-offer-look = Die kleine Tabelle zeigt, was dir jede Position bringen würde. Wähle die Tempelleiste, um es für alle zu sehen.
coach-offer-task = Versiegle ein Opfer.

coach-influence-title = Einfluss
coach-influence-ask = Deine Karte Einfluss muss das gemeinsame Opfer um 3 ändern, nach oben oder unten.
coach-influence-why = Eine Position auf der Leiste kann mehr wert sein als viele Bauern.
coach-influence-look = Sieh nach, wie nah das Opfer an der Grenze zur nächsten Position liegt.

coach-offerings-title = Der Tempel ist gezogen
coach-offerings-ask = Alle Opfer sind jetzt offen. Ihre Summe hat die Position des Tempels für diese Runde bestimmt.
coach-offerings-why = So viel Gold bringt jeder Bauer; Karawanen bringen nur auf Position 1 und 2 etwas; Tempel bringen so viele Punkte, wenn dies die dritte Runde eines Reichs ist.
coach-offerings-look = Das Wasser auf der Tempelleiste steht so hoch wie der Tempel. Nun verteilen die Götter Geschenke: drei für das höchste Opfer, zwei für das nächste, eines für jedes andere; Diebe bekommen Gold.

coach-gift_cards-title = Geschenke der Götter
coach-gift_cards-ask = Sag, wie viele deiner Geschenke Gunstkarten sein sollen; der Rest wird zu Bauern oder Steinen.
coach-gift_cards-why = Karten kommen vom Stapel und können alles sein. Bauern arbeiten noch in der Ernte dieser Runde. Steine bringen eine Pyramide näher.
coach-gift_cards-look = Liegen in einer deiner Provinzen zwei Steine, ergibt ein dritter sofort eine Pyramide.

coach-gift-title = Ein Bauer oder ein Stein
coach-gift-ask = Nimm dieses Geschenk als Bauern auf ein leeres Feld oder als Stein.
coach-gift-why = Ein Bauer zahlt sich sofort aus, wenn der Tempel hoch steht. Ein Stein bleibt die ganze Partie.
coach-gift-look = Das sind deine Provinzen.

coach-gift_end-title = Die Geschenke sind genommen
coach-gift_end-ask = Deine Geschenke sind genommen. Baue, wenn du kannst, mit Horus oder baue Plättchen; oder wähle „Fertig“.
coach-gift_end-why = Es ist die letzte Gelegenheit vor der Ernte.

coach-harvest-title = Die Ernte
coach-harvest-ask = Nimm dein Einkommen. Vorher kannst du eine Erntekarte auf eine Provinz spielen.
coach-harvest-why = Die Schatzkammer macht aus einer armen Provinz 8 Gold; mit Überfluss bringt dort jeder Bauer eins mehr. Eine Karte kann auf eine bessere Ernte warten.
coach-harvest-look = Diese Provinzen werden dir Gold bringen.

coach-harvested-title = Gold für die nächste Runde
coach-harvested-ask = Die Ernte ist eingebracht: Bauern, Minen und Karawanen haben Gold gebracht.
coach-harvested-why = Mit diesem Gold bietest, kaufst und opferst du in der nächsten Runde. Ein Reich hat drei Ernten; dann werden Bauern und Provinzen abgegeben.
coach-harvested-look = Dein Gold steht neben deinen Karten. Die Zahl neben den Punkten zeigt bei allen, was eine Wertung jetzt brächte.

coach-schemes-title = Aufträge zeigen
coach-schemes-ask = Die Provinzen sind gewertet. Erfüllen deine Provinzen einen Auftrag auf deiner Hand, zeige ihn.
coach-schemes-why = Jeder bringt 3 Punkte, und ein Auftrag, der jetzt nicht erfüllt ist, kann auf die zweite Wertung warten.
coach-schemes-look = Angeboten werden nur Aufträge, die Punkte bringen.
coach-schemes-task = Zeige einen Auftrag, wenn einer passt.

coach-scoring-title = Das Alte Reich endet
coach-scoring-ask = Pyramiden, Sätze, die beste Provinz jedes Ufers, Tempel und Aufträge haben Punkte gebracht.
coach-scoring-why = Nun werden alle Provinzen neu versteigert. Steine und Pyramiden bleiben, wo sie gebaut wurden: Provinzen mit Pyramiden wollen jetzt alle.
coach-scoring-look = Wähle die Punkte eines Spielers, um zu sehen, woher jeder einzelne kam.

coach-last_sale-title = Der letzte Verkauf
coach-last_sale-ask = Verkaufe Gunstkarten für je 1 Gold, bevor das Gold verglichen wird.
coach-last_sale-why = Wer am meisten Gold hat, bekommt 6 Punkte, die Nächsten 4 und 2. Danach sind Karten nichts mehr wert.
coach-last_sale-look = Es gibt nichts mehr, wofür sich Karten lohnen: Verkaufe alle.

coach-ended-title = Die Partie ist zu Ende
coach-ended-ask = Das war eine ganze Partie Amun-Re.
coach-ended-why = Wähle die Punkte eines Spielers, um zu sehen, woher sie kamen. Plane beim nächsten Mal früh für eine Pyramide in jeder deiner Provinzen.
coach-ended-look = Spiele noch einmal, oder probiere von der Startseite aus eine Erweiterung.
