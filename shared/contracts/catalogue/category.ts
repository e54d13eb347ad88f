import * as z from '@menuleaf/shared/contracts/schema.ts';
import { named, readText, stamps } from '../fields/reply-fields.ts';

export const categorySchema = z.object({
  ...named,
  note: z.withDefault(readText, null),
  sort_order: z.number().check(z.int()),
  items_count: z.number().check(z.int()),
  ...stamps,
});

export type Category = z.infer<typeof categorySchema>;
