import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Operation } from '../../contracts/operation.ts';
import { HttpError } from '../http-error.ts';

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
export async function readBody(call: Operation, event: APIGatewayProxyEventV2): Promise<unknown> {
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
