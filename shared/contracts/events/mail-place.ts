import * as z from '@menuleaf/shared/contracts/schema.ts';

/** Where a mail waits to be sent. What it says stays in the table: it may hold a secret, and be too long for the bus. */
export const mailPlace = z.object({ day: z.string(), queued_at: z.string(), id: z.string() });
export type MailPlace = z.infer<typeof mailPlace>;
