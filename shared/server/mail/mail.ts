import * as z from 'zod/mini';

export const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.optional(z.string()),
});
export type Mail = z.infer<typeof mailSchema>;

export type SendMail = (mail: Mail) => Promise<void>;
