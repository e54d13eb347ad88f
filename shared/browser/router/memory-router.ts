import { memoryEntries } from './memory-entries.ts';
import { createRouter, type RouteObject } from './router-provider.tsx';

type MemoryOptions = { initialEntries: readonly string[] };

/** For tests: separate, so no browser loads it. */
export const createMemoryRouter = (
  routes: readonly RouteObject[],
  { initialEntries }: MemoryOptions,
) => createRouter(memoryEntries(initialEntries), routes);
