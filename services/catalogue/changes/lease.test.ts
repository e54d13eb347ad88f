import { setTimeout as wait } from 'node:timers/promises';
import { HttpError } from '@menuleaf/shared/server/http-error.ts';
import { isolatedTable } from '@menuleaf/shared/testing/isolated-table.ts';
import { catalogueStore } from '../store/catalogue-store.ts';
import { quotaKey } from '../store/write-actions.ts';
import { changeCatalogue } from './change-catalogue.ts';

const ownerId = 'o1';
const clock = () => new Date();
const oneMore = { growth: [{ kind: 'menus' as const, by: 1 }], writes: [] };

/** A catalogue with one change made, and helpers to cause conflicts. */
async function opened() {
  const table = isolatedTable();
  const store = catalogueStore(table);
  await store.commit(ownerId, undefined, oneMore);
  const context = { store, clock, author: undefined, newId: () => 'new' };
  const change = (decide: (attempt: number) => Promise<void> | void) => {
    let attempt = 0;
    return changeCatalogue(ownerId, context, async ({ before }) => {
      attempt += 1;
      await decide(attempt);
      const stamp = clock().toISOString();
      const row = { id: 'm1', name: 'Dinner', description: '', created_at: stamp };
      const menu = { ...row, sort_order: 0, category_ids: [], updated_at: stamp };
      return {
        after: { ...before, menus: [{ ...menu, further_languages: [], translations: {} }] },
      };
    });
  };
  /** Another change goes first. */
  const overtake = async () => {
    const { revision } = await store.structure(ownerId);
    expect(await store.commit(ownerId, revision, oneMore)).toBe(true);
  };
  return { table, store, change, overtake };
}

describe('a lease', () => {
  test('who has met another one is not overtaken by those who come then', async () => {
    const { store, change, overtake } = await opened();
    const decided: string[] = [];
    let newcomer: Promise<unknown> | undefined;
    await change(async (attempt) => {
      decided.push('first');
      if (attempt === 1) return overtake();
      newcomer = change(() => {
        decided.push('newcomer');
      });
      // Far longer than a decision takes.
      await wait(400);
    });
    await newcomer;
    expect(decided).toEqual(['first', 'first', 'newcomer']);
    expect((await store.structure(ownerId)).lease).toBeUndefined();
  });

  test('who changes nothing after all leaves it to the next', async () => {
    const { store, change, overtake } = await opened();
    const refused = change((attempt) => {
      if (attempt === 1) return overtake();
      throw new HttpError(422, 'Not so');
    });
    await expect(refused).rejects.toThrow('Not so');
    expect((await store.structure(ownerId)).lease).toBeUndefined();
  });

  test('is over after two seconds, whatever became of who had it', async () => {
    const { store } = await opened();
    const taken = clock();
    const after = (ms: number) => new Date(taken.getTime() + ms);
    expect(await store.takeLease(ownerId, 'dead', taken)).toMatchObject({ revision: 1 });
    expect(await store.takeLease(ownerId, 'next', after(1900))).toBeUndefined();
    expect(await store.takeLease(ownerId, 'next', after(2100))).toMatchObject({ revision: 1 });
    await store.releaseLease(ownerId, 'dead');
    expect((await store.structure(ownerId)).lease).toMatchObject({ of: 'next' });
  });

  test('makes no catalogue where there is none', async () => {
    const { table, store } = await opened();
    await table.delete(quotaKey(ownerId));
    expect(await store.takeLease(ownerId, 'late', clock())).toBeUndefined();
    expect(await table.get(quotaKey(ownerId))).toBeUndefined();
  });
});
