type Asked = { cursor?: string | undefined; limit?: number | undefined };

/** Bytes of a page: a Lambda answers 6 MB at most, and around the list there is more to say. */
const pageBytes = 4_000_000;

/** As it travels when the caller takes it unpacked: the body is a JSON text inside the function's own JSON. */
const sizeOf = (thing: unknown) => Buffer.byteLength(JSON.stringify(JSON.stringify(thing)));

/**
 * The part of a list that fits one reply, from behind the thing that `cursor` names; the list is sorted by id. One
 * thing at least, however large. `next_cursor` is null at the end.
 */
export function pageBySize<Thing extends { id: string }>(
  things: readonly Thing[],
  { cursor, limit = Infinity }: Asked = {},
  bytes = pageBytes,
): { page: Thing[]; next_cursor: string | null } {
  const rest = cursor === undefined ? things : things.filter(({ id }) => id > cursor);
  const page: Thing[] = [];
  let left = bytes;
  for (const thing of rest) {
    left -= sizeOf(thing);
    if (page.length > 0 && (left < 0 || page.length >= limit)) break;
    page.push(thing);
  }
  const last = page.at(-1);
  return { page, next_cursor: last && page.length < rest.length ? last.id : null };
}
