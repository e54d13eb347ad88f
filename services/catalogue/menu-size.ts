import { Refusal } from '@menuleaf/shared/http/refusal.ts';
import type { StoredCategory } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { itemsInOneMenu } from '@menuleaf/shared/plans/plans.ts';

/** Refuses what would make a menu larger than its page can be. */
export function mustFitOneMenu(categories: Pick<StoredCategory, 'item_ids'>[]) {
  const size = new Set(categories.flatMap((category) => [...category.item_ids])).size;
  if (size > itemsInOneMenu) {
    throw new Refusal(422, `A menu holds at most ${itemsInOneMenu} items; this would be ${size}.`);
  }
}
