/** What a page says to the worker of a new version that shall take over. */
export const TAKE_OVER = 'take over';
