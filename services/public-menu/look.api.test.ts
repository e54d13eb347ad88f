import { beforeAll, expect, test } from '@jest/globals';
import { paletteOf } from '@menuleaf/shared/menu/palette.ts';
import { newOwner, origin, send, type TestOwner, waitUntil } from '@menuleaf/shared/testing/api.ts';
import { bucketForTests } from './testing/bucket.ts';
import { mostBytes } from './faces/cut-face.ts';

const bucket = bucketForTests();
let owner: TestOwner;
let id: string;
beforeAll(async () => {
  owner = await newOwner();
  const made = async (path: string, body: object) => (await owner.send('POST', path, body)).json.id;
  id = await made('/api/restaurants', { name: 'Café Żurek' });
  await made('/api/menus', { name: 'All day', restaurant_id: id });
});

const save = (look: object) => owner.send('PUT', `/api/restaurants/${id}/look`, look);
const pageWith = (path: string, shows: (html: string) => boolean) =>
  waitUntil(
    () => send('GET', path),
    ({ text }) => shows(text),
  ).then(({ text }) => text);
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
  [...html.matchAll(/url\((\/[^)]+\.woff2)\)/g)].map(([, url]) => url);

test('a face comes cut to the headings, in files that go with it', async () => {
  await save({ type: 'elegant' });
  const html = await pageWith(menu(), (text) => facesIn(text).length > 0);
  expect(html).toContain('font-display:optional');
  // Of two alphabets.
  const faces = facesIn(html);
  expect(faces).toHaveLength(2);
  const answers = await Promise.all(faces.map((url) => fetch(`${origin}${url}`)));
  const bytes = await Promise.all(
    answers.map(async (answer) => (await answer.arrayBuffer()).byteLength),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0]?.headers.get('content-type')).toBe('font/woff2');
  expect(answers[0]?.headers.get('cache-control')).toContain('immutable');
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(mostBytes);
  expect(facesIn(await pageWith(`/restaurant/${id}`, () => true))).toEqual(faces);

  await save({ type: 'plain' });
  await pageWith(menu(), (text) => facesIn(text).length === 0);
  // The edge may have it for longer.
  await waitUntil(
    () => Promise.all(faces.map((url) => bucket.etag(url?.slice(1) ?? ''))),
    (etags) => etags.every((etag) => etag === undefined),
  );
});

test('the callers of the API are told what pages show, and nothing of what they are made from', async () => {
  await save({ accent: '#0f6a78', type: null });
  const found = await waitUntil(
    () => send('GET', `/api/restaurants/public/${id}`),
    ({ json }) => json.look?.accent === '#0f6a78',
  );
  expect(found.json.look).toEqual({ accent: '#0f6a78' });
  const { json } = await owner.send('GET', `/api/restaurants/${id}`);
  expect(Object.keys(json)).not.toContain('look');
});

test.each([{ accent: 'red' }, { accent: '#12345' }, { type: 'comic' }, { layout: 'grid' }])(
  '%j is refused',
  async (look) => {
    expect((await save(look)).status).toBe(422);
  },
);

test('what only Pro has is refused on Free, another owner’s is not there, and a lost update is told', async () => {
  const refused = await save({ layout: 'photos' });
  expect([refused.status, refused.json.code]).toEqual([403, 'plan_feature']);
  const other = await newOwner();
  expect((await other.send('PUT', `/api/restaurants/${id}/look`, {})).status).toBe(404);
  expect((await other.send('GET', `/api/restaurants/${id}/look`)).status).toBe(404);
  const stale = await save({ accent: '#000000', updated_at: '2020-01-01T00:00:00.000Z' });
  expect([stale.status, stale.json.code]).toEqual([409, 'stale_version']);
});
