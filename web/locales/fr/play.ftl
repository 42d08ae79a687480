# À la table.

prompt-bid = À toi de miser : choisis une province éclairée, puis un palier au-dessus de tous ses { -scribes }.
prompt-keep_bid = { $protection ->
    [yes] Ta mise est en tête : passe, ou joue d’abord { card-protection }.
   *[no] Ta mise est en tête : passe, et elle reste.
  }
prompt-pay = Ton or ne couvre pas ta mise : vends des { -cartes-faveur } jusqu’à ce qu’il suffise.
prompt-market = { $kinds ->
    [0] { $others ->
        [0] À toi au marché : plus rien à acheter. Termine.
       *[other] À toi au marché : plus rien à acheter. Il te reste : { $plays } ; ou termine.
      }
    [1] À toi au marché : achète des { $goods }, ou termine.
   *[other] À toi au marché : achète, dans cet ordre, { $goods } ; ou termine.
  }
prompt-place_farmer = Place un paysan sur un champ libre : choisis une province éclairée.
prompt-place_stone = Place une { -pierre } dans une de tes provinces : choisis-en une éclairée.
prompt-offer = Scelle ton offrande : de l’or, ou { card-theft }.
prompt-offer-sealed = Ton offrande est scellée. Tu peux la changer tant que tout le monde n’a pas choisi.
prompt-influence = Ta carte { card-influence } doit monter ou baisser l’offrande commune.
prompt-gift_cards = { $gifts ->
    [one] Ton don sera-t-il une { -carte-faveur } ?
   *[other] Combien de tes { $gifts } dons seront des { -cartes-faveur } ?
  }
prompt-gift = Prends un don : { $gift }.
prompt-gift_end = { $horus ->
    [yes] Tes dons sont pris : construis avec Horus, ou termine.
   *[no] { $tiles ->
        [yes] Tes dons sont pris : construis des tuiles, ou termine.
       *[no] Tes dons sont pris : termine.
      }
  }
prompt-harvest = { $income ->
    [unknown] Encaisse ton revenu
   *[other] Encaisse ton revenu de { $income } or
  }{ $card ->
    [yes] , ou joue d’abord une carte de récolte sur une province.
   *[no] .
  }
prompt-schemes = { $scheme ->
    [yes] Montre un objectif que tes provinces remplissent, ou termine.
   *[no] Aucun de tes objectifs n’est rempli : termine.
  }
prompt-last_sale = Vends des { -cartes-faveur } une dernière fois, avant que l’on compare l’or.
prompt-last_sale-sealed = Ta dernière vente est scellée. Tu peux la changer tant que tout le monde n’a pas choisi.
prompt-start_scheme = Garde un de tes deux objectifs de départ ; l’autre quitte le jeu.
prompt-start_scheme-sealed = Scellé : { $choice }. Tu peux changer tant que tout le monde n’a pas choisi.
prompt-waiting = On attend { $names }.
prompt-watching = Tu regardes. La table attend { $names }.
prompt-over = La partie est terminée. { $winners }.
prompt-abandoned = { $end ->
    [table_closed] L’administration du site a fermé cette table.
    [table_expired] Le site a fermé cette table : personne n’était venu depuis longtemps.
   *[other] La partie a été arrêtée d’un commun accord.
  }
prompt-bot-plays = Un bot joue à ta place.

confirm = Confirmer
undo = Annuler le coup
cancel-choice = Effacer le choix
why = Pourquoi ?
change = Changer
tool-choose = Choisis d’abord quelque chose
leaves-gold = il te restera { $gold } or
costs-when-won = à payer si elle l’emporte ; tu as { $gold } or
costs-when-won-short = à payer si elle l’emporte ; tu as { $gold } or et tu devrais vendre { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  }
harvest-more = rapporte { $gold } or de plus
harvest-no-more = { $less ->
    [0] ⚠ ne change rien : sans la carte, elle rapporte autant
   *[other] ⚠ rapporte { $less } or de moins
  }
good-buy_cards = { -cartes-faveur }
good-buy_farmers = paysans
good-buy_stones = { -pierres }
good-buy_tiles = tuiles tombeau
gift-take_farmer = un paysan sur un champ libre
gift-take_stone = une { -pierre }
gift-take_tile = une tuile tombeau

