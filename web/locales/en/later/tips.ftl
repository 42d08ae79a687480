# Tooltips: what things are good for. What they are is told by their names.

tip-province-abu = A mine pays the same whether the temple stands high or low, and two { -favour-icons } let you buy cards.
tip-province-abydos = Most { -favour-icons } of all: the place to buy { -favour-cards }, and the surest way to the { card-favours }. Whoever wins it gets a { -stone }.
tip-province-amarna = A little of everything: { -fields }, { -favour-icons } and a temple. Useful in both kingdoms, best at none.
tip-province-avaris = The richest caravan. It pays while the temple stands low, when { -fields } pay little.
tip-province-baharya = Two farmers are painted on it and cost nothing; they work in every harvest and count for the { card-farmers }.
tip-province-berenike = The richest mine: safe gold in every harvest. It has no { -field }, so farmers cannot settle here.
tip-province-buto = Many { -fields }: a high temple makes it rich. Whoever wins it gets a { -favour-card }.
tip-province-dakhla = No { -field } and no income, but much gold and a card at once for whoever wins it. Good when you are short of gold.
tip-province-damanhur = Two temples: it scores at the end of a kingdom, and more the higher the temple stands.
tip-province-edfu = A temple that scores, two { -fields }, and a { -favour-card } for whoever wins it.
tip-province-kharga = { -Fields } and a caravan: it pays something whether the temple stands high or low.
tip-province-memphis = Three { -favour-icons }, and two { -stones } for whoever wins it: one more makes a pyramid.
tip-province-mendes = Most { -fields } of all. No province earns more when it is full of farmers and the temple is high; without farmers it earns nothing.
tip-province-sawu = A good caravan and little else. It pays while the temple stands low.
tip-province-thebes = { -Fields }, { -favour-icons } and two { -favour-cards } for whoever wins it. It is rarely cheap.

tip-figure-farmer = A farmer. At the harvest every farmer pays as much gold as the temple's position. Farmers leave when the kingdom ends.
tip-figure-printedFarmer = A farmer painted on the board: it works like any other, costs nothing and never leaves.
tip-figure-field = A { -field } with a farmer on it.
tip-figure-fallow = An empty { -field }. Farmers bought in the market or taken as { -gifts } are put here.
tip-figure-pyramid = A pyramid: 1 point at every scoring. One in each of your provinces makes a set, worth 3 more. It stays for the New Kingdom, whoever owns the province then.
tip-figure-stone = A { -stone }. The third { -stone } in a province turns all three into a pyramid.
tip-figure-pylon = A temple: at a scoring it is worth as many points as the temple's position on the track.
tip-figure-ingot = A mine: it pays this much gold at every harvest, wherever the temple stands.
tip-figure-coin = Gold: for bids, purchases and { -offerings }. At the very end the richest players score for it.
tip-figure-camel = A caravan: it pays this much gold at a harvest while the temple stands on position 1 or 2.
tip-figure-favour = A { -favour-icon }: in the market you may buy as many { -favour-cards } as the best of your provinces has icons.
tip-figure-card = A { -favour-card }. Each can be played in its phase, or sold for 1 gold.
tip-figure-scroll = A sealed choice. It is opened when everybody has chosen.
tip-figure-shield = { card-protection }: nobody may bid on the step right above this { -scribe }.
tip-figure-spentShield = { card-protection } that is used up in this auction.
tip-figure-purse = { card-bribery }: when outbid, this player may bid again in the same province.
tip-figure-spentPurse = { card-bribery } that is used up in this auction.
tip-figure-star = A point.
tip-figure-ankh = An ankh of the card game. At the end of a kingdom whoever shows most is Pharaoh, who goes first in turn order and scores 1 point; whoever shows fewest loses 1 point.
tip-figure-blessing = The { -blessing }: whoever wins this province takes it at once.
tip-figure-scribe = A { -scribe } with a bid. The highest one wins the province; a { -scribe } that is outbid must move elsewhere.
tip-figure-pharaoh = The Pharaoh stands where somebody was outbid last. Whoever wins that province gets a token, which brings more { -gifts }.
tip-statue = The power belongs to whoever controls its province.
tip-official = If you win this province and keep another one instead, its official does this for you.
tip-tile = A tile built on equal tiles pays again for each of them; a full row scores at the end.

