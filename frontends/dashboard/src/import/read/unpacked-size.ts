const [endMark, entryMark, localMark] = [0x06_05_4b_50, 0x02_01_4b_50, 0x04_03_4b_50];
/** Bytes of the last record of a ZIP without its comment, of an entry and of its head without its name. */
const [endLength, entryLength, localLength] = [22, 46, 30];
const longestComment = 65_535;
const deflated = 8;

type Entry = { method: number; packed: number; claimed: number; start: number };

function endOf(view: DataView): number | undefined {
  const last = view.byteLength - endLength;
  for (let end = last; end >= Math.max(0, last - longestComment); end -= 1)
    if (view.getUint32(end, true) === endMark) return end;
  return undefined;
}

function entriesOf(view: DataView, end: number): Entry[] {
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  while (at + entryLength <= end && view.getUint32(at, true) === entryMark) {
    entries.push({
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

/** Its bytes as they are packed; none where it says that it stands where it does not. */
function packedBytes(zip: ArrayBuffer, { start, packed }: Entry): Uint8Array<ArrayBuffer> {
  const view = new DataView(zip);
  const isThere =
    start + localLength <= view.byteLength && view.getUint32(start, true) === localMark;
  if (!isThere) return new Uint8Array();
  const names = view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  const at = start + localLength + names;
  return new Uint8Array(zip.slice(at, at + packed));
}

/** Bytes that come of packed ones, counted until there are too many: nothing of them is kept. */
async function countUnpacked(packed: Uint8Array<ArrayBuffer>, most: number): Promise<number> {
  const reader = new Blob([packed])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader();
  let sum = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    sum += part.value.byteLength;
    if (sum > most) {
      await reader.cancel();
      break;
    }
  }
  return sum;
}

/** Bytes that a ZIP unpacks to, whatever it claims, counted until there are more than `most`; undefined where it is none. */
export async function unpackedSize(zip: ArrayBuffer, most: number): Promise<number | undefined> {
  const view = new DataView(zip);
  const end = endOf(view);
  if (end === undefined) return undefined;
  const entries = entriesOf(view, end);
  const claimed = entries.reduce((sum, entry) => sum + entry.claimed, 0);
  if (claimed > most) return claimed;
  let sum = 0;
  for (const entry of entries.filter(({ method }) => method === deflated)) {
    try {
      sum += await countUnpacked(packedBytes(zip, entry), most - sum);
    } catch {
      return undefined;
    }
    if (sum > most) return sum;
  }
  return Math.max(sum, claimed);
}
