/** Tools that no game begins with, together; they come when the browser is idle, or when they are needed first. */
export { default as CountTool } from './CountTool.svelte';
export { default as OfferTool } from './OfferTool.svelte';
export { default as SaleTool } from './SaleTool.svelte';
export { default as ShopTool } from './ShopTool.svelte';
export { default as TombTool } from './TombTool.svelte';
