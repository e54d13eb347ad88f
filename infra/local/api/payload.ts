import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { HttpRequest, HttpResponse } from './http.ts';

const textual =
  /^(text\/|application\/(json|javascript|xml|x-www-form-urlencoded)|[^;]*\+(json|xml))/;

/** Joins repeated parameters with a comma, as API Gateway does. */
function queryOf(query: string): Record<string, string> | undefined {
  if (query === '') return undefined;
  const parameters = new URLSearchParams(query);
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => [name, parameters.getAll(name).join(',')]),
  );
}

/** Builds the event in payload format 2.0. */
export function eventOf(
  request: HttpRequest,
  routeKey: string,
  pathParameters: Record<string, string>,
) {
  const { cookie, ...headers } = request.headers;
  const isText = textual.test(headers['content-type'] ?? 'text/');
  const now = new Date();
  return {
    version: '2.0',
    routeKey,
    rawPath: request.path,
    rawQueryString: request.query,
    cookies: cookie?.split(/; */),
    headers,
    queryStringParameters: queryOf(request.query),
    pathParameters: Object.keys(pathParameters).length > 0 ? pathParameters : undefined,
    body: request.body.length > 0 ? request.body.toString(isText ? 'utf8' : 'base64') : undefined,
    isBase64Encoded: request.body.length > 0 && !isText,
    requestContext: {
      accountId: 'anonymous',
      apiId: 'local',
      domainName: request.headers.host ?? 'localhost',
      domainPrefix: 'local',
      http: {
        method: request.method,
        path: request.path,
        protocol: 'HTTP/1.1',
        sourceIp: request.peer,
        userAgent: request.headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey,
      stage: '$default',
      time: now.toUTCString(),
      timeEpoch: now.getTime(),
    },
  };
}

const structured = z.object({
  statusCode: z.number().int(),
  headers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  cookies: z.array(z.string()).optional(),
  body: z.string().nullish(),
  isBase64Encoded: z.boolean().optional(),
});

/** Turns a function's result into an HTTP response: with a statusCode it is one, otherwise it is JSON. */
export function responseOf(result: unknown): HttpResponse {
  const hasStatus = typeof result === 'object' && result !== null && 'statusCode' in result;
  if (!hasStatus) {
    const body = typeof result === 'string' ? result : JSON.stringify(result);
    return responseOf({ statusCode: 200, headers: { 'content-type': 'application/json' }, body });
  }
  const {
    statusCode,
    headers = {},
    cookies = [],
    body,
    isBase64Encoded,
  } = structured.parse(result);
  return {
    status: statusCode,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
    ),
    cookies,
    body: Buffer.from(body ?? '', isBase64Encoded ? 'base64' : 'utf8'),
  };
}
