import { useEffect } from 'react';
import { catalogueContract } from '@menuleaf/shared/contracts/catalogue.ts';
import { kitchenData } from '@menuleaf/shared/browser/kitchen-cache.ts';

/** Milliseconds until the page has loaded its assets. */
const loadedMs = 2000;

const isFile = (url: string) => url.startsWith(location.origin) && !url.includes('/api/');

/** Makes this page, and no other, available offline. Does nothing if the browser cannot. */
async function cachePage(): Promise<void> {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  const registration = await workers.register('/sw.js', { scope: '/kitchen' });
  await new Promise((resolve) => {
    setTimeout(resolve, loadedMs);
  });
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  worker?.postMessage(files.filter(isFile).map((url) => new URL(url).pathname));
}

/** Caches the response of a path for offline use. */
async function cacheResponse(path: string, answered: unknown): Promise<void> {
  const body = JSON.stringify(answered);
  const headers = { 'content-type': 'application/json' };
  await (await globalThis.caches?.open(kitchenData))?.put(path, new Response(body, { headers }));
}

/** Caches the page's last response; without storage, nothing is kept. */
export function useCachedResponse(path: string, answered: unknown): void {
  useEffect(() => {
    if (answered) void cacheResponse(path, answered).catch(() => undefined);
  }, [path, answered]);
}

export function useCachedPage(): void {
  useEffect(() => void cachePage().catch(() => undefined), []);
}

const { listMenus, listRestaurants, previewMenu } = catalogueContract;
export const cachedPaths = {
  menus: listMenus.path,
  restaurants: listRestaurants.path,
  menu: (id: string) => previewMenu.path.replace('{id}', encodeURIComponent(id)),
};
