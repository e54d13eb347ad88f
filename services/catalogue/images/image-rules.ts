/** Messages shown to owners, from SPEC section 5. */
export const wrongType =
  'Please select a valid image file (JPG, PNG, or WebP). GIF files are not supported.';
export const damagedImage = 'This image is damaged or incomplete. Please choose another file.';
const moreThanImage =
  'This file contains more than an image. Please save the image again and choose that file.';

type Format = 'jpeg' | 'png' | 'webp';

const startsWith = (bytes: Buffer, signature: number[], at = 0) =>
  signature.every((byte, offset) => bytes[at + offset] === byte);

const ascii = (text: string) => [...Buffer.from(text, 'ascii')];

/** The format by magic bytes; names and headers cannot be trusted. */
export function formatOf(bytes: Buffer): Format | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a])) return 'png';
  if (startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8)) return 'webp';
  return undefined;
}

/** The end of the JPEG at `from`: segment by segment, since an embedded preview has its own end marker. */
function jpegEnd(bytes: Buffer, from = 0): number | undefined {
  let at = from + 2;
  while (bytes[at] === 0xff) {
    const marker = bytes[at + 1];
    if (marker === 0xd9) return at + 2;
    if (marker === 0xff) at += 1;
    else if (at + 4 > bytes.length) return undefined;
    else at += 2 + bytes.readUInt16BE(at + 2);
    if (marker === 0xda) at = scanEnd(bytes, at);
  }
  return undefined;
}

/** The next marker after scan data, in which 0xff is followed by 0 or a restart number. */
function scanEnd(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 2);
  }
  return bytes.length;
}

/** Phones append a second image to the first: a gain map or a depth map. */
function jpegsEnd(bytes: Buffer): number | undefined {
  let end: number | undefined;
  let next = jpegEnd(bytes);
  while (next !== undefined) {
    end = next;
    next = startsWith(bytes, [0xff, 0xd8, 0xff], end) ? jpegEnd(bytes, end) : undefined;
  }
  return end;
}

/** Where an image of each format ends; undefined if it has no end. */
const ends: Record<Format, (bytes: Buffer) => number | undefined> = {
  jpeg: jpegsEnd,
  png: (bytes) => {
    const end = bytes.indexOf(Buffer.from([0, 0, 0, 0, ...ascii('IEND')]));
    return end < 0 ? undefined : end + 12;
  },
  webp: (bytes) => {
    const size = bytes.length < 12 ? 0 : bytes.readUInt32LE(4) + 8;
    return size > bytes.length || size < 12 ? undefined : size + (size % 2);
  },
};

/**
 * Why an image is rejected; undefined if it is valid. A valid image has one of three formats, is complete, and has no
 * trailing data (a polyglot is an image and also an archive, page or program).
 */
export function imageProblem(bytes: Buffer): string | undefined {
  const format = formatOf(bytes);
  if (!format) return wrongType;
  const end = ends[format](bytes);
  if (end === undefined) return damagedImage;
  const isPadding = bytes.subarray(end).every((byte) => byte === 0);
  return isPadding ? undefined : moreThanImage;
}
