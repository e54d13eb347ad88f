import type { OwnersStore } from '../publishing/owners-store.ts';

/** The catalogue without active menus on the first read, then as it is. */
export function withoutMenuAtFirst(owners: OwnersStore): OwnersStore['catalogue'] {
  let isFirst = true;
  return async (...of) => {
    const catalogue = await owners.catalogue(...of);
    if (!catalogue || !isFirst) return catalogue;
    isFirst = false;
    const restaurants = catalogue.restaurants.map((it) => ({ ...it, active_menu_id: null }));
    return { ...catalogue, restaurants };
  };
}
