import * as z from '@menuleaf/shared/contracts/schema.ts';
import { id, readText, stamps } from '../fields/reply-fields.ts';

export const categorySchema = z.object({
  id,
  name: z.string(),
  description: readText,
  note: z.withDefault(readText, null),
  sort_order: z.number().check(z.int()),
  items_count: z.number().check(z.int()),
  ...stamps,
});

export type Category = z.infer<typeof categorySchema>;
