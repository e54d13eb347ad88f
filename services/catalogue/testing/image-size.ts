import type { ImageFormat } from '@menuleaf/shared/menu/images.ts';

/**
 * Read from the bytes: what the image maker may not decode cannot be decoded in its process any more, which may be this
 * one. AVIF says its size in a box called `ispe`, a lossy WebP behind the start code of its frame.
 */
export function imageSize(bytes: Buffer, format: ImageFormat): [width: number, height: number] {
  if (format === 'avif') {
    const at = bytes.indexOf('ispe') + 8;
    return [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)];
  }
  const at = bytes.indexOf(Buffer.from([0x9d, 0x01, 0x2a])) + 3;
  return [bytes.readUInt16LE(at) & 0x3fff, bytes.readUInt16LE(at + 2) & 0x3fff];
}
