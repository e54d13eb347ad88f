import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { lambdaContext } from '@menuleaf/shared/testing/lambda-context.ts';
import * as z from 'zod';
import { edgeHeaders } from '../../contracts/edge-headers.ts';
import { contract } from '../../contracts/operation.ts';
import { log } from '../log/log.ts';
import { serve, WithCookies } from './serve.ts';
import { notAuthenticated, HttpError } from '../http-error.ts';

const calls = contract({
  greet: {
    method: 'POST',
    path: '/api/greetings/{name}',
    summary: 'Greet',
    access: 'anyone',
    query: z.object({ loud: z.enum(['yes', 'no']).default('no') }),
    body: z.object({ words: z.string().min(1, 'Say something'), times: z.number().int() }),
    reply: z.object({ text: z.string() }),
    status: 201,
  },
  photo: {
    method: 'POST',
    path: '/api/photos',
    summary: 'Send a photo',
    access: 'anyone',
    encoding: 'multipart',
    body: z.object({ title: z.string(), image: z.custom<{ size: number }>().optional() }),
    reply: z.object({ title: z.string(), bytes: z.number() }),
  },
  close: {
    method: 'POST',
    path: '/api/close',
    summary: 'Runs into the end of its session',
    access: 'owner',
    role: 'kitchen',
    reply: z.undefined(),
    status: 204,
  },
  secret: {
    method: 'GET',
    path: '/api/secret',
    summary: 'Owners only',
    access: 'owner',
    role: 'kitchen',
    reply: z.undefined(),
    status: 204,
  },
});

const session = { isOver: false };

const failures: Record<string, () => Error> = {
  crash: () => new Error('the password is hunter2'),
  outage: () => Object.assign(new Error('no answer'), { name: 'TimeoutError' }),
  refuse: () => new HttpError(429, 'Slow down', { retryAfterSeconds: 7 }),
};

const digestOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

const handler = serve({
  contract: calls,
  context: () => undefined,
  edgeSecretDigests: ['known to the edge', 'known to it before'].map(digestOf),
  authenticate: async (event, visitor) => {
    if (event.headers.authorization !== 'Bearer good') throw notAuthenticated();
    if (session.isOver) throw notAuthenticated();
    const owner = { userId: 'u1', accountId: 'u1', sessionId: 's1' };
    return { ...visitor, ...owner, role: 'owner', givenRole: 'owner', restaurants: 'all' };
  },
  handlers: {
    greet: async ({ params, query, body }) => {
      const failure = failures[body.words];
      if (failure) throw failure();
      return { text: `${query.loud} ${params.name} ${body.words.repeat(body.times)}` };
    },
    photo: async ({ body }) => ({ title: body.title, bytes: body.image?.size ?? 0 }),
    close: async () => {
      session.isOver = true;
      throw new Error('The row is not there any more');
    },
    secret: async (_input, owner) => new WithCookies(undefined, [`user=${owner.userId}`]),
  },
});

function event(routeKey: string, request: Partial<APIGatewayProxyEventV2>): APIGatewayProxyEventV2 {
  const [method = '', path = ''] = routeKey.split(' ');
  const http = { method, path, protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: 'test' };
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: '',
    isBase64Encoded: false,
    requestContext: {
      accountId: '1',
      apiId: 'a',
      domainName: 'd',
      domainPrefix: 'd',
      http,
      requestId: 'r1',
      routeKey,
      stage: '$default',
      time: '',
      timeEpoch: 0,
    },
    ...request,
    headers: {
      [edgeHeaders.secret]: 'known to the edge',
      ...(request.headers ?? { 'content-type': 'application/json' }),
    },
  };
}

async function send(routeKey: string, request: Partial<APIGatewayProxyEventV2>) {
  jest.spyOn(log, 'info').mockReturnValue(undefined);
  jest.spyOn(log, 'error').mockReturnValue(undefined);
  const reply = await handler(event(routeKey, request), lambdaContext);
  return { ...reply, json: reply.body ? JSON.parse(reply.body) : undefined };
}

