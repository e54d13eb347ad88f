import { catalogueContract } from '../../contracts/catalogue.ts';
import { keepToken } from './token.ts';
import { mockServer } from '../../testing/mock-server.ts';
import { client } from './client.ts';
import { preload } from './preload.ts';

const catalogue = client(catalogueContract);
const menus = 'GET /api/menus';

beforeEach(() => {
  keepToken('mine');
});

test('what was asked early is not asked again, and counts once', async () => {
  const { asked } = mockServer({ [menus]: { body: [] } });
  void preload('/api/menus');
  await expect(catalogue.listMenus()).resolves.toEqual([]);
  expect(asked).toHaveLength(1);
  await catalogue.listMenus();
  expect(asked).toHaveLength(2);
});

test('an answer to another owner does not count', async () => {
  const { asked } = mockServer({ [menus]: { body: [] } });
  void preload('/api/menus');
  keepToken('another');
  await catalogue.listMenus();
  expect(asked).toHaveLength(2);
});

test('after a change an answer from before it does not count', async () => {
  const { sent } = mockServer({ [menus]: { body: [] }, 'DELETE /api/menus/m1': { status: 204 } });
  void preload('/api/menus');
  await catalogue.deleteMenu({ params: { id: 'm1' } });
  await catalogue.listMenus();
  expect(sent(menus)).toHaveLength(2);
});

test('an answer of half a minute ago does not count', async () => {
  const { asked } = mockServer({ [menus]: { body: [] } });
  void preload('/api/menus');
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 31_000);
  await catalogue.listMenus();
  expect(asked).toHaveLength(2);
});

test('what failed early is asked again', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  preload('/api/menus').catch(() => undefined);
  mockServer({ [menus]: { body: [] } });
  await expect(catalogue.listMenus()).resolves.toEqual([]);
});
