/** PBKDF2 with SHA-256: the browser's own, and the same in our words for pages that came without https. */

/** The first four bytes of what a word becomes with this salt, as a number. */
export type Stretch = (word: string, salt: string, rounds: number) => Promise<number>;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

export const native: Stretch = async (word, salt, iterations) => {
  const key = await crypto.subtle.importKey('raw', bytesOf(word), 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations };
  return new DataView(await crypto.subtle.deriveBits(how, key, 256)).getUint32(0);
};

export const own: Stretch = (word, salt, rounds) => {
  const inner = mixed(START, padded(bytesOf(word), 0x36));
  const outer = mixed(START, padded(bytesOf(word), 0x5c));
  const signed = (words: Uint32Array): Uint32Array => mixed(outer, ended(mixed(inner, words)));
  let last = signed(firstBlock(bytesOf(salt)));
  let found = last[0] ?? 0;
  for (let round = 1; round < rounds; round += 1) {
    last = signed(ended(last));
    found ^= last[0] ?? 0;
  }
  return Promise.resolve(found >>> 0);
};

/** The fractional part of a root of a number, as 32 bits. */
function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) >>> 0;
}

const PRIMES = Array.from({ length: 312 }, (_, number) => number).filter(
  (number) =>
    number > 1 && Array.from({ length: number }, (_, other) => other).every((n) => n < 2 || number % n),
);
const CONSTANTS = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const START = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const BLOCK = 64;
type Eight = [number, number, number, number, number, number, number, number];

function wordsOf(bytes: Uint8Array<ArrayBuffer>): Uint32Array {
  const view = new DataView(bytes.buffer);
  return Uint32Array.from({ length: bytes.length / 4 }, (_, place) => view.getUint32(place * 4));
}

/** A key as HMAC takes it; ours are shorter than a block. */
function padded(key: Uint8Array, pad: number): Uint32Array {
  return wordsOf(Uint8Array.from({ length: BLOCK }, (_, place) => (key[place] ?? 0) ^ pad));
}

/** A digest as the last block of a message with one block before it. */
function ended(digest: Uint32Array): Uint32Array {
  const block = new Uint32Array(16);
  block.set(digest);
  block[8] = 0x80000000;
  block[15] = (BLOCK + 32) * 8;
  return block;
}

/** The salt, the number 1 of its only part, and the end of a message with one block before it. */
function firstBlock(salt: Uint8Array): Uint32Array {
  const length = salt.length + 4;
  const bytes = new Uint8Array(Math.ceil((length + 9) / BLOCK) * BLOCK);
  bytes.set(salt);
  bytes[salt.length + 3] = 1;
  bytes[length] = 0x80;
  new DataView(bytes.buffer).setUint32(bytes.length - 4, (BLOCK + length) * 8);
  return wordsOf(bytes);
}

/** SHA-256 after some more blocks. */
function mixed(before: Uint32Array, words: Uint32Array): Uint32Array {
  const state = new Int32Array(before);
  const w = new Int32Array(64);
  const word = (place: number): number => w[place] ?? 0;
  for (let start = 0; start < words.length; start += 16) {
    w.set(words.subarray(start, start + 16));
    for (let i = 16; i < 64; i += 1) {
      const [a, b] = [word(i - 15), word(i - 2)];
      const more = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
      w[i] = word(i - 16) + word(i - 7) + more + (turned(b, 17) ^ turned(b, 19) ^ (b >>> 10));
    }
    compress(state, w);
  }
  return new Uint32Array(state);
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** One block: the state moves along by a word in every step, of which two are new. */
function compress(state: Int32Array, w: Int32Array): void {
  const before = Array.from(state) as Eight;
  let [a, b, c, d, e, f, g, h] = before;
  for (let i = 0; i < 64; i += 1) {
    const choice = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const one =
      h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + (CONSTANTS[i] ?? 0) + (w[i] ?? 0);
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place] = word + (before[place] ?? 0)));
}
