import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { atMost } from './at-most.ts';
import { fetchRemote, type RemoteModule } from './load-remote.ts';

/** A remote on its way, and once it is there and can be drawn, its page. */
export type ComingRemote = { page: Promise<ComponentType>; arrived?: ComponentType };

/** What a remote reads first has mostly been asked for before it came; without it, it shows that it waits. */
const preparedWithinMs = 100;

/** Each is loaded once; one that failed, only by asking for it again. */
const remotes = new Map<string, ComingRemote>();

/** Starts at once: an owner's remote comes while the session is being checked. */
export function comingRemote(remote: string, queries: QueryClient): ComingRemote {
  const known = remotes.get(remote);
  if (known) return known;
  const coming: ComingRemote = {
    page: fetchRemote(remote).then(async (module) => {
      await prepared(module, queries);
      coming.arrived = module.default;
      return module.default;
    }),
  };
  // Who draws it hears of a failure.
  coming.page.catch(() => undefined);
  remotes.set(remote, coming);
  return coming;
}

/** After a failure, or a long wait. */
export function askAgain(remote: string, queries: QueryClient): ComingRemote {
  remotes.delete(remote);
  return comingRemote(remote, queries);
}

const prepared = ({ prepare }: RemoteModule, queries: QueryClient): Promise<void> =>
  atMost(preparedWithinMs, prepare?.(queries));
