import { expect, jest, test } from '@jest/globals';
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
client.middlewareStack.add(
  () => async () => ({ output: { $metadata: {}, SecretString: holds }, response: undefined }),
  { step: 'initialize', priority: 'high' },
);

test('a deployment learns the digest of a secret, and not the secret', async () => {
  holds = 'known to the edge alone';
  await handler(event);
  expect(responses.at(-1)).toMatchObject({ Status: 'SUCCESS', Data: { Digest: digestOf(holds) } });
  expect(JSON.stringify(responses)).not.toContain(holds);
});

test('a secret that is empty fails the deployment: its digest would let everybody in', async () => {
  holds = undefined;
  await handler(event);
  expect(responses.at(-1)).toMatchObject({
    Status: 'FAILED',
    Reason: expect.stringContaining('empty'),
  });
});
