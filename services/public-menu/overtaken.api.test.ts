import { beforeAll, expect, jest, test } from '@jest/globals';
import { newOwner, send, type TestOwner, until } from '@menuleaf/shared/testing/api.ts';
import { openTable } from '@menuleaf/shared/table/table.ts';
import * as z from 'zod';
import { type PagesStore, pagesStore } from './pages-store.ts';
import { publicMenuStore } from './public-menu-store.ts';
import { publishRestaurant } from './publish.ts';

jest.setTimeout(30_000);

const environments = z
  .record(z.string(), z.object({ PAGES_BUCKET: z.string().optional(), TABLE_NAME: z.string() }))
  .parse(JSON.parse(process.env.MENULEAF_ENVIRONMENTS ?? '{}'));
const service = Object.values(environments).find(({ PAGES_BUCKET }) => PAGES_BUCKET);

const site = { origin: 'http://localhost', script: '/restaurant/page.test.js' };
/** A publisher that dies once its pages are written, so that nobody repairs after it what it has written. */
function publishAndDie(pages: PagesStore, ownerId: string, id: string) {
  const table = publicMenuStore(openTable(service?.TABLE_NAME ?? ''));
  const store = { ...table, replace: () => Promise.reject(new Error('Died')) };
  return publishRestaurant(ownerId, id, { store, pages, clock: () => new Date(), site });
}

/** The real bucket, but what is about to be written waits until it is let go. */
function pausing(pages: PagesStore) {
  const reached = Promise.withResolvers<void>();
  const letGo = Promise.withResolvers<void>();
  const replace: PagesStore['replace'] = async (...write) => {
    reached.resolve();
    await letGo.promise;
    return pages.replace(...write);
  };
  return { pages: { ...pages, replace }, reached: reached.promise, letGo: letGo.resolve };
}

let owner: TestOwner;
let id: string;
let menuId: string;
beforeAll(async () => {
  owner = await newOwner();
  id = (await owner.send('POST', '/api/restaurants', { name: 'Olive Yard' })).json.id;
  const menu = await owner.send('POST', '/api/menus', { name: 'Summer menu', restaurant_id: id });
  menuId = menu.json.id;
});

const page = () => send('GET', `/restaurant/${id}/menu`);

test('each page names a script that is there, for ever', async () => {
  const { text } = await until(page, (shown) => shown.text.includes('Summer menu'));
  const script = /<script type="module" src="([^"]+)"/.exec(text)?.[1] ?? '';
  expect(script).toMatch(/^\/restaurant\/page\.\w{10}\.js$/);
  const answer = await send('GET', script);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  const more = /import\("\.(\/more\.\w{10}\.js)"\)/.exec(answer.text)?.[1];
  expect((await send('GET', `/restaurant${more}`)).status).toBe(200);
  const worker = await send('GET', '/restaurant/sw.js');
  expect(worker.status).toBe(200);
  expect(worker.headers.get('cache-control')).toContain('max-age=0');
});

test('a publisher that was overtaken never brings a withdrawn menu back', async () => {
  await until(page, ({ text }) => text.includes('Summer menu'));
  const slow = pausing(pagesStore(service?.PAGES_BUCKET ?? ''));
  const overtaken = publishAndDie(slow.pages, owner.id, id);
  await slow.reached;
  await owner.send('PUT', `/api/restaurants/${id}`, { name: 'Olive Yard', active_menu_id: null });
  await until(page, ({ status }) => status === 404);
  slow.letGo();
  await expect(overtaken).rejects.toThrow('Died');
  expect((await page()).status).toBe(404);
  await new Promise((resolve) => {
    setTimeout(resolve, 3500);
  });
  expect((await page()).status).toBe(404);
});

test('an overtaken publisher ends with what its owner saved last', async () => {
  await owner.send('PUT', `/api/restaurants/${id}`, { name: 'Olive Yard', active_menu_id: menuId });
  await until(page, ({ text }) => text.includes('Summer menu'));
  const slow = pausing(pagesStore(service?.PAGES_BUCKET ?? ''));
  const overtaken = publishAndDie(slow.pages, owner.id, id);
  await slow.reached;
  await owner.send('PUT', `/api/menus/${menuId}`, { name: 'Winter menu' });
  await until(page, ({ text }) => text.includes('Winter menu'));
  slow.letGo();
  await expect(overtaken).rejects.toThrow('Died');
  await new Promise((resolve) => {
    setTimeout(resolve, 3500);
  });
  expect((await page()).text).toContain('Winter menu');
});