tip-window-auction = Played in the auction.
tip-window-market = Played in the market.
tip-window-offering = Laid with a sealed { -offering }.
tip-window-harvest = Played at the harvest.
tip-window-scoring = A scheme: shown at a scoring, if your provinces are right for it.
tip-card-worth = Any time it is your decision, it can be sold for 1 gold.
tip-card-theft = It always comes back to your hand and cannot be sold.

tip-phase-setup = Everybody gets gold and cards before the first auction.
tip-phase-auction = Everybody bids until each player leads in one province, and pays for it.
tip-phase-market = In turn: buy { -favour-cards }, farmers and { -stones }. One more of a kind costs more.
tip-phase-offering = All offer gold in secret. Together they move the temple; the highest { -offerings } take most { -gifts }.
tip-phase-harvest = Farmers, mines and caravans pay gold.
tip-phase-scoring = After three rounds: pyramids, sets, banks, temples and schemes score points.
tip-phase-over = The game is over.
tip-rounds = Six rounds, three in each kingdom. Points are counted after the third and after the sixth.

tip-player-gold = Gold in the purse. Of the others it is shown only if the table plays with open purses.
tip-player-cards = { -Favour-cards } in hand. Of the others only the number is ever shown, and only at open tables.
tip-player-pyramids = Pyramids in this player's provinces.
tip-player-offered = What this player offered in this round.
tip-player-points = Points so far. The small number is what a scoring would bring as things stand, without hidden schemes of others.
tip-player-tokens = Pharaoh tokens: each brings one more { -gift } for { -an-offering } of gold.
tip-player-tiles = Tomb tiles that are not built yet.

tip-button-confirm = Does what is written beside it. Until then nothing is decided.
tip-button-cancel = Takes nothing back; it only puts down what you had in hand.
tip-button-undo = Takes your last action back, as long as nothing hidden came to light.
tip-button-why = Opens the paragraph of the rules that this decision is about.
tip-button-change = Opens your sealed choice again; nobody sees it.
tip-button-rules = The rules of this game, with search.

tip-tool-place_bid = Choose a province, then a step on its ladder. You pay only if you win.
tip-tool-shop = { -Favour-cards }, then farmers, then { -stones }. Set the numbers and confirm each kind.
tip-tool-place_farmer = Put a farmer on an empty { -field } of yours.
tip-tool-place_stone = Put a { -stone } into a province of yours; the third becomes a pyramid.
tip-tool-play_architect = Two { -stones } in one province become a pyramid.
tip-tool-play_cultivation = One more farmer for nothing.
tip-tool-take_farmer = Take the { -gift } as a farmer on an empty { -field }.
tip-tool-take_stone = Take the { -gift } as a { -stone }.
tip-tool-play_treasury = A province pays a fixed sum instead of its income: good for one that pays little.
tip-tool-play_abundance = Every farmer in a province pays one more: good for one with many farmers.
tip-tool-play_popularity = A province pays nothing, and you draw { -favour-cards }.
tip-tool-play_export = A province counts as nothing but a rich caravan.
tip-tool-choose_province = Keep one of the two provinces you have won; the official of the other serves you.
tip-tool-put_up_province = Choose the province card that you put up for auction.
tip-tool-guard_scribe = Protect a { -scribe } that leads, then bid with the other.
tip-tool-play_protection = Block the step right above your { -scribe }.
tip-tool-build_with_horus = Two { -stones } and 1 gold become a pyramid near Horus.
tip-tool-play_glory = Buy points for gold. It ends your market turn.
tip-tool-take_cards = How many of your { -gifts } shall be { -favour-cards }.
tip-tool-sell_card = 1 gold for each card. A sale cannot be undone.
tip-tool-show_scheme = Show a scheme that your provinces satisfy, for points.
tip-tool-keep_scheme = Keep one start scheme; the other leaves the game unseen.
tip-tool-discard_for_thoth = Thoth let you draw one card too many; give one away.
tip-tool-take_tile = Build a tomb tile as your { -gift }.
tip-tool-afterlife_build = Build a tomb tile with the { card-afterlife } card.
tip-tool-build_tile = Build a further tile for two discards.
tip-tool-offer = Some gold, or { card-theft }. Nobody sees it before all have chosen.
tip-tool-last_sale = The last chance to turn cards into gold, before gold is compared.

tip-temple-who = { $who }: { $what }
tip-temple-nothing = nothing
tip-temple-gold = { $gold } gold at the harvest
tip-temple-points = { $points ->
    [one] 1 point for temples
   *[other] { $points } points for temples
  }
