import { form, send, type TestOwner, waitUntil } from '@menuleaf/shared/testing/api.ts';
import { postForm } from '@menuleaf/shared/server/http/post-form.ts';
import { newProOwner } from '@menuleaf/shared/testing/give-plan.ts';
import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import { table } from '@menuleaf/shared/testing/test-table.ts';
import { isInBucket, plainPhoto, untilGone } from '../testing/bucket.ts';

jest.setTimeout(180_000);
const rowsOf = (owner: TestOwner) => table.queryAll(keys.quota.pk(owner.id));
const gone = (owner: TestOwner) => waitUntil(async () => (await rowsOf(owner)).length === 0);
const close = (owner: TestOwner) =>
  owner.send('DELETE', '/api/auth/me', { password: owner.password });

async function ownerWithItem() {
  const owner = await newProOwner();
  const category = await owner.made('/api/categories', { name: 'Soups' });
  const item = await owner.made('/api/menus/items', form({ name: 'Soup', price: '9' }));
  return { owner, item, category };
}

/** Repeats each kind of write until the session ends. */
async function writeUntilClosed({
  owner,
  item,
  category,
}: Awaited<ReturnType<typeof ownerWithItem>>) {
  const image = await plainPhoto();
  const writes = [
    () => owner.send('POST', '/api/menus/items', form({ name: 'Stew', price: '8' })),
    () => owner.send('POST', '/api/menus/items', form({ name: 'Pie', price: '7', image })),
    () => owner.send('POST', '/api/categories', { name: 'Mains' }),
    () => owner.send('POST', '/api/restaurants', { name: 'Late' }),
    () => owner.send('POST', '/api/menus', { name: 'Late' }),
    () => owner.send('PUT', `/api/menus/items/${item}`, form({ name: 'Soup', price: '6' })),
    () => owner.send('POST', `/api/categories/${category}/items`, { item_ids: [item] }),
    () => owner.send('POST', `/api/menus/items/${item}/duplicate`),
    () => owner.send('DELETE', `/api/menus/items/${item}`),
    () => owner.send('POST', `/api/menus/items/${item}/restore`),
    () => owner.send('POST', '/api/menus/items/uploads', { type: 'image/jpeg', size: 1000 }),
  ];
  const runner = async (write: (typeof writes)[number]) => {
    const seen: number[] = [];
    while (seen.at(-1) !== 401) seen.push((await write()).status);
    return seen;
  };
  return (await Promise.all(writes.map(runner))).flat();
}

test('24 accounts that are closed during writes keep no row, and no write fails by it', async () => {
  const statuses = new Map<number, number>();
  for (let round = 0; round < 6; round += 1) {
    const owners = await Promise.all(Array.from({ length: 4 }, ownerWithItem));
    await Promise.all(
      owners.map(async (each, at) => {
        const writing = writeUntilClosed(each);
        await new Promise((resolve) => setTimeout(resolve, 300 + 150 * at));
        expect((await close(each.owner)).status).toBe(204);
        for (const status of await writing) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }),
    );
    for (const { owner } of owners) await gone(owner);
    for (const { owner } of owners) expect(await rowsOf(owner)).toEqual([]);
  }
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  expect(statuses.get(401)).toBeGreaterThanOrEqual(24);
  expect(statuses.get(201)).toBeGreaterThan(0);
});

type Form = { url: string; fields: Record<string, string>; image_key: string };

async function formOf(owner: TestOwner): Promise<Form> {
  const image = await plainPhoto();
  const body = { type: image.type, size: image.size };
  const { json, status } = await owner.send('POST', '/api/menus/items/uploads', body);
  expect(status).toBe(201);
  return json;
}
async function post({ url, fields }: Form) {
  const body = form({ ...fields, file: await plainPhoto() });
  expect(await postForm(url, body)).toBeLessThan(300);
}
const madeFrom = ({ image_key }: Form) => `images/${image_key.split('/').at(-1)}/288.webp`;

test('an image that no dish ever got goes with its account', async () => {
  const { owner } = await ownerWithItem();
  const sent = await formOf(owner);
  await post(sent);
  await waitUntil(() => isInBucket(madeFrom(sent)));
  await close(owner);
  await gone(owner);
  expect(await untilGone(madeFrom(sent))).toEqual([false]);
});

test('an image that no dish ever got goes when its upload is over, and one that a dish has stays', async () => {
  const { owner, item } = await ownerWithItem();
  const [loose, used] = [await formOf(owner), await formOf(owner)];
  for (const each of [loose, used]) {
    await post(each);
    await waitUntil(() => isInBucket(madeFrom(each)));
  }
  const saved = form({ name: 'Soup', price: '9', image_key: used.image_key });
  expect((await owner.send('PUT', `/api/menus/items/${item}`, saved)).status).toBe(200);
  for (const { image_key } of [used, loose]) {
    const upload = image_key.split('/').at(-1) ?? '';
    await table.delete(rowKey(keys.upload)(owner.id, upload));
  }
  await untilGone(madeFrom(loose));
  expect(await isInBucket(madeFrom(used))).toBe(true);
});

test('a form that is used after the closing makes nothing that stays', async () => {
  const { owner } = await ownerWithItem();
  const late = await formOf(owner);
  await close(owner);
  await gone(owner);
  await post(late);
  await untilGone(late.image_key);
  expect(await isInBucket(madeFrom(late))).toBe(false);
  expect(await rowsOf(owner)).toEqual([]);
  expect((await send('GET', `/${madeFrom(late)}`)).status).toBeGreaterThanOrEqual(400);
});
