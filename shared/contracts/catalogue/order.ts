import * as z from '@menuleaf/shared/contracts/schema.ts';
import { sortOrder } from '../fields/fields.ts';
import { id } from '../fields/reply-fields.ts';

/** Refuses duplicate ids: it would be unclear which entry applies. */
export const namedOnce = (entries: readonly { id: string }[]) =>
  new Set(entries.map((entry) => entry.id)).size === entries.length;

export const mustNameOnce = 'Must name each id once';

export const order = (limit: number) =>
  z.object({
    orders: z
      .array(z.object({ id, sort_order: sortOrder }))
      .check(z.minLength(1), z.maxLength(limit), z.refine(namedOnce, mustNameOnce)),
  });
