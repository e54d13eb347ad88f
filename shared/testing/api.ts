import { randomInt, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';

/** The local cloud under test, accessed through its edge like a browser. */
export const origin = process.env.MENULEAF_URL ?? 'http://localhost:4000';

type Sent = { token?: string; body?: unknown; headers?: Record<string, string> };

/** A response; `json` is undefined if the body is not JSON. */
// oxlint-disable-next-line typescript/no-explicit-any -- a test says what it expects of the body, and fails if it is not so
export type Answer = { status: number; headers: Headers; text: string; json: any };

function encode(body: unknown): { body?: string | FormData; type?: string } {
  if (body === undefined) return {};
  if (body instanceof FormData) return { body };
  return {
    body: typeof body === 'string' ? body : JSON.stringify(body),
    type: 'application/json',
  };
}

/** Sends a request to the product, on another cloud where one is named. Strings are sent as they are. */
export async function send(
  method: string,
  path: string,
  sent: Sent = {},
  at = origin,
): Promise<Answer> {
  const { body, type } = encode(sent.body);
  const response = await fetch(`${at}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(type !== undefined && { 'content-type': type }),
      ...(sent.token !== undefined && { authorization: `Bearer ${sent.token}` }),
      ...sent.headers,
    },
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: isJson ? JSON.parse(text) : undefined,
  };
}

const session = z.object({
  access_token: z.string(),
  user: z.object({ id: z.string(), email: z.string() }),
});

export type TestOwner = {
  id: string;
  email: string;
  password: string;
  token: string;
  send: (method: string, path: string, body?: unknown) => Promise<Answer>;
  /** Posts what is to be there, and tells its id. */
  made: (path: string, body: unknown) => Promise<string>;
  /** The answer at a path, once it is so. */
  getUntil: typeof getUntil;
};

/** A random loopback address, so that owners don't share rate limits. */
export const someAddress = () =>
  `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`;

/** Posts JSON from a given loopback address (on Linux all of 127/8 is local). */
export function postFrom(
  localAddress: string,
  path: string,
  body: object,
  headers: Record<string, string> = {},
  at = origin,
): Promise<Answer> {
  const { port } = new URL(at);
  const options = {
    host: '127.0.0.1',
    port,
    path,
    method: 'POST',
    ...(process.platform === 'linux' && { localAddress }),
    headers: { 'content-type': 'application/json', ...headers },
  };
  return new Promise((resolve, reject) => {
    const sent = request(options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const text = Buffer.concat(parts).toString();
        const pairs = Object.entries(response.headersDistinct).flatMap(([name, values]) =>
          (values ?? []).map((value): [string, string] => [name, value]),
        );
        const json = text === '' ? undefined : JSON.parse(text);
        resolve({ status: response.statusCode ?? 0, headers: new Headers(pairs), text, json });
      });
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}

/** A person with another token. */
export const withToken = (
  { id, email, password }: Pick<TestOwner, 'id' | 'email' | 'password'>,
  token: string,
  at = origin,
): TestOwner => ({
  id,
  email,
  password,
  token,
  send: (method, path, body) => send(method, path, { token, body }, at),
  made: async (path, body) => {
    const { status, text, json } = await send('POST', path, { token, body }, at);
    if (status !== 201) throw new Error(`${path}: ${status} ${text}`);
    return json.id;
  },
  getUntil: (path, isSo, withinMs) =>
    waitUntil(() => send('GET', path, { token }, at), isSo, withinMs),
});

/** Registers a new account, so that tests are isolated. */
export async function newOwner(at = origin): Promise<TestOwner> {
  const email = `owner-${randomUUID()}@example.com`;
  const password = 'olive oil cake';
  const body = { email, password, full_name: 'Olive Owner' };
  const answer = await postFrom(someAddress(), '/api/auth/register', body, {}, at);
  if (answer.status !== 201) throw new Error(`register: ${answer.status} ${answer.text}`);
  const { access_token: token, user } = session.parse(answer.json);
  return withToken({ id: user.id, email, password }, token, at);
}

/** A multipart form of an item's fields. */
export function form(fields: Record<string, string | Blob>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

/**
 * Polls until a condition holds, for effects within seconds of an edit; less and less often, since each look takes the
 * time of what it waits for. Fails with the last value.
 */
export async function waitUntil<Seen>(
  look: () => Promise<Seen>,
  isSo: (seen: Seen) => boolean = Boolean,
  withinMs = 60_000,
): Promise<Seen> {
  const end = Date.now() + withinMs;
  for (let pauseMs = 50; ; pauseMs = Math.min(pauseMs * 1.5, 500)) {
    const seen = await look();
    if (isSo(seen)) return seen;
    if (Date.now() > end) throw new Error(`Not so within ${withinMs} ms: ${JSON.stringify(seen)}`);
    await wait(pauseMs);
  }
}

/** What anybody is answered at a path, once it is so. */
export const getUntil = (path: string, isSo: (seen: Answer) => boolean, withinMs?: number) =>
  waitUntil(() => send('GET', path), isSo, withinMs);
