import type { CatalogueStore } from './catalogue-store.ts';

/** A store for one call: the plan is read once, however many rules ask for it. */
export function planOnce(store: CatalogueStore): CatalogueStore {
  let plan: ReturnType<CatalogueStore['entitlement']> | undefined;
  return { ...store, entitlement: (ownerId, now) => (plan ??= store.entitlement(ownerId, now)) };
}
