import * as z from '@menuleaf/shared/contracts/schema.ts';
import { named, readText, stamps } from '../../fields/reply-fields.ts';
import { categorySchema } from '../category.ts';
import { defaultLanguage } from '../default-language.ts';

export const menuSchema = z.object({
  ...named,
  note: z.withDefault(readText, null),
  language: z.withDefault(z.string(), defaultLanguage),
  /** As the owner chose them; the plan may show fewer. */
  further_languages: z.withDefault(z.array(z.string()), []),
  /** Whether a restaurant has it as its active menu. */
  is_active: z.boolean(),
  categories: z.array(categorySchema),
  ...stamps,
});

export type Menu = z.infer<typeof menuSchema>;
