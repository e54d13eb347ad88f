import * as z from 'zod';
import { client, digestOf, handler } from './digest-secret.ts';

const responses: unknown[] = [];
jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, request) => {
  responses.push(JSON.parse(z.string().parse(request?.body)));
  return new Response();
});

const event = {
  RequestType: 'Create',
  ResponseURL: 'https://cloudformation.example/answer',
  StackId: 'stack',
  RequestId: 'request',
  LogicalResourceId: 'digest',
  ResourceProperties: { Secret: 'arn:secret' },
};
let holds: string | undefined;
let denials = 0;
client.middlewareStack.add(
  () => async () => {
    denials -= 1;
    if (denials >= 0) throw Object.assign(new Error(), { name: 'AccessDeniedException' });
    return { output: { $metadata: {}, SecretString: holds }, response: undefined };
  },
  { step: 'initialize', priority: 'high' },
);

test('a deployment learns the digest of a secret, and not the secret', async () => {
  holds = 'known to the edge alone';
  await handler(event);
  expect(responses.at(-1)).toMatchObject({ Status: 'SUCCESS', Data: { Digest: digestOf(holds) } });
  expect(JSON.stringify(responses)).not.toContain(holds);
});

test('a policy that does not apply yet is waited for', async () => {
  holds = 'the next one';
  denials = 2;
  await handler(event);
  expect(responses.at(-1)).toMatchObject({ Status: 'SUCCESS', Data: { Digest: digestOf(holds) } });
});

test('a secret that is empty fails the deployment: its digest would let everybody in', async () => {
  holds = undefined;
  await handler(event);
  expect(responses.at(-1)).toMatchObject({
    Status: 'FAILED',
    Reason: expect.stringContaining('empty'),
  });
});
