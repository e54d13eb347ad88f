import * as z from 'zod';
import { openReceiver } from '../../testing/own-server.ts';
import { sesMailer } from './ses-mailer.ts';

const said = z.object({
  Destination: z.object({ ToAddresses: z.array(z.string()) }),
  Content: z.object({ Simple: z.object({ Subject: z.object({ Data: z.string() }) }) }),
});

test('a subject is one line, so that it adds no header to the mail', async () => {
  const headers = { 'content-type': 'application/json' };
  const ses = await openReceiver(() => ({ headers, text: '{"MessageId":"one"}' }));
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SESV2: ses.origin,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'nobody',
    AWS_SECRET_ACCESS_KEY: 'none',
  });
  const subject = 'Figs\r\nBcc: victim@example.com\n\n';
  const mail = { to: 'ada@example.com', subject, text: 'Figs', html: '<p>Figs</p>' };
  await sesMailer('menuleaf@example.com')(mail);
  await ses.close();
  expect(ses.received.map(({ body }) => said.parse(JSON.parse(body)))).toEqual([
    {
      Destination: { ToAddresses: ['ada@example.com'] },
      Content: { Simple: { Subject: { Data: 'Figs Bcc: victim@example.com' } } },
    },
  ]);
});
