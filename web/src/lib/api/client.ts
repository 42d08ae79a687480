/** Calls to the server: typed by its own description, with the token of one's seat where there is one. */
import createClient from 'openapi-fetch';
import { language, t } from '$lib/words/fluent';
import type { paths } from './schema';
import { tokenOf } from './seats';
import type { Problem } from './types';

/** Bytes by which what is sent differs in length, as in the server's answers: a digit more tells nobody. */
const STEP = 256;

/** JSON of a length that does not tell what is in it; it may end with spaces. */
function padded(body: unknown): string {
  const text = JSON.stringify(body);
  const { length } = new TextEncoder().encode(text);
  return text + ' '.repeat((STEP - (length % STEP)) % STEP);
}

export const api = createClient<paths>({ baseUrl: '/', bodySerializer: padded });

const SAFE = ['GET', 'HEAD'];

/** Who is logged in proves with every change that one of the server's own pages asks for it. */
function csrfToken(cookies: string): string {
  return /(?:^|; )(?:__Host-)?amunre-csrf=([^;]*)/.exec(cookies)?.[1] ?? '';
}

api.use({
  onRequest({ request }) {
    const token = csrfToken(document.cookie);
    if (token && !SAFE.includes(request.method)) request.headers.set('X-CSRF-Token', token);
    return request;
  },
});

/** Headers with which whoever has this token speaks. */
export function bearing(token: string): Record<string, string> {
  return token ? { Authorization: `Bearer ${token}` } : {};
}

/** Headers with which a guest speaks at a table. */
export function asSeat(table: string): Record<string, string> {
  return bearing(tokenOf(table));
}

/** The server could not be reached, or its answer is not one of its own. */
export class Unreachable extends Error {}

/** The server says no, with a sentence for people. */
export class Refused extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.text);
    this.problem = problem;
  }
}

interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

function isProblem(found: unknown): found is Problem {
  return typeof found === 'object' && found !== null && 'code' in found && 'text' in found;
}

/** A problem in the reader's language; its sentences are fetched only now, and English is better than nothing. */
export async function inOwnWords(problem: Problem): Promise<Problem> {
  if (language === 'en' && !problem.facts) return problem;
  return import('$lib/words/refusals').then(({ retold }) => retold(problem)).catch(() => problem);
}

/** What the server answers; throws Refused or Unreachable. */
export async function answerOf<T>(asked: Promise<Answer<T>>): Promise<T> {
  let answer: Answer<T>;
  try {
    answer = await asked;
  } catch (fault) {
    throw new Unreachable(String(fault));
  }
  // of what is gone for good there is nothing left to tell
  if (answer.data !== undefined || answer.response.status === 204) return answer.data as T;
  if (isProblem(answer.error)) throw new Refused(await inOwnWords(answer.error));
  throw new Unreachable(`status ${answer.response.status}`);
}

/** What a reader is told of something that has failed; throws on what is nobody's business but ours. */
export function problemOf(fault: unknown): Problem {
  return fault instanceof Refused ? fault.problem : { code: 'unreachable', text: t('trouble-unreachable') };
}

/** A name for one command, so that a repeat is known as one. */
export function newCid(): string {
  // randomUUID is missing where a page is served without https, as on a home network
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
