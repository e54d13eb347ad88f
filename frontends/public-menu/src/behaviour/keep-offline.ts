/** Lets the restaurant's pages be read without a network from now on. Quietly does nothing where a browser cannot. */
export async function keepOffline(): Promise<void> {
  const scope = /^\/restaurant\/[^/]+/.exec(window.location.pathname)?.[0];
  const workers = navigator.serviceWorker;
  if (!scope || !workers || !document.querySelector('link[rel=canonical]')) return;
  await workers.register('/restaurant/sw.js', { scope });
  const { active } = await workers.ready;
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.js'));
  const loaded = [...document.images].filter((image) => image.complete && image.currentSrc);
  const menu = document.querySelector<HTMLAnchorElement>(`a[href="${scope}/menu"]`);
  const urls = [
    window.location.pathname,
    ...scripts.map(({ name }) => name),
    ...loaded.map((image) => image.currentSrc),
    ...(menu ? [menu.href] : []),
  ];
  active?.postMessage(urls.filter(Boolean));
}
