import { useEffect } from 'react';

/** What an owner's pages with unsaved work begin with. */
const scopes = /^\/(?:dashboard|menu|restaurant\/.+\/edit)/u;

/** Milliseconds until the page has loaded its files. */
const loadedMs = 3000;

/** From now on such a page, when it is opened without a connection, says so in our words instead of the browser's. */
export function useOfflineNote(): void {
  useEffect(() => {
    const scope = scopes.exec(location.pathname)?.[0];
    if (scope === undefined) return undefined;
    // Where a browser refuses workers, it speaks for itself.
    const later = setTimeout(
      () => void navigator.serviceWorker?.register('/sw.js', { scope }).catch(() => undefined),
      loadedMs,
    );
    return () => clearTimeout(later);
  }, []);
}
