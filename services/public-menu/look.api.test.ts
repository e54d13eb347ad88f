import { paletteOf } from '@menuleaf/shared/menu/palette.ts';
import { newOwner, getUntil } from '@menuleaf/shared/testing/api.ts';
import { givePlan, proPlan } from '@menuleaf/shared/testing/give-plan.ts';
import { mostBytes } from './faces/font-subsetter.ts';

const owner = await newOwner();
const id = await owner.made('/api/restaurants', { name: 'Café Żurek' });
await owner.made('/api/menus', { name: 'All day', restaurant_id: id });

const save = (look: object) => owner.send('PUT', `/api/restaurants/${id}/look`, look);
const pageWith = (path: string, shows: (html: string) => boolean) =>
  getUntil(path, ({ text }) => shows(text)).then(({ text }) => text);
const menu = () => `/restaurant/${id}/menu`;

test('an accent colours the pages of a restaurant, by day and by night, and null takes it back', async () => {
  expect((await save({ accent: '#8A1C2B' })).json.accent).toBe('#8a1c2b');
  const { leaf } = paletteOf('#8a1c2b', 'light');
  const night = paletteOf('#8a1c2b', 'dark').leaf;
  for (const path of [menu(), `/restaurant/${id}`]) {
    const html = await pageWith(path, (text) => text.includes(`--leaf:${leaf}`));
    expect(html).toContain(`--leaf:${night}`);
    expect(html).toContain('class="top"');
  }
  await save({ accent: null });
  const plain = await pageWith(menu(), (text) => !text.includes(leaf));
  expect(plain).not.toContain('class="top"');
});

test('a page without a menu wears it too', async () => {
  const { json } = await owner.send('GET', `/api/restaurants/${id}`);
  await save({ accent: '#1f356b' });
  await owner.send('PUT', `/api/restaurants/${id}`, { active_menu_id: null });
  const { leaf } = paletteOf('#1f356b', 'light');
  const html = await pageWith(menu(), (text) => text.includes('Menu Not Found'));
  expect(html).toContain(`--leaf:${leaf}`);
  await owner.send('PUT', `/api/restaurants/${id}`, { active_menu_id: json.active_menu_id });
});

const facesIn = (html: string) =>
  [...html.matchAll(/url\(data:font\/woff2;base64,([^)]+)\)/g)].map(([, file = '']) => file);

test('a face comes in the page, cut to the headings, and stays as it is while they do', async () => {
  await save({ type: 'elegant' });
  const html = await pageWith(menu(), (text) => facesIn(text).length > 0);
  // Two alphabets.
  const faces = facesIn(html);
  expect(faces).toHaveLength(2);
  const bytes = faces.map((file) => Buffer.from(file, 'base64').length);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(mostBytes);
  expect(facesIn(await pageWith(`/restaurant/${id}`, () => true))).toEqual(faces);
  await save({ accent: '#17493a' });
  const colored = await pageWith(menu(), (text) => text.includes('--band:#17493a'));
  expect(facesIn(colored)).toEqual(faces);
  await save({ type: 'plain', accent: null });
  await pageWith(menu(), (text) => facesIn(text).length === 0);
});

test('a theme brings its paper and its face; the default one needs no name', async () => {
  expect((await save({ type: null, theme: 'pizzeria' })).json.theme).toBe('pizzeria');
  const html = await pageWith(menu(), (text) => text.includes('--paper:#fdf8ee'));
  expect(facesIn(html)).toHaveLength(2);
  await save({ theme: 'bistro' });
  const plain = await pageWith(menu(), (text) => !text.includes('--paper:#fdf8ee'));
  expect(facesIn(plain)).toEqual([]);
  expect((await save({ theme: null })).json.theme).toBeNull();
});

test('Free chooses of three themes; one of Pro’s is kept without Pro, shown with it', async () => {
  const refused = await save({ theme: 'grill' });
  expect([refused.status, refused.json.code]).toEqual([403, 'plan_feature']);
  expect(refused.json.detail ?? refused.json.error).toContain('Upgrade to Pro');
  await givePlan(owner, proPlan);
  expect((await save({ theme: 'grill' })).status).toBe(200);
  await pageWith(menu(), (text) => text.includes('--paper:#f3eee6'));
  await givePlan(owner, { ...proPlan, plan_type: 'free' });
  await pageWith(menu(), (text) => !text.includes('--paper:#f3eee6'));
  // A kept Pro setting does not block saving others.
  const kept = await save({ theme: 'grill', accent: '#4d5a1f' });
  expect([kept.status, kept.json.theme]).toEqual([200, 'grill']);
  await save({ theme: null, accent: null });
});

test('the callers of the API are told what pages show, and nothing of what they are made from', async () => {
  await save({ accent: '#0f6a78', type: null });
  const found = await getUntil(
    `/api/restaurants/public/${id}`,
    ({ json }) => json.look?.accent === '#0f6a78',
  );
  expect(found.json.look).toEqual({ accent: '#0f6a78' });
  const { json } = await owner.send('GET', `/api/restaurants/${id}`);
  expect(Object.keys(json)).not.toContain('look');
});

test.each([
  { accent: 'red' },
  { accent: '#12345' },
  { type: 'comic' },
  { theme: 'disco' },
  { layout: 'grid' },
])('%j is refused', async (look) => {
  expect((await save(look)).status).toBe(422);
});

test('what only Pro has is refused on Free, another owner’s is not there, and a lost update is told', async () => {
  const refused = await save({ layout: 'photos' });
  expect([refused.status, refused.json.code]).toEqual([403, 'plan_feature']);
  const other = await newOwner();
  expect((await other.send('PUT', `/api/restaurants/${id}/look`, {})).status).toBe(404);
  expect((await other.send('GET', `/api/restaurants/${id}/look`)).status).toBe(404);
  const stale = await save({ accent: '#000000', updated_at: '2020-01-01T00:00:00.000Z' });
  expect([stale.status, stale.json.code]).toEqual([409, 'stale_version']);
});
