/** The drawings of the game. */
export { default as Board } from './Board.svelte';
export { default as Card } from './Card.svelte';
export { default as CardTable } from './cardgame/CardTable.svelte';
export { default as Coins } from './Coins.svelte';
export { default as Ladder } from './Ladder.svelte';
export { default as OfficialCard } from './OfficialCard.svelte';
export { default as PharaohFigure } from './PharaohFigure.svelte';
export { default as ScoreTrack } from './ScoreTrack.svelte';
export { default as Scroll } from './Scroll.svelte';
export { default as SeatGlyph } from './SeatGlyph.svelte';
export { default as StatueCard } from './StatueCard.svelte';
export { default as Tomb } from './Tomb.svelte';
export { default as TurnOrder } from './TurnOrder.svelte';
export { bidsOn, type Bid } from './reading';
