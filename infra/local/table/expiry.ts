import * as z from 'zod';
import { callEngine } from './engine-call.ts';
import type { Table } from './tables.ts';

const page = z.object({
  Items: z.array(z.record(z.string(), z.unknown())).default([]),
  LastEvaluatedKey: z.unknown().optional(),
});

/**
 * Deletes what has expired, as DynamoDB does by itself (which may take it two days, so a reader judges
 * by the clock anyway). Answers how many items went.
 */
export async function deleteExpired(engineUrl: string, table: Table, now: Date): Promise<number> {
  if (!table.expiryAttribute) return 0;
  const query = {
    TableName: table.name,
    FilterExpression: '#expiry < :now',
    ExpressionAttributeNames: { '#expiry': table.expiryAttribute },
    ExpressionAttributeValues: { ':now': { N: String(Math.floor(now.getTime() / 1000)) } },
  };
  let deleted = 0;
  let start: unknown;
  do {
    const input = { ...query, ExclusiveStartKey: start };
    const { Items, LastEvaluatedKey } = await callEngine(engineUrl, 'Scan', input, page);
    for (const item of Items) {
      const Key = Object.fromEntries(table.keys.map((name) => [name, item[name]]));
      // The condition leaves alone what was renewed since it was read.
      const { FilterExpression: ConditionExpression, ...rest } = query;
      const input = { ...rest, Key, ConditionExpression };
      await callEngine(engineUrl, 'DeleteItem', input, z.unknown()).then(
        () => (deleted += 1),
        () => undefined,
      );
    }
    start = LastEvaluatedKey;
  } while (start);
  return deleted;
}
