import { notFound } from '@menuleaf/shared/server/http-error.ts';
import { oneOf, withRows } from '../changes/catalogue-edits.ts';
import { mustBeUnlocked } from '../changes/locks.ts';
import { itemsView, pick, read } from '../owners-view.ts';
import { stampOf } from '../store/stamp.ts';
import { newAvailability } from './sold-out-end.ts';
import type { CatalogueHandler } from '../context.ts';

/** Leaves `updated_at` alone, so it does not conflict with an open item form. */
export const setAvailability: CatalogueHandler<'setAvailability'> = async (
  { params, body },
  owner,
  context,
) => {
  const { catalogue, planType, now } = await read(owner.accountId, context);
  const item = oneOf(catalogue, 'items', params.id);
  mustBeUnlocked('items', [params.id], catalogue, planType);
  const saved = await context.store.setAvailability(
    owner.accountId,
    params.id,
    newAvailability(item, body, now),
    stampOf(context, now),
  );
  if (!saved) throw notFound('Menu item');
  const items = itemsView(withRows(catalogue, { items: [saved] }), planType, now);
  return pick(items, params.id, 'Menu item');
};
