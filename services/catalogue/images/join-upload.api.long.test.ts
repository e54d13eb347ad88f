import { form } from '@menuleaf/shared/testing/api.ts';
import { newProOwner } from '@menuleaf/shared/testing/give-plan.ts';
import { uploadKey } from '@menuleaf/shared/menu/images.ts';
import { table } from '@menuleaf/shared/testing/test-table.ts';
import { changeCatalogue } from '../changes/change-catalogue.ts';
import { oneOf, withRows } from '../changes/catalogue-edits.ts';
import { catalogueStore } from '../store/catalogue-store.ts';
import { placeImages } from './place-images.ts';
import { uploadsStore } from './uploads-store.ts';
const uploads = uploadsStore(table);
const context = {
  store: catalogueStore(table),
  clock: () => new Date(),
  author: undefined,
  newId: () => 'x',
};
const ready = { outcome: 'ready', color: '#886644' } as const;

async function proOwner() {
  const owner = await newProOwner();
  const { json } = await owner.send('POST', '/api/menus/items', form({ name: 'Soup', price: '9' }));
  const uploadId = crypto.randomUUID().slice(0, 12);
  await uploads.begin(owner.id, uploadId, new Date());
  return { owner, id: String(json.id), uploadId };
}

/** Joins an upload to an item; `meanwhile` runs once, between read and write. */
async function give(
  { owner, id, uploadId }: Awaited<ReturnType<typeof proOwner>>,
  meanwhile: () => Promise<unknown>,
) {
  let left = [meanwhile];
  const readAll: typeof uploads.readAll = async (...asked) => {
    const read = await uploads.readAll(...asked);
    const [next] = left;
    left = [];
    await next?.();
    return read;
  };
  await changeCatalogue(owner.id, context, async ({ before, planType, now }) => {
    const row = oneOf(before, 'items', id);
    const given = { image: uploadKey(owner.id, uploadId) };
    const change = { ownerId: owner.id, planType, now };
    const placed = await placeImages(given, row, change, { uploads: { ...uploads, readAll } });
    const saved = { ...row, ...placed.fields, updated_at: now.toISOString() };
    return { after: withRows(before, { items: [saved] }), also: placed.also };
  });
}

test('an image that is made while its item is joined with it is shown', async () => {
  const made = await proOwner();
  const { owner, id, uploadId } = made;
  await give(made, () => uploads.recordOutcome(owner.id, uploadId, ready, new Date()));
  const { json } = await owner.send('GET', `/api/menus/items/${id}`);
  expect(json).toMatchObject({ image_status: 'ready', image_color: '#886644' });
});

test('an upload belongs to one item, also where two ask for it at once', async () => {
  const made = await proOwner();
  const { owner } = made;
  const { json: other } = await owner.send(
    'POST',
    '/api/menus/items',
    form({ name: 'Stew', price: '9' }),
  );
  const taken = () => give({ ...made, id: String(other.id) }, async () => {});
  await expect(give(made, taken)).rejects.toThrow('This upload already belongs to another item');
});

test('a call that comes twice gives its item one image, and says the same', async () => {
  const { owner, uploadId } = await proOwner();
  const body = () =>
    form({
      name: 'Bread',
      price: '3',
      image_key: uploadKey(owner.id, uploadId),
      idempotency_key: 'once',
    });
  const first = await owner.send('POST', '/api/menus/items', body());
  const second = await owner.send('POST', '/api/menus/items', body());
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.json).toMatchObject({ id: first.json.id, image_status: 'preparing' });
});

test('an image that another upload became meanwhile gives way', async () => {
  const made = await proOwner();
  const { owner, id, uploadId } = made;
  await uploads.recordOutcome(owner.id, uploadId, ready, new Date());
  const other = `${uploadId}-b`;
  await uploads.begin(owner.id, other, new Date());
  await give({ ...made, uploadId: other }, async () => {});
  await give(made, async () => {
    const upload = await uploads.recordOutcome(owner.id, other, ready, new Date());
    if (upload) await uploads.apply(owner.id, other, upload);
  });
  const { json } = await owner.send('GET', `/api/menus/items/${id}`);
  expect(json.image_url).toBe(`/images/${uploadId}/288.webp`);
});
