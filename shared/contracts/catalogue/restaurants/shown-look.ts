import * as z from '@menuleaf/shared/contracts/schema.ts';

/** The look that guests see; unset fields are absent. Readers may not know newer names. */
export const shownLook = z.object({
  accent: z.optional(z.string()),
  theme: z.optional(z.string()),
  type: z.optional(z.string()),
  layout: z.optional(z.string()),
  logo_url: z.optional(z.string()),
  logo_color: z.optional(z.string()),
  cover_url: z.optional(z.string()),
  cover_color: z.optional(z.string()),
  /** Its web font, subset to its headings' text: `data:` URLs, so that it is ready at first paint. */
  faces: z.optional(z.array(z.string())),
  /** Digest of the subset's input: the same is not subset again. */
  cut: z.optional(z.string()),
  /** Of pages from before it was the restaurant's own. */
  card_url: z.optional(z.string()),
  /** They cover only the restaurant's name: all headings would be too many bytes. */
  names_only: z.optional(z.boolean()),
});
export type ShownLook = z.infer<typeof shownLook>;
