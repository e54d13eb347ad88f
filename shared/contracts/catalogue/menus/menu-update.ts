import * as z from '@menuleaf/shared/contracts/schema.ts';
import { clearableText, loadedVersion, note } from '../../fields/fields.ts';
import { furtherLanguages, language } from '../language.ts';
import { menuCreate } from './menu.ts';

export const menuUpdate = z.object({
  name: z.optional(menuCreate.shape.name),
  description: z.optional(clearableText()),
  note: z.optional(note),
  /** Language of the menu's own texts. */
  language: z.optional(language),
  further_languages: z.optional(furtherLanguages),
  updated_at: loadedVersion,
});
