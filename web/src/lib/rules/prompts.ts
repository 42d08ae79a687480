/** The paragraph of the rules that a decision is about. */
const BOARD: Record<string, string> = {
  start_scheme: 'setup-5',
  put_up_province: 'expert-2',
  bid: 'auction-4',
  keep_bid: 'auction-7',
  pay: 'auction-9',
  keep_province: 'officials-7',
  lay_stone: 'statues-11',
  market: 'market-1',
  thoth: 'statues-12',
  place_farmer: 'market-4',
  place_stone: 'market-5',
  offer: 'offering-1',
  influence: 'offering-3',
  gift_cards: 'offering-7',
  gift: 'offering-7',
  gift_end: 'offering-7',
  harvest: 'harvest-1',
  schemes: 'scoring-6',
  last_sale: 'scoring-8',
};
const CARDS: Record<string, string> = {
  bid: 'card-auction-3',
  extend: 'card-extension-1',
  offer: 'card-offering-1',
  pyramid: 'card-pyramids-1',
  build: 'card-income-2',
  prepare: 'card-income-3',
};

export function ruleOfDecision(title: string, kind: string): string | undefined {
  return (title === 'cardgame' ? CARDS : BOARD)[kind];
}
