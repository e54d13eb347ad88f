import { crc32, deflateRawSync } from 'node:zlib';

/** A ZIP of files; each may claim a false size. */
export function zipOf(files: readonly { name: string; text: string; claims?: number }[]): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let start = 0;
  for (const { name, text, claims } of files) {
    const packed = deflateRawSync(text);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc32(text), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(claims ?? Buffer.byteLength(text), 18);
    head.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), head, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(start, 10);
    list.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), head, rest, Buffer.from(name)]),
    );
    parts.push(local);
    start += local.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(Buffer.concat(list).length, 8);
  end.writeUInt32LE(start, 12);
  return Buffer.concat([...parts, ...list, Buffer.from('PK\u0005\u0006'), end]);
}
