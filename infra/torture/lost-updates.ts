import { equal, fail } from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { array, asyncProperty, check, constantFrom, nat, record } from 'fast-check';
import { form, type TestOwner } from '@menuleaf/shared/testing/api.ts';
import { createResources, type OwnedResources } from './owned-resources.ts';
import type { Suite } from './suite.ts';

/** A thing's path, and the format of its changes. */
const kinds: Record<string, (things: OwnedResources) => { path: string; isForm?: true }> = {
  restaurant: ({ restaurant }) => ({ path: `/api/restaurants/${restaurant}` }),
  menu: ({ menu }) => ({ path: `/api/menus/${menu}` }),
  category: ({ category }) => ({ path: `/api/categories/${category}` }),
  item: ({ item }) => ({ path: `/api/menus/items/${item}`, isForm: true }),
};

type Target = { owner: TestOwner; path: string; isForm?: true };
type Fields = Record<string, string>;

const save = ({ owner, path, isForm }: Target, fields: Fields) =>
  owner.send('PUT', path, isForm ? form(fields) : fields);

/** Appends a mark, like a form that is opened, filled in and saved; retries on a conflict. */
async function addMark(thing: Target, mark: string, thinkMs: number): Promise<void> {
  for (;;) {
    const { json } = await thing.owner.send('GET', thing.path);
    await wait(thinkMs);
    const { updated_at } = json;
    const description = `${json.description ?? ''}${mark}`;
    const { status, text } = await save(thing, { description, updated_at });
    if (status === 200) return;
    equal(status, 409, text);
  }
}

const cases = record({
  kind: constantFrom(...Object.keys(kinds)),
  /** Each writer's think time per change. */
  writers: array(array(nat(30), { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 4 }),
  renames: nat(3),
});

export const lostUpdates: Suite = {
  tries: { few: 8, many: 10_000 },
  attack: (tries) =>
    check(
      asyncProperty(cases, async ({ kind, writers, renames }) => {
        const things = await createResources();
        const thing = { owner: things.owner, ...(kinds[kind] ?? fail(kind))(things) };
        const marks: string[] = [];
        const writing = writers.map(async (thinks, writer) => {
          for (const [at, think] of thinks.entries()) {
            const mark = `[${writer}.${at}]`;
            marks.push(mark);
            await addMark(thing, mark, think);
          }
        });
        // Concurrent, on another field and without a version: it overwrites nothing of theirs.
        const renaming = Array.from({ length: renames }, (_, at) =>
          save(thing, { name: `Renamed ${at}` }).then(({ status, text }) =>
            equal(status, 200, text),
          ),
        );
        await Promise.all([...writing, ...renaming]);
        const { json } = await things.owner.send('GET', thing.path);
        const found = String(json.description).match(/\[\d\.\d\]/g) ?? [];
        equal(found.toSorted().join(''), marks.toSorted().join(''));
        if (renames > 0) equal(String(json.name).startsWith('Renamed'), true, json.name);
      }),
      { ...tries, endOnFailure: tries.path === undefined },
    ),
};
