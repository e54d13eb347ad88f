import { Busboy } from '@fastify/busboy';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Call } from './contract.ts';
import { imageLimit } from './image-limit.ts';
import { Refusal } from './refusal.ts';

/** Largest JSON body, bytes: ten times the largest legal one. */
const jsonLimit = 1_048_576;

/** A file of a multipart body, shaped as the browser's `File`. */
export class UploadedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;

  constructor(name: string, type: string, bytes: Uint8Array<ArrayBuffer>) {
    this.name = name;
    this.type = type;
    this.bytes = bytes;
  }

  get size() {
    return this.bytes.byteLength;
  }

  arrayBuffer() {
    return Promise.resolve(this.bytes.buffer);
  }
}

function rawBody(event: APIGatewayProxyEventV2): Buffer {
  return Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
}

function parseJson(bytes: Buffer): unknown {
  if (bytes.length > jsonLimit) throw new Refusal(413, 'The body is too large');
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new Refusal(400, 'The body must be JSON');
  }
}

function parseMultipart(bytes: Buffer, contentType: string): Promise<Record<string, unknown>> {
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(contentType)) {
    throw new Refusal(400, 'The body must be multipart/form-data');
  }
  return new Promise((resolve, reject) => {
    const fields: Record<string, unknown> = {};
    const parser = new Busboy({
      headers: { 'content-type': contentType },
      limits: { fileSize: imageLimit, files: 1, fields: 50, fieldSize: 262_144 },
    });
    parser.on('field', (name, value) => {
      fields[name] = value;
    });
    parser.on('file', (name, stream, filename, _encoding, type) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => reject(new Refusal(413, 'File size must be less than 5MB.')));
      stream.on('end', () => {
        // An empty file input of a browser's form is sent as a nameless, empty file.
        const content = Uint8Array.from(Buffer.concat(chunks));
        if (filename || content.length) fields[name] = new UploadedFile(filename, type, content);
      });
    });
    parser.on('finish', () => resolve(fields));
    parser.on('error', () => reject(new Refusal(400, 'The body must be multipart/form-data')));
    parser.end(bytes);
  });
}

/** The body as the call declares it: parsed JSON, multipart fields, or the raw text. Refuses 400, 413, 415. */
export async function readBody(call: Call, event: APIGatewayProxyEventV2): Promise<unknown> {
  if (call.encoding === 'raw') return rawBody(event).toString('utf8');
  if (!call.body) return undefined;
  const contentType = event.headers['content-type'] ?? '';
  if (call.encoding === 'multipart') return parseMultipart(rawBody(event), contentType);
  // A form of another site can send text of three types without asking, and JSON is none of them.
  if (!/^application\/json\s*(;|$)/i.test(contentType)) {
    throw new Refusal(415, 'The body must be application/json');
  }
  return parseJson(rawBody(event));
}
