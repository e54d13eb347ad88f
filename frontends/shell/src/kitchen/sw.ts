/// <reference lib="webworker" />
import { parseUrl } from '@menuleaf/shared/contracts/fields/parse-url.ts';
import { kitchenData, kitchenFiles } from '@menuleaf/shared/browser/kitchen-cache.ts';

declare const self: ServiceWorkerGlobalScope;

const page = '/kitchen';

/** Timeout for the network, if there is a cached copy. */
const patienceMs = 4000;

const isFile = (path: string) => /\.(js|css|json|woff2|svg|webp)$/.test(path);
/** A hashed file never changes; all others are fetched first. */
const isHashed = (path: string) => /\.[0-9a-f]{8,}\./.test(path);
const isOwn = (path: string) => path.replace(/\/$/, '') === page;

const kept = (path: string, cacheName: string) => caches.match(path, { cacheName });

async function keep(path: string, response: Response): Promise<void> {
  if (response.ok) await (await caches.open(kitchenFiles)).put(path, response);
}

/** From the network, with the cache as a fallback. */
async function fresh(event: FetchEvent, path: string): Promise<Response> {
  const old = await kept(path, kitchenFiles);
  const asked = fetch(event.request, { cache: 'no-cache' });
  // Asked for before it is there: once the old one is shown instead, the worker would not live to keep it.
  event.waitUntil(asked.then((response) => keep(path, response.clone())).catch(() => undefined));
  if (!old) return asked;
  const late = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(old.clone()), patienceMs);
  });
  const best = asked.then((response) => (response.status >= 500 ? old.clone() : response));
  return Promise.race([best.catch(() => old.clone()), late]);
}

/** Falls back to the response the page stored, if offline. */
async function answer(event: FetchEvent, path: string): Promise<Response> {
  try {
    return await fetch(event.request);
  } catch (error) {
    const old = await kept(path, kitchenData);
    if (old) return old;
    throw error;
  }
}

/** Pages opened from the kitchen's are not handled. */
const isFromKitchen = ({ referrer }: Request) => isOwn(parseUrl(referrer)?.pathname ?? '');

/** For other pages of owners it keeps nothing, and only says that there is no connection. */
const isForKitchen = isOwn(new URL(self.registration.scope).pathname);

const offlinePage = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>You are offline · Menuleaf</title>
<style>:root{color-scheme:light dark;--paper:#fbfaf7;--ink:#1b1f1a;--leaf:#1f6b3b}
@media (prefers-color-scheme:dark){:root{--paper:#131613;--ink:#ecefea;--leaf:#6cc38a}}
body{max-width:30em;margin:20vh auto;padding:0 24px;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
a{color:var(--leaf)}</style>
<h1>You are offline</h1><p>What you typed into the menu editor is kept on this device, and saved once you open it with a connection.</p>
<p><a href="">Try again</a></p><script>addEventListener('online',()=>location.reload())</script>`;

/** The page as it is, asked for while this worker starts; without a connection a word of ours. */
async function orOffline({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    return new Response(offlinePage, { status: 503, headers });
  }
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(
    isForKitchen ? self.clients.claim() : self.registration.navigationPreload?.enable(),
  ),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (!isForKitchen) {
    if (request.mode === 'navigate') event.respondWith(orOffline(event));
    return;
  }
  const { pathname, origin } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.origin) return;
  if (request.mode === 'navigate') {
    if (isOwn(pathname)) event.respondWith(fresh(event, page));
  } else if (pathname.startsWith('/api/')) {
    if (isFromKitchen(request)) event.respondWith(answer(event, pathname));
  } else if (isFile(pathname)) {
    if (!isHashed(pathname)) event.respondWith(fresh(event, pathname));
    else {
      const found = kept(pathname, kitchenFiles);
      event.respondWith(found.then((old) => old ?? fetch(request)));
    }
  }
});

/** Caches exactly these files and the page: deletes older ones. */
async function keepOnly(files: readonly string[]): Promise<void> {
  const wanted = new Set([page, ...files]);
  const cache = await caches.open(kitchenFiles);
  const had = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const missing = [...wanted].filter((path) => !isHashed(path) || !had.includes(path));
  await Promise.all(
    missing.map(async (path) =>
      keep(path, await fetch(path, { cache: isHashed(path) ? 'force-cache' : 'no-cache' })),
    ),
  );
  await Promise.all(had.filter((path) => !wanted.has(path)).map((path) => cache.delete(path)));
}

// The page reports what it loaded: the browser still has it, so this costs hardly a request.
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const paths: unknown = event.data;
  if (!Array.isArray(paths)) return;
  const files = paths.filter((path) => typeof path === 'string' && isFile(path));
  // What could not be cached is retried on the next visit.
  event.waitUntil(keepOnly(files).catch(() => undefined));
});
