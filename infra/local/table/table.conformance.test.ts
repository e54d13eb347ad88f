import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ConditionalCheckFailedException,
  CreateTableCommand,
  DeleteTableCommand,
  DynamoDBClient,
  TransactionCanceledException,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { startEngine } from './dynamodb-engine.ts';

/**
 * The contract that the product expects of a table, run against the embedded engine and others: set
 * DYNAMODB_CONFORMANCE_ENDPOINT to one, or to `aws` for DynamoDB, with credentials. The table is created per run.
 */
const endpoint = process.env['DYNAMODB_CONFORMANCE_ENDPOINT'];
const TableName = `conformance-${randomUUID()}`;

let client: DynamoDBClient;
let table: DynamoDBDocumentClient;
let stop = async () => {};

beforeAll(async () => {
  const credentials = { accessKeyId: 'any', secretAccessKey: 'any' };
  if (endpoint === 'aws') client = new DynamoDBClient();
  else {
    const folder = mkdtempSync(join(tmpdir(), 'table-conformance-'));
    const engine = endpoint === undefined ? await startEngine(folder) : undefined;
    const url = engine?.url ?? endpoint;
    client = new DynamoDBClient({
      region: 'us-east-1',
      credentials,
      ...(url && { endpoint: url }),
    });
    stop = async () => {
      await engine?.close();
      rmSync(folder, { recursive: true });
    };
  }
  table = DynamoDBDocumentClient.from(client);
  await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: ['pk', 'sk'].map((AttributeName) => ({
        AttributeName,
        AttributeType: 'S',
      })),
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
    }),
  );
  await waitUntilTableExists({ client, maxWaitTime: 60 }, { TableName });
}, 90_000);

afterAll(async () => {
  await client.send(new DeleteTableCommand({ TableName }));
  await stop();
});

const put = (pk: string, sk: string, more: object = {}) =>
  table.send(new PutCommand({ TableName, Item: { pk, sk, ...more } }));
const read = async (pk: string, sk: string) =>
  (await table.send(new GetCommand({ TableName, Key: { pk, sk }, ConsistentRead: true }))).Item;
/** DynamoDB's errors for requests that it rejects before reading a row. */
const refusals = /^(ValidationException|TransactionCanceledException)$/;
const isAbsent = { ConditionExpression: 'attribute_not_exists(pk)' };

test('a condition that does not hold refuses the write, and leaves what is there', async () => {
  await put('condition', 'a', { version: 1 });
  const again = new PutCommand({
    TableName,
    Item: { pk: 'condition', sk: 'a', version: 2 },
    ...isAbsent,
  });
  await expect(table.send(again)).rejects.toBeInstanceOf(ConditionalCheckFailedException);
  expect(await read('condition', 'a')).toMatchObject({ version: 1 });
});

test('an update adds, keeps what is there if it is, removes, and tells what came of it', async () => {
  const { Attributes } = await table.send(
    new UpdateCommand({
      TableName,
      Key: { pk: 'update', sk: 'a' },
      UpdateExpression:
        'SET since = if_not_exists(since, :now), places = list_append(if_not_exists(places, :none), :one) REMOVE gone ADD tries :by',
      ExpressionAttributeValues: { ':now': 7, ':by': 2, ':none': [], ':one': ['x'] },
      ReturnValues: 'ALL_NEW',
    }),
  );
  expect(Attributes).toEqual({ pk: 'update', sk: 'a', since: 7, tries: 2, places: ['x'] });
});

test('a transaction is whole or nothing, and says which of its conditions did not hold', async () => {
  await put('transaction', 'taken');
  const write = (sk: string, given = {}) => ({
    Put: { TableName, Item: { pk: 'transaction', sk }, ...given },
  });
  const both = new TransactWriteCommand({
    TransactItems: [write('free', isAbsent), write('taken', isAbsent)],
  });
  const failure: unknown = await table.send(both).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(TransactionCanceledException);
  expect(
    failure instanceof TransactionCanceledException &&
      failure.CancellationReasons?.map((it) => it.Code),
  ).toEqual(['None', 'ConditionalCheckFailed']);
  expect(await read('transaction', 'free')).toBeUndefined();
});

test('two actions of a transaction on one row, and more than a hundred, are refused', async () => {
  const write = (sk: string) => ({ Put: { TableName, Item: { pk: 'refused', sk } } });
  const sending = (TransactItems: ReturnType<typeof write>[]) =>
    table.send(new TransactWriteCommand({ TransactItems }));
  await expect(sending([write('one'), write('one')])).rejects.toMatchObject({
    name: expect.stringMatching(refusals),
  });
  const many = Array.from({ length: 101 }, (_, at) => write(String(at)));
  await expect(sending(many)).rejects.toMatchObject({ name: expect.stringMatching(refusals) });
  expect(await read('refused', '0')).toBeUndefined();
});

test('a partition is read in the order of its sort keys, a part at a time, and from behind a key', async () => {
  for (const sk of ['ITEM#2', 'ITEM#10', 'MENU#1', 'ITEM#1']) await put('query', sk);
  const first = await table.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :kind)',
      ExpressionAttributeValues: { ':pk': 'query', ':kind': 'ITEM#' },
      Limit: 2,
    }),
  );
  expect(first.Items?.map(({ sk }) => sk)).toEqual(['ITEM#1', 'ITEM#10']);
  expect(first.LastEvaluatedKey).toEqual({ pk: 'query', sk: 'ITEM#10' });
  const behind = await table.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk AND sk > :after',
      ExpressionAttributeValues: { ':pk': 'query', ':after': 'ITEM#10' },
    }),
  );
  expect(behind.Items?.map(({ sk }) => sk)).toEqual(['ITEM#2', 'MENU#1']);
});

test('several rows are read by one request, those that are not there left out', async () => {
  await put('batch', 'a', { n: 1 });
  await put('batch', 'b', { n: 2 });
  const Keys = ['a', 'b', 'c'].map((sk) => ({ pk: 'batch', sk }));
  const { Responses } = await table.send(
    new BatchGetCommand({ RequestItems: { [TableName]: { Keys, ConsistentRead: true } } }),
  );
  const found = (Responses?.[TableName] ?? []).map(({ sk, n }) => `${sk}${n}`);
  expect(found.toSorted()).toEqual(['a1', 'b2']);
});

test('a row of more than 400 KB, and a key that is empty, are refused', async () => {
  await expect(put('large', 'a', { text: 'x'.repeat(401 * 1024) })).rejects.toMatchObject({
    name: expect.stringMatching(refusals),
  });
  await expect(put('', 'a')).rejects.toMatchObject({ name: expect.stringMatching(refusals) });
  expect(await read('large', 'a')).toBeUndefined();
});
