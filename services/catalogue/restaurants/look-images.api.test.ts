import type { LookSlot } from '@menuleaf/shared/contracts/catalogue/restaurants/look.ts';
import { newOwner, origin, waitUntil, getUntil } from '@menuleaf/shared/testing/api.ts';
import { givePlan, proPlan, newProOwner } from '@menuleaf/shared/testing/give-plan.ts';
import { postForm } from '@menuleaf/shared/server/http/post-form.ts';
import sharp from 'sharp';

const owner = await newProOwner();
const id = await owner.made('/api/restaurants', { name: 'Olive Yard' });
await owner.made('/api/menus', { name: 'All day', restaurant_id: id });

const look = () => `/api/restaurants/${id}/look`;
const drawn = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();

/** A black bar on a transparent canvas with wide margins. */
const logo = () =>
  sharp({ create: { width: 800, height: 800, channels: 4, background: '#0000' } })
    .composite([
      {
        input: { create: { width: 400, height: 100, channels: 4, background: '#000' } },
        left: 200,
        top: 350,
      },
    ])
    .png()
    .toBuffer();

async function upload(slot: LookSlot, bytes: Buffer): Promise<string> {
  const sent = { slot, type: 'image/png', size: bytes.length };
  const { json } = await owner.send('POST', `${look()}/uploads`, sent);
  const post = new FormData();
  const fields: Record<string, string> = json.fields;
  for (const [name, value] of Object.entries(fields)) post.set(name, value);
  post.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
  expect(await postForm(json.url, post)).toBe(204);
  return json.image_key;
}

const ready = (slot: LookSlot) =>
  owner
    .getUntil(
      look(),
      ({ json }) => json[`${slot}_status`] === 'ready' && json[`${slot}_url`] !== null,
    )
    .then(({ json }) => json);
const sizeOf = async (url: string) => {
  const { width, height } = await sharp(
    Buffer.from(await (await fetch(origin + url)).arrayBuffer()),
  ).metadata();
  return { width, height };
};
const pageWith = (shows: (html: string) => boolean) =>
  getUntil(`/restaurant/${id}/menu`, ({ text }) => shows(text)).then(({ text }) => text);

test('a logo is trimmed, stands on what it can be seen on, and is on the page', async () => {
  const logo_key = await upload('logo', await logo());
  const saved = await owner.send('PUT', look(), { logo_key });
  expect(saved.status).toBe(200);
  const { logo_url, logo_color } = await ready('logo');
  expect(logo_color).toBe('#ffffff');
  const { width, height } = await sizeOf(logo_url);
  expect(width / height).toBeGreaterThan(2.5);
  await pageWith((html) => html.includes(`src="${logo_url}"`));
});

test('a light logo stands on dark, and one that fills its file on its own colour', async () => {
  const pale = await sharp({
    create: { width: 300, height: 300, channels: 4, background: '#0000' },
  })
    .composite([
      {
        input: { create: { width: 100, height: 100, channels: 4, background: '#fff' } },
        left: 100,
        top: 100,
      },
    ])
    .png()
    .toBuffer();
  const before = (await ready('logo')).logo_url;
  const changed = async (bytes: Buffer, wanted: string) => {
    await owner.send('PUT', look(), { logo_key: await upload('logo', bytes) });
    const { json } = await owner.getUntil(look(), (answer) => answer.json.logo_color === wanted);
    return json.logo_color;
  };
  expect(await changed(pale, '#1b1f1a')).toBe('#1b1f1a');
  expect(await changed(await drawn(300, 200, '#204060'), '#204060')).toBe('#204060');
  await waitUntil(
    () => fetch(`${origin}${before.replace('288.webp', '732.webp')}`),
    ({ status }) => status === 404,
  );
});

test('a cover is twice as wide as high; null takes it away, and leaves the logo', async () => {
  await owner.send('PUT', look(), {
    cover_key: await upload('cover', await drawn(1600, 1200, '#a33')),
  });
  const { cover_url } = await ready('cover');
  expect(await sizeOf(cover_url.replace('288.webp', '1200.webp'))).toEqual({
    width: 1200,
    height: 600,
  });
  const large = cover_url.replace('288.webp', '1200.webp');
  await pageWith((html) => html.includes(large));
  const { json } = await owner.send('PUT', look(), { cover_key: null });
  expect([json.cover_status, json.logo_status]).toEqual(['none', 'ready']);
  await pageWith((html) => !html.includes(large));
});

test('what is no upload for this place is refused, and so is every image on Free', async () => {
  const refused = await owner.send('PUT', look(), { logo_key: 'uploads/x/y' });
  expect([refused.status, refused.json.code]).toEqual([422, 'invalid_fields']);
  const cover = await upload('cover', await drawn(20, 20, '#000'));
  expect((await owner.send('PUT', look(), { logo_key: cover })).status).toBe(422);
  const free = await newOwner();
  const made = await free.send('POST', '/api/restaurants', { name: 'Fig Tree' });
  const uploads = `/api/restaurants/${made.json.id}/look/uploads`;
  const sent = { slot: 'logo', type: 'image/png', size: 100 };
  const onFree = await free.send('POST', uploads, sent);
  expect([onFree.status, onFree.json.code]).toEqual([403, 'plan_feature']);
  expect((await free.send('POST', `${look()}/uploads`, sent)).status).toBe(404);
});

test('without Pro the brand is kept and not shown, accent and type stay; with Pro it is back', async () => {
  await owner.send('PUT', look(), { layout: 'photos', accent: '#8a1c2b' });
  const { logo_url } = await ready('logo');
  await pageWith((html) => html.includes(logo_url) && html.includes('#8a1c2b'));
  await givePlan(owner, { ...proPlan, plan_type: 'free', ends_at: null });
  const plain = await pageWith((html) => !html.includes(logo_url));
  expect(plain).toContain('#8a1c2b');
  const { json } = await owner.send('GET', look());
  expect([json.logo_url, json.logo_status, json.layout]).toEqual([null, 'ready', 'photos']);
  await givePlan(owner, proPlan);
  await pageWith((html) => html.includes(logo_url));
});

test('a deleted restaurant has its logo again once it is back', async () => {
  const { logo_url } = await ready('logo');
  await owner.send('DELETE', `/api/restaurants/${id}`);
  await owner.send('POST', `/api/restaurants/${id}/restore`);
  expect((await ready('logo')).logo_url).toBe(logo_url);
});
