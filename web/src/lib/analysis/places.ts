/** Where the replay shows what the player saw before a decision. */
export interface Place {
  /** Which step that is there. */
  number: number;
  /** The round that it belongs to; in the card game, the auction. */
  round: number;
  address: string;
}
