import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import { idPattern } from '../../contracts/fields/reply-fields.ts';
import { readBody } from './body.ts';
import type { Operation } from '../../contracts/operation.ts';
import { HttpError } from '../http-error.ts';
import { mustBeWellFormed } from './well-formed.ts';

function parsePart(schema: z.core.$ZodType | undefined, part: string, value: unknown): unknown {
  if (!schema) return undefined;
  mustBeWellFormed(part, value);
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const fields = new Map(parsed.error.issues.map((issue) => [issue.path.join('.'), issue]));
  throw new HttpError(
    422,
    [...fields.values()].map((issue) => ({
      loc: [part, ...issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))],
      msg: issue.message,
      type: issue.code,
    })),
  );
}

/** Every path parameter is an id: a malformed one cannot exist. */
function readParams({ pathParameters = {} }: APIGatewayProxyEventV2) {
  const isStrange = Object.values(pathParameters).some((value) => !idPattern.test(value ?? ''));
  if (isStrange) throw new HttpError(404, 'Not Found');
  return pathParameters;
}

/** The request, parsed by its call's schemas. Refuses 400, 404, 413 and 422. */
export async function readInput(call: Operation, event: APIGatewayProxyEventV2) {
  const params = readParams(event);
  const body = await readBody(call, event);
  return {
    params,
    query: parsePart(call.query, 'query', event.queryStringParameters ?? {}),
    headers: parsePart(call.headers, 'header', event.headers),
    body: call.encoding === 'raw' ? body : parsePart(call.body, 'body', body),
  };
}
