import { table } from '@menuleaf/shared/testing/test-table.ts';
import { send, type TestOwner, waitUntil } from '@menuleaf/shared/testing/api.ts';
import { newProOwner } from '@menuleaf/shared/testing/give-plan.ts';
import { pageKeys, pageNames } from '../pages/page-keys.ts';
import { publicMenuStore } from '../public-menu-store.ts';
import { cardMaker } from '../card/social-card.ts';
import { fontSubsetter } from '../faces/font-subsetter.ts';
import { variableOf } from '@menuleaf/shared/testing/variable-of.ts';
import { pagesStore } from '../pages/pages-store.ts';
import { withoutMenuAtFirst } from '../testing/without-menu-at-first.ts';
import { ownersStore } from './owners-store.ts';
import { publishRestaurants } from './publish-restaurants.ts';
const store = publicMenuStore(table);
const owners = ownersStore(table);
const pages = pagesStore(variableOf('PAGES_BUCKET'));
/** Belongs to no deployment: it publishes as another version. */
const site = { origin: 'http://localhost', script: '/restaurant/page.test.js' };

let owner: TestOwner;
let ids: string[] = [];
let soup: string;

/** Five restaurants, each with its own menu; the first has a soup. */
beforeAll(async () => {
  owner = await newProOwner();
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) {
    const restaurant_id = await owner.made('/api/restaurants', { name });
    const menu = await owner.made('/api/menus', { name: `Menu of ${name}`, restaurant_id });
    if (name === 'One') {
      const category = await owner.made('/api/categories', { name: 'Soups' });
      await owner.send('POST', `/api/menus/${menu}/categories/assign`, {
        category_ids: [category],
      });
      const items = [{ name: 'Leek soup', price: 9, category_ids: [category] }];
      const { json } = await owner.send('POST', '/api/menus/items/import', { items });
      soup = json.items[0].id;
    }
    ids.push(restaurant_id);
  }
});

const menuPage = (id = '') => send('GET', `/restaurant/${id}/menu`);
const settled = () =>
  waitUntil(
    async () => Promise.all(ids.map((id) => store.published(id))),
    (all) => all.every((one) => one?.menu && !one.is_writing),
  );

/** The bucket's ETags by key. Each written page is unique, since it contains its revision. */
async function standing() {
  const keys = ids.flatMap((id) => pageNames.map((name) => pageKeys(id)[name]));
  const etags = await Promise.all(keys.map((key) => pages.etag(key)));
  return new Map(keys.map((key, at) => [key, etags[at]]));
}

test('a dish that is sold out in one of five restaurants changes one page, and its data', async () => {
  await waitUntil(async () => (await menuPage(ids[0])).text.includes('Leek soup'));
  await settled();
  const before = await standing();
  await owner.send('PATCH', `/api/menus/items/${soup}/availability`, { is_available: false });
  await waitUntil(async () => (await menuPage(ids[0])).text.includes('Sold out'));
  await settled();
  const after = await standing();
  const changed = [...after].filter(([key, etag]) => before.get(key) !== etag);
  const { menu, data } = pageKeys(ids[0] ?? '');
  expect(changed.map(([key]) => key).toSorted()).toEqual([data, menu].toSorted());
});

/** The stores, with call counts. */
function counted() {
  const counts = { catalogues: 0, written: 0, asked: 0, rows: 0 };
  const catalogue: typeof owners.catalogue = (...of) => {
    counts.catalogues += 1;
    return owners.catalogue(...of);
  };
  const replace: typeof pages.replace = (...of) => {
    counts.written += 1;
    return pages.replace(...of);
  };
  const etag: typeof pages.etag = (...of) => {
    counts.asked += 1;
    return pages.etag(...of);
  };
  const replaceRow: typeof store.replace = (...of) => {
    counts.rows += 1;
    return store.replace(...of);
  };
  const context = {
    store: { ...store, replace: replaceRow },
    owners: { ...owners, catalogue },
    pages: { ...pages, replace, etag },
    faces: fontSubsetter('none'),
    cards: cardMaker('none', () => Promise.resolve(undefined)),
    clock: () => new Date(),
    site,
    pageVersion: 'test',
  };
  return { counts, context };
}

test('the catalogue is read once for five restaurants, and nothing is written that is as it was', async () => {
  await settled();
  const first = counted();
  await publishRestaurants(owner.id, ids, first.context);
  expect(first.counts).toMatchObject({ catalogues: 1, asked: 0 });
  const before = await standing();
  const second = counted();
  await publishRestaurants(owner.id, ids, second.context);
  expect(second.counts).toEqual({ catalogues: 1, written: 0, asked: 0, rows: 0 });
  expect(await standing()).toEqual(before);
});

test('a page that somebody else has put there is found by the publisher that asks the bucket', async () => {
  await settled();
  await publishRestaurants(owner.id, ids, counted().context);
  const key = pageKeys(ids[1] ?? '').menu;
  const other = { body: 'Another page', contentType: 'text/html; charset=utf-8' };
  await pages.replace(key, await pages.etag(key), other);
  await publishRestaurants(owner.id, ids, counted().context, true);
  expect(await pages.read(key)).toContain('Menu of Two');
});

test('who found nothing to write has overtaken whoever read something else before', async () => {
  await settled();
  await publishRestaurants(owner.id, ids, counted().context);
  const { counts, context } = counted();
  const reached = Promise.withResolvers<void>();
  const letGo = Promise.withResolvers<void>();
  const beginWriting: typeof store.beginWriting = async (...of) => {
    reached.resolve();
    await letGo.promise;
    return store.beginWriting(...of);
  };
  const slow = publishRestaurants(owner.id, ids, {
    ...context,
    store: { ...context.store, beginWriting },
    owners: { ...owners, catalogue: withoutMenuAtFirst(owners) },
  });
  await reached.promise;
  await publishRestaurants(owner.id, ids, counted().context);
  letGo.resolve();
  await slow;
  expect(counts.written).toBe(0);
  expect((await menuPage(ids[1])).text).toContain('Menu of Two');
});
