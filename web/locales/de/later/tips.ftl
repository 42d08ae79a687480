# Kurzhilfen: wozu Dinge gut sind. Was sie sind, sagen ihre Namen.

tip-province-abu = Eine Mine bringt bei hohem wie bei niedrigem Tempel gleich viel, und mit zwei Gunstsymbolen kannst du Karten kaufen.
tip-province-abydos = Die meisten Gunstsymbole von allen: der Ort, um { -gunstkarten } zu kaufen, und der sicherste Weg zum { card-favours }. Wer sie gewinnt, bekommt einen { -stein }.
tip-province-amarna = Von allem etwas: Felder, Gunstsymbole und ein Tempel. In beiden Reichen nützlich, in nichts die beste.
tip-province-avaris = Die reichste Karawane. Sie bringt Gold bei niedrigem Tempel, wenn Felder wenig bringen.
tip-province-baharya = Zwei Bauern sind aufgemalt und kosten nichts; sie arbeiten bei jeder Ernte und zählen für den { card-farmers }.
tip-province-berenike = Die reichste Mine: sicheres Gold bei jeder Ernte. Sie hat kein Feld, Bauern können hier also nicht siedeln.
tip-province-buto = Viele Felder: Ein hoher Tempel macht sie reich. Wer sie gewinnt, bekommt eine { -gunstkarte }.
tip-province-dakhla = Kein Feld und kein Einkommen, aber sofort viel Gold und eine Karte, wenn du sie gewinnst. Gut, wenn dir Gold fehlt.
tip-province-damanhur = Zwei Tempel: Sie bringt am Ende eines Reichs Punkte, und zwar mehr, je höher der Tempel steht.
tip-province-edfu = Ein Tempel, der Punkte bringt, zwei Felder und eine { -gunstkarte }, wenn du sie gewinnst.
tip-province-kharga = Felder und eine Karawane: Bei hohem wie bei niedrigem Tempel bringt sie etwas.
tip-province-memphis = Drei Gunstsymbole und zwei { -steine }, wenn du sie gewinnst: Einer mehr ergibt eine Pyramide.
tip-province-mendes = Die meisten Felder von allen. Keine Provinz bringt mehr, wenn sie voller Bauern ist und der Tempel hoch steht; ohne Bauern bringt sie nichts.
tip-province-sawu = Eine gute Karawane und sonst wenig. Sie bringt Gold bei niedrigem Tempel.
tip-province-thebes = Felder, Gunstsymbole und zwei { -gunstkarten }, wenn du sie gewinnst. Selten billig.

