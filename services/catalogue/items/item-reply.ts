import type { StoredItem } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { oneOf, withRows } from '../changes/catalogue-edits.ts';
import { itemsView, pick, type read } from '../owners-view.ts';

type Changed = Awaited<ReturnType<typeof read>>;

/** An item as written, with the fields written afterwards. */
export function itemReply(
  { catalogue, planType, now }: Changed,
  id: string,
  after: Partial<StoredItem> = {},
) {
  const items = [{ ...oneOf(catalogue, 'items', id), ...after }];
  return pick(itemsView(withRows(catalogue, { items }), planType, now), id, 'Menu item');
}
