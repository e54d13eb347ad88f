const [endMark, entryMark] = [0x06_05_4b_50, 0x02_01_4b_50];
/** Bytes of the last record of a ZIP without its comment, and of an entry without its name. */
const [endLength, entryLength] = [22, 46];
const longestComment = 65_535;

/** Bytes that a ZIP says that it unpacks to; undefined where it is none. */
export function unpackedSize(zip: ArrayBuffer): number | undefined {
  const view = new DataView(zip);
  const last = view.byteLength - endLength;
  let end = last;
  while (end >= Math.max(0, last - longestComment) && view.getUint32(end, true) !== endMark)
    end -= 1;
  if (end < 0 || view.getUint32(end, true) !== endMark) return undefined;
  let sum = 0;
  let at = view.getUint32(end + 16, true);
  while (at + entryLength <= end && view.getUint32(at, true) === entryMark) {
    sum += view.getUint32(at + 24, true);
    const more = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    at += more.reduce((length, one) => length + one, entryLength);
  }
  return sum;
}
