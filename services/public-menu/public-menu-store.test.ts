import { isolatedTable } from '@menuleaf/shared/testing/isolated-table.ts';
import { publicMenuStore } from './public-menu-store.ts';

/** A restaurant whose pages one publisher started to write, and its row as read before that. */
async function begun() {
  const store = publicMenuStore(isolatedTable());
  const before = await store.beginWriting('r1', undefined);
  if (!before) throw new Error('Nobody was there before');
  const after = await store.beginWriting('r1', before);
  return { store, before, after };
}

test('of two who publish a restaurant for the first time one begins', async () => {
  const { store, before } = await begun();
  expect(before).toMatchObject({ revision: 1 });
  expect(await store.beginWriting('r1', undefined)).toBeUndefined();
  expect(await store.replace('r1', undefined, before)).toBe(false);
  expect(await store.published('r1')).toMatchObject({ revision: 2 });
});

test('who was overtaken begins nothing, ends nothing and leaves nothing as seen', async () => {
  const { store, before, after } = await begun();
  expect(after).toMatchObject({ revision: 2 });
  expect(await store.beginWriting('r1', before)).toBeUndefined();
  expect(await store.replace('r1', before, { ...before, is_writing: false })).toBe(false);
  expect(await store.bumpRevision('r1', before)).toBe(false);
  expect(await store.published('r1')).toEqual(after);
});

test('who looked at a restaurant and left it overtakes whoever read it before', async () => {
  const { store, after } = await begun();
  if (!after) throw new Error('Nobody came between');
  expect(await store.bumpRevision('r1', after)).toBe(true);
  expect(await store.beginWriting('r1', after)).toBeUndefined();
});
