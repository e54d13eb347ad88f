import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Operation } from '../../contracts/operation.ts';
import { HttpError } from '../http-error.ts';

/**
 * Largest JSON body, bytes. The largest legal one is an import: 48 items of 20,200 characters, of at most 3 bytes each
 * (a character of 4 bytes counts as two). A Lambda takes 6 MB.
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

/** The body as the call declares it: parsed JSON, multipart fields, or the raw text. Refuses 400, 413, 415, 422. */
export async function readBody(call: Operation, event: APIGatewayProxyEventV2): Promise<unknown> {
  if (call.encoding === 'raw') return rawBody(event).toString('utf8');
  if (!call.body) return undefined;
  const contentType = event.headers['content-type'] ?? '';
  if (call.encoding !== 'multipart') {
    // A form of another site can send text of three types without asking, and JSON is none of them.
    if (!/^application\/json\s*(;|$)/i.test(contentType)) {
      throw new HttpError(415, 'The body must be application/json');
    }
    return parseJson(rawBody(event));
  }
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(contentType)) {
    throw new HttpError(400, 'The body must be multipart/form-data');
  }
  // One call of all takes a form: the others start without its parser.
  const { parseMultipart } = await import('./multipart-body.ts');
  return parseMultipart(rawBody(event), contentType);
}
