import {
  CloudFrontKeyValueStoreClient,
  ConflictException,
  DescribeKeyValueStoreCommand,
} from '@aws-sdk/client-cloudfront-keyvaluestore';
import { openReceiver } from '@menuleaf/shared/testing/own-server.ts';
import { frontends, knownPages } from './known-pages.ts';
import { client, handler } from './tell-pages.ts';

const store = 'arn:aws:cloudfront::123456789012:key-value-store/pages';
const asked: object[] = [];
let answers: unknown[] = [];
let conflicts = 0;

/** Receives the response. */
let server: Awaited<ReturnType<typeof openReceiver>>;
beforeAll(async () => {
  server = await openReceiver(({ body }) => {
    answers.push(JSON.parse(body));
    return {};
  });
  // The store's version changes with each read.
  client.middlewareStack.add(
    () => async (sent) => {
      asked.push(sent.input);
      const answered = { $metadata: {}, ETag: `v${asked.length}` };
      if (!('Key' in sent.input)) return { output: answered, response: undefined };
      conflicts -= 1;
      if (conflicts < 0) return { output: answered, response: undefined };
      throw new ConflictException({ $metadata: {}, message: 'Another was first' });
    },
    { step: 'initialize', priority: 'high' },
  );
});
afterAll(() => server.close());
beforeEach(() => {
  asked.length = 0;
  answers = [];
});

const event = (RequestType: string) => ({
  RequestType,
  ResponseURL: `${server.origin}/answer`,
  StackId: 'stack',
  RequestId: 'request',
  LogicalResourceId: 'pages',
  ...(RequestType !== 'Create' && { PhysicalResourceId: 'pages-of-support' }),
  ResourceProperties: { Store: store, Key: 'support', Value: knownPages('support') },
});
const succeeded = expect.objectContaining({
  Status: 'SUCCESS',
  PhysicalResourceId: 'pages-of-support',
  RequestId: 'request',
});

test('a front end’s pages are put, once more where another front end was first', async () => {
  conflicts = 1;
  await handler(event('Update'));
  const put = { KvsARN: store, Key: 'support', Value: knownPages('support') };
  expect(asked).toEqual([
    { KvsARN: store },
    { ...put, IfMatch: 'v1' },
    { KvsARN: store },
    { ...put, IfMatch: 'v3' },
  ]);
  expect(answers).toEqual([succeeded]);
});

test('what goes wrong is told, since CloudFormation waits for an answer', async () => {
  conflicts = 100;
  await handler(event('Create'));
  conflicts = 0;
  expect(answers).toEqual([expect.objectContaining({ Status: 'FAILED' })]);
});

test('the pages stay told when the stack goes', async () => {
  await handler(event('Delete'));
  expect(asked).toEqual([]);
  expect(answers).toEqual([succeeded]);
});

test('the pages of each front end fit into a value of the store, with room for more', () => {
  expect(frontends.length).toBeGreaterThan(4);
  for (const frontend of frontends) {
    const bytes = Buffer.byteLength(knownPages(frontend));
    expect([frontend, bytes > 0 && bytes < 0.7 * 1024]).toEqual([frontend, true]);
  }
});

test('what is asked of the store is signed for all regions', async () => {
  const signed: string[] = [];
  const signing = new CloudFrontKeyValueStoreClient({
    // Ignores the environment: the store has its own endpoint on AWS.
    ignoreConfiguredEndpointUrls: true,
    region: 'us-east-1',
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    requestHandler: {
      handle: async ({ headers }: { headers: Record<string, string> }) => {
        signed.push(headers['authorization'] ?? '');
        throw new Error('Nothing leaves this machine');
      },
    },
  });
  const look = signing.send(new DescribeKeyValueStoreCommand({ KvsARN: store }));
  await expect(look).rejects.toThrow('Nothing leaves this machine');
  expect(signed[0]).toMatch(/^AWS4-ECDSA-P256-SHA256 /);
});
