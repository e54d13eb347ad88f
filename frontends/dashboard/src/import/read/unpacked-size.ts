import { deflated, entriesOf, packedBytes } from './zip-entries.ts';

/** Counts unpacked bytes up to a limit, keeping none. */
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

/** Actual unpacked size of a ZIP, whatever it claims, counted until it exceeds `most`; undefined if not a ZIP. */
export async function unpackedSize(zip: ArrayBuffer, most: number): Promise<number | undefined> {
  const entries = entriesOf(zip);
  if (entries === undefined) return undefined;
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
