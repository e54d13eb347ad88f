import { availabilityChanged } from '@menuleaf/shared/contracts/events/catalogue-events.ts';
import { isAvailable } from '@menuleaf/shared/menu/diners-menu.ts';
import { idAfter, keys } from '@menuleaf/shared/server/table/keys.ts';
import * as z from 'zod/mini';
import type { Change } from './change.ts';
import { busEntry, type BusEntry } from './bus-entry.ts';

const dish = z.object({
  name: z.string(),
  is_available: z._default(z.boolean(), true),
  sold_out_until: z._default(z.nullable(z.string()), null),
});

/** Compares availability before and after; marking a sold-out dish again changes nothing for guests. */
export function availabilityEvents({ name, pk, sk, before, after, id, at }: Change): BusEntry[] {
  const owner_id = idAfter(keys.item.leadingKey, pk);
  const item_id = idAfter(keys.item.sortPrefix, sk);
  if (name !== 'MODIFY' || owner_id === undefined || item_id === undefined) return [];
  const [old, now] = [dish.parse(before), dish.parse(after)];
  const is_available = isAvailable(now, at);
  if (isAvailable(old, at) === is_available) return [];
  const state = {
    name: now.name,
    is_available,
    sold_out_until: is_available ? null : now.sold_out_until,
  };
  const changed = { changed_at: at.toISOString(), change_id: id };
  return [busEntry(availabilityChanged, { owner_id, item_id, ...state, ...changed })];
}
