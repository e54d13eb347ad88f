import { newOwner } from '@menuleaf/shared/testing/api.ts';

const own = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'then', 'length'];

/** A menu in English and German with a dish whose choices have these names. */
async function dishWith(names: readonly string[]) {
  const me = await newOwner();
  const menuId: string = await me.made('/api/menus', { name: 'Dinner' });
  const choices = names.map((name, at) => ({ name, price: at + 1 }));
  const edits = [
    { do: 'add_category', ref: 'new:drinks', name: 'Drinks' },
    { do: 'add_item', ref: 'new:wine', category: 'new:drinks', name: 'Wine', price: 1, choices },
  ];
  const { json } = await me.send('POST', `/api/menus/${menuId}/edits`, { edits });
  await me.send('PUT', `/api/menus/${menuId}`, { further_languages: ['de'] });
  const made: { ref: string; id: string }[] = json.made;
  const id = made.find(({ ref }) => ref === 'new:wine')?.id;
  const path = `/api/menus/${menuId}/translations/de`;
  return {
    save: (words: object) =>
      me.send('PUT', path, { rows: [{ kind: 'item', id, words: { choices: words } }] }),
    kept: async () => {
      const rows: { id: string; words: { choices?: object } }[] = (await me.send('GET', path)).json
        .rows;
      return Object.entries(rows.find((row) => row.id === id)?.words.choices ?? {});
    },
  };
}

test('choices named as every object’s own are translated as any other', async () => {
  const dish = await dishWith(own);
  expect(await dish.kept()).toEqual([]);
  for (const name of own) {
    const saved = await dish.save({ [name]: `${name} in German` });
    expect([name, saved.status]).toEqual([name, 200]);
  }
  const kept = await dish.kept();
  expect(kept).toHaveLength(own.length);
  expect(kept).toEqual(expect.arrayContaining(own.map((name) => [name, `${name} in German`])));
});

test('a choice that no JSON keeps is refused by its field', async () => {
  const me = await newOwner();
  const menuId: string = await me.made('/api/menus', { name: 'Dinner' });
  const choices = [{ name: '__proto__', price: 2 }];
  const edits = [
    { do: 'add_category', ref: 'new:drinks', name: 'Drinks' },
    { do: 'add_item', ref: 'new:wine', category: 'new:drinks', name: 'Wine', price: 2, choices },
  ];
  const { status, json } = await me.send('POST', `/api/menus/${menuId}/edits`, { edits });
  expect(status).toBe(422);
  expect(json.detail[0].loc.slice(-3)).toEqual(['choices', 0, 'name']);
});
