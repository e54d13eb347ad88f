import type { ImageFormat } from '@menuleaf/shared/menu/images.ts';

/**
 * Parsed from the bytes: decoders the image maker blocks stay blocked in this process. AVIF has its size in an `ispe`
 * box, lossy WebP after the frame's start code.
 */
export function imageSize(bytes: Buffer, format: ImageFormat): [width: number, height: number] {
  if (format === 'avif') {
    const at = bytes.indexOf('ispe') + 8;
    return [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)];
  }
  const at = bytes.indexOf(Buffer.from([0x9d, 0x01, 0x2a])) + 3;
  return [bytes.readUInt16LE(at) & 0x3fff, bytes.readUInt16LE(at + 2) & 0x3fff];
}
