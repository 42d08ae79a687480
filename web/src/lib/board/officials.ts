/** What each official brings, as pictures. */
type Goods = 'card' | 'farmer' | 'stone' | 'coin' | 'star';

export const OFFICIALS: Record<string, readonly (readonly [Goods, number])[]> = {
  two_cards: [['card', 2]],
  two_farmers: [['farmer', 2]],
  two_stones: [['stone', 2]],
  six_gold: [['coin', 6]],
  two_points: [['star', 2]],
  farmer_and_three_gold: [
    ['farmer', 1],
    ['coin', 3],
  ],
  stone_and_card: [
    ['stone', 1],
    ['card', 1],
  ],
};
