# Am Tisch.

prompt-bid = Biete: Wähle eine hervorgehobene Provinz, dann eine Stufe über allen { -schreibern } dort.
prompt-keep_bid = { $protection ->
    [yes] Dein Gebot führt: Passe, oder spiele vorher { card-protection }.
   *[no] Dein Gebot führt: Passe, und es bleibt.
  }
prompt-pay = Dein Gold reicht nicht für dein Gebot: Verkaufe { -gunstkarten }, bis es reicht.
prompt-market = { $kinds ->
    [0] { $others ->
        [0] Dein Zug im Markt: Es gibt nichts mehr zu kaufen. Wähle „Fertig“.
       *[other] Dein Zug im Markt: Es gibt nichts mehr zu kaufen. Möglich: { $plays }; oder wähle „Fertig“.
      }
    [1] Dein Zug im Markt: Kaufe { $goods }, oder wähle „Fertig“.
   *[other] Dein Zug im Markt: Kaufe { $goods }, in dieser Reihenfolge; oder wähle „Fertig“.
  }
prompt-place_farmer = Setze einen Bauern auf ein leeres Feld: Wähle eine hervorgehobene Provinz.
prompt-place_stone = Lege einen { -stein } in eine deiner Provinzen: Wähle eine hervorgehobene.
prompt-offer = Versiegle dein Opfer: Gold oder { card-theft }.
prompt-offer-sealed = Dein Opfer ist versiegelt. Du kannst es ändern, bis alle gewählt haben.
prompt-influence = Deine Karte { card-influence } muss das gemeinsame Opfer erhöhen oder senken.
prompt-gift_cards = { $gifts ->
    [one] Du bekommst ein Geschenk. Soll es eine { -gunstkarte } sein?
   *[other] Wie viele deiner { $gifts } Geschenke sollen { -gunstkarten } sein?
  }
prompt-gift = Nimm ein Geschenk: { $gift }.
prompt-gift_end = { $horus ->
    [yes] Deine Geschenke sind genommen: Baue mit Horus, oder wähle „Fertig“.
   *[no] { $tiles ->
        [yes] Deine Geschenke sind genommen: Baue Plättchen, oder wähle „Fertig“.
       *[no] Deine Geschenke sind genommen: Wähle „Fertig“.
      }
  }
prompt-harvest = { $income ->
    [unknown] Nimm dein Einkommen
   *[other] Nimm dein Einkommen von { $income } Gold
  }{ $card ->
    [yes] , oder spiele vorher eine Erntekarte auf eine Provinz.
   *[no] .
  }
prompt-schemes = { $scheme ->
    [yes] Zeige einen Auftrag, den deine Provinzen erfüllen, oder wähle „Fertig“.
   *[no] Keiner deiner Aufträge ist erfüllt: Wähle „Fertig“.
  }
prompt-last_sale = Verkaufe zum letzten Mal { -gunstkarten }, bevor das Gold verglichen wird.
prompt-last_sale-sealed = Dein letzter Verkauf ist versiegelt. Du kannst ihn ändern, bis alle gewählt haben.
prompt-start_scheme = Behalte einen deiner beiden Startaufträge; der andere ist aus dem Spiel.
prompt-start_scheme-sealed = Versiegelt: { $choice }. Du kannst es ändern, bis alle gewählt haben.
prompt-waiting = Warten auf { $names }.
prompt-watching = Du schaust zu. Der Tisch wartet auf { $names }.
prompt-over = Die Partie ist zu Ende. { $winners }.
prompt-abandoned = { $end ->
    [table_closed] Die Verwaltung der Seite hat diesen Tisch geschlossen.
    [table_expired] Die Seite hat diesen Tisch geschlossen: Hier war lange niemand mehr.
   *[other] Die Partie wurde einvernehmlich abgebrochen.
  }
prompt-bot-plays = Ein Bot spielt auf deinem Platz.

confirm = Bestätigen
undo = Rückgängig
cancel-choice = Abbrechen
why = Warum?
change = Ändern
tool-choose = Wähle zuerst etwas
leaves-gold = { $gold ->
    [one] dir bleibt 1 Gold
   *[other] dir bleiben { $gold } Gold
  }
costs-when-won = zu zahlen, wenn es gewinnt; du hast { $gold } Gold
costs-when-won-short = zu zahlen, wenn es gewinnt; du hast { $gold } Gold und müsstest { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  } verkaufen
harvest-more = bringt { $gold } Gold mehr
harvest-no-more = { $less ->
    [0] ⚠ ändert nichts: Ohne die Karte bringt sie genauso viel
   *[other] ⚠ bringt { $less } Gold weniger
  }
good-buy_cards = { -gunstkarten }
good-buy_farmers = Bauern
good-buy_stones = { -steine }
good-buy_tiles = Grabplättchen
gift-take_farmer = einen Bauern auf ein leeres Feld
gift-take_stone = einen { -stein }
gift-take_tile = ein Grabplättchen

