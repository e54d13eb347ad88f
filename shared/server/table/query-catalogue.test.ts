import { isolatedTable } from '../../testing/isolated-table.ts';
import { keys } from './keys.ts';
import { queryCatalogue } from './read-catalogue.ts';

const stamps = { created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' };
const named = (id: string) => ({ id, name: id, description: null, ...stamps });

test('an owner’s catalogue comes without what else lies under the key', async () => {
  const table = isolatedTable();
  const pk = keys.menu.pk('u1');
  const others = [
    keys.quota.sk(),
    keys.bulk.sk('b1'),
    keys.once.sk('k'),
    keys.trash.sk('menus', 'm2'),
    keys.upload.sk('up1'),
  ];
  for (const sk of others) await table.put({ pk, sk });
  await table.put({ pk, sk: keys.menu.sk('m1'), ...named('m1'), category_ids: [] });
  await table.put({ pk, sk: keys.category.sk('c1'), ...named('c1'), item_ids: [] });
  const asked: Record<string, unknown>[] = [];
  const watched = {
    ...table,
    queryBetween: async (...range: Parameters<typeof table.queryBetween>) => {
      const rows = await table.queryBetween(...range);
      asked.push(...rows);
      return rows;
    },
  };
  const { menus, categories } = await queryCatalogue(watched, 'u1');
  expect([menus, categories].flat().map(({ id }) => id)).toEqual(['m1', 'c1']);
  expect(asked.map(({ sk }) => sk)).toEqual([
    keys.category.sk('c1'),
    keys.menu.sk('m1'),
    keys.once.sk('k'),
    keys.quota.sk(),
  ]);
});

test('of more rows than DynamoDB gives at once each is in its place', async () => {
  const table = isolatedTable();
  const wanted = Array.from({ length: 130 }, (_, at) => ({ pk: 'u1', sk: `row ${at}` }));
  await Promise.all(wanted.filter((_, at) => at % 2 === 0).map((key) => table.put(key)));
  const found = await table.getSeveral([...wanted, ...wanted.slice(0, 1)]);
  const places = wanted.map(({ sk }, at) => (at % 2 === 0 ? sk : undefined));
  expect(found.map((row) => row?.sk)).toEqual([...places, 'row 0']);
});
