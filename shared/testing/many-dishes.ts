import { importLimit } from '../contracts/catalogue/items/new-item-calls.ts';
import type { TestOwner } from './api.ts';

/** So many dishes as a file would bring them, in as many calls as that takes. Their ids. */
export async function manyDishes(owner: TestOwner, count: number, more: object = {}) {
  const ids: string[] = [];
  for (let left = count; left > 0; left -= importLimit) {
    const items = Array.from({ length: Math.min(left, importLimit) }, (_, at) => ({
      name: `Dish ${at}`,
      price: 5,
      ...more,
    }));
    const { status, text, json } = await owner.send('POST', '/api/menus/items/import', { items });
    if (status !== 201) throw new Error(`import: ${status} ${text}`);
    ids.push(...json.items.map(({ id }: { id: string }) => id));
  }
  return ids;
}
