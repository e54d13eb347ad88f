import { isolatedTable } from '../../testing/isolated-table.ts';
import { keys, rowKey } from './keys.ts';
import { knownRows, withKnownRows } from './known-rows.ts';
import { planKey } from './stored-plan.ts';

const plan = planKey('u1');
const quota = rowKey(keys.quota)('u1');

test('a row that is known is handed out once, and then asked for', async () => {
  const table = isolatedTable();
  await table.put({ ...plan, version: 2 });
  const knowing = withKnownRows(table, knownRows([plan, quota], [{ version: 1 }, undefined]));
  expect(await knowing.get(plan)).toEqual({ version: 1 });
  expect(await knowing.get(plan)).toMatchObject({ version: 2 });
});

test('what is known not to be there is not asked for, until the second time', async () => {
  const table = isolatedTable();
  await table.put({ ...quota, structure: 1 });
  const knowing = withKnownRows(table, knownRows([quota], [undefined]));
  expect(await knowing.get(quota)).toBeUndefined();
  expect(await knowing.get(quota)).toMatchObject({ structure: 1 });
});

test('a call forgets what another call knew', async () => {
  const table = isolatedTable();
  await table.put({ ...plan, version: 2 });
  const known = knownRows([plan], [{ version: 1 }]);
  await withKnownRows(table, known).get(plan);
  expect(await withKnownRows(table, known).get(plan)).toEqual({ version: 1 });
  expect(await withKnownRows(table).get(plan)).toMatchObject({ version: 2 });
});
