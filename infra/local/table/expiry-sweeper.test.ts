import * as z from 'zod';
import { startEngine } from './dynamodb-engine.ts';
import { callEngine } from './engine-call.ts';
import { ExpirySweeper } from './expiry-sweeper.ts';
import { testFolder } from '@menuleaf/shared/testing/test-folder.ts';

const table = {
  name: 'table',
  arn: '',
  streamArn: '',
  engineStreamArn: undefined,
  partitionKey: 'pk',
  keys: ['pk'],
  expiryAttribute: 'expires_at',
};
const definition = {
  TableName: table.name,
  KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
  AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
  BillingMode: 'PAY_PER_REQUEST',
};

const folder = testFolder();
const at = (seconds: number) => new Date(seconds * 1000);
const items = z.object({ Items: z.array(z.object({ pk: z.object({ S: z.string() }) })) });

test('what has expired goes, and the table is read only when something can have', async () => {
  const engine = await startEngine(folder);
  await callEngine(engine.url, 'CreateTable', definition, z.unknown());
  const put = (pk: string, expires: number) => {
    const Item = { pk: { S: pk }, expires_at: { N: String(expires) } };
    return callEngine(engine.url, 'PutItem', { TableName: table.name, Item }, z.unknown());
  };
  const left = async () => {
    const { Items } = await callEngine(engine.url, 'Scan', { TableName: table.name }, items);
    return Items.map(({ pk }) => pk.S).toSorted();
  };
  await put('soon', 100);
  await put('later', 200);
  let failures = 0;
  const sweeper = new ExpirySweeper(engine.url, [table], () => (failures += 1));

  expect(await sweeper.sweep(at(50))).toBe(true);
  expect(await sweeper.sweep(at(90))).toBe(false);
  expect(await left()).toEqual(['later', 'soon']);
  expect(await sweeper.sweep(at(101))).toBe(true);
  expect(await left()).toEqual(['later']);
  expect(failures).toBe(1);

  await put('new', 110);
  sweeper.changed();
  expect(await sweeper.sweep(at(111))).toBe(true);
  expect(await left()).toEqual(['later']);
  sweeper.close();
  await engine.close();
});
