import type { TestOwner } from '@menuleaf/shared/testing/api.ts';
import { givePlan, proPlan, newProOwner } from '@menuleaf/shared/testing/give-plan.ts';

let me: TestOwner;
let restaurant: string;
let dinner: string;
let lunch: string;
let drinks: string;

beforeEach(async () => {
  me = await newProOwner();
  restaurant = await me.made('/api/restaurants', { name: 'Fig Tree' });
  dinner = await me.made('/api/menus', { name: 'Dinner', restaurant_id: restaurant });
  lunch = await me.made('/api/menus', { name: 'Lunch' });
  drinks = await me.made('/api/menus', { name: 'Drinks' });
});

const noon = [{ days: [1, 2, 3, 4, 5], from: '11:30', to: '14:30' }];
const night = [{ days: [5, 6], from: '22:00', to: '02:00' }];
const save = (body: object) => me.send('PUT', `/api/restaurants/${restaurant}`, body);
const hours = async () => (await me.send('GET', `/api/restaurants/${restaurant}/menu-hours`)).json;
const both = () => [
  { menu_id: lunch, times: noon },
  { menu_id: drinks, times: night },
];

test('further menus are kept with their times and in their order, beside the active one', async () => {
  const saved = await save({ further_menus: both(), active_menu_times: night });
  expect(saved.json).toMatchObject({ active_menu_id: dinner, further_menu_ids: [lunch, drinks] });
  expect(saved.json).not.toHaveProperty('further_menus');
  expect(await hours()).toEqual({
    active_menu_id: dinner,
    active_menu_times: night,
    further_menus: both(),
    time_zone: 'America/New_York',
    updated_at: saved.json.updated_at,
  });
  await save({ further_menus: [{ menu_id: drinks }], active_menu_times: [] });
  expect(await hours()).toMatchObject({
    active_menu_times: [],
    further_menus: [{ menu_id: drinks }],
  });
  // Saving other fields leaves them unchanged.
  await save({ name: 'Fig' });
  expect((await hours()).further_menus).toEqual([{ menu_id: drinks }]);
});

test('what cannot be is refused at its field', async () => {
  const wrong: [unknown, (string | number)[]][] = [
    [[{ menu_id: lunch, times: [{ ...noon[0], from: '24:00' }] }], [0, 'times', 0, 'from']],
    [[{ menu_id: lunch, times: [{ ...noon[0], to: '9:00' }] }], [0, 'times', 0, 'to']],
    [[{ menu_id: lunch, times: [{ ...noon[0], days: [] }] }], [0, 'times', 0, 'days']],
    [[{ menu_id: lunch, times: [{ ...noon[0], days: [8] }] }], [0, 'times', 0, 'days', 0]],
    [[{ menu_id: lunch, times: [{ ...noon[0], days: [1, 1] }] }], [0, 'times', 0, 'days']],
    [Array.from({ length: 6 }, () => ({ menu_id: lunch })), []],
    [[{ menu_id: lunch }, { menu_id: lunch }], []],
  ];
  for (const [further_menus, path] of wrong) {
    const { status, json } = await save({ further_menus });
    expect([status, json.detail[0].loc]).toEqual([422, ['body', 'further_menus', ...path]]);
  }
  const gone = await save({ further_menus: [{ menu_id: 'gone' }] });
  expect([gone.status, gone.json.detail]).toEqual([404, 'Menu not found']);
  expect((await hours()).further_menus).toEqual([]);
});

test('without Pro none is taken in; what is there is kept, not shown, and may be taken away', async () => {
  await save({ further_menus: both() });
  await givePlan(me, { ...proPlan, plan_type: 'free' });
  const refused = await save({ further_menus: [{ menu_id: lunch }] });
  expect([refused.status, refused.json.code]).toEqual([403, 'plan_feature']);
  expect((await hours()).further_menus).toEqual(both());
  const { json } = await me.send('GET', `/api/restaurants/${restaurant}`);
  expect(json).not.toHaveProperty('further_menu_ids');
  expect((await save({ further_menus: [] })).status).toBe(200);
  expect((await hours()).further_menus).toEqual([]);
});

test('a deleted menu leaves the list, and an undo puts it back in its place with its times', async () => {
  await save({ further_menus: both() });
  await me.send('DELETE', `/api/menus/${lunch}`);
  expect((await hours()).further_menus).toEqual([{ menu_id: drinks, times: night }]);
  await me.send('POST', `/api/menus/${lunch}/restore`);
  expect((await hours()).further_menus).toEqual(both());
});

test('a restaurant that comes back is without the menus that were deleted while it was away', async () => {
  await save({ further_menus: both() });
  await me.send('DELETE', `/api/restaurants/${restaurant}`);
  await me.send('DELETE', `/api/menus/${lunch}`);
  await me.send('POST', `/api/restaurants/${restaurant}/restore`);
  expect(await hours()).toMatchObject({
    active_menu_id: dinner,
    further_menus: [{ menu_id: drinks, times: night }],
  });
  // A deleted restaurant is not part of the menu's trash record.
  await me.send('POST', `/api/menus/${lunch}/restore`);
  expect((await hours()).further_menus).toHaveLength(1);
});

test('the active menu among them does not show twice', async () => {
  await save({ further_menus: both(), active_menu_id: lunch });
  const { json } = await me.send('GET', `/api/restaurants/${restaurant}`);
  expect(json).toMatchObject({ active_menu_id: lunch, further_menu_ids: [drinks] });
});
