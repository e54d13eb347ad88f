import { form } from '@menuleaf/shared/testing/api.ts';
import { newProOwner } from '@menuleaf/shared/testing/give-plan.ts';
import { originalKey, renditionKeys } from '@menuleaf/shared/menu/images.ts';
import { table } from '@menuleaf/shared/testing/test-table.ts';
import { trashKey } from '../store/trash.ts';
import { isInBucket, plainPhoto, untilGone } from '../testing/bucket.ts';

const owner = await newProOwner();

async function itemWithImage(): Promise<{ id: string; name: string; images: string[] }> {
  const image = await plainPhoto(800, 600);
  const id = await owner.made('/api/menus/items', form({ name: 'Soup', price: '9', image }));
  const { json } = await owner.getUntil(
    `/api/menus/items/${id}`,
    (seen) => seen.json.image_status === 'ready',
  );
  const [, , name = ''] = String(json.image_url).split('/');
  return { id, name, images: renditionKeys(name) };
}

/** As DynamoDB's TTL does some time after the undo window ends. */
const expire = (id: string) => table.delete(trashKey('items', owner.id, id));

test('the image of a deleted item goes once the deletion cannot be undone', async () => {
  const { id, name, images } = await itemWithImage();
  expect(await isInBucket(originalKey(name))).toBe(true);
  await owner.send('DELETE', `/api/menus/items/${id}`);
  for (const key of images) expect(await isInBucket(key)).toBe(true);
  await expire(id);
  expect(await untilGone(...images, originalKey(name))).not.toContain(true);
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
  expect(await untilGone(...other.images)).not.toContain(true);
  for (const key of item.images) expect(await isInBucket(key)).toBe(true);
});
