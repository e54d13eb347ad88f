import * as z from '@menuleaf/shared/contracts/schema.ts';

/** What guests see of it; each absent where there is none. A reader may be older than a name in it. */
export const shownLook = z.object({
  accent: z.optional(z.string()),
  theme: z.optional(z.string()),
  type: z.optional(z.string()),
  layout: z.optional(z.string()),
  logo_url: z.optional(z.string()),
  logo_color: z.optional(z.string()),
  cover_url: z.optional(z.string()),
  cover_color: z.optional(z.string()),
  /** Its face, cut to what its headings say: `data:` addresses, so that it is there at the first paint. */
  faces: z.optional(z.array(z.string())),
  /** What they were cut from, in short: the same is not cut again. */
  cut: z.optional(z.string()),
  /** What networks show of a link to its pages. */
  card_url: z.optional(z.string()),
  /** They hold the restaurant’s name alone: of all headings they would be too many bytes. */
  names_only: z.optional(z.boolean()),
});
export type ShownLook = z.infer<typeof shownLook>;
