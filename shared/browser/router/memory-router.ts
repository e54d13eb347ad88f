import { createRouter, type RouteObject } from './router-provider.tsx';
import type { Entries, Stamp } from './entries.ts';

type Entry = { address: string; stamp?: Stamp };

/** In-memory history for tests. It starts at the last address. */
function memoryEntries(addresses: readonly string[]): Entries {
  let entries: Entry[] = addresses.map((address) => ({ address }));
  let at = entries.length - 1;
  const listeners = new Set<() => void>();
  return {
    address: () => entries[at]?.address ?? '/',
    stamp: () => entries[at]?.stamp,
    push: (address, stamp) => {
      at += 1;
      entries = [...entries.slice(0, at), { address, stamp }];
    },
    replace: (address, stamp) => {
      entries = entries.with(at, { address, stamp });
    },
    go: (delta) => {
      if (entries[at + delta] === undefined) return;
      at += delta;
      for (const listen of listeners) listen();
    },
    onPop: (listen) => {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
  };
}

/** For tests: separate, so no browser loads it. */
export const createMemoryRouter = (
  routes: readonly RouteObject[],
  { initialEntries }: { initialEntries: readonly string[] },
) => createRouter(memoryEntries(initialEntries), routes);
