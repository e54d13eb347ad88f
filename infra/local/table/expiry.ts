import * as z from 'zod';
import { callEngine } from './engine-call.ts';
import type { Table } from './tables.ts';

const attributes = z.record(z.string(), z.unknown());
const page = z.object({
  Items: z.array(attributes).default([]),
  LastEvaluatedKey: z.unknown().optional(),
});
const seconds = z.object({ N: z.coerce.number() });

/** Every key with an expiry time, and that time. */
async function* expiring(engineUrl: string, { name, keys }: Table, attribute: string) {
  const names = Object.fromEntries(keys.map((key, at) => [`#key${at}`, key]));
  const scan = {
    TableName: name,
    FilterExpression: 'attribute_exists(#expiry)',
    ProjectionExpression: ['#expiry', ...Object.keys(names)].join(', '),
    ExpressionAttributeNames: { '#expiry': attribute, ...names },
  };
  let start: unknown;
  do {
    const input = { ...scan, ExclusiveStartKey: start };
    const { Items, LastEvaluatedKey } = await callEngine(engineUrl, 'Scan', input, page);
    for (const item of Items) {
      const at = seconds.safeParse(item[attribute]).data?.N;
      const key = Object.fromEntries(keys.map((each) => [each, item[each]]));
      if (at !== undefined) yield { key, at };
    }
    start = LastEvaluatedKey;
  } while (start);
}

/**
 * Deletes expired items as DynamoDB's TTL does (on AWS with up to two days' delay, so readers check the clock anyway).
 * Returns the number of deleted items, and when the next one is due, in seconds since the epoch (Infinity for never).
 */
export async function deleteExpired(engineUrl: string, table: Table, now: Date) {
  const nowSeconds = Math.floor(now.getTime() / 1000);
  const swept = { deleted: 0, nextDue: Infinity };
  if (!table.expiryAttribute) return swept;
  for await (const { key, at } of expiring(engineUrl, table, table.expiryAttribute)) {
    if (at >= nowSeconds) {
      swept.nextDue = Math.min(swept.nextDue, at);
      continue;
    }
    const deletion = {
      TableName: table.name,
      Key: key,
      // Skips an item that was renewed since it was read.
      ConditionExpression: '#expiry < :now',
      ExpressionAttributeNames: { '#expiry': table.expiryAttribute },
      ExpressionAttributeValues: { ':now': { N: String(nowSeconds) } },
    };
    await callEngine(engineUrl, 'DeleteItem', deletion, z.unknown()).then(
      () => (swept.deleted += 1),
      () => undefined,
    );
  }
  return swept;
}
