import { beforeAll, expect, test } from '@jest/globals';
import { form, type TestOwner, waitUntil } from '@menuleaf/shared/testing/api.ts';
import { newProOwner } from '@menuleaf/shared/testing/give-plan.ts';
import { originalKey, renditionKeys } from '@menuleaf/shared/menu/images.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import sharp from 'sharp';
import { trashKey } from '../store/trash.ts';
import { isInBucket } from '../testing/bucket.ts';

let owner: TestOwner;
beforeAll(async () => {
  owner = await newProOwner();
});

const isThere = (url: string) => isInBucket(url.slice(1));

async function itemWithImage(): Promise<{ id: string; name: string; images: string[] }> {
  const bytes = await sharp({
    create: { width: 800, height: 600, channels: 3, background: '#1f6b3b' },
  })
    .jpeg()
    .toBuffer();
  const image = new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
  const made = await owner.send(
    'POST',
    '/api/menus/items',
    form({ name: 'Soup', price: '9', image }),
  );
  const { json } = await owner.getUntil(
    `/api/menus/items/${made.json.id}`,
    (seen) => seen.json.image_status === 'ready',
  );
  const image_url: string = json.image_url;
  const [, , name = ''] = image_url.split('/');
  return { id: json.id, name, images: renditionKeys(name).map((key) => `/${key}`) };
}

/** As DynamoDB's TTL does some time after the undo window ends. */
const expire = (id: string) =>
  openTable(process.env.TABLE_NAME ?? '').delete(trashKey('items', owner.id, id));

test('the image of a deleted item goes once the deletion cannot be undone', async () => {
  const { id, name, images } = await itemWithImage();
  expect(await isInBucket(originalKey(name))).toBe(true);
  await owner.send('DELETE', `/api/menus/items/${id}`);
  for (const url of images) expect(await isThere(url)).toBe(true);
  await expire(id);
  for (const url of images)
    expect(
      await waitUntil(
        () => isThere(url),
        (is) => !is,
      ),
    ).toBe(false);
  await waitUntil(
    () => isInBucket(originalKey(name)),
    (is) => !is,
  );
});

test('the image of an item that was brought back stays', async () => {
  const item = await itemWithImage();
  const other = await itemWithImage();
  for (const { id } of [item, other]) await owner.send('DELETE', `/api/menus/items/${id}`);
  const back = await owner.send('POST', `/api/menus/items/${item.id}/restore`);
  expect(back.json).toMatchObject({
    image_status: 'ready',
    image_url: `/images/${item.name}/288.webp`,
  });
  // Once the second is cleaned up, the first was seen too.
  await expire(other.id);
  for (const url of other.images)
    expect(
      await waitUntil(
        () => isThere(url),
        (is) => !is,
      ),
    ).toBe(false);
  for (const url of item.images) expect(await isThere(url)).toBe(true);
});