const greet = (body: unknown) =>
  send('POST /api/greetings/{name}', {
    pathParameters: { name: 'Ada' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

test('a call runs its handler with what the contract parsed', async () => {
  const reply = await greet({ words: 'hi', times: 2 });
  expect(reply.statusCode).toBe(201);
  expect(reply.json).toEqual({ text: 'no Ada hihi' });
});

test('what cannot be an id names nothing', async () => {
  for (const name of ['../Ada', 'Ada Lovelace', ' ']) {
    const body = JSON.stringify({ words: 'hi', times: 1 });
    const reply = await send('POST /api/greetings/{name}', { pathParameters: { name }, body });
    expect([name, reply.statusCode]).toEqual([name, 404]);
  }
});

const showing = (secret: string) =>
  send('GET /api/secret', {
    headers: { [edgeHeaders.secret]: secret, authorization: 'Bearer good' },
  });

test('the edge passes with the secret that it had before', async () => {
  expect(await showing('known to it before')).toMatchObject({ statusCode: 204 });
});

test.each(['guessed', ''])('who shows the secret "%s" is refused', async (secret) => {
  const refusal = { detail: 'Calls come through the public address alone.', code: 'forbidden' };
  expect(await showing(secret)).toMatchObject({ statusCode: 403, json: refusal });
});

test('a body that is not JSON is refused with 400', async () => {
  const reply = await greet('{"words": ');
  expect(reply.statusCode).toBe(400);
  expect(reply.json).toEqual({ detail: 'The body must be JSON', code: 'malformed_request' });
});

test('a body that is larger than any legal one is not read, however it got past the edge', async () => {
  const limit = 3_500_000;
  const long = (bytes: number) => greet(`{"words": "hi", "times": 1, "x": "${'x'.repeat(bytes)}"}`);
  const overhead = '{"words": "hi", "times": 1, "x": ""}'.length;
  expect(await long(limit - overhead)).toMatchObject({ statusCode: 201 });
  expect(await long(limit - overhead + 1)).toMatchObject({
    statusCode: 413,
    json: { code: 'too_large' },
  });
});

test('invalid fields are refused with 422, one entry for each', async () => {
  const reply = await greet({ words: '', times: 'x' });
  expect(reply.statusCode).toBe(422);
  expect(reply.json.detail).toEqual([
    { loc: ['body', 'words'], msg: 'Say something', type: 'too_small' },
    expect.objectContaining({ loc: ['body', 'times'], type: 'invalid_type' }),
  ]);
});

test('an unknown route answers 404 in the product’s form', async () => {
  const reply = await send('$default', {});
  expect(reply.statusCode).toBe(404);
  expect(reply.json).toEqual({ detail: 'Not Found', code: 'not_found' });
});

test('a crash answers 500 without a word of its inside', async () => {
  const reply = await greet({ words: 'crash', times: 1 });
  expect(reply.statusCode).toBe(500);
  expect(reply.body).not.toContain('hunter2');
});

test('a part that does not answer makes 503 with Retry-After', async () => {
  const reply = await greet({ words: 'outage', times: 1 });
  expect(reply.statusCode).toBe(503);
  expect(reply.headers?.['retry-after']).toBe('5');
});

test('a refusal keeps its status, words and Retry-After', async () => {
  const reply = await greet({ words: 'refuse', times: 1 });
  expect(reply).toMatchObject({ statusCode: 429, json: { detail: 'Slow down' } });
  expect(reply.headers?.['retry-after']).toBe('7');
});

test('the line of a request names the owner who called, and a refusal by its code', async () => {
  const appended = jest.spyOn(log, 'appendKeys');
  const logged = jest.spyOn(log, 'info');
  await send('GET /api/secret', { headers: { authorization: 'Bearer good' } });
  expect(appended).toHaveBeenLastCalledWith({ owner: 'u1' });
  await greet({ words: 'refuse', times: 1 });
  expect(logged).toHaveBeenLastCalledWith(
    'A request was answered',
    expect.objectContaining({ status: 429, code: 'too_many_tries' }),
  );
});

test('an owner’s call without a session is refused before its body is looked at', async () => {
  expect(await send('GET /api/secret', {})).toMatchObject({
    statusCode: 401,
    json: { detail: 'Not authenticated', code: 'not_authenticated' },
  });
});

test('a call whose session ends while it runs answers so, whatever it stumbled over', async () => {
  const headers = { authorization: 'Bearer good' };
  expect(await send('POST /api/close', { headers })).toMatchObject({
    statusCode: 401,
    json: { detail: 'Not authenticated', code: 'not_authenticated' },
  });
  session.isOver = false;
});

test.each([undefined, 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
  'JSON that comes as %s, as a form of another site can send it, is refused with 415',
  async (type) => {
    const reply = await send('POST /api/greetings/{name}', {
      pathParameters: { name: 'Ada' },
      headers: type === undefined ? {} : { 'content-type': type },
      body: JSON.stringify({ words: 'hi', times: 1 }),
    });
    expect(reply).toMatchObject({
      statusCode: 415,
      json: { detail: 'The body must be application/json', code: 'unsupported_type' },
    });
  },
);

test('JSON may say its character set', async () => {
  const reply = await send('POST /api/greetings/{name}', {
    pathParameters: { name: 'Ada' },
    headers: { 'content-type': 'Application/JSON; charset=utf-8' },
    body: JSON.stringify({ words: 'hi', times: 1 }),
  });
  expect(reply.statusCode).toBe(201);
});

test('a 204 has no body and may set cookies', async () => {
  const reply = await send('GET /api/secret', { headers: { authorization: 'Bearer good' } });
  expect(reply.statusCode).toBe(204);
  expect(reply.body).toBeUndefined();
  expect(reply.cookies).toEqual(['user=u1']);
});

const decode: Record<string, (packed: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
])('a caller that takes "%s" is answered in %s', async (accepted, encoding) => {
  const reply = await handler(
    event('POST /api/greetings/{name}', {
      pathParameters: { name: 'Ada' },
      headers: { 'accept-encoding': accepted, 'content-type': 'application/json' },
      body: JSON.stringify({ words: 'hi', times: 1000 }),
    }),
    lambdaContext,
  );
  expect(reply).toMatchObject({
    isBase64Encoded: true,
    headers: { 'Content-Encoding': encoding, Vary: 'Accept-Encoding' },
  });
  const packed = Buffer.from(reply.body ?? '', 'base64');
  expect(packed.length).toBeLessThan(200);
  expect(JSON.parse(String(decode[encoding]?.(packed)))).toEqual({
    text: `no Ada ${'hi'.repeat(1000)}`,
  });
});

test('a caller that takes nothing packed gets plain text', async () => {
  const reply = await greet({ words: 'hi', times: 1000 });
  expect(reply.isBase64Encoded).toBeUndefined();
  expect(reply.headers).not.toHaveProperty('Content-Encoding');
});

async function multipart(form: FormData) {
  const encoded = new Response(form);
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    body: Buffer.from(await encoded.arrayBuffer()).toString('base64'),
    isBase64Encoded: true,
  };
}

test('a multipart body arrives with its file whole', async () => {
  const form = new FormData();
  form.set('title', 'Soup');
  form.set('image', new Blob([new Uint8Array([0, 255, 13, 10, 45, 45])]), 'soup.png');
  expect(await send('POST /api/photos', await multipart(form))).toMatchObject({
    statusCode: 200,
    json: { title: 'Soup', bytes: 6 },
  });
});

test('a file of more than 5 MB is refused with 413', async () => {
  const form = new FormData();
  form.set('title', 'Soup');
  form.set('image', new Blob([new Uint8Array(5_242_881)]), 'soup.png');
  const reply = await send('POST /api/photos', await multipart(form));
  expect(reply).toMatchObject({
    statusCode: 413,
    json: { detail: 'File size must be less than 5MB.', code: 'too_large' },
  });
});

test('JSON where multipart is due is refused with 400', async () => {
  const reply = await send('POST /api/photos', {
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(reply).toMatchObject({
    statusCode: 400,
    json: { detail: 'The body must be multipart/form-data', code: 'malformed_request' },
  });
});
