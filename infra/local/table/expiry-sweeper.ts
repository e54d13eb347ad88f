import type { Table } from './tables.ts';
import * as z from 'zod';
import { callEngine } from './engine-call.ts';

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
async function deleteExpired(engineUrl: string, table: Table, now: Date) {
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

const everyMs = 30_000;

/**
 * Deletes expired items, but scans only when there may be some: a scan reads the whole table, which takes a second of
 * the engine's time on a large one.
 */
export class ExpirySweeper {
  readonly #engineUrl: string;
  readonly #tables: readonly Table[];
  readonly #onDeleted: () => void;
  readonly #timer: NodeJS.Timeout;
  #hasChanged = true;
  #nextDue = 0;

  constructor(engineUrl: string, tables: readonly Table[], onDeleted: () => void) {
    this.#engineUrl = engineUrl;
    this.#tables = tables;
    this.#onDeleted = onDeleted;
    this.#timer = setInterval(() => void this.sweep(new Date()), everyMs);
  }

  /** Called after a write, which may expire sooner than the known items. */
  changed(): void {
    this.#hasChanged = true;
  }

  /** Returns whether a scan was needed. */
  async sweep(now: Date): Promise<boolean> {
    if (!this.#hasChanged && now.getTime() / 1000 <= this.#nextDue) return false;
    this.#hasChanged = false;
    try {
      const all = this.#tables.map((table) => deleteExpired(this.#engineUrl, table, now));
      const swept = await Promise.all(all);
      this.#nextDue = Math.min(...swept.map(({ nextDue }) => nextDue));
      if (swept.some(({ deleted }) => deleted > 0)) this.#onDeleted();
    } catch (error) {
      this.#hasChanged = true;
      console.error(`Expiry: ${String(error)}`);
    }
    return true;
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
