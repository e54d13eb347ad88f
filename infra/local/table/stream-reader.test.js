import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { startEngine } from './dynamodb-engine.ts';
import { callEngine } from './engine-call.ts';
import { StreamReader } from './stream-reader.ts';
import { StreamTail } from './stream-tail.ts';
const created = z.object({ TableDescription: z.object({ LatestStreamArn: z.string() }) });
const definition = {
  TableName: 'table',
  KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
  AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
  BillingMode: 'PAY_PER_REQUEST',
  StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
};
const put = (url, pk) =>
  callEngine(url, 'PutItem', { TableName: 'table', Item: { pk: { S: pk } } }, z.unknown());
test('a stream is read on from the last record done with, after both ends were killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'menuleaf-stream-'));
  const position = join(folder, 'position');
  const before = await startEngine(folder);
  const answer = await callEngine(before.url, 'CreateTable', definition, created);
  const arn = answer.TableDescription.LatestStreamArn;
  for (const pk of ['a', 'b', 'c']) await put(before.url, pk);
  const reader = new StreamReader(new StreamTail(before.url, arn), position);
  const [first] = await reader.next(3);
  if (first) reader.done(first);
  await reader.kept();
  process.kill(Number(readFileSync(join(folder, 'engine.pid'), 'utf8')), 'SIGKILL');
  await wait(100);
  const after = await startEngine(folder);
  await put(after.url, 'd');
  const records = await new StreamReader(new StreamTail(after.url, arn), position).next(10);
  await after.close();
  expect(records.map((it) => it.dynamodb.SequenceNumber)).toEqual(['2', '3', '4']);
});
test('several read one stream each from its own place, and what all have read is forgotten', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'menuleaf-stream-'));
  const engine = await startEngine(folder);
  const answer = await callEngine(engine.url, 'CreateTable', definition, created);
  const tail = new StreamTail(engine.url, answer.TableDescription.LatestStreamArn);
  const [one, other] = ['one', 'other'].map((name) => new StreamReader(tail, join(folder, name)));
  const numbers = async (reader) =>
    (await reader?.next(10))?.map((it) => it.dynamodb.SequenceNumber);
  for (const pk of ['a', 'b']) await put(engine.url, pk);
  expect(await Promise.all([numbers(one), numbers(other)])).toEqual([
    ['1', '2'],
    ['1', '2'],
  ]);
  const [, second] = (await one?.next(10)) ?? [];
  if (second) one?.done(second);
  expect(await numbers(one)).toEqual([]);
  await put(engine.url, 'c');
  expect(await numbers(one)).toEqual(['3']);
  expect(await numbers(other)).toEqual(['1', '2', '3']);
  await engine.close();
});
