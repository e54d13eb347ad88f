import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import { idPattern } from '../../contracts/fields/reply-fields.ts';
import type { Operation } from '../../contracts/operation.ts';
import { HttpError, type FieldError } from '../http-error.ts';

/** Deeper than any contract. */
const deepest = 16;

type Place = { value: unknown; loc: (string | number)[] };

const isNested = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype);

const inside = ({ value, loc }: Place): Place[] =>
  isNested(value)
    ? Object.entries(value).map(([step, inner]) => ({
        value: inner,
        loc: [...loc, Array.isArray(value) ? Number(step) : step],
      }))
    : [];

/**
 * Refuses 422 for a lone UTF-16 surrogate, which JSON can express but nothing else can store, and 400 for excessive
 * nesting.
 */
function mustBeWellFormed(part: string, value: unknown): void {
  const wrong: FieldError[] = [];
  let places: Place[] = [{ value, loc: [part] }];
  for (let depth = 0; places.length > 0; depth += 1) {
    if (depth > deepest) throw new HttpError(400, 'The body is nested too deep');
    for (const { value: text, loc } of places) {
      if (typeof text === 'string' && !text.isWellFormed()) {
        wrong.push({ loc, msg: 'Must not contain half a character', type: 'malformed_text' });
      }
    }
    places = places.flatMap(inside);
  }
  if (wrong.length > 0) throw new HttpError(422, wrong);
}

/**
 * Maximum JSON body in bytes. The largest valid one is an import: 48 items of 20,200 characters, at most 3 bytes each
 * (a 4-byte character counts as two). Lambda's limit is 6 MB.
 */
const jsonLimit = 3_500_000;

function rawBody(event: APIGatewayProxyEventV2): Buffer {
  return Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
}

function parseJson(bytes: Buffer): unknown {
  if (bytes.length > jsonLimit) {
    throw new HttpError(413, 'This is too large to send. Shorten the texts, or send less at once.');
  }
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new HttpError(400, 'The body must be JSON');
  }
}

/** The body as the call declares it: parsed JSON, multipart fields, or raw text. Refuses 400, 413, 415, 422. */
async function readBody(call: Operation, event: APIGatewayProxyEventV2): Promise<unknown> {
  if (call.encoding === 'raw') return rawBody(event).toString('utf8');
  if (!call.body) return undefined;
  const contentType = event.headers['content-type'] ?? '';
  if (call.encoding !== 'multipart') {
    // Cross-site forms can send three content types without a preflight; JSON is not one of them.
    if (!/^application\/json\s*(;|$)/i.test(contentType)) {
      throw new HttpError(415, 'The body must be application/json');
    }
    return parseJson(rawBody(event));
  }
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(contentType)) {
    throw new HttpError(400, 'The body must be multipart/form-data');
  }
  // Few calls take a form: the others start without its parser.
  const { parseMultipart } = await import('./multipart-body.ts');
  return parseMultipart(rawBody(event), contentType);
}

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
