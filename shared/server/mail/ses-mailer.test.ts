import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import * as z from 'zod';
import { sesMailer } from './ses-mailer.ts';

const said = z.object({
  Destination: z.object({ ToAddresses: z.array(z.string()) }),
  Content: z.object({ Simple: z.object({ Subject: z.object({ Data: z.string() }) }) }),
});

/** A fake SES that records requests. */
async function mailService() {
  const asked: z.infer<typeof said>[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    asked.push(said.parse(await json(request)));
    response.setHeader('content-type', 'application/json').end('{"MessageId":"one"}');
  };
  const server = createServer((request, response) => void take(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { asked, server, endpoint: `http://127.0.0.1:${port}` };
}

test('a subject is one line, so that it adds no header to the mail', async () => {
  const { asked, server, endpoint } = await mailService();
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SESV2: endpoint,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'nobody',
    AWS_SECRET_ACCESS_KEY: 'none',
  });
  const subject = 'Figs\r\nBcc: victim@example.com\n\n';
  const mail = { to: 'ada@example.com', subject, text: 'Figs', html: '<p>Figs</p>' };
  await sesMailer('menuleaf@example.com')(mail);
  server.close();
  expect(asked).toEqual([
    {
      Destination: { ToAddresses: ['ada@example.com'] },
      Content: { Simple: { Subject: { Data: 'Figs Bcc: victim@example.com' } } },
    },
  ]);
});
