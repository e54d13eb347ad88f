import type { CatalogueStore } from './catalogue-store.ts';

/** A store for one call that reads the plan only once. */
export function planOnce(store: CatalogueStore): CatalogueStore {
  let plan: ReturnType<CatalogueStore['entitlement']> | undefined;
  return { ...store, entitlement: (ownerId, now) => (plan ??= store.entitlement(ownerId, now)) };
}
