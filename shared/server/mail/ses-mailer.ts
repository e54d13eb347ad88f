import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import type { SendMail } from './mail.ts';

/** SES writes headers on one line: a line break in a subject could inject another header. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Sends via SES from the product's address. Rejects if SES refuses the mail. */
export function sesMailer(from: string): SendMail {
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
