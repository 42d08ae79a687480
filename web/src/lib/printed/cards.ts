/** What is printed on the components of the card game; made by `web/tools/printed.py`. */
export { cards } from './cards.svelte';
