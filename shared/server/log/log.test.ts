import { lambdaContext } from '@menuleaf/shared/testing/lambda-context.ts';
import { log } from './log.ts';
import { beginLog, logged } from './logged.ts';

/** Lines logged during `work`, as text and parsed. */
async function written(work: () => unknown) {
  const texts: string[] = [];
  const spies = [process.stdout, process.stderr].map((stream) =>
    jest.spyOn(stream, 'write').mockImplementation((text) => texts.push(String(text)) > 0),
  );
  await work();
  for (const spy of spies) spy.mockRestore();
  return texts.map((text) => ({ text, line: JSON.parse(text) }));
}

test('each line names the invocation and the request that it belongs to', async () => {
  const lines = await written(async () => {
    beginLog(lambdaContext, 'request');
    log.info('Something happened', { route: 'GET /' });
    await logged(async () => log.info('Later'))({}, { ...lambdaContext, awsRequestId: 'next' });
  });
  expect(lines.map(({ line }) => line)).toMatchObject([
    {
      level: 'INFO',
      message: 'Something happened',
      route: 'GET /',
      function_request_id: 'invocation',
      correlation_id: 'request',
    },
    { message: 'Later', function_request_id: 'next' },
  ]);
  expect(lines[1]?.line).not.toHaveProperty('correlation_id');
});

test('a line of a call weighs little: there is one for each', async () => {
  const requestId = '8a1c2b3d-1234-5678-9abc-def012345678';
  const route = 'PATCH /api/menus/items/{id}/availability';
  const [entry] = await written(() => {
    beginLog({ ...lambdaContext, awsRequestId: requestId }, 'JKJaXmPLvHcESHA=');
    log.info('A request was answered', { route, status: 200, ms: 23 });
  });
  expect(entry?.text.length).toBeLessThanOrEqual(384);
});

test('an error is logged with its stack and its cause', async () => {
  const error = new Error('Not saved', { cause: new Error('The table is down') });
  const [entry] = await written(() => log.error('A request failed', { error }));
  expect(entry?.line).toMatchObject({
    level: 'ERROR',
    error: { name: 'Error', message: 'Not saved', cause: { message: 'The table is down' } },
  });
  expect(entry?.line.error.stack).toContain('log.test.ts');
});

test.each([
  ['an address', 'Not verified: ada.l+menu@example.co.uk, in us-east-1', 'ada.l'],
  ['a key of the payment provider', 'Invalid key sk_live_51Habc', '51Habc'],
  ['a secret of a webhook', 'whsec_abc123 is wrong', 'abc123'],
  ['the whole of one in base64', 'whsec_ab+c1/23= is wrong', 'c1/23='],
  ['an API key', 'Bearer mlk_7k2mqp9xw4tz_3k_0a1b2c was refused', '0a1b2c'],
  ['an access token', 'eyJhbGciOi.eyJzdWIi.c2lnbmF0 has expired', 'c2lnbmF0'],
])('no line holds %s, wherever it stands', async (_, message, secret) => {
  const error = Object.assign(new Error(message, { cause: new Error(message) }), {
    request: { body: secret },
  });
  const lines = await written(() => {
    log.error(message, { error, nested: { list: [message] } });
    log.error('All at once', { error: new AggregateError([error], 'Two failed') });
  });
  expect(lines).toHaveLength(2);
  expect(lines.map(({ text }) => text).join('')).not.toContain(secret);
  expect(lines[1]?.text).toContain('Two failed');
});