tip-figure-farmer = Ein Bauer. Bei der Ernte bringt jeder Bauer so viel Gold, wie die Position des Tempels angibt. Bauern gehen, wenn das Reich endet.
tip-figure-printedFarmer = Ein aufgemalter Bauer: Er arbeitet wie jeder andere, kostet nichts und geht nie.
tip-figure-field = Ein Feld mit einem Bauern.
tip-figure-fallow = Ein leeres Feld. Hierher kommen Bauern aus dem Markt oder als Geschenk.
tip-figure-pyramid = Eine Pyramide: 1 Punkt bei jeder Wertung. Je eine in allen deinen Provinzen ergibt einen Satz und 3 Punkte mehr. Sie bleibt im Neuen Reich stehen, wem die Provinz dann auch gehört.
tip-figure-stone = Ein { -stein }. Der dritte { -stein } in einer Provinz macht aus allen dreien eine Pyramide.
tip-figure-pylon = Ein Tempel: Bei einer Wertung bringt er so viele Punkte, wie die Position auf der Tempelleiste angibt.
tip-figure-ingot = Eine Mine: Sie bringt bei jeder Ernte so viel Gold, wo der Tempel auch steht.
tip-figure-coin = Gold: für Gebote, Käufe und Opfer. Ganz am Ende bekommen die Reichsten Punkte dafür.
tip-figure-camel = Eine Karawane: Sie bringt bei einer Ernte so viel Gold, wenn der Tempel auf Position 1 oder 2 steht.
tip-figure-favour = Ein Gunstsymbol: Im Markt darfst du so viele { -gunstkarten } kaufen, wie die beste deiner Provinzen Symbole hat.
tip-figure-card = Eine { -gunstkarte }. Jede kann in ihrer Phase gespielt oder für 1 Gold verkauft werden.
tip-figure-scroll = Eine versiegelte Wahl. Sie wird aufgedeckt, wenn alle gewählt haben.
tip-figure-shield = { card-protection }: Niemand darf auf die Stufe direkt über diesem { -schreiber } bieten.
tip-figure-spentShield = { card-protection } ist in dieser Versteigerung verbraucht.
tip-figure-purse = { card-bribery }: Wird dieser Spieler überboten, darf er wieder in derselben Provinz bieten.
tip-figure-spentPurse = { card-bribery } ist in dieser Versteigerung verbraucht.
tip-figure-star = Ein Punkt.
tip-figure-ankh = Ein Anch des Kartenspiels. Wer am Ende eines Reichs die meisten zeigt, ist Pharao, der Erste in der Zugreihenfolge, und bekommt 1 Punkt; wer die wenigsten zeigt, verliert 1 Punkt.
tip-figure-blessing = Der Segen: Wer diese Provinz gewinnt, nimmt ihn sofort.
tip-figure-scribe = Ein { -schreiber } mit einem Gebot. Der höchste gewinnt die Provinz; wer überboten ist, muss woanders bieten.
tip-figure-pharaoh = Der Pharao steht, wo zuletzt jemand überboten wurde. Wer diese Provinz gewinnt, bekommt einen Marker, der mehr Geschenke bringt.
tip-statue = Die Kraft nutzt, wem die Provinz gehört.
tip-official = Wenn du diese Provinz gewinnst und stattdessen eine andere behältst, tut ihr Beamter das für dich.
tip-tile = Ein Plättchen, das auf gleichen Plättchen gebaut ist, bringt für jedes davon noch einmal seinen Ertrag; eine volle Reihe bringt am Ende Punkte.

tip-window-auction = Wird in der Versteigerung gespielt.
tip-window-market = Wird im Markt gespielt.
tip-window-offering = Wird zu einem versiegelten Opfer gelegt.
tip-window-harvest = Wird bei der Ernte gespielt.
tip-window-scoring = Ein Auftrag: Zeige ihn bei einer Wertung, wenn deine Provinzen ihn erfüllen.
tip-card-worth = Wann immer du entscheidest, kannst du sie für 1 Gold verkaufen.
tip-card-theft = Diese Karte kommt immer auf deine Hand zurück und kann nicht verkauft werden.

tip-phase-setup = Vor der ersten Versteigerung bekommen alle Gold und Karten.
tip-phase-auction = Alle bieten, bis jeder in einer Provinz führt, und zahlen dafür.
tip-phase-market = Der Reihe nach: { -gunstkarten }, Bauern und { -steine } kaufen. Jedes weitere Stück einer Sorte kostet mehr.
tip-phase-offering = Alle opfern geheim Gold. Zusammen bewegen sie den Tempel; die höchsten Opfer bringen die meisten Geschenke.
tip-phase-harvest = Bauern, Minen und Karawanen bringen Gold.
tip-phase-scoring = Nach drei Runden: Pyramiden, Sätze, Ufer, Tempel und Aufträge bringen Punkte.
tip-phase-over = Die Partie ist zu Ende.
tip-rounds = Sechs Runden, drei in jedem Reich. Gewertet wird nach der dritten und nach der sechsten.

tip-player-gold = Gold im Beutel. Das der anderen ist nur an Tischen mit offenem Gold zu sehen.
tip-player-cards = { -gunstkarten } auf der Hand. Von den anderen ist immer nur die Anzahl zu sehen, und auch das nur an offenen Tischen.
tip-player-pyramids = Pyramiden in den Provinzen dieses Spielers.
tip-player-offered = Was dieser Spieler in dieser Runde geopfert hat.
tip-player-points = Bisherige Punkte. Die kleine Zahl zeigt, was eine Wertung nach jetzigem Stand brächte, ohne verdeckte Aufträge der anderen.
tip-player-tokens = Pharaomarker: Jeder bringt bei einem Opfer von Gold ein Geschenk mehr.
tip-player-tiles = Grabplättchen, die noch nicht gebaut sind.

