import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import { isolatedTable } from '@menuleaf/shared/testing/isolated-table.ts';
import { closeCatalogue } from './open-closings.ts';
import { closingStore } from '../store/closing-store.ts';
import { trashKey } from '../store/trash.ts';

const ownerId = 'o1';
const itemKey = (at: number) => rowKey(keys.item)(ownerId, `i${at}`);

/** A catalogue of this many items with an image each, and a fake image bucket. */
async function catalogueOf(items: number) {
  const table = isolatedTable();
  const bucket = new Set<string>(['trashed', 'loose']);
  for (let at = 0; at < items; at += 100) {
    const few = Array.from({ length: Math.min(100, items - at) }, (_, more) => at + more);
    for (const item of few) bucket.add(`image-${item}`);
    await table.transact(
      few.map((item) => ({ Put: { Item: { ...itemKey(item), image: `image-${item}` } } })),
    );
  }
  await table.put({ ...trashKey('items', ownerId, 't1'), row: { image: 'trashed' } });
  await table.put({ pk: keys.upload.pk(ownerId), sk: keys.upload.sk('loose'), outcome: 'ready' });
  await table.put({ pk: keys.quota.pk(ownerId), sk: keys.quota.sk(), items });
  const left = () => table.queryAll(keys.quota.pk(ownerId));
  const store = closingStore(table);
  return { store, history: store, bucket, left };
}

/** The bucket as housekeeping sees it, failing at a given call. */
function imagesOf(bucket: Set<string>, diesAt = Infinity) {
  let calls = 0;
  const images = {
    removeImages: async (images: string[]) => {
      calls += 1;
      if (calls === diesAt) throw new Error('The function was cut off');
      for (const image of images) bucket.delete(image);
    },
    removeUploads: async () => {},
  };
  return { images, calls: () => calls };
}

test('10,000 images go in few steps, and who is cut off goes on where the last one was', async () => {
  const { store, history, bucket, left } = await catalogueOf(10_000);
  let calls = 0;
  for (let cut = 1; cut <= 3; cut += 1) {
    const cutOff = imagesOf(bucket, 8);
    await expect(closeCatalogue(ownerId, { store, history, ...cutOff })).rejects.toThrow('cut off');
    calls += cutOff.calls();
    const done = 10_002 - (await left()).length;
    expect([cut, done]).toEqual([cut, cut * 700]);
  }
  const last = imagesOf(bucket);
  await closeCatalogue(ownerId, { store, history, ...last });
  expect([bucket.size, await left()]).toEqual([0, []]);
  expect(calls + last.calls()).toBeLessThan(115);
});
