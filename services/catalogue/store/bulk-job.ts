import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import * as z from 'zod/mini';
import { stampSchema } from './stamp.ts';
import { storedItem } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { bytesOfRow } from './transaction-bounds.ts';
import { memorySchema } from './trash.ts';

const number = z.optional(z.number());
const fields = z.object({
  sort_order: number,
  price_thousandths: number,
  choices: z.nullable(storedItem.shape.choices),
  is_available: z.optional(z.boolean()),
  sold_out_until: z.nullish(z.string()),
  availability_at: z.optional(z.string()),
});
export type Fields = z.infer<typeof fields>;

/** `from` holds the expected values, null for absent; without it the row only has to exist. */
const fieldChange = z.object({ id: z.string(), from: z.optional(fields), to: fields });
export type FieldChange = z.infer<typeof fieldChange>;

/** An item that goes to the trash, with what its undo needs, or comes back from there. */
const move = z.union([
  z.object({ id: z.string(), trash: memorySchema }),
  z.object({ id: z.string(), back: z.literal(true) }),
]);
export type Move = z.infer<typeof move>;

/** The same fields of many rows, or items that are deleted or restored. */
export const bulkJob = z.object({
  id: z.string(),
  created_at: z.string(),
  kind: z.enum(['categories', 'items']),
  /** Who changes them. */
  changed_by: z.optional(stampSchema),
  /** So that it does not conflict with an open form. */
  keeps_updated_at: z.optional(z.boolean()),
  changes: z.array(z.union([fieldChange, move])),
});
export type BulkJob = z.infer<typeof bulkJob>;

export const jobKey = rowKey(keys.bulk);

/** Bytes of a job's changes, well below DynamoDB's 400 KB a row. */
const mostBytes = 300_000;

/** A job as rows: several if one cannot hold it. Guests see it once all are done. */
export function inRows(job: BulkJob): BulkJob[] {
  const rows: BulkJob['changes'][] = [[]];
  let bytes = 0;
  for (const one of job.changes) {
    const more = bytesOfRow(one);
    if (bytes + more > mostBytes) {
      rows.push([]);
      bytes = 0;
    }
    rows.at(-1)?.push(one);
    bytes += more;
  }
  return rows.map((changes, at) => ({
    ...job,
    id: at === 0 ? job.id : `${job.id}-${at}`,
    changes,
  }));
}
