import { Refusal } from '@menuleaf/shared/http/refusal.ts';
import { type Counted, plans, quotaMessage } from '@menuleaf/shared/plans/plans.ts';
import type { WriteAction } from '@menuleaf/shared/table/table.ts';
import type { Tools } from './tools.ts';
import { putInto, switchActiveMenu } from './transaction-parts.ts';
import type { Trash } from './trash.ts';

const tooLate = () => new Refusal(404, 'This was deleted too long ago to be brought back.');

/** Puts it back into those that held it, as far as they are still there. */
async function rejoin(
  kind: Counted,
  ownerId: string,
  id: string,
  trash: Trash,
  { store }: Tools,
): Promise<WriteAction[]> {
  if (kind === 'categories' || kind === 'items') {
    const holderKind = kind === 'categories' ? 'menus' : 'categories';
    const there = new Set((await store.stamps(holderKind, ownerId)).map((stamp) => stamp.id));
    const holders = trash.holders.filter((holder) => there.has(holder));
    return holders.map((holder) => putInto(holderKind, ownerId, holder, id));
  }
  if (kind === 'restaurants' || !trash.shown_by?.length) return [];
  const restaurants = await store.all('restaurants', ownerId);
  return restaurants
    .filter((each) => trash.shown_by?.includes(each.id) && each.active_menu_id === null)
    .map((restaurant) => switchActiveMenu(ownerId, restaurant.id, null, id));
}

/** Times that it starts over when what held it changed meanwhile. */
const attempts = 3;

/** Undoes a deletion, with what it was in. Refuses 404 when that is too long ago, 403 when its place is taken. */
export async function restore(kind: Counted, ownerId: string, id: string, tools: Tools) {
  const { store, clock } = tools;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const [plan, trash] = await Promise.all([
      store.entitlement(ownerId, clock()),
      store.trashed(kind, ownerId, id, clock()),
    ]);
    if (!trash) throw tooLate();
    const limit = plans[plan.planType].limits[kind];
    const also = await rejoin(kind, ownerId, id, trash, tools);
    const outcome = await store.restore(kind, ownerId, trash, limit, also);
    if (outcome === undefined) return;
    if (outcome === 'quota') throw new Refusal(403, quotaMessage(plan.planType, kind));
  }
  throw tooLate();
}
