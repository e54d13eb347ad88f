import type * as z from '@menuleaf/shared/contracts/schema.ts';
import type { itemUpdate } from '@menuleaf/shared/contracts/catalogue/items/item-update.ts';
import { updateItem } from '../api/item-changes.ts';
import { categoryChanges } from '../api/category-changes.ts';

type Saving = {
  body: z.input<typeof itemUpdate>;
  /** Category ids of the item before and after. */
  from: readonly string[];
  to: readonly string[];
};

/**
 * Saves an item, then its categories: a stale save is refused before anything changes. One per form, since it remembers
 * its own save when retrying the categories.
 */
export function itemSaver(id: string) {
  let own: { loaded: string | undefined; saved: string } | undefined;
  return async ({ body, from, to }: Saving): Promise<void> => {
    const loaded = body.updated_at;
    const updated_at = own && own.loaded === loaded ? own.saved : loaded;
    const item = await updateItem({ params: { id }, body: { ...body, updated_at } });
    own = { loaded, saved: item.updated_at };
    await moveItem(id, from, to);
  };
}

/** Adds an item to the categories in `to` and removes it from those only in `from`. Idempotent. */
async function moveItem(id: string, from: readonly string[], to: readonly string[]): Promise<void> {
  const body = { item_ids: [id] };
  for (const category of to) {
    if (!from.includes(category))
      await categoryChanges.assignItems({ params: { id: category }, body });
  }
  for (const category of from) {
    if (!to.includes(category))
      await categoryChanges.removeItems({ params: { id: category }, body });
  }
}
