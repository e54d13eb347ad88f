import * as z from '@menuleaf/shared/contracts/schema.ts';
import { themeNames } from './theme-names.ts';
import { blankIsNull, loadedVersion } from '../../fields/fields.ts';
import { instant, readText } from '../../fields/reply-fields.ts';

/** Heading styles: two use fonts that every phone has, the others web fonts. */
export const typeNames = ['classic', 'plain', 'elegant', 'bold', 'handwritten'] as const;
export type TypeName = (typeof typeNames)[number];

/** Dishes as a list with small images, or led by large ones. */
export const layoutNames = ['list', 'photos'] as const;

/** Images of a look. */
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

/** Absent fields are unchanged, null clears. */
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
  logo_key: z.optional(uploadedImage),
  cover_key: z.optional(uploadedImage),
  updated_at: loadedVersion,
});

const imageStatus = z.enum(['none', 'preparing', 'ready', 'refused']);

/** As set by its owner: kept but not shown without Pro. */
export const lookSchema = z.object({
  accent: readText,
  /** Null: the default theme. */
  theme: readText,
  type: readText,
  layout: readText,
  logo_url: readText,
  /** The logo's background. */
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
