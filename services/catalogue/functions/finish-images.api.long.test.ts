import { form, send, type TestOwner, waitUntil } from '@menuleaf/shared/testing/api.ts';
import { runSchedule } from '@menuleaf/shared/testing/run-schedule.ts';
import { newProOwner } from '@menuleaf/shared/testing/give-plan.ts';
import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import { setting } from '@menuleaf/shared/server/table/setting.ts';
import { table } from '@menuleaf/shared/testing/test-table.ts';
import { lastImageCheck } from '../store/image-check.ts';
import { imageChecksStore } from '../images/image-checks-store.ts';
import { uploadKey } from '@menuleaf/shared/menu/images.ts';
import { imagesForTests, isInBucket, plainPhoto, untilGone } from '../testing/bucket.ts';
import { uploadsStore } from '../images/uploads-store.ts';
const checks = imageChecksStore(table);
const uploads = uploadsStore(table);

const photo = async () => new Uint8Array(await (await plainPhoto()).arrayBuffer());

const notMade = {
  image_status: 'refused',
  image_error: 'This image could not be prepared. Please choose it again.',
};

type Waiting = { owner: TestOwner; id: string; uploadId: string };

async function waitingItem(uploadId = crypto.randomUUID().slice(0, 12)): Promise<Waiting> {
  const owner = await newProOwner();
  const { json } = await owner.send('POST', '/api/menus/items', form({ name: 'Soup', price: '9' }));
  const waiting = { owner, id: json.id, uploadId };
  await uploads.begin(owner.id, uploadId, new Date());
  const sent = form({ image_key: uploadKey(owner.id, uploadId) });
  expect((await owner.send('PUT', `/api/menus/items/${json.id}`, sent)).status).toBe(200);
  expect((await look(waiting)).json.image_status).toBe('preparing');
  return waiting;
}

const look = ({ owner, id }: Waiting) => owner.send('GET', `/api/menus/items/${id}`);
const isSettled = ({ json }: Awaited<ReturnType<typeof look>>) => json.image_status !== 'preparing';

/** Advances the clock for one item: its checks due within ten minutes become due now. Returns their number. */
async function letTimePass({ owner }: Waiting) {
  const soon = await checks.due(new Date(Date.now() + 600_000));
  const own = soon.filter(({ owner_id }) => owner_id === owner.id);
  const due_at = new Date(Date.now() - 1000).toISOString();
  for (const check of own) {
    const { owner_id, item_id, upload_id } = check;
    const sk = keys.imageCheck.sk(due_at, owner_id, item_id, upload_id);
    await checks.end(check);
    await table.put({ pk: keys.imageCheck.pk(), sk, ...check, due_at });
  }
  await runSchedule('finish-images');
  return own.length;
}

/** How often the image maker has failed. */
async function failures() {
  const { json } = await send('GET', '/__local/logs.json');
  const logs = Object.entries<{ line: string }[]>(json).filter(([fn]) => fn.includes('imagemaker'));
  return logs.flatMap(([, lines]) => lines).filter(({ line }) => line.includes(' failed: ')).length;
}

/** The image maker has given up on the upload; the cause of its failure is gone. */
async function givenUp({ owner, id, uploadId }: Waiting) {
  const before = await failures();
  const fault = rowKey(keys.upload)(owner.id, uploadId);
  await table.put({ ...fault, problem: 7 });
  await imagesForTests.putUpload(uploadKey(owner.id, uploadId), await photo(), 'image/jpeg');
  await waitUntil(failures, (count) => count >= before + 3);
  await uploads.begin(owner.id, uploadId, new Date());
  await table.update(fault, setting({ item_id: id }));
}

test('an image whose making was given up is made once more', async () => {
  const waiting = await waitingItem();
  await givenUp(waiting);
  expect((await look(waiting)).json.image_status).toBe('preparing');
  expect(await letTimePass(waiting)).toBe(1);
  const { json } = await waitUntil(() => look(waiting), isSettled);
  expect(json).toMatchObject({ image_status: 'ready', image_error: null });
  expect((await send('GET', json.image_url)).status).toBe(200);
});

test('an image that cannot be made the second time either is told of', async () => {
  const waiting = await waitingItem();
  await givenUp(waiting);
  const first = await checks.due(new Date(Date.now() + 600_000));
  const own = first.find(({ upload_id }) => upload_id === waiting.uploadId);
  if (!own) throw new Error('Nobody will look at it');
  await checks.replace(own, lastImageCheck(own, new Date()));
  await letTimePass(waiting);
  expect((await look(waiting)).json).toMatchObject(notMade);
  expect(await letTimePass(waiting)).toBe(0);
});

test('an image that was never sent, or whose original is lost, is told of', async () => {
  const waiting = await waitingItem();
  await letTimePass(waiting);
  expect((await look(waiting)).json).toMatchObject(notMade);
});

test('an upload that is over is told of', async () => {
  const waiting = await waitingItem();
  const { owner, uploadId } = waiting;
  await table.delete(rowKey(keys.upload)(owner.id, uploadId));
  await letTimePass(waiting);
  expect((await look(waiting)).json).toMatchObject(notMade);
});

test('an image that was made but never came to its item does', async () => {
  const waiting = await waitingItem();
  const { owner, uploadId } = waiting;
  // The process linking the two has died: the upload has no item id.
  await uploads.begin(owner.id, uploadId, new Date());
  await uploads.recordOutcome(
    owner.id,
    uploadId,
    { outcome: 'ready', color: '#886644' },
    new Date(),
  );
  await letTimePass(waiting);
  expect((await look(waiting)).json).toMatchObject({
    image_status: 'ready',
    image_url: `/images/${uploadId}/288.webp`,
  });
});

test('a dish that is deleted while its image is made has it once it is back', async () => {
  const { owner, id, uploadId } = await waitingItem();
  expect((await owner.send('DELETE', `/api/menus/items/${id}`)).status).toBe(204);
  await imagesForTests.putUpload(uploadKey(owner.id, uploadId), await photo(), 'image/jpeg');
  await waitUntil(
    () => uploads.read(owner.id, uploadId, new Date()),
    (upload) => upload?.outcome === 'ready',
  );
  const { status, json } = await owner.send('POST', `/api/menus/items/${id}/restore`);
  expect([status, json.image_status]).toEqual([200, 'ready']);
  expect((await send('GET', json.image_url)).status).toBe(200);
});

test('a dish that comes back waits for its image no longer than another', async () => {
  const waiting = await waitingItem();
  const { owner, id } = waiting;
  await owner.send('DELETE', `/api/menus/items/${id}`);
  // Checked while it is deleted, which leaves no check pending.
  await letTimePass(waiting);
  const { json } = await owner.send('POST', `/api/menus/items/${id}/restore`);
  expect(json.image_status).toBe('preparing');
  await letTimePass(waiting);
  expect((await look(waiting)).json).toMatchObject(notMade);
});

test('an image that was replaced goes even if who replaced it has died', async () => {
  const { owner, id, uploadId } = await waitingItem();
  const key = `images/${uploadId}/288.webp`;
  await imagesForTests.putUpload(uploadKey(owner.id, uploadId), await photo(), 'image/jpeg');
  await waitUntil(() => look({ owner, id, uploadId }), isSettled);
  expect(await isInBucket(key)).toBe(true);
  await table.update(rowKey(keys.item)(owner.id, id), setting({ image: 'another' }));
  expect(await untilGone(key)).toEqual([false]);
});
