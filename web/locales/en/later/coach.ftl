# The coach of the first game. For every lesson: title, what is asked, why it matters, what to look at, a task.

coach = The coach
coach-fold = Fold the lesson away
coach-unfold = Show the lesson
coach-back = Back
coach-next = Next
coach-stop = End lessons
coach-resume = Go on with the lessons
coach-show = Show me
coach-done = Well done!
coach-unread = { $count ->
    [one] one more lesson
   *[other] { $count } more lessons
  }
coach-count = { $at } / { $all }

coach-welcome-title = Welcome to the Nile
coach-welcome-ask = You play six rounds in two kingdoms. Every round: win a province, go shopping, make an offering, harvest.
coach-welcome-why = Points are counted only twice, after rounds 3 and 6. Pyramids bring most of them; gold is what builds pyramids.
coach-welcome-look = The board is in the middle, the players beside it. Rest the pointer on anything, or press it for a while, and it says what it is.

coach-start_scheme-title = A secret plan
coach-start_scheme-ask = You have two schemes. Keep one; the other leaves the game.
coach-start_scheme-why = A scheme scores 3 points at a scoring if your provinces are right for it, so it is a hint which provinces to want.
coach-start_scheme-look = Read both cards. "All on one bank" is easier to plan for than a great number of something.
coach-start_scheme-task = Choose a scheme and confirm.

coach-bid-title = The auction
coach-bid-ask = Choose a province and a step on its ladder. If somebody goes higher there, you must bid again, somewhere else.
coach-bid-why = At the end everybody has exactly one province and pays the bid. Steps rise quickly, so a second choice is often cheaper.
coach-bid-look = The square plots are fields: farmers on them pay gold at every harvest. Scarabs let you buy favour cards.
coach-bid-task = Bid on one of the provinces with most fields.

coach-keep_bid-title = Your bid leads
coach-keep_bid-ask = Nobody has outbid you, so you pass. With the card Protection you could close the next step first.
coach-keep_bid-why = Protection makes outbidding you dearer. It is worth playing for a province that others want as well.
coach-keep_bid-look = Your scribe stands on the ladder of the province.

coach-pay-title = Short of gold
coach-pay-ask = Your gold does not cover your bid. Sell favour cards, 1 gold each, until it does.
coach-pay-why = One may bid more than one has, as far as cards can make up for it.
coach-pay-look = Sell what you need least.

coach-market-title = The market
coach-market-ask = Buy favour cards, then farmers, then stones: always in this order, each kind once.
coach-market-why = The first of a kind costs 1 gold, the second 2 more, the third 3 more. Buying a few of everything is cheap, many of one kind is dear. Three stones in a province make a pyramid.
coach-market-look = Keep some gold: the offering comes next.
coach-market-task = Buy at least one farmer.

coach-place_farmer-title = Where to farm
coach-place_farmer-ask = Put the farmer on an empty field of yours.
coach-place_farmer-why = Every farmer pays as much gold as the temple's position. Farmers leave when the kingdom ends, so the earlier they come, the better.
coach-place_farmer-look = Your provinces with empty fields are lit.
coach-place_farmer-task = Put a farmer on a field.

coach-place_stone-title = Building
coach-place_stone-ask = Put the stone into one of your provinces.
coach-place_stone-why = The third stone makes a pyramid: 1 point at each scoring. One pyramid in every province of yours is a set, 3 points more. The best province on each bank brings 5.
coach-place_stone-look = Stones that lie there already count. Pyramids stay for the New Kingdom, even if somebody else wins the province then.
coach-place_stone-task = Build a pyramid with a third stone. It may take more than one round.

coach-offer-title = The offering
coach-offer-ask = Offer some gold in secret, or play Theft and take 3 gold instead.
coach-offer-why = All offerings together move the temple: a high one makes fields and temples rich, a low one makes caravans pay. The highest offering takes most gifts and goes first in the next round.
coach-offer-look = The small table shows what each position would pay you. Choose the temple track to see it for everybody.
coach-offer-task = Seal an offering.

coach-influence-title = Influence
coach-influence-ask = Your Influence card must move the collective offering by 3, up or down.
coach-influence-why = A step on the track can be worth more than many farmers.
coach-influence-look = See which side of a step the offering stands on.

coach-offerings-title = The temple has moved
coach-offerings-ask = All offerings are open now. Their sum has set the temple's position for this round.
coach-offerings-why = Each farmer will pay that many gold, caravans pay only on positions 1 and 2, and temples score that much if this is the third round of a kingdom.
coach-offerings-look = The water on the temple track stands as high as the temple. The gods now give gifts: three for the highest offering, two for the next, one for every other; thieves get gold.

coach-gift_cards-title = Gifts of the gods
coach-gift_cards-ask = Say how many of your gifts shall be favour cards; the rest become farmers or stones.
coach-gift_cards-why = Cards come from the deck and may be anything. Farmers still work in this round's harvest. Stones bring a pyramid nearer.
coach-gift_cards-look = If a province of yours has two stones, a third makes a pyramid at once.

coach-gift-title = A farmer or a stone
coach-gift-ask = Take this gift as a farmer on an empty field or as a stone.
coach-gift-why = A farmer pays at once if the temple stands high. A stone lasts for the whole game.
coach-gift-look = These are your provinces.

coach-gift_end-title = Gifts are taken
coach-gift_end-ask = Your gifts are taken. If you can, build with Horus or build tiles; or be done.
coach-gift_end-why = It is the last chance before the harvest.

coach-harvest-title = The harvest
coach-harvest-ask = Collect your income. Before that, you may play a harvest card on a province.
coach-harvest-why = Treasury turns a poor province into 8 gold; Abundance makes every farmer there pay one more. A card can wait for a better harvest.
coach-harvest-look = These provinces are going to pay you.

coach-harvested-title = Gold for the next round
coach-harvested-ask = The harvest is in: farmers, mines and caravans have paid.
coach-harvested-why = With this gold you bid, buy and offer in the next round. There are three harvests in a kingdom; then farmers and provinces are given up.
coach-harvested-look = Your gold is beside your cards. The number beside everybody's points tells what a scoring would bring now.

coach-schemes-title = Showing schemes
coach-schemes-ask = Provinces have been scored. If your provinces are right for a scheme in your hand, show it.
coach-schemes-why = Each is worth 3 points, and a scheme that is not right now can wait for the second scoring.
coach-schemes-look = The panel offers only schemes that score.
coach-schemes-task = Show a scheme, if one fits.

coach-scoring-title = The Old Kingdom ends
coach-scoring-ask = Pyramids, sets, the best province of each bank, temples and schemes have brought points.
coach-scoring-why = Now all provinces come up again. Stones and pyramids stay where they were built: provinces with pyramids are what everybody wants.
coach-scoring-look = Choose a player's points to see where each of them came from.

coach-last_sale-title = The last sale
coach-last_sale-ask = Sell favour cards for 1 gold each, before gold is compared.
coach-last_sale-why = The richest player scores 6 points, the next 4, the third 2. Cards are worth nothing after this.
coach-last_sale-look = There is nothing left to keep cards for: sell them all.

coach-ended-title = The game is over
coach-ended-ask = That was a whole game of Amun-Re.
coach-ended-why = Choose anybody's points to see what brought them. Next time, plan early for a pyramid in every province of yours.
coach-ended-look = Play again, or try an expansion from the home page.
