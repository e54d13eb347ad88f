/** Lets the restaurant's pages be read without a network from now on. Quietly does nothing where a browser cannot. */
export async function keepOffline(): Promise<void> {
  const scope = /^\/restaurant\/[^/]+/.exec(location.pathname)?.[0];
  const workers = navigator.serviceWorker;
  if (!scope || !workers || !document.querySelector('link[rel=canonical]')) return;
  await workers.register('/restaurant/sw.js', { scope });
  const { active } = await workers.ready;
  const scripts = performance
    .getEntriesByType('resource')
    .map(({ name }) => name.endsWith('.js') && name);
  const loaded = Array.from(document.images, (image) => image.complete && image.currentSrc);
  const menu = document.querySelector<HTMLAnchorElement>(`a[href="${scope}/menu"]`);
  active?.postMessage([location.pathname, ...scripts, ...loaded, menu?.href].filter(Boolean));
}
