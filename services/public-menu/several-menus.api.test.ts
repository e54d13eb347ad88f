import { form, send, waitUntil, getUntil } from '@menuleaf/shared/testing/api.ts';
import { givePlan, proPlan, newProOwner } from '@menuleaf/shared/testing/give-plan.ts';

const owner = await newProOwner();
const id = await owner.made('/api/restaurants', { name: 'Fig Tree' });
const dinner = await owner.made('/api/menus', { name: 'Dinner', restaurant_id: id });
const lunch = await owner.made('/api/menus', { name: 'Lunch' });
const drinks = await owner.made('/api/menus', { name: 'Drinks, not written yet' });
// A category on both menus: its dish is twice on the page.
const category = await owner.made('/api/categories', {
  name: 'Soups',
  menu_ids: [dinner, lunch],
});
const category_ids = JSON.stringify([category]);
await owner.made('/api/menus/items', form({ name: 'Leek soup', price: '8', category_ids }));

const times = [{ days: [1, 2, 3, 4, 5], from: '11:30', to: '14:30' }];
const save = (body: object) => owner.send('PUT', `/api/restaurants/${id}`, body);
const page = () => send('GET', `/restaurant/${id}/menu`);
const api = `/api/restaurants/public`;
/** The list of menus, which is updated just after the page. */
const listOf = (count: number) =>
  getUntil(`${api}/${id}/menus`, ({ json }) => json.length === count);
const tabs = (html: string) =>
  [...html.matchAll(/<a href="#m-([\w-]+)"(?: data-times="([^"]+)")?/g)].map(([, menu, text]) => [
    menu,
    text,
  ]);

test('a restaurant shows its menus whole on one page, each id once, and its calls list them with their times', async () => {
  const before = await waitUntil(page, ({ text }) => text.includes('Leek soup'));
  expect(before.text).not.toContain('class="menus"');
  await save({ further_menus: [{ menu_id: lunch, times }, { menu_id: drinks }] });
  const { text } = await waitUntil(page, (answer) => answer.text.includes('class="menus"'));
  expect(tabs(text)).toEqual([
    [dinner, undefined],
    [lunch, '690+180,2130+180,3570+180,5010+180,6450+180'],
  ]);
  expect(text.match(/Leek soup<\/a>/g)).toHaveLength(2);
  expect(text).toContain('Mon–Fri 11:30 AM – 2:30 PM');
  const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, one]) => one);
  expect(ids).toHaveLength(new Set(ids).size);
  const list = await listOf(2);
  expect(list.json).toEqual([
    { id: dinner, name: 'Dinner', description: null },
    { id: lunch, name: 'Lunch', description: null, times },
  ]);
  const { json } = await send('GET', `${api}/${id}/menu`);
  expect(json).toMatchObject({ id: dinner, further: [{ id: lunch, times }] });
  expect(json.further[0].categories).toEqual(json.categories);
});

test('the script in the page is the one that the edge lets run, and nothing of a page waits for it', async () => {
  await save({ further_menus: [{ menu_id: lunch, times }] });
  const { text, headers } = await waitUntil(page, (answer) =>
    answer.text.includes('class="menus"'),
  );
  const inline = /<script>(.*?)<\/script>/s.exec(text)?.[1] ?? '';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(inline));
  const hash = Buffer.from(digest).toString('base64');
  expect(headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}'`);
});

test('the end of Pro leaves the active menu alone, and what is kept is there again with Pro', async () => {
  await save({ further_menus: [{ menu_id: lunch, times }] });
  await waitUntil(page, ({ text }) => text.includes('class="menus"'));
  await givePlan(owner, { ...proPlan, plan_type: 'free' });
  const free = await waitUntil(page, ({ text }) => !text.includes('class="menus"'));
  expect(free.text).toContain('Leek soup');
  await listOf(1);
  await givePlan(owner, proPlan);
  await waitUntil(page, ({ text }) => text.includes('class="menus"'));
});

test('without an active menu there is no page, whatever stands beside it', async () => {
  await save({ further_menus: [{ menu_id: lunch, times }], active_menu_id: null });
  const gone = await waitUntil(page, ({ status }) => status === 404);
  expect(gone.text).toContain('Menu Not Found');
  await save({ active_menu_id: dinner });
  const back = await waitUntil(page, ({ text }) => text.includes('class="menus"'));
  expect(tabs(back.text)).toHaveLength(2);
});
