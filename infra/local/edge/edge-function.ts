import { createContext, Script } from 'node:vm';
import * as z from 'zod';
import { jsonResponse, type HttpRequest, type HttpResponse } from '../api/http.ts';

const field = z.object({ value: z.string() });
const resultSchema = z.union([
  z.object({ statusCode: z.number(), headers: z.record(z.string(), field).default({}) }),
  z.object({ uri: z.string(), headers: z.record(z.string(), field) }),
]);

const limitMs = 1000;

/** A CloudFront Function on viewer requests. Answers the request it makes of it, or a response of its own. */
export function edgeFunction(code: string) {
  const context = createContext({ console });
  new Script(code).runInContext(context);
  const call = new Script('JSON.stringify(handler(JSON.parse(event)))');
  return (request: HttpRequest): HttpRequest | HttpResponse => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, { value }]),
    );
    const viewer = { ip: request.peer };
    const inner = {
      method: request.method,
      uri: request.path,
      querystring: {},
      headers,
      cookies: {},
    };
    context.event = JSON.stringify({ version: '1.0', context: {}, viewer, request: inner });
    const answer: unknown = call.runInContext(context, { timeout: limitMs });
    const result = resultSchema.parse(JSON.parse(String(answer)));
    const plain = Object.fromEntries(
      Object.entries(result.headers).map(([name, { value }]) => [name, value]),
    );
    if (!('statusCode' in result)) return { ...request, path: result.uri, headers: plain };
    return { ...jsonResponse(result.statusCode, ''), headers: plain, body: Buffer.alloc(0) };
  };
}