tool-place_bid = Bieten
tool-shop = Kaufen
tool-place_farmer = Bauer
tool-place_stone = { -stein }
tool-play_architect = { card-architect }
tool-play_cultivation = { card-cultivation }
tool-take_farmer = Bauer
tool-take_stone = { -stein }
tool-play_treasury = { card-treasury }
tool-play_abundance = { card-abundance }
tool-play_protection = { card-protection }
tool-take_cards = { -gunstkarten }
tool-sell_card = Karten verkaufen
tool-show_scheme = Aufträge
schemes-all = Alle { $count } zeigen, die Punkte bringen
tool-keep_scheme = Startauftrag
tool-offer = Opfer
tool-last_sale = Letzter Verkauf
tool-tap-province = Wähle eine hervorgehobene Provinz auf dem Plan oder hier:
tool-tap-card = Wähle eine Karte:
on-field = auf ein Feld
beside-field = neben die Felder

bid-pick = Wähle eine Provinz, um ihre Gebotsleiter zu sehen.
bid-ladder = Gebotsleiter von { $province }
bid-step = { $amount } Gold
bid-step-held = { $amount } Gold, Gebot von { $names }
bid-step-no = { $amount } Gold, nicht möglich; frag nach dem Grund
bid-with = Dazu spielen
shop-none = keine
shop-costs = { $count ->
    [one] 1 kostet { $price }
   *[other] { $count } kosten { $price }
  }
shop-total = { $price } von { $gold } Gold
shop-cards = { -gunstkarten }
shop-farmers = Bauern
shop-stones = { -steine }
shop-most = bis zu { $most }
shop-not-now = jetzt nicht
shop-first = Die Sorten werden nacheinander gekauft; dies kauft die erste.
less = Weniger: { $what }
more = Mehr: { $what }
offer-slider = Gold zum Opfern
offer-theft-choice = { card-theft } statt Gold
offer-lay = Dazulegen
offer-sell = Dafür verkaufen
sale-all = Alle
sale-none = Keine

all-actions = Alles, was du tun kannst, in Worten
all-search = Suchen
all-many = { $count } Möglichkeiten; nutze die Auswahl oben, zum Beispiel: { $example }

hand = Deine Hand
hand-gold = { $gold } Gold
hand-empty = keine { -gunstkarten }
card-count = { $count } × { $card }

players = Spieler
player-gold = Gold
player-cards =
    { $count ->
        [one] { -gunstkarte }
       *[other] { -gunstkarten }
    }
player-pyramids =
    { $count ->
        [one] Pyramide
       *[other] Pyramiden
    }
player-points =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
player-sealed = hat gewählt
player-acts = am Zug
player-you = du
player-bot = Bot
why-points = Punkte von { $who }
points-total = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }

log = Verlauf
chat = Chat
chat-say = Sag etwas
chat-send = Senden

round-of = Runde { $round } von 6
keys = Tasten
rules = Regeln
piles = Stapel: { $deck } verdeckt, { $discards } abgelegt
reference = Kurzübersicht
menu = Menü
menu-claim = Platz wieder einnehmen
rematch = Noch einmal spielen
rematch-open = Zur Revanche
final = Endstand
turn-title = Du bist am Zug
sending = Wird gesendet
fold = Hand einklappen
unfold = Hand zeigen
player-offered = geopfert
player-open = offen
player-spent = { $card } (verbraucht)

hint = Tipp
hint-move = Zug zeigen
hint-asking = Ein Bot denkt nach …
hint-shown = Das würde der Bot tun. Bestätige es oder wähle etwas anderes.
points-now = { $points } bei einer Wertung jetzt
outlook-caption = Mit deinem Opfer
outlook-others = Die anderen geben
outlook-position = Tempelposition
outlook-harvest = Deine Ernte, Gold
outlook-points = Deine Tempel, Punkte
outlook-from = { $least }+
outlook-to = ≤{ $most }
outlook-between = { $least } bis { $most }
account-mark = hat ein Konto
former-player = Ehemaliger Spieler
name-account = { $name } (Konto)
name-guest = { $name } (Gast)
people = Wer am Tisch sitzt
figures = Werte einer gedruckten Ausgabe
people-away = abwesend bis { $until }
nudge-title = Der Tisch wartet auf dich
nudge-text = { $who } hat dich erinnert.
orders-give = Anweisungen geben
orders-edit = Ansehen oder ändern
orders-line = Deine Anweisungen: { $orders }.
orders-line-none = Du kannst Anweisungen für die Versteigerung hinterlassen.
orders-part = { $province } bis { $highest }
orders-part-pass = passen, solange das Gebot führt
clock-slow-holidays = { $slow }, { $days ->
    [one] ein Urlaubstag
   *[other] { $days } Urlaubstage
  } für alle
clock-days = { $days } T { $hours } Std
clock-short = wenig Zeit übrig
clock-runs = Uhr läuft
clock-stands = Uhr steht
clock-away = abwesend
chat-unread = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
  }
log-unread = Verlauf, { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
  }
all-short = Alle Züge
