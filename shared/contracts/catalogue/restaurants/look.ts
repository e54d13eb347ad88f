import * as z from '@menuleaf/shared/contracts/schema.ts';
import { themeNames } from './theme-names.ts';
import { blankIsNull, instant, loadedVersion, readText } from '../../fields/fields.ts';

/** How headings are set: in two faces that every phone has, or in one that the pages bring. */
export const typeNames = ['classic', 'plain', 'elegant', 'bold', 'handwritten'] as const;
export type TypeName = (typeof typeNames)[number];

/** Dishes as a list with small images, or led by large ones. */
export const layoutNames = ['list', 'photos'] as const;

/** The images of a look. */
export const lookSlots = ['logo', 'cover'] as const;
export type LookSlot = (typeof lookSlots)[number];

export const isTypeName = (name: unknown): name is TypeName =>
  typeNames.some((one) => one === name);

/** `#8a1c2b`, in lower case. */
export const colorPattern = /^#[\da-f]{6}$/;

const accent = z.nullable(
  z.pipe(
    z.string().check(z.trim()),
    z.pipe(
      z.transform((typed: string) => blankIsNull(typed.toLowerCase())),
      z.nullable(
        z.string().check(z.regex(colorPattern, 'Enter a color in six digits, such as #8a1c2b')),
      ),
    ),
  ),
);

const uploadedImage = z.nullable(z.string().check(z.maxLength(200)));

/** Absent fields stay as they are, null clears. */
export const lookUpdate = z.object({
  accent: z.optional(accent),
  theme: z.optional(
    z.pipe(
      z.nullable(z.enum(['', ...themeNames])),
      z.transform((name) => name || null),
    ),
  ),
  type: z.optional(
    z.pipe(
      z.nullable(z.enum(['', ...typeNames])),
      z.transform((name) => name || null),
    ),
  ),
  layout: z.optional(
    z.pipe(
      z.nullable(z.enum(['', ...layoutNames])),
      z.transform((name) => name || null),
    ),
  ),
  /** What an upload was given as its key. */
  logo_key: z.optional(uploadedImage),
  cover_key: z.optional(uploadedImage),
  updated_at: loadedVersion,
});

const imageStatus = z.enum(['none', 'preparing', 'ready', 'refused']);

/** As its owner has it: kept without Pro too, and then not shown. */
export const lookSchema = z.object({
  accent: readText,
  /** Null: the one that all have. */
  theme: readText,
  type: readText,
  layout: readText,
  logo_url: readText,
  /** What a logo stands on. */
  logo_color: readText,
  logo_status: imageStatus,
  logo_error: readText,
  cover_url: readText,
  cover_color: readText,
  cover_status: imageStatus,
  cover_error: readText,
  updated_at: instant,
});
export type Look = z.infer<typeof lookSchema>;
