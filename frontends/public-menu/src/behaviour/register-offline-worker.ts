/**
 * Makes the restaurant's pages readable offline from now on. Returns whether it does: a browser may lack workers, and
 * pages outside a restaurant are not cached.
 */
export async function registerOfflineWorker(): Promise<boolean> {
  const scope = /^\/restaurant\/[^/]+/.exec(location.pathname)?.[0];
  const workers = navigator.serviceWorker;
  if (!scope || !workers || !document.querySelector('link[rel=canonical]')) return false;
  await workers.register('/restaurant/sw.js', { scope });
  const { active } = await workers.ready;
  const scripts = performance
    .getEntriesByType('resource')
    .map(({ name }) => name.endsWith('.js') && name);
  const loaded = Array.from(document.images, (image) => image.complete && image.currentSrc);
  const menu = document.querySelector<HTMLAnchorElement>(`a[href="${scope}/menu"]`);
  active?.postMessage([location.pathname, ...scripts, ...loaded, menu?.href].filter(Boolean));
  return true;
}
