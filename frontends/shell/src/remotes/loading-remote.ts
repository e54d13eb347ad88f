import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { waitAtMost } from './wait-at-most.ts';
import { fetchRemote, type RemoteModule } from './load-remote.ts';

/** A remote being loaded, and its page once that can be rendered. */
export type LoadingRemote = { page: Promise<ComponentType>; arrived?: ComponentType };

/** A remote's first data is mostly prefetched; without it, it shows a loading state. */
const preparedWithinMs = 100;

/** Each is loaded once; a failed one again only on request. */
const remotes = new Map<string, LoadingRemote>();

/** Starts at once: an owner's remote loads while the session is checked. */
export function startLoadingRemote(remote: string, queries: QueryClient): LoadingRemote {
  const known = remotes.get(remote);
  if (known) return known;
  const coming: LoadingRemote = {
    page: fetchRemote(remote).then(async (module) => {
      await prepared(module, queries);
      coming.arrived = module.default;
      return module.default;
    }),
  };
  // The renderer handles a failure.
  coming.page.catch(() => undefined);
  remotes.set(remote, coming);
  return coming;
}

/** After a failure, or a long wait. */
export function retryRemote(remote: string, queries: QueryClient): LoadingRemote {
  remotes.delete(remote);
  return startLoadingRemote(remote, queries);
}

const prepared = ({ prepare }: RemoteModule, queries: QueryClient): Promise<void> =>
  waitAtMost(preparedWithinMs, prepare?.(queries));
