/** Before the tests of a file: all texts are there, as in a client that has shown everything. */
import { loadLanguage, moreTexts, type Later } from './fluent';

const files = Object.keys(import.meta.glob('$locales/en/later/*.ftl'));
await loadLanguage();
await moreTexts(...files.map((path) => path.replace(/^.*\/(\w+)\.ftl$/, '$1') as Later));
