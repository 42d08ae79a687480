/** Why the server says no, in the reader's language. English is what the server itself speaks. */
import type { Problem } from '$lib/api/types';
import { momentText } from '$lib/people/clocks';
import { has, language, moreTexts, t, type Words } from './fluent';
import { cardName, listed, provinceName } from './names';

type Facts = NonNullable<Problem['facts']>;
type Fact = Facts[string];

const nameOf = (id: string, fact: string, call: (fact: string) => string) => (has(id) ? call(fact) : fact);
const province = (fact: string) =>
  has(`place-${fact}`) ? provinceName(fact) : nameOf(`province-${fact}`, fact, provinceName);
const card = (fact: string) => nameOf(`card-${fact}`, fact, cardName);

/** The server's `2026-05-01 18:30 UTC` by the reader's own clock. */
function moment(fact: string): string {
  const at = Date.parse(fact.replace(' UTC', 'Z').replace(' ', 'T'));
  return Number.isNaN(at) ? fact : momentText(at * 1000);
}

/** Facts that are names for the rules or times of the server, and how a reader calls them. */
const NAMED: Record<string, (fact: string) => string> = {
  province,
  provinces: province,
  top: province,
  card,
  cards: card,
  until: moment,
  tile: (fact) => nameOf(`tile-${fact}`, fact, (tile) => t(`tile-${tile}`)),
};

/** A fact as the reader calls it: numbers are what they are, names are those of the language. */
function inWords(name: string, fact: Fact): string | number {
  const call = NAMED[name] ?? String;
  if (typeof fact === 'number') return fact;
  return typeof fact === 'string' ? call(fact) : listed(fact.map(call));
}

/** Which text says no: some codes mean something else under another rule, some are told with other facts. */
function idOf({ code, rule, facts = {} }: Problem): string | undefined {
  const base = `refusal-${code}`;
  const telling = ['with', ...Object.keys(facts).sort()].join('-');
  return [`${base}-${rule ?? ''}`, `${base}-${telling}`, base].find(has);
}

/** The sentence of the server with the names that its reader knows. */
function named(text: string, facts: Facts): string {
  const names = Object.entries(facts).flatMap(([name, fact]) =>
    NAMED[name] && typeof fact !== 'number'
      ? [fact].flat().map((one) => [one, inWords(name, one)] as const)
      : [],
  );
  return names.reduce((told, [id, name]) => told.replace(new RegExp(`\\b${id}\\b`), String(name)), text);
}

/** The same problem with a sentence of the reader's language, if there is one for its code. */
export async function retold(problem: Problem): Promise<Problem> {
  const facts = problem.facts ?? {};
  if (language === 'en') return { ...problem, text: named(problem.text, facts) };
  await moreTexts('refusals');
  const id = idOf(problem);
  if (!id) return problem;
  const words: Words = Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, inWords(name, fact)]),
  );
  return { ...problem, text: t(id, words) };
}
