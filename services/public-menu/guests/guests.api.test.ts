import { form, newOwner, send, waitUntil, getUntil } from '@menuleaf/shared/testing/api.ts';
import { newProOwner } from '@menuleaf/shared/testing/give-plan.ts';
import {
  followLink,
  guestsOf,
  openPhoto,
  published,
  scanPage,
  viewsOf,
} from '@menuleaf/shared/testing/guest-visit.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import { table } from '@menuleaf/shared/testing/test-table.ts';
const rowsOf = (id: string) => table.queryAll(keys.guestsDay.pk(id));

test('guests who open pages are counted, and who asks not to be is not', async () => {
  const owner = await newOwner();
  const id = await published(owner);
  const none = await owner.send('GET', `/api/restaurants/${id}/guests?days=7`);
  expect([none.status, none.json.days.length, viewsOf(none)]).toEqual([200, 7, 0]);

  expect(await scanPage(`/restaurant/${id}/menu`, { 'sec-gpc': '1' })).toBe(200);
  expect(await scanPage(`/restaurant/${id}/menu`, { dnt: '1' })).toBe(200);
  expect(await scanPage(`/restaurant/${id}`)).toBe(200);
  expect(await followLink(`/restaurant/${id}/menu`, `/restaurant/${id}`)).toBe(200);
  const found = await waitUntil(guestsOf(owner, id), (answer) => viewsOf(answer) > 1);
  expect(viewsOf(found)).toBe(2);
  const { json } = found;
  expect(json).toMatchObject({
    time_zone: 'Europe/Vienna',
    languages: [{ language: 'de', views: 2 }],
    read_in: [],
    counts_dishes: true,
  });
  expect(json.days).toHaveLength(28);
  expect(json.days.at(-1)).toMatchObject({ views: 2, scans: 1 });
  expect(json.hours).toHaveLength(24);
  // Only counts are stored.
  const [row = {}] = await rowsOf(id);
  expect(Object.keys(row).toSorted()).toEqual(
    [
      'pk',
      'sk',
      'day',
      'views',
      'scans',
      'languages',
      'read',
      'opened',
      'files',
      'version',
      'expires_at',
    ].toSorted(),
  );
  const year = 365 * 86_400;
  expect(Number(row['expires_at']) - Date.now() / 1000).toBeGreaterThan(year + 30 * 86_400);
}, 120_000);

/** 4 x 3 pixels. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAAEElEQVR42mOQz7aGIwacHACy6Qk9Ihw/XAAAAABJRU5ErkJggg==';

test('a dish whose photo was opened is told with its section', async () => {
  const owner = await newProOwner();
  const id = await published(owner);
  const image = new Blob([Uint8Array.from(Buffer.from(png, 'base64'))], { type: 'image/png' });
  const categories = JSON.stringify([await owner.made('/api/categories', { name: 'Fish' })]);
  const item = form({ name: 'Trout', price: '9', image, category_ids: categories });
  const dish = await owner.made('/api/menus/items', item);
  const menu = `/restaurant/${id}/menu`;
  const { text } = await getUntil(menu, (page) => page.text.includes('<img'));
  const small = /\/images\/[\w-]+\/288\.webp/.exec(text)?.[0] ?? '';
  expect(await openPhoto(small, id)).toBe(200);
  expect(await openPhoto(small.replace(/288\.webp$/, '732.webp'), id)).toBe(200);
  const { json } = await waitUntil(guestsOf(owner, id), (answer) => answer.json.dishes.length > 0);
  expect(json.dishes).toEqual([{ id: dish, name: 'Trout', section: 'Fish', opened: 1 }]);
  expect(json.sections).toEqual([{ name: 'Fish', opened: 1 }]);

  await owner.send('PUT', `/api/restaurants/${id}/look`, { layout: 'photos' });
  expect((await guestsOf(owner, id)()).json.counts_dishes).toBe(false);
}, 120_000);

test('the numbers are their owner’s alone', async () => {
  const [owner, other] = [await newOwner(), await newOwner()];
  const id = await published(owner);
  const path = `/api/restaurants/${id}/guests`;
  expect((await other.send('GET', path)).status).toBe(404);
  expect((await send('GET', path)).status).toBe(401);
  expect((await owner.send('GET', `${path}?days=400`)).status).toBe(422);
  expect((await owner.send('GET', `${path}/`)).status).toBe(200);
});
