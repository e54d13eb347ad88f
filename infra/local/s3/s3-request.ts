import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { S3Error } from './s3-error.ts';

/** A parsed S3 request: bucket and key come from the path or the host; header names are lowercase. */
export type S3Request = {
  id: string;
  method: string;
  bucket: string;
  key: string;
  /** The decoded path as sent. */
  path: string;
  query: ReadonlyArray<readonly [name: string, value: string]>;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
};

export type S3Reply = {
  status: number;
  headers?: Record<string, string>;
  body?: Buffer | string;
};

/** A memory limit, far above any upload of the product. S3 itself accepts 5 GB in one PUT. */
const largestBody = 128 * 1024 * 1024;

export async function readRequest(incoming: IncomingMessage): Promise<S3Request> {
  const [rawPath = '/', rawQuery = ''] = splitOnce(incoming.url ?? '/', '?');
  const path = decode(rawPath);
  const host = incoming.headers.host ?? '';
  const hosted = /^(.+)\.localhost(?::\d+)?$/.exec(host)?.[1];
  const [bucket = '', key = ''] = hosted ? [hosted, path.slice(1)] : splitOnce(path.slice(1), '/');
  return {
    id: randomBytes(8).toString('hex').toUpperCase(),
    method: incoming.method ?? 'GET',
    bucket,
    key,
    path,
    query: parseQuery(rawQuery),
    headers: readHeaders(incoming),
    body: await readBody(incoming),
  };
}

export function queryValue(request: S3Request, name: string): string | undefined {
  return request.query.find(([found]) => found === name)?.[1];
}

function readHeaders(incoming: IncomingMessage): Record<string, string> {
  const pairs = Object.entries(incoming.headersDistinct);
  return Object.fromEntries(pairs.map(([name, values]) => [name, (values ?? []).join(',')]));
}

function parseQuery(raw: string): Array<readonly [string, string]> {
  return raw
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', value = ''] = splitOnce(part, '=');
      return [decode(name), decode(value)] as const;
    });
}

async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of incoming) {
    size += part.length;
    if (size > largestBody) {
      throw new S3Error(400, 'EntityTooLarge', `The local S3 takes ${largestBody} bytes at most`);
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new S3Error(400, 'InvalidURI', "Couldn't parse the specified URI.");
  }
}
