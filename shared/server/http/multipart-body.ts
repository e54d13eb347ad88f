import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { imageLimit } from '../../contracts/fields/image-limit.ts';
import { fileTooLarge, HttpError } from '../http-error.ts';

/** A multipart file, shaped like the browser's `File`. */
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

/** Beyond any form's needs; a field fits the largest text in any script. */
const limits = { fileSize: imageLimit, files: 1, fields: 50, fieldSize: 262_144 };

const notMultipart = () => new HttpError(400, 'The body must be multipart/form-data');
const incompleteBody = () => new HttpError(400, 'The body is not complete. Please send it again.');

/** Parts by name; duplicate names, and those that every object inherits, are refused rather than dropped. */
function collect() {
  const found = new Map<string, unknown>();
  return {
    found: () => Object.fromEntries(found),
    add: (name: string | undefined, value: unknown) => {
      if (!name) throw new HttpError(400, 'A part of the body has no name');
      const loc = ['body', name];
      if (name in {}) throw new HttpError(422, [{ loc, msg: 'Unknown field', type: 'unknown' }]);
      const msg = 'Must be sent once';
      if (found.has(name)) throw new HttpError(422, [{ loc, msg, type: 'repeated' }]);
      found.set(name, value);
    },
  };
}

type Settle = { reject: (refusal: HttpError) => void; orReject: (work: () => void) => void };
type Add = (name: string | undefined, value: unknown) => void;

function takeFiles(parser: BusboyInstance, add: Add, { reject, orReject }: Settle) {
  parser.on('file', (name, stream, filename, _encoding, type) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('limit', () => reject(fileTooLarge()));
    stream.on('error', () => reject(incompleteBody()));
    stream.on('end', () => {
      // Browsers send an empty file input as a nameless, empty file.
      const content = Uint8Array.from(Buffer.concat(chunks));
      const isSent = filename || content.length > 0;
      if (isSent) orReject(() => add(name, new UploadedFile(filename, type, content)));
    });
  });
  parser.on('filesLimit', () => reject(new HttpError(400, 'The body has more than one file')));
}

function takeFields(parser: BusboyInstance, add: Add, { reject, orReject }: Settle) {
  parser.on('field', (name, value, _nameTruncated, isTruncated) => {
    if (isTruncated) reject(new HttpError(413, 'A text is too long. Please shorten it.'));
    orReject(() => add(name, value));
  });
  parser.on('fieldsLimit', () => reject(new HttpError(400, 'The body has too many fields')));
}

/** Parses a multipart body into fields and a file. Refuses 400, 413 and 422; settles for any bytes. */
export function parseMultipart(
  bytes: Buffer,
  contentType: string,
): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const { found, add } = collect();
    const orReject = (work: () => void) => {
      try {
        work();
      } catch (error) {
        reject(error instanceof HttpError ? error : notMultipart());
      }
    };
    orReject(() => {
      const parser = new Busboy({ headers: { 'content-type': contentType }, limits });
      takeFields(parser, add, { reject, orReject });
      takeFiles(parser, add, { reject, orReject });
      parser.on('error', () => reject(incompleteBody()));
      parser.on('finish', () => resolve(found()));
      parser.end(bytes);
    });
  });
}
