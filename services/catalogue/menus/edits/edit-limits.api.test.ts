import { newOwner, type TestOwner } from '@menuleaf/shared/testing/api.ts';
import { givePlan, proPlan } from '@menuleaf/shared/testing/give-plan.ts';

const ended = { ...proPlan, ends_at: '2026-01-01T00:00:00.000Z' };
const section = (name: string) => ({ do: 'add_category', ref: `new:${name}`, name });
const dish = (ref: string, category: string) => ({
  do: 'add_item',
  ref: `new:${ref}`,
  name: ref,
  category,
  price: 5,
});

async function withMenu() {
  const me = await newOwner();
  const menuId: string = await me.made('/api/menus', { name: 'Dinner' });
  const edit = (edits: object[]) => me.send('POST', `/api/menus/${menuId}/edits`, { edits });
  return { me, menuId, edit };
}

const countOf = async (me: TestOwner, path: string) => {
  const { json } = await me.send('GET', path);
  return path === '/api/menus/all-items' ? json.items.length : json.length;
};

test('a quota holds within one call: all of it comes in, or nothing', async () => {
  const { me, edit } = await withMenu();
  const sections = (count: number) =>
    Array.from({ length: count }, (_, at) => section(`Part${at}`));
  const refused = await edit(sections(11));
  expect([refused.status, refused.json.code]).toEqual([403, 'plan_limit']);
  expect(refused.json.detail).toContain('Free plan allows only 10 categories');
  expect(await countOf(me, '/api/categories')).toBe(0);
  expect((await edit(sections(10))).status).toBe(200);
});

test('two calls at once do not pass a quota together', async () => {
  const { me, edit } = await withMenu();
  const sections = (name: string) => Array.from({ length: 6 }, (_, at) => section(`${name}${at}`));
  const answers = await Promise.all([edit(sections('A')), edit(sections('B'))]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 403]));
  expect(await countOf(me, '/api/categories')).toBe(6);
});

/** Eleven categories on Free, the last one locked and on the menu. */
async function overTheLimit() {
  const { me, menuId, edit } = await withMenu();
  await givePlan(me, proPlan);
  const open: string = (await edit([section('Open')])).json.made[0].id;
  for (let at = 0; at < 9; at += 1) await edit([section(`Part${at}`)]);
  const locked: string = (await edit([section('Locked')])).json.made[0].id;
  const soup: string = (await edit([dish('Soup', open)])).json.made[0].id;
  const stew: string = (await edit([dish('Stew', locked)])).json.made[0].id;
  await givePlan(me, ended);
  return { me, menuId, edit, open, locked, soup, stew };
}

test('what is locked can be read, taken off and deleted, and nothing else', async () => {
  const { me, menuId, edit, open, locked, soup, stew } = await overTheLimit();
  const refusals: object[] = [
    { do: 'update_category', category: locked, name: 'Mine' },
    { do: 'place_item', item: soup, category: locked },
    { do: 'take_out_item', item: stew, category: locked },
    dish('Crab', locked),
  ];
  for (const one of refusals) {
    const { status, json } = await edit([{ do: 'update_item', item: soup, price: 9 }, one]);
    expect([one, status, json.code]).toEqual([one, 403, 'locked']);
    expect(json.detail[0].loc).toEqual(['body', 'edits', 1]);
  }
  const { json } = await me.send('GET', `/api/menus/${menuId}/content`);
  expect(json.categories.at(-1)).toMatchObject({ id: locked, locked: true });
  expect(json.categories[0]).toMatchObject({ id: open, items: [{ price: 5 }] });
  expect((await edit([{ do: 'move_category', category: open }])).status).toBe(200);
  expect((await edit([{ do: 'remove_category', category: locked }])).status).toBe(200);
  const back = await edit([{ do: 'move_category', category: locked }]);
  expect([back.status, back.json.code]).toEqual([403, 'locked']);
});

test('what is over its limit takes nothing in, also not in place of what goes', async () => {
  const { me, edit, locked } = await overTheLimit();
  const more = section('More');
  await givePlan(me, proPlan);
  await edit([section('Another')]);
  await givePlan(me, ended);
  const swapped = await edit([{ do: 'delete_category', category: locked }, more]);
  expect([swapped.status, swapped.json.code]).toEqual([403, 'plan_limit']);
  expect((await edit([{ do: 'delete_category', category: locked }])).status).toBe(200);
  expect((await edit([more])).status).toBe(403);
  expect((await edit([{ do: 'restore_category', category: locked }])).status).toBe(200);
  expect(await countOf(me, '/api/categories')).toBe(12);
});
