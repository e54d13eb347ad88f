import { mailSchema } from '@menuleaf/shared/server/mail/mail.ts';
import * as z from 'zod/mini';

/** A message in identity's queue: a finished mail, or one whose recipient is looked up later. */
export const queuedMessage = z.discriminatedUnion('kind', [
  z.extend(mailSchema, { kind: z.literal('mail') }),
  z.object({ kind: z.literal('password-reset'), email_hash: z.string() }),
  z.object({ kind: z.literal('email-verification'), user_id: z.string() }),
  z.object({
    kind: z.literal('invitation'),
    account_id: z.string(),
    invitation_id: z.string(),
  }),
]);
export type QueuedMessage = z.infer<typeof queuedMessage>;
