import * as z from '@menuleaf/shared/contracts/schema.ts';

/** As stored: looser than the request schema, so that a changed limit rejects no row. */
export const readSpecialHours = z.array(
  z.object({
    from: z.string(),
    to: z.string(),
    every_year: z.boolean(),
    spans: z.array(z.object({ opens: z.string(), closes: z.string() })),
    label: z.string(),
  }),
);