tool-place_bid = Miser
tool-shop = Acheter
tool-place_farmer = Paysan
tool-place_stone = { -Pierre }
tool-play_architect = { card-architect }
tool-play_cultivation = { card-cultivation }
tool-take_farmer = Paysan
tool-take_stone = { -Pierre }
tool-play_treasury = { card-treasury }
tool-play_abundance = { card-abundance }
tool-play_protection = { card-protection }
tool-take_cards = { -Cartes-faveur }
tool-sell_card = Vendre des cartes
tool-show_scheme = Objectifs
schemes-all = Montrer les { $count } qui rapportent des points
tool-keep_scheme = Objectif de départ
tool-offer = Offrande
tool-last_sale = Dernière vente
tool-tap-province = Choisis une province éclairée sur le plateau, ou ici :
tool-tap-card = Choisis une carte :
on-field = sur un champ
beside-field = à côté des champs

bid-pick = Choisis une province pour voir son échelle.
bid-ladder = Échelle : { $province }
bid-step = { $amount } or
bid-step-held = { $amount } or, mise : { $names }
bid-step-no = { $amount } or, impossible ; demande pourquoi
bid-with = Jouer aussi
shop-none = rien
shop-costs = { $count } : { $price } or
shop-total = { $price } or sur { $gold }
shop-cards = { -Cartes-faveur }
shop-farmers = Paysans
shop-stones = { -Pierres }
shop-most = jusqu’à { $most }
shop-not-now = pas maintenant
shop-first = On achète une sorte après l’autre ; voici l’achat de la première.
less = Un de moins : { $what }
more = Un de plus : { $what }
offer-slider = Or à offrir
offer-theft-choice = { card-theft } à la place d’or
offer-lay = Ajouter à l’offrande
offer-sell = Vendre pour cela
sale-all = Toutes
sale-none = Aucune

all-actions = Tout ce que tu peux faire, en mots
all-search = Chercher
all-many = { $count } possibilités ; passe par le panneau ci-dessus, par exemple : { $example }

hand = Ta main
hand-gold = { $gold } or
hand-empty = aucune { -carte-faveur }
card-count = { $count } × { $card }

players = Joueurs
player-gold = or
player-cards =
    { $count ->
        [one] { -carte-faveur }
       *[other] { -cartes-faveur }
    }
player-pyramids =
    { $count ->
        [one] pyramide
       *[other] pyramides
    }
player-points =
    { $count ->
        [one] point
       *[other] points
    }
player-sealed = a choisi
player-acts = joue
player-you = toi
player-bot = bot
why-points = Points : { $who }
points-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

log = Journal
chat = Discussion
chat-say = Dis quelque chose
chat-send = Envoyer

round-of = Manche { $round } sur 6
keys = Touches
rules = Règles
piles = Pioche : { $deck }, défausse : { $discards }
reference = Aide de jeu
menu = Menu
menu-claim = Reprendre la place
rematch = Rejouer
rematch-open = Aller à la revanche
final = Classement final
turn-title = À toi de jouer
sending = Envoi
fold = Replier la main
unfold = Montrer la main
player-offered = en offrande
player-open = face visible
player-spent = { $card } (a servi)

hint = Conseil
hint-move = Montrer le coup
hint-asking = Un bot réfléchit…
hint-shown = Le bot jouerait ceci. Confirme, ou choisis autre chose.
points-now = { $points } si l’on comptait maintenant
outlook-caption = Avec ton offrande
outlook-others = Les autres apportent
outlook-position = Position du temple
outlook-harvest = Ta récolte, or
outlook-points = Tes temples, points
outlook-from = { $least }+
outlook-to = ≤{ $most }
outlook-between = { $least } à { $most }
account-mark = a un compte
former-player = Ancien joueur
name-account = { $name } (compte)
name-guest = { $name } (sans compte)
people = À la table
figures = Valeurs d’un exemplaire imprimé
people-away = en congé jusqu’au { $until }
nudge-title = La table t’attend
nudge-text = { $who } t’a envoyé un rappel.
orders-give = Donner des consignes
orders-edit = Voir ou changer
orders-line = Tes consignes : { $orders }.
orders-line-none = Tu peux laisser des consignes pour les enchères.
orders-part = { $province } jusqu’à { $highest }
orders-part-pass = passer si en tête
clock-slow-holidays = { $slow }, { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  } de congé par joueur
clock-days = { $days } j { $hours } h
clock-short = peu de temps
clock-runs = la pendule tourne
clock-stands = la pendule est arrêtée
clock-away = en congé
chat-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
  }
log-unread = Journal, { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
  }
all-short = Tous les coups
