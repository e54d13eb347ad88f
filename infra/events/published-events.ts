import { menuPublished } from '@menuleaf/shared/contracts/events/public-menu-events.ts';
import { idAfter, keys } from '@menuleaf/shared/server/table/keys.ts';
import * as z from 'zod/mini';
import type { Change } from './change.ts';
import { busEntry, type BusEntry } from './bus-entry.ts';

const published = z.object({
  menu_digest: z.nullable(z.string()),
  menu_changed_at: z.nullable(z.string()),
  is_writing: z._default(z.boolean(), false),
  restaurant: z.nullable(z.object({ name: z.string() })),
  menu: z.nullable(z.object({ id: z.string(), name: z.string() })),
  made: z._default(z.nullable(z.object({ owner_id: z.string() })), null),
});

/** Published once the pages are up, and only if the menu changed: not for a new page design. */
export function publishedEvents({ pk, before, after, id, at }: Change): BusEntry[] {
  const restaurant_id = idAfter(keys.publicRestaurant.leadingKey, pk);
  if (restaurant_id === undefined || after === undefined) return [];
  const now = published.parse(after);
  const old = before === undefined ? undefined : published.parse(before);
  const { restaurant, menu, made } = now;
  if (now.is_writing || !restaurant || !menu || !made) return [];
  if (now.menu_digest === old?.menu_digest) return [];
  const names = { restaurant_name: restaurant.name, menu_id: menu.id, menu_name: menu.name };
  const changed = { published_at: now.menu_changed_at ?? at.toISOString(), change_id: id };
  const { owner_id } = made;
  return [busEntry(menuPublished, { owner_id, restaurant_id, ...names, ...changed })];
}
