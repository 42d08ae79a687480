/** Texts that pages need beyond those that are there from the start. A table loads its own as it goes. */
import type { Later } from './fluent';

export const TEXTS_OF: Record<string, readonly Later[]> = {
  '/': ['home', 'learn', 'people'],
  '/about': ['home'],
  '/account': ['home', 'people'],
  '/admin': ['admin', 'home', 'people'],
  '/games': ['after', 'home'],
  '/new': ['figures', 'home', 'people'],
  '/rules': ['home', 'learn'],
  '/rules/[title]': ['home', 'learn'],
  '/tables': ['home'],
  '/table/[id]/analysis': ['analysis', 'cardgame'],
  '/table/[id]/replay': ['after', 'analysis', 'cardgame', 'home', 'log'],
  '/table/[id]/review': ['after', 'analysis', 'cardgame', 'home'],
};