tip-button-confirm = Tut, was daneben steht. Bis dahin ist nichts entschieden.
tip-button-cancel = Nimmt nichts zurück; legt nur weg, was du gerade gewählt hattest.
tip-button-undo = Nimmt deine letzte Aktion zurück, solange nichts Verdecktes aufgedeckt wurde.
tip-button-why = Öffnet den Absatz der Regeln, um den es bei dieser Entscheidung geht.
tip-button-change = Öffnet deine versiegelte Wahl noch einmal. Niemand sieht das.
tip-button-rules = Die Regeln dieses Spiels, mit Suche.

tip-tool-place_bid = Wähle eine Provinz, dann eine Stufe auf ihrer Gebotsleiter. Du zahlst nur, wenn du gewinnst.
tip-tool-shop = { -gunstkarten }, dann Bauern, dann { -steine }. Stelle die Zahlen ein und bestätige jede Sorte.
tip-tool-place_farmer = Setze einen Bauern auf eines deiner leeren Felder.
tip-tool-place_stone = Lege einen { -stein } in eine deiner Provinzen; der dritte wird zur Pyramide.
tip-tool-play_architect = Zwei { -steine } in einer Provinz werden zur Pyramide.
tip-tool-play_cultivation = Ein weiterer Bauer umsonst.
tip-tool-take_farmer = Nimm das Geschenk als Bauern auf ein leeres Feld.
tip-tool-take_stone = Nimm das Geschenk als { -stein }.
tip-tool-play_treasury = Eine Provinz bringt eine feste Summe statt ihres Einkommens: gut für eine, die wenig bringt.
tip-tool-play_abundance = Jeder Bauer in einer Provinz bringt eins mehr: gut für eine mit vielen Bauern.
tip-tool-play_popularity = Eine Provinz bringt nichts, und du ziehst { -gunstkarten }.
tip-tool-play_export = Eine Provinz zählt nur noch als reiche Karawane.
tip-tool-choose_province = Behalte eine der beiden Provinzen, die du gewonnen hast; der Beamte der anderen dient dir.
tip-tool-put_up_province = Wähle die Provinzkarte, die du zur Versteigerung anbietest.
tip-tool-guard_scribe = Schütze einen { -schreiber }, der führt, dann biete mit dem anderen.
tip-tool-play_protection = Sperre die Stufe direkt über deinem { -schreiber }.
tip-tool-build_with_horus = Zwei { -steine } und 1 Gold werden in der Nähe von Horus zur Pyramide.
tip-tool-play_glory = Kaufe Punkte für Gold. Damit endet dein Zug im Markt.
tip-tool-take_cards = Wie viele deiner Geschenke { -gunstkarten } sein sollen.
tip-tool-sell_card = 1 Gold für jede Karte. Ein Verkauf kann nicht rückgängig gemacht werden.
tip-tool-show_scheme = Zeige für Punkte einen Auftrag, den deine Provinzen erfüllen.
tip-tool-keep_scheme = Behalte einen Startauftrag; der andere kommt ungesehen aus dem Spiel.
tip-tool-discard_for_thoth = Durch Thot hast du eine Karte zu viel gezogen; gib eine ab.
tip-tool-take_tile = Baue ein Grabplättchen als Geschenk.
tip-tool-afterlife_build = Baue ein Grabplättchen mit der Karte { card-afterlife }.
tip-tool-build_tile = Baue ein weiteres Plättchen, indem du zwei Karten oder Plättchen abwirfst.
tip-tool-offer = Gold oder { card-theft }. Niemand sieht es, bevor alle gewählt haben.
tip-tool-last_sale = Die letzte Gelegenheit, Karten zu Gold zu machen, bevor das Gold verglichen wird.

tip-temple-who = { $who }: { $what }
tip-temple-nothing = nichts
tip-temple-gold = { $gold } Gold bei der Ernte
tip-temple-points = { $points ->
    [one] 1 Punkt für Tempel
   *[other] { $points } Punkte für Tempel
  }
