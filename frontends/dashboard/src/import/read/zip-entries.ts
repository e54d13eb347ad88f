const [endMark, entryMark, localMark] = [0x06_05_4b_50, 0x02_01_4b_50, 0x04_03_4b_50];
/** Bytes of a ZIP's end record without comment, a directory entry, and a local header without name. */
const [endLength, entryLength, localLength] = [22, 46, 30];
const longestComment = 65_535;

/** A file in a ZIP, from the central directory. */
export type Entry = {
  name: string;
  method: number;
  packed: number;
  claimed: number;
  start: number;
};

function endOf(view: DataView): number | undefined {
  const last = view.byteLength - endLength;
  for (let end = last; end >= Math.max(0, last - longestComment); end -= 1)
    if (view.getUint32(end, true) === endMark) return end;
  return undefined;
}

function entriesBefore(view: DataView, end: number): Entry[] {
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  while (at + entryLength <= end && view.getUint32(at, true) === entryMark) {
    const from = at + entryLength;
    const name = new Uint8Array(
      view.buffer,
      from,
      Math.min(view.getUint16(at + 28, true), view.byteLength - from),
    );
    entries.push({
      name: new TextDecoder().decode(name),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      claimed: view.getUint32(at + 24, true),
      start: view.getUint32(at + 42, true),
    });
    const more = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    at += more.reduce((length, one) => length + one, entryLength);
  }
  return entries;
}

/** Its packed bytes; empty if they are not where the directory says. */
export function packedBytes(zip: ArrayBuffer, { start, packed }: Entry): Uint8Array<ArrayBuffer> {
  const view = new DataView(zip);
  const isThere =
    start + localLength <= view.byteLength && view.getUint32(start, true) === localMark;
  if (!isThere) return new Uint8Array();
  const names = view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  const at = start + localLength + names;
  return new Uint8Array(zip.slice(at, at + packed));
}

export const deflated = 8;

export function textOfEntry(zip: ArrayBuffer, entry: Entry): Promise<string> {
  const stream = new Blob([packedBytes(zip, entry)]).stream();
  const isPacked = entry.method === deflated;
  const plain = isPacked ? stream.pipeThrough(new DecompressionStream('deflate-raw')) : stream;
  return new Response(plain).text();
}

/** Entries of a ZIP; undefined if not a ZIP. */
export function entriesOf(zip: ArrayBuffer): Entry[] | undefined {
  const view = new DataView(zip);
  const end = endOf(view);
  return end === undefined ? undefined : entriesBefore(view, end);
}
