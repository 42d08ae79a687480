/**
 * The client without a connection: the page and all its files, kept as one version. What the server says under `/api` is
 * never kept. A new version is fetched whole beside the old one and takes over when a page asks for it.
 */
import { build, files, version } from '$service-worker';
import { TAKE_OVER } from '../lib/device/takeover';

const worker = self as unknown as ServiceWorkerGlobalScope;
const NAME = 'amunre-';
const CACHE = NAME + version;
const PAGE = '/';
/** The script that `tools/move-boot-script.js` takes out of the page. */
const BOOT = `/_app/immutable/boot.${version}.js`;
const FILES = new Set([...build, ...files, BOOT]);
/** Addresses that are no pages of the client. */
const SERVER = /^\/(api|healthz|readyz|metrics|license\.txt)(\/|$)/;

async function fill(): Promise<void> {
  const page = await fetch(PAGE, { cache: 'no-store', credentials: 'omit' });
  const isOurs = page.ok && (await page.clone().text()).includes(BOOT);
  if (!isOurs) throw new Error('the server has another version by now'); // its worker comes next
  const cache = await caches.open(CACHE);
  await cache.addAll([...FILES]);
  await cache.put(PAGE, page);
}

async function tidy(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(NAME) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function kept(address: string, request: Request): Promise<Response> {
  const found = await (await caches.open(CACHE)).match(address);
  return found ?? fetch(request);
}

worker.addEventListener('install', (event) => event.waitUntil(fill()));
worker.addEventListener('activate', (event) => event.waitUntil(tidy()));
worker.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || SERVER.test(pathname)) return;
  if (FILES.has(pathname)) event.respondWith(kept(pathname, request));
  else if (request.mode === 'navigate') event.respondWith(kept(PAGE, request));
});
