import type { Entries, Stamp } from './entries.ts';

function stampOf(state: unknown): Stamp | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  if (!('key' in state && 'index' in state)) return undefined;
  const { key, index } = state;
  return typeof key === 'string' && typeof index === 'number' ? { key, index } : undefined;
}

/** The history of this tab. */
export const browserEntries: Entries = {
  address: () => window.location.pathname + window.location.search + window.location.hash,
  stamp: () => stampOf(window.history.state),
  push: (address, stamp) => window.history.pushState(stamp, '', address),
  replace: (address, stamp) => window.history.replaceState(stamp, '', address),
  go: (delta) => window.history.go(delta),
  onPop: (listen) => {
    window.addEventListener('popstate', listen);
    return () => window.removeEventListener('popstate', listen);
  },
};
