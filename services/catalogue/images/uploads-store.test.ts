import { closedAccountKey } from '@menuleaf/shared/server/table/closed-account.ts';
import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import { isolatedTable } from '@menuleaf/shared/testing/isolated-table.ts';
import { keyOf } from '../store/write-actions.ts';
import { uploadsStore } from './uploads-store.ts';

// Far in the future: rows expired by the real clock are swept during the test.
const now = new Date('2126-03-01T12:00:00Z');
const ownerId = 'o1';
const item = keyOf('items', ownerId, 'i1');
const upload = { uploadId: 'up1', crop: undefined };
const made = { outcome: 'ready', color: '#123456' } as const;

/** A dish with a pending upload. */
async function waiting() {
  const table = isolatedTable();
  const uploads = uploadsStore(table);
  await table.put({ ...item, image: 'before' });
  await uploads.beginFor(ownerId, 'i1', upload, now);
  return { table, uploads };
}

test('a dish that was deleted meanwhile gets no upload, and does not come back by one', async () => {
  const table = isolatedTable();
  const uploads = uploadsStore(table);
  await expect(uploads.beginFor(ownerId, 'i1', upload, now)).rejects.toMatchObject({ status: 404 });
  expect(await table.get(item)).toBeUndefined();
  expect(await uploads.read(ownerId, 'up1', now)).toBeUndefined();
});

test('an upload that is over stays so, whatever was made of it', async () => {
  const uploads = uploadsStore(isolatedTable());
  expect(await uploads.recordOutcome(ownerId, 'up1', made, now)).toBeUndefined();
  expect(await uploads.begun(ownerId, 'up1')).toBeUndefined();
});

test('a dish gets the image that it waits for, and keeps it from one that is late', async () => {
  const { table, uploads } = await waiting();
  await uploads.beginFor(ownerId, 'i1', { ...upload, uploadId: 'up2' }, now);
  const outcome = { ...made, item_id: 'i1' };
  expect(await uploads.apply(ownerId, 'up1', outcome)).toBe(false);
  expect(await uploads.apply(ownerId, 'up2', outcome)).toBe(true);
  expect(await uploads.apply(ownerId, 'up1', outcome)).toBe(false);
  expect(await table.get(item)).toMatchObject({ image: 'up2' });
});

test('a dish that was deleted does not come back by its image', async () => {
  const { table, uploads } = await waiting();
  await table.delete(item);
  expect(await uploads.apply(ownerId, 'up1', { ...made, item_id: 'i1' })).toBe(false);
  expect(await table.get(item)).toBeUndefined();
});

/** An unclaimed upload, as read before joining it to a dish. */
async function begun() {
  const table = isolatedTable();
  const uploads = uploadsStore(table);
  await uploads.begin(ownerId, 'up1', now);
  const read = await uploads.read(ownerId, 'up1', now);
  if (!read) throw new Error('It was begun');
  const join = (dish: string) =>
    table.transact([uploads.claiming(ownerId, 'up1', dish, read, now)]);
  return { table, uploads, join };
}

test('an upload is one dish’s, however often they are joined', async () => {
  const { uploads, join } = await begun();
  await join('i1');
  await join('i1');
  await expect(join('i2')).rejects.toThrow('ConditionalCheckFailed');
  expect(await uploads.read(ownerId, 'up1', now)).toMatchObject({ item_id: 'i1' });
});

test('an upload of which something became meanwhile is joined with nothing unseen', async () => {
  const { uploads, join } = await begun();
  await uploads.recordOutcome(ownerId, 'up1', made, now);
  await expect(join('i1')).rejects.toThrow('ConditionalCheckFailed');
});

test('an upload that is over meanwhile does not come back by a dish', async () => {
  const { table, uploads, join } = await begun();
  await table.delete(rowKey(keys.upload)(ownerId, 'up1'));
  await expect(join('i1')).rejects.toThrow('ConditionalCheckFailed');
  expect(await uploads.begun(ownerId, 'up1')).toBeUndefined();
});

test('who closed their account begins no upload', async () => {
  const table = isolatedTable();
  const uploads = uploadsStore(table);
  await table.put({ ...closedAccountKey(ownerId), closed_at: now.toISOString() });
  await table.put({ ...item, name: 'Soup' });
  const failure = 'ConditionalCheckFailed';
  await expect(uploads.begin(ownerId, 'up1', now)).rejects.toThrow(failure);
  await expect(uploads.beginFor(ownerId, 'i1', upload, now)).rejects.toThrow(failure);
  expect(await uploads.begun(ownerId, 'up1')).toBeUndefined();
});

test('an upload is over when its time is, swept or not', async () => {
  const uploads = uploadsStore(isolatedTable());
  await uploads.begin(ownerId, 'up1', now);
  const dayLater = new Date(now.getTime() + 86_400_000);
  expect((await uploads.readAll(ownerId, ['up1'], now)).size).toBe(1);
  expect(await uploads.read(ownerId, 'up1', dayLater)).toBeUndefined();
  expect((await uploads.readAll(ownerId, ['up1'], dayLater)).size).toBe(0);
});
