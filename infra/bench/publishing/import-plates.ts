import { importLimit } from '@menuleaf/shared/contracts/catalogue/items/new-item-calls.ts';
import * as z from 'zod';
import type { benchOwner } from '../samples/bench-restaurant.ts';

const imported = z.object({ items: z.array(z.object({ id: z.string() })) });

/** Brings this many dishes into a category, and tells their ids. */
export async function importPlates(
  { call }: Pick<Awaited<ReturnType<typeof benchOwner>>, 'call'>,
  category: string,
  count: number,
): Promise<string[]> {
  const itemIds: string[] = [];
  for (let at = 0; at < count; at += importLimit) {
    const items = Array.from({ length: Math.min(importLimit, count - at) }, (_, place) => ({
      name: `Plate ${at + place}`,
      description: 'Leek and potato, brown butter, bread from the oven',
      price: 10,
      category_ids: [category],
    }));
    const answer = imported.parse(await call('POST', '/api/menus/items/import', { items }));
    itemIds.push(...answer.items.map(({ id }) => id));
  }
  return itemIds;
}
