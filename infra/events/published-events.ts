import { menuPublished } from '@menuleaf/shared/contracts/events/public-menu-events.ts';
import { idAfter, keys } from '@menuleaf/shared/server/table/keys.ts';
import * as z from 'zod/mini';
import type { Change } from './change.ts';
import { busEntry, type BusEntry } from './bus-entry.ts';

const published = z.object({
  menu_digest: z.nullable(z.string()),
  menu_changed_at: z.nullable(z.string()),
  is_writing: z._default(z.boolean(), false),
  is_awaited: z._default(z.boolean(), true),
  restaurant: z.nullable(z.object({ name: z.string() })),
  menu: z.nullable(z.object({ id: z.string(), name: z.string() })),
  made: z._default(z.nullable(z.object({ owner_id: z.string() })), null),
});

/**
 * Told once the pages stand there, and only where the menu on them is another one: not of a new look of all pages. Where
 * nobody waits for it, it is not told: an event and who hears it cost as much as half of what is written to publish.
 */
export function publishedEvents({ pk, before, after, id, at }: Change): BusEntry[] {
  const restaurant_id = idAfter(keys.publicRestaurant.leadingKey, pk);
  if (restaurant_id === undefined || after === undefined) return [];
  const now = published.parse(after);
  const old = before === undefined ? undefined : published.parse(before);
  const { restaurant, menu, made } = now;
  if (now.is_writing || !now.is_awaited || !restaurant || !menu || !made) return [];
  if (now.menu_digest === old?.menu_digest) return [];
  const names = { restaurant_name: restaurant.name, menu_id: menu.id, menu_name: menu.name };
  const changed = { published_at: now.menu_changed_at ?? at.toISOString(), change_id: id };
  const { owner_id } = made;
  return [busEntry(menuPublished, { owner_id, restaurant_id, ...names, ...changed })];
}
