import { setTimeout as wait } from 'node:timers/promises';
import { newOwner, send, waitUntil } from '@menuleaf/shared/testing/api.ts';
import { table } from '@menuleaf/shared/testing/test-table.ts';
import { cardMaker } from '../card/social-card.ts';
import { fontSubsetter } from '../faces/font-subsetter.ts';
import { variableOf } from '@menuleaf/shared/testing/variable-of.ts';
import { type PagesStore, pagesStore } from '../pages/pages-store.ts';
import { withoutMenuAtFirst } from '../testing/without-menu-at-first.ts';
import { ownersStore } from './owners-store.ts';
import { publicMenuStore } from '../public-menu-store.ts';
import { publishRestaurants } from './publish-restaurants.ts';
const store = publicMenuStore(table);
const owners = ownersStore(table);
const site = { origin: 'http://localhost', script: '/restaurant/page.test.js' };
/** A publisher that dies after writing its pages, so it repairs nothing. */
function publishAndDie(
  pages: PagesStore,
  catalogue: typeof owners.catalogue = (...of) => owners.catalogue(...of),
) {
  const dying = { ...store, replace: () => Promise.reject(new Error('Died')) };
  const reading = { ...owners, catalogue };
  const clock = () => new Date();
  const by = {
    faces: fontSubsetter('none'),
    cards: cardMaker('none', () => Promise.resolve(undefined)),
  };
  const context = { store: dying, owners: reading, pages, ...by, clock, site, pageVersion: 'test' };
  return publishRestaurants(owner.id, [id], context);
}

/** The real bucket, with writes paused until released. */
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

const owner = await newOwner();
const id = await owner.made('/api/restaurants', { name: 'Olive Yard' });
const menu = await owner.send('POST', '/api/menus', { name: 'Summer menu', restaurant_id: id });
const menuId = menu.json.id;

const page = () => send('GET', `/restaurant/${id}/menu`);

test('each page names the file of its script and of the rest, which are there for ever', async () => {
  const { text } = await waitUntil(page, (shown) => shown.text.includes('Summer menu'));
  const [, script = '', more = ''] =
    /<script type="module" data-page="([^"]+)" data-more="([^"]+)"/.exec(text) ?? [];
  expect(script).toMatch(/^\/restaurant\/page\.\w{10}\.js$/);
  expect(more).toMatch(/^\/restaurant\/more\.\w{10}\.js$/);
  for (const path of [script, more]) {
    const answer = await send('GET', path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('immutable');
  }
  // The inlined script matches its file, and the service worker loads the rest from the URL in the page.
  expect(text).toContain(`<script type="module">${(await send('GET', script)).text}</script>`);
  const worker = await send('GET', '/restaurant/sw.js');
  expect(worker.status).toBe(200);
  expect(worker.headers.get('cache-control')).toContain('max-age=0');
  expect(worker.text).toContain(more);
});

test('a publisher that was overtaken never brings a withdrawn menu back', async () => {
  await waitUntil(page, ({ text }) => text.includes('Summer menu'));
  const slow = pausing(pagesStore(variableOf('PAGES_BUCKET')));
  const overtaken = publishAndDie(slow.pages);
  await slow.reached;
  await owner.send('PUT', `/api/restaurants/${id}`, { name: 'Olive Yard', active_menu_id: null });
  await waitUntil(page, ({ status }) => status === 404);
  slow.letGo();
  await expect(overtaken).rejects.toThrow('Died');
  expect((await page()).status).toBe(404);
  await wait(3500);
  expect((await page()).status).toBe(404);
});

test('an overtaken publisher ends with what its owner saved last', async () => {
  await owner.send('PUT', `/api/restaurants/${id}`, { name: 'Olive Yard', active_menu_id: menuId });
  await waitUntil(page, ({ text }) => text.includes('Summer menu'));
  const slow = pausing(pagesStore(variableOf('PAGES_BUCKET')));
  const overtaken = publishAndDie(slow.pages);
  await slow.reached;
  await owner.send('PUT', `/api/menus/${menuId}`, { name: 'Winter menu' });
  await waitUntil(page, ({ text }) => text.includes('Winter menu'));
  slow.letGo();
  await expect(overtaken).rejects.toThrow('Died');
  await wait(3500);
  expect((await page()).text).toContain('Winter menu');
});

test('a publisher that was overtaken by content that came back does not undo it', async () => {
  await waitUntil(page, ({ text }) => text.includes('Winter menu'));
  const slow = pausing(pagesStore(variableOf('PAGES_BUCKET')));
  const overtaken = publishAndDie(slow.pages, withoutMenuAtFirst(owners));
  await slow.reached;
  const before = await store.published(id);
  // Changes nothing that diners see.
  await owner.send('PUT', `/api/restaurants/${id}`, { name: 'Olive Yard', active_menu_id: menuId });
  await waitUntil(
    () => store.published(id),
    (now) => now?.revision !== before?.revision && now?.is_writing === false,
  );
  slow.letGo();
  await expect(overtaken).rejects.toThrow('Died');
  expect((await page()).text).toContain('Winter menu');
});
