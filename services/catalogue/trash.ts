import type { Counted } from '@menuleaf/shared/plans/plans.ts';
import { keys } from '@menuleaf/shared/table/keys.ts';
import type { Key, WriteAction } from '@menuleaf/shared/table/table.ts';
import * as z from 'zod';

/** Seconds in which a deletion can be undone: the toast shows for ten, a slow line may need more. */
const lifetime = 600;

/** What an undo has to know: who held it, and which restaurants showed it. */
const memory = {
  holders: z.array(z.string()),
  shown_by: z.array(z.string()).optional(),
};

export const trashSchema = z.object({
  row: z.record(z.string(), z.unknown()),
  expires_at: z.number(),
  ...memory,
});
export type Trash = z.infer<typeof trashSchema>;
export type Memory = Pick<Trash, 'holders' | 'shown_by'>;

export const trashKey = (kind: Counted, ownerId: string, id: string): Key => ({
  pk: keys.trash.pk(ownerId),
  sk: keys.trash.sk(kind, id),
});

/** Part of a transaction: keeps what is being deleted for a while. */
export function toTrash(
  kind: Counted,
  ownerId: string,
  row: Record<string, unknown>,
  remembered: Memory,
  now: Date,
): WriteAction {
  const key = trashKey(kind, ownerId, z.string().parse(row.id));
  const expires_at = Math.floor(now.getTime() / 1000) + lifetime;
  return { Put: { Item: { ...key, row, ...remembered, expires_at } } };
}
