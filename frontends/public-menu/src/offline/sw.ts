/// <reference lib="webworker" />
import { offlineFallbackPage } from './offline-fallback.ts';
import { ownPage } from './own-page.ts';

declare const self: ServiceWorkerGlobalScope;
/** The post-load script, injected by the build: a guest who scrolls requests one file, not two. */
declare const MORE: { path: string; text: string };

/** Increase to drop older caches. */
const version = 'v1';
const { pathname: home } = new URL(self.registration.scope);
const cacheName = `menuleaf ${home} ${version}`;
/** Timeout after which the network counts as unavailable. */
const patienceMs = 4000;
const imageLimit = 80;

const isLasting = (path: string) =>
  path.startsWith('/images/') || /^\/restaurant\/[\w-]+\.\w+\.js$/.test(path);

async function keep(path: string, response: Response) {
  const cache = await caches.open(cacheName);
  if (!response.ok) {
    // A page deleted on the server is deleted here too.
    if (response.status === 404) await cache.delete(path);
    return;
  }
  await cache.put(path, response);
  const images = (await cache.keys()).filter(({ url }) => url.includes('/images/'));
  await Promise.all(images.slice(0, -imageLimit).map((image) => cache.delete(image)));
}

/** Read out first; displayed at the bottom, where it shifts nothing and is visible at any scroll. */
const note =
  '<p class="kept" role="status" style="order:1;position:sticky;bottom:0;z-index:1;background:var(--ink);color:var(--paper);padding:12px 20px;text-align:center">';

/** The cached page with an offline note; a page in another language brings its text, which has no quotes. */
async function kept(path: string): Promise<Response> {
  const found = await caches.match(path, { cacheName });
  if (!found) return Response.error();
  const text = await found.text();
  const said =
    /"offline":"(.*?)"/.exec(text)?.[1] ?? 'No connection: this is the menu as you last had it.';
  return new Response(text.replace(/<body[^>]*>/, `$&${note}${said}</p>`), found);
}

/** For a page never cached, with a link to the one that was. */
async function notCachedPage(path: string): Promise<Response> {
  const isMenu = path === home;
  const href = isMenu ? `${home}/menu` : home;
  const isThere = await caches.match(href, { cacheName });
  const html = offlineFallbackPage(
    path,
    navigator.languages,
    isThere ? { href, isMenu } : undefined,
  );
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html' } });
}

function page(event: FetchEvent, path: string): Promise<Response> {
  // Bypasses the HTTP cache, which may serve a copy seconds old. Keeps the referrer of the navigation.
  const { referrer } = event.request;
  const fresh = fetch(event.request, { cache: 'no-cache', referrer }).then(async (response) => {
    event.waitUntil(keep(path, response.clone()));
    if (response.status < 500) return response;
    const old = await kept(path);
    return old.type === 'error' ? response : old;
  });
  const late = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(kept(path)), patienceMs);
  });
  return Promise.race([fresh.catch(() => kept(path)), late]).then((response) =>
    response.type === 'error' ? fresh.catch(() => notCachedPage(path)) : response,
  );
}

async function lasting(event: FetchEvent, path: string): Promise<Response> {
  const found = await caches.match(path, { cacheName });
  if (found) return found;
  const response = await fetch(event.request);
  event.waitUntil(keep(path, response.clone()));
  return response;
}

async function keepMore() {
  const headers = { 'content-type': 'text/javascript; charset=utf-8' };
  await keep(MORE.path, new Response(MORE.text, { headers }));
  await self.skipWaiting();
}

self.addEventListener('install', (event) => event.waitUntil(keepMore()));

self.addEventListener('activate', (event) => {
  const isOld = (name: string) => name.startsWith(`menuleaf ${home} `) && name !== cacheName;
  const drop = async () =>
    Promise.all((await caches.keys()).filter(isOld).map((name) => caches.delete(name)));
  event.waitUntil(drop().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== self.origin) return;
  const own = ownPage(pathname, home);
  if (own !== undefined) event.respondWith(page(event, own));
  else if (isLasting(pathname)) event.respondWith(lasting(event, pathname));
});

// The page reports what it loaded: the browser still has it, so this costs no request.
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const paths: unknown = event.data;
  if (!Array.isArray(paths)) return;
  const keepOne = async (url: unknown) => {
    const { pathname } = new URL(String(url), self.origin);
    const path = ownPage(pathname, home) ?? (isLasting(pathname) ? pathname : undefined);
    if (path === undefined || (await caches.match(path, { cacheName }))) return;
    await keep(path, await fetch(pathname, { cache: 'force-cache' }));
  };
  event.waitUntil(Promise.allSettled(paths.map(keepOne)));
});
