import type { CatalogueStore } from './catalogue-store.ts';

/** A store for one call: plan and counts are read once, however many rules ask for them. */
export function planOnce(store: CatalogueStore): CatalogueStore {
  let plan: ReturnType<CatalogueStore['entitlement']> | undefined;
  let counts: ReturnType<CatalogueStore['counts']> | undefined;
  return {
    ...store,
    entitlement: (ownerId, now) => (plan ??= store.entitlement(ownerId, now)),
    counts: (ownerId) => (counts ??= store.counts(ownerId)),
  };
}
