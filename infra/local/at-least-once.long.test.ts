import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { localOutput } from '@menuleaf/infra/build/build.ts';
import { uploadsPrefix } from '@menuleaf/shared/menu/images.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import {
  form,
  newOwner,
  postFrom,
  send,
  someAddress,
  waitUntil,
} from '@menuleaf/shared/testing/api.ts';
import { subjectsTo, untilMailed } from '@menuleaf/shared/testing/mail-to.ts';
import sharp from 'sharp';
import { tableOf } from './clients.ts';
import { type LocalCloud, startLocalCloud } from './local-cloud.ts';
import { account, region } from './stack/resource-types.ts';
import { testFolder } from '@menuleaf/shared/testing/test-folder.ts';

let cloud: LocalCloud;
afterAll(() => cloud.close());
const dataDir = testFolder();

const post = (path: string, body: object) => postFrom(someAddress(), path, body, {}, cloud.origin);

const everything = { twice: true, lateMs: 150, newestFirst: true };
beforeAll(async () => {
  cloud = await startLocalCloud({ cdkOut: localOutput, port: 0, dataDir });
});
beforeEach(async () => {
  const { status } = await post('/__local/faults', everything);
  if (status !== 200) throw new Error(`faults: ${status}`);
});

const table = () => {
  const { tableName, dynamo } = tableOf(cloud);
  return openTable(tableName, dynamo);
};

/** Message counts of the non-empty queues, dead-letter queues included. */
const waiting = () =>
  readdirSync(join(dataDir, 'queues')).flatMap((name) => {
    const messages: unknown[] = JSON.parse(readFileSync(join(dataDir, 'queues', name), 'utf8'));
    return messages.length > 0 ? [`${name}: ${messages.length}`] : [];
  });
const untilQuiet = () => waitUntil(async () => waiting().length === 0);

const plan = {
  plan_type: 'pro',
  cancelled_at_period_end: false,
  past_due: false,
  ends_at: '2126-03-01T00:00:00Z',
  customer_id: 'cus_1',
  subscription_id: null,
  session_id: null,
};
const setPlan = (user_id: string, change: object) =>
  table().put({ pk: keys.plan.pk(user_id), sk: keys.plan.sk(), user_id, ...plan, ...change });

test('each mail comes once, though all that wakes its sender comes twice, late and in another order', async () => {
  const owner = await newOwner(cloud.origin);
  await post('/api/auth/forgot-password', { email: owner.email });
  const message = { name: 'Olive', email: owner.email, subject: 'Hello', message: 'Hello there' };
  await post('/api/contact', message);
  await setPlan(owner.id, { version: 1 });
  await untilMailed(owner.email, 'Welcome to Menuleaf Pro', cloud.origin);
  await setPlan(owner.id, { version: 2, cancelled_at_period_end: true });
  await waitUntil(
    () => subjectsTo(owner.email, cloud.origin),
    ({ length }) => length >= 5,
  );
  await untilQuiet();
  const subjects = await subjectsTo(owner.email, cloud.origin);
  expect(subjects).toHaveLength(5);
  expect(new Set(subjects).size).toBe(5);
});

/** Sends a duplicate S3 notification for a file. */
async function redeliver(key: string): Promise<string | undefined> {
  const maker = Object.keys(cloud.environments).find((name) => name.includes('imagemaker'));
  const lambda = new LambdaClient({
    endpoint: cloud.endpoints.AWS_ENDPOINT_URL ?? '',
    region,
    credentials: cloud.credentials,
  });
  const { FunctionError } = await lambda.send(
    new InvokeCommand({
      FunctionName: `arn:aws:lambda:${region}:${account}:function:${maker}`,
      Payload: JSON.stringify({ Records: [{ s3: { object: { key } } }] }),
    }),
  );
  return FunctionError;
}

test('an upload that S3 tells of twice becomes one image, and telling of it later takes nothing away', async () => {
  const owner = await newOwner(cloud.origin);
  await setPlan(owner.id, { version: 1 });
  const create = { width: 800, height: 600, channels: 3 as const, background: '#1f6b3b' };
  const bytes = await sharp({ create }).jpeg().toBuffer();
  const image = new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
  const fields = form({ name: 'Soup', price: '9', image });
  const made = await owner.send('POST', '/api/menus/items', fields);
  const path = `/api/menus/items/${made.json.id}`;
  const { json } = await owner.getUntil(path, (seen) => seen.json.image_status === 'ready');
  await untilQuiet();
  const [, , uploadId] = String(json.image_url).split('/');
  expect(await redeliver(`${uploadsPrefix}${owner.id}/${uploadId}`)).toBeUndefined();
  expect((await send('GET', json.image_url, {}, cloud.origin)).status).toBe(200);
  expect(waiting()).toEqual([]);
});

test('an account that is closed is gone once, and what is told of it later finds nothing to do', async () => {
  const owner = await newOwner(cloud.origin);
  const restaurant = { name: 'Olive', address: '1 Grove', city: 'Haifa' };
  await owner.send('POST', '/api/restaurants', restaurant);
  const closed = await owner.send('DELETE', '/api/auth/me', { password: owner.password });
  expect(closed.status).toBe(204);
  const left = () => table().queryAll(keys.quota.pk(owner.id));
  await waitUntil(left, ({ length }) => length === 0);
  await untilQuiet();
});

// Runs last: messages that are throttled too often stay in their queue for minutes.
test('who meets another transaction, or too many calls, tries again, and an owner notices nothing', async () => {
  await post('/__local/faults', { conflicts: true, throttles: true });
  const owner = await newOwner(cloud.origin);
  const statuses: number[] = [];
  for (let at = 0; at < 3; at += 1) {
    const fields = form({ name: `Soup ${at}`, price: '9' });
    statuses.push((await owner.send('POST', '/api/menus/items', fields)).status);
  }
  expect(statuses).toEqual([201, 201, 201]);
  // A client without retries fails, with a different error for each fault.
  const { tableName: TableName, dynamo: impatient } = tableOf(cloud, { maxAttempts: 1 });
  const Item = { pk: { S: 'TEST#conflict' }, sk: { S: 'one' } };
  const TransactItems = [{ Put: { TableName, Item } }];
  const names = new Set<string>();
  for (let at = 0; at < 4; at += 1) {
    await impatient.send(new TransactWriteItemsCommand({ TransactItems })).catch((error: Error) => {
      names.add(error.name);
    });
  }
  expect([...names].toSorted()).toEqual([
    'ProvisionedThroughputExceededException',
    'TransactionCanceledException',
  ]);
});
