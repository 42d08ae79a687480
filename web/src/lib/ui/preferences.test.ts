/** What a reader has chosen is kept in this browser, and the page is dressed in it before anything is drawn. */
import { beforeEach, expect, test, vi } from 'vitest';

const KEY = 'amunre.preferences';
const page = () => ({ ...document.documentElement.dataset });
const medias = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')].map((meta) => meta.media);

/** The client as it is after a reload. */
async function loaded() {
  vi.resetModules();
  return (await import('./preferences.svelte')).preferences;
}

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML =
    '<meta name="theme-color" data-scheme="light" /><meta name="theme-color" data-scheme="dark" />';
});

test('the device says which colours, until somebody chooses', async () => {
  await loaded();
  expect(page()).toMatchObject({ theme: 'system', text: 'usual' });
  expect(medias()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
});

test('a choice is worn at once and after a reload', async () => {
  const preferences = await loaded();
  preferences.theme = 'dark';
  preferences.text = 'larger';
  expect(page()).toMatchObject({ theme: 'dark', text: 'larger' });
  expect(medias()).toEqual(['not all', 'all']);
  Object.assign(document.documentElement.dataset, { theme: '', text: '' });
  const again = await loaded();
  expect([again.theme, again.text]).toEqual(['dark', 'larger']);
  expect(page()).toMatchObject({ theme: 'dark', text: 'larger' });
  again.theme = 'system';
  expect(JSON.parse(localStorage.getItem(KEY) ?? '{}')).toMatchObject({ theme: 'system', text: 'larger' });
});
