/** The texts of one language: those that are there from the start, in one file, and those that come when they are needed. */
import type { Language } from '../fluent';

export const texts: Language = {
  start: import.meta.glob<string>('$locales/de/*.ftl', { query: '?raw', import: 'default', eager: true }),
  later: import.meta.glob<string>('$locales/de/{later,editions}/*.ftl', { query: '?raw', import: 'default' }),
};
