import { useEffect } from 'react';

/** What an owner's pages with unsaved work begin with. */
const scopes = ['/dashboard', '/menu'];

/** Milliseconds until the page has loaded its files. */
const loadedMs = 3000;

/** From now on such a page, when it is opened without a connection, says so in our words instead of the browser's. */
export function useOfflineNote(): void {
  useEffect(() => {
    const scope = scopes.find((one) => location.pathname.startsWith(one));
    const workers = navigator.serviceWorker;
    if (scope === undefined || !workers) return undefined;
    // Where a browser refuses workers, it speaks for itself.
    const later = setTimeout(
      () => void workers.register('/sw.js', { scope }).catch(() => undefined),
      loadedMs,
    );
    return () => clearTimeout(later);
  }, []);
}
