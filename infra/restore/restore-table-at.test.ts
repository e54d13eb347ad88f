import {
  DynamoDBClient,
  ResourceNotFoundException,
  type TableDescription,
} from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { nameAt, restoreTableAt } from './restore-table-at.ts';

const moment = new Date('2026-01-31T11:55:00Z');
const client = new DynamoDBClient({ region: 'us-east-1' });

/** A fake DynamoDB for restores: a restored table has no stream, TTL, recovery or protection. */
const tables = new Map<string, TableDescription>();
const kept = { expiry: new Set<string>(), recovery: new Set<string>() };
let restores = 0;
let callsLeft = Infinity;

const named = z.object({ TableName: z.string() });
const change = z.object({
  StreamSpecification: z.object({ StreamEnabled: z.boolean() }).optional(),
  DeletionProtectionEnabled: z.boolean().optional(),
});

function update(name: string, input: unknown) {
  const { StreamSpecification, DeletionProtectionEnabled } = change.parse(input);
  const table = tables.get(name) ?? {};
  if (StreamSpecification) {
    Object.assign(table, { StreamSpecification, LatestStreamArn: `arn:${name}/stream/1` });
  }
  if (DeletionProtectionEnabled !== undefined) Object.assign(table, { DeletionProtectionEnabled });
}

function answer(command: string, input: unknown): object {
  if (command === 'RestoreTableToPointInTimeCommand') {
    restores += 1;
    const { TargetTableName, BillingModeOverride: BillingMode } = z
      .object({ TargetTableName: z.string(), BillingModeOverride: z.literal('PAY_PER_REQUEST') })
      .parse(input);
    tables.set(TargetTableName, {
      TableStatus: 'ACTIVE',
      BillingModeSummary: { BillingMode },
    });
    return {};
  }
  const { TableName } = named.parse(input);
  if (command === 'UpdateTableCommand') update(TableName, input);
  if (command === 'DescribeTimeToLiveCommand')
    return {
      TimeToLiveDescription: kept.expiry.has(TableName) ? { AttributeName: 'expires_at' } : {},
    };
  if (command === 'UpdateTimeToLiveCommand') {
    if (kept.expiry.has(TableName)) throw new Error('TimeToLive is already enabled');
    kept.expiry.add(TableName);
  }
  if (command === 'UpdateContinuousBackupsCommand') kept.recovery.add(TableName);
  const Table = tables.get(TableName);
  if (!Table) throw new ResourceNotFoundException({ $metadata: {}, message: TableName });
  return { Table: { ...Table } };
}

client.middlewareStack.add(
  (_next, { commandName = '' }) =>
    async ({ input }) => {
      callsLeft -= 1;
      if (callsLeft < 0) throw new Error('The line was cut');
      return { output: { $metadata: {}, ...answer(commandName, input) }, response: undefined };
    },
  { step: 'initialize', priority: 'high' },
);

beforeEach(() => {
  tables.clear();
  for (const names of Object.values(kept)) names.clear();
  restores = 0;
  callsLeft = Infinity;
});

const restored = (isRead: boolean, expires = isRead) =>
  restoreTableAt(client, { source: 'Live', moment, isRead, expires });

test('a table of before has a name that tells from when it is, also if it is restored once more', () => {
  expect(nameAt('Live', moment)).toBe('Live-at-20260131115500');
  expect(nameAt('Live-at-20251231000000', moment)).toBe('Live-at-20260131115500');
});

describe('a restored table has all that a stage needs of one', () => {
  test('stream, expiry, recovery and protection', async () => {
    const { name, stream } = await restored(true);
    expect(stream).toBe(`arn:${name}/stream/1`);
    expect(tables.get(name)?.DeletionProtectionEnabled).toBe(true);
    expect([...kept.expiry, ...kept.recovery]).toEqual([name, name]);
  });

  test('history is read by no stream, and expires', async () => {
    const { name, stream } = await restored(false, true);
    expect([stream, ...kept.expiry, ...kept.recovery]).toEqual([undefined, name, name]);
  });

  test('passwords are read by no stream, and none of them expires', async () => {
    const { name, stream } = await restored(false);
    expect(stream).toBeUndefined();
    expect([...kept.expiry]).toEqual([]);
    expect([...kept.recovery]).toEqual([name]);
    expect(tables.get(name)?.DeletionProtectionEnabled).toBe(true);
  });
});

test('a restore that is broken off anywhere goes on where it was, and makes one table', async () => {
  let cuts = 0;
  for (let done = false; !done; cuts += 1) {
    callsLeft = cuts;
    done = await restored(true).then(
      () => true,
      () => false,
    );
  }
  expect(cuts).toBeGreaterThan(5);
  expect(restores).toBe(1);
  const [name = ''] = [...tables.keys()];
  expect(tables.get(name)?.StreamSpecification?.StreamEnabled).toBe(true);
  expect([...kept.expiry, ...kept.recovery]).toEqual([name, name]);
  expect(tables.get(name)?.DeletionProtectionEnabled).toBe(true);
});
