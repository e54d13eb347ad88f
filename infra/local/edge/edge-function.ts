import { createContext, Script } from 'node:vm';
import * as z from 'zod';
import type { HttpRequest, HttpResponse } from '../api/http.ts';
import type { KeyValueStore } from './key-value-stores.ts';

const field = z.object({ value: z.string() });
const headersSchema = z.record(z.string(), field);
const body = z.object({ encoding: z.literal('text'), data: z.string() });
/** Without a body, the origin's body is kept. */
const responseSchema = z.object({
  statusCode: z.number(),
  headers: headersSchema.default({}),
  body: body.optional(),
});
const resultSchema = z.union([
  responseSchema,
  z.object({ uri: z.string(), headers: headersSchema }),
]);

/** CloudFront's size limit for a function, in bytes. */
const largest = 10_240;

/**
 * A closure in an async function, and `await` in a call's arguments: Node runs both, CloudFront documents that it does
 * not (docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/async-await-syntax.html).
 */
const notAsync = /^async function (?:(?!^\}).)*?(?:\bfunction\b|=>|\w\([^()]*\bawait\b)/ms;

const fieldsOf = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value }]));

const plain = (headers: z.infer<typeof headersSchema>) =>
  Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value]));

const cookiesOf = (header = '') =>
  Object.fromEntries(
    header.split(/;\s*/).flatMap((pair) => {
      const [, name, value] = /^([^=]+)=(.*)$/.exec(pair) ?? [];
      return name === undefined ? [] : [[name, { value: value ?? '' }]];
    }),
  );

/** CloudFront separates cookies from headers. */
const requestOf = ({ method, path, query, headers: { cookie, ...headers } }: HttpRequest) => ({
  method,
  uri: path,
  querystring: fieldsOf(Object.fromEntries(new URLSearchParams(query))),
  headers: fieldsOf(headers),
  cookies: cookiesOf(cookie),
});

/** The only module that a function may import, backed by its key-value store. */
const moduleOf = (store: KeyValueStore) => ({
  kvs: () => ({
    get: async (key: string) => {
      const value = store.get(key);
      if (value === undefined) throw new Error(`There is no key ${key}`);
      return value;
    },
  }),
});

const importLine = /^import (\w+) from 'cloudfront';$/m;

export type Watch = <Result>(work: () => Promise<Result>) => Promise<Result>;
type Around = {
  store?: KeyValueStore | undefined;
  say: (lines: string[]) => void;
  /** Runs the function; notices if it never returns. */
  watch?: Watch | undefined;
};

/**
 * Runs a CloudFront Function with CloudFront's event format; `say` receives the lines of each run that logs any. Throws
 * if the code exceeds the size limit or what CloudFront's runtime supports.
 */
export function edgeFunction(
  code: string,
  { store = new Map(), say, watch = (work) => work() }: Around,
) {
  if (Buffer.byteLength(code) > largest) throw new Error('A function of the edge is over 10 KB');
  const [refused] = notAsync.exec(code) ?? [];
  if (refused !== undefined) throw new Error(`CloudFront does not run this: ${refused}`);
  const lines: string[] = [];
  const ownConsole = { log: (line: unknown) => lines.push(String(line)) };
  const context = createContext({ console: ownConsole, cloudfront: moduleOf(store) });
  new Script(code.replace(importLine, 'var $1 = cloudfront;')).runInContext(context);
  // No timeout: Node starts a thread per run for it, which adds half a millisecond to every request.
  const handle: (event: string) => Promise<string> = new Script(
    'async (event) => JSON.stringify(await handler(JSON.parse(event)))',
  ).runInContext(context);
  const run = async (viewer: HttpRequest, event: object): Promise<unknown> => {
    const whole = { version: '1.0', context: {}, viewer: { ip: viewer.peer }, ...event };
    const result = await watch(() => handle(JSON.stringify(whole)));
    const said = lines.splice(0);
    if (said.length > 0) say(said);
    return JSON.parse(result);
  };

  return {
    /** Viewer request: returns the modified request, or a response of its own. */
    async onRequest(request: HttpRequest): Promise<HttpRequest | HttpResponse> {
      const result = resultSchema.parse(await run(request, { request: requestOf(request) }));
      const headers = plain(result.headers);
      const { cookie } = request.headers;
      if (!('statusCode' in result)) {
        return { ...request, path: result.uri, headers: { ...headers, ...(cookie && { cookie }) } };
      }
      const data = Buffer.from(result.body?.data ?? '');
      return { status: result.statusCode, headers, cookies: [], body: data };
    },

    /** Viewer response: modifies the response, given the request as the viewer sent it. */
    async onResponse(viewed: HttpRequest, response: HttpResponse): Promise<HttpResponse> {
      const { status: statusCode, headers } = response;
      const event = {
        request: requestOf(viewed),
        response: { statusCode, headers: fieldsOf(headers), cookies: {} },
      };
      const result = responseSchema.parse(await run(viewed, event));
      return {
        ...response,
        status: result.statusCode,
        headers: plain(result.headers),
        ...(result.body && { body: Buffer.from(result.body.data) }),
      };
    },
  };
}
