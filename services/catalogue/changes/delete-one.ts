import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { type Counted, type PlanType, plans } from '@menuleaf/shared/plans/plans.ts';
import { oneOf, removeFromHolders, placesOf, withRows } from './catalogue-edits.ts';
import { changeCatalogue } from './change-catalogue.ts';
import type { Handler } from '../context.ts';
import { withoutFurther } from './further-menus.ts';
import { type Memory, toTrash } from '../store/trash.ts';

/** The catalogue without any reference to it, and where it was. */
function withoutReferences(kind: Counted, catalogue: OwnersCatalogue, id: string) {
  if (kind === 'categories' || kind === 'items') {
    const places = Object.fromEntries(placesOf(catalogue, kind, id));
    return { after: removeFromHolders(catalogue, kind, id), places, shown_by: [], further: {} };
  }
  const shownBy = catalogue.restaurants.filter((one) => one.active_menu_id === id);
  const restaurants = shownBy.map((one) => ({ ...one, active_menu_id: null }));
  const shown_by = shownBy.map((one) => one.id);
  const { after, remembered } = withoutFurther(withRows(catalogue, { restaurants }), id);
  return { after, places: {}, shown_by, further: remembered };
}

/** The catalogue without it and its references, plus the trash record kept for undo. Throws 404. */
export function withoutOne(
  kind: Counted,
  catalogue: OwnersCatalogue,
  id: string,
  planType: PlanType,
) {
  const row = oneOf(catalogue, kind, id);
  const { after, places, shown_by, further } = withoutReferences(kind, catalogue, id);
  const limit = plans[planType].limits[kind];
  const was_over = limit !== null && catalogue[kind].length > limit;
  const memory: Memory = { places, shown_by, further, was_over };
  return { row, memory, after: { ...after, [kind]: after[kind].filter((one) => one.id !== id) } };
}

/** Deletes it and every reference to it; the deletion can be undone for a while. Throws 404. */
const deletion =
  (kind: Counted): Handler<'deleteItem'> =>
  async ({ params }, { accountId }, context) => {
    await changeCatalogue(accountId, context, ({ before, planType, ...when }) => {
      const { row, memory, after } = withoutOne(kind, before, params.id, planType);
      return { after, also: toTrash(kind, accountId, row, memory, when) };
    });
    return undefined;
  };

export const deleteRestaurant = deletion('restaurants');
/** Its items stay. */
export const deleteCategory = deletion('categories');
export const deleteItem = deletion('items');
