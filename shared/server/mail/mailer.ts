import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import * as z from 'zod';

export const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.string().optional(),
});
export type Mail = z.infer<typeof mailSchema>;

export type SendMail = (mail: Mail) => Promise<void>;

/** SES puts a header on one line, so a line break in a subject could add a header of its own. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Sends through SES from the product's own address. Rejects when SES does not take the mail. */
export function mailer(from: string): SendMail {
  const ses = new SESv2Client({
    maxAttempts: 2,
    requestHandler: { requestTimeout: 4000, connectionTimeout: 1000, throwOnRequestTimeout: true },
  });
  return async (mail) => {
    await ses.send(
      new SendEmailCommand({
        FromEmailAddress: from,
        Destination: { ToAddresses: [mail.to] },
        ...(mail.replyTo !== undefined && { ReplyToAddresses: [mail.replyTo] }),
        Content: {
          Simple: {
            Subject: { Data: oneLine(mail.subject), Charset: 'UTF-8' },
            Body: {
              Text: { Data: mail.text, Charset: 'UTF-8' },
              Html: { Data: mail.html, Charset: 'UTF-8' },
            },
          },
        },
      }),
    );
  };
}
