import * as z from 'zod';
import { newOwner, send, waitUntil } from '../../testing/api.ts';

const logs = z.record(z.string(), z.array(z.object({ line: z.string() })));

async function lines() {
  const { json } = await send('GET', '/__local/logs.json');
  return Object.values(logs.parse(json)).flatMap((all) => all.map(({ line }) => line));
}

test('the log of a deployed function is JSON that names the request, and nobody by address or password', async () => {
  const { email, password } = await newOwner();
  const isOfRegistration = (line: string) => line.includes('POST /api/auth/register');
  await waitUntil(async () => (await lines()).some(isOfRegistration), Boolean);
  const all = await lines();
  expect(JSON.parse(all.findLast(isOfRegistration) ?? '')).toEqual(
    expect.objectContaining({
      level: 'INFO',
      message: 'A request was answered',
      service: 'identity',
      route: 'POST /api/auth/register',
      status: 201,
      correlation_id: expect.any(String),
      function_request_id: expect.any(String),
    }),
  );
  expect(all.join('\n')).not.toContain(email);
  expect(all.join('\n')).not.toContain(password);
});
