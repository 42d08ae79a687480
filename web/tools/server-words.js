// Writes the few words that the server puts into the page itself, in all languages: messengers show them of a link, and
// run no scripts. What is filled in stands in braces.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const LOCALES = new URL('../locales/', import.meta.url);
const TO_FILL = ['name', 'names', 'players', 'taken', 'title'];
/** Names of titles and expansions, without the sentences about them. */
const NAMES = /^(title|expansion)-[a-z]+$/;
const braces = Object.fromEntries(TO_FILL.map((name) => [name, `{${name}}`]));

function wordsOf(language) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const ids = [];
  for (const file of ['later/home.ftl', 'server/previews.ftl']) {
    const texts = new FluentResource(readFileSync(new URL(`${language}/${file}`, LOCALES), 'utf8'));
    bundle.addResource(texts);
    ids.push(...texts.body.map(({ id }) => id));
  }
  const wanted = ids.filter((id) => id.startsWith('preview-') || NAMES.test(id));
  const text = (id) => bundle.formatPattern(bundle.getMessage(id).value, braces);
  return Object.fromEntries(wanted.map((id) => [id, text(id)]));
}

const words = Object.fromEntries(readdirSync(LOCALES).map((language) => [language, wordsOf(language)]));
writeFileSync(new URL('../../src/amunre/server/static/words.json', import.meta.url), JSON.stringify(words));
