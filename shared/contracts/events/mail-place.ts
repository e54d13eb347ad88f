import * as z from '@menuleaf/shared/contracts/schema.ts';

/** Key of a queued mail. Its content stays in the table: it may hold a secret, or be too long for the bus. */
export const mailPlace = z.object({ day: z.string(), queued_at: z.string(), id: z.string() });
export type MailPlace = z.infer<typeof mailPlace>;
