import { unlessRefused } from '@menuleaf/shared/server/table/conditions.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import type { Table } from '@menuleaf/shared/server/table/table.ts';
import * as z from 'zod/mini';
import {
  type ImageCheck,
  imageCheckKey,
  imageCheckSchema,
  putImageCheck,
} from '../store/image-check.ts';
import { holderOf } from '../store/image-slot.ts';
import { trashKey } from '../store/trash.ts';

/** Image checks, ordered by due time. */
export function imageChecksStore(table: Table) {
  return {
    /** Earliest first. */
    async due(now: Date): Promise<ImageCheck[]> {
      const rows = await table.queryUpTo(keys.imageCheck.pk(), now.toISOString());
      return z.array(imageCheckSchema).parse(rows);
    },

    async end(check: ImageCheck) {
      await table.delete(imageCheckKey(check));
    },

    async replace(check: ImageCheck, next: ImageCheck) {
      await table.transact([{ Delete: { Key: imageCheckKey(check) } }, putImageCheck(next)]);
    },

    /** Purges a deleted item whose undo window is over: DynamoDB's TTL may take days. */
    async forgetDeleted({ owner_id, item_id, slot }: ImageCheck, now: Date) {
      const isOver = {
        ConditionExpression: 'expires_at <= :now',
        ExpressionAttributeValues: { ':now': Math.floor(now.getTime() / 1000) },
      };
      const Key = trashKey(holderOf(slot ?? 'image').kind, owner_id, item_id);
      await unlessRefused(table.transact([{ Delete: { Key, ...isOver } }]));
    },
  };
}

export type ImageChecksStore = ReturnType<typeof imageChecksStore>;
