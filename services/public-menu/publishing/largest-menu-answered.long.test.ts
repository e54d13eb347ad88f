import { send, type TestOwner, waitUntil } from '@menuleaf/shared/testing/api.ts';
import { newProOwner } from '@menuleaf/shared/testing/give-plan.ts';
import { newId } from '@menuleaf/shared/server/table/ids.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import { table } from '@menuleaf/shared/testing/test-table.ts';
import { variableOf } from '@menuleaf/shared/testing/variable-of.ts';
import { pagesStore } from '../pages/pages-store.ts';
import { largest, places } from '../testing/largest-menu.ts';
import { pageKeys } from '../pages/page-keys.ts';
const unpacked = { 'accept-encoding': 'identity' };
const packed = { 'accept-encoding': 'br, gzip' };

type Kitchen = { me: TestOwner; restaurant: string; menu: string; category: string };

/** An owner with the largest legal menu, written without the API; the restaurant comes last, to be complete. */
async function kitchen(sign: string): Promise<Kitchen> {
  const me = await newProOwner();
  const { restaurants, menus, categories, items } = largest(sign, places.descriptions);
  const put = (
    { pk, sk }: { pk: (owner: string) => string; sk: (id: string) => string },
    row: { id: string } & Record<string, unknown>,
  ) => table.put({ ...row, pk: pk(me.id), sk: sk(row.id) });
  await Promise.all(menus.map((row) => put(keys.menu, row)));
  await Promise.all(categories.map((row) => put(keys.category, row)));
  for (let at = 0; at < items.length; at += 50) {
    await Promise.all(items.slice(at, at + 50).map((row) => put(keys.item, row)));
  }
  const restaurant = newId();
  await Promise.all(restaurants.map((row) => put(keys.restaurant, { ...row, id: restaurant })));
  return { me, restaurant, menu: menus[0]?.id ?? '', category: categories[0]?.id ?? '' };
}

/** All calls that return a menu or part of it, but no stored pages. */
const callsOf = ({ restaurant, menu, category }: Kitchen) => [
  '/api/restaurants',
  '/api/menus',
  `/api/menus/${menu}`,
  `/api/menus/${menu}/categories`,
  `/api/menus/preview/${menu}`,
  `/api/menus/preview/${menu}/categories`,
  '/api/menus/all-items',
  '/api/categories',
  `/api/categories/${category}`,
  `/api/categories/${category}/items`,
  '/api/auth/me/export',
  `/api/restaurants/public/${restaurant}`,
  `/api/restaurants/public/${restaurant}/menus`,
  `/api/restaurants/public/${restaurant}/menu`,
  `/api/restaurants/public/${restaurant}/menu/categories`,
];

/** Fetches all pages of a list. */
async function answers(path: string, token: string, headers: Record<string, string>) {
  const statuses: number[] = [];
  for (let cursor: string | null = ''; typeof cursor === 'string';) {
    const address: string = cursor === '' ? path : `${path}?cursor=${cursor}`;
    const { status, json } = await send('GET', address, { token, headers });
    statuses.push(status);
    cursor = json?.next_cursor ?? null;
  }
  return statuses;
}

// These grow most when escaped, in HTML and JSON.
test.each(['<', '"'])(
  'the largest menu, in %s, is answered by every call, packed or not, and as a page where the bucket has none',
  async (sign) => {
    const made = await kitchen(sign);
    const address = `/restaurant/${made.restaurant}/menu`;
    const page = () => send('GET', address);
    const published = await waitUntil(page, ({ status }) => status === 200);
    for (const headers of [unpacked, packed]) {
      for (const path of callsOf(made)) {
        const statuses = await answers(path, made.me.token, headers);
        expect([path, ...new Set(statuses)]).toEqual([path, 200]);
      }
    }
    const key = pageKeys(made.restaurant).menu;
    const pages = pagesStore(variableOf('PAGES_BUCKET'));
    await pages.replace(key, await pages.etag(key), { goneAt: 1 });
    const served = await waitUntil(page, ({ text }) => !text.endsWith('-->'));
    expect(served.status).toBe(200);
    expect(served.text).toBe(published.text.replace(/<!--\d+-->$/, ''));
  },
);
