import { byId, membersOf } from '@menuleaf/shared/menu/numbered-catalogue.ts';
import { oneOf } from '../changes/catalogue-edits.ts';
import { itemsView, read } from '../owners-view.ts';
import type { CatalogueHandler } from '../context.ts';

/** A category's items in its own order. Throws 404. */
export function itemsOf(
  { catalogue, planType, now }: Awaited<ReturnType<typeof read>>,
  categoryId: string,
) {
  const { item_ids } = oneOf(catalogue, 'categories', categoryId);
  return membersOf(item_ids, byId(itemsView(catalogue, planType, now)));
}

export const categoryItems: CatalogueHandler<'categoryItems'> = async (
  { params },
  owner,
  context,
) => itemsOf(await read(owner.accountId, context), params.id);
