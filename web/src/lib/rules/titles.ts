/** Titles that have rules to read, the present edition first. */
export const TITLES = ['anniversary', 'revised', 'classic', 'cardgame'];
