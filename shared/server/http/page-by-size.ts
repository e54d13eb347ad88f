/** Bytes per page: Lambda's limit is 6 MB, and the reply holds more than the list. */
const pageBytes = 4_000_000;

/** Size in an uncompressed response: the body is a JSON string inside the function's own JSON. */
const sizeOf = (thing: unknown) => Buffer.byteLength(JSON.stringify(JSON.stringify(thing)));

/**
 * The part of a list, sorted by id, that fits one reply, starting after `cursor`. At least one thing, however large.
 * `next_cursor` is null at the end.
 */
export function pageBySize<Thing extends { id: string }>(
  things: readonly Thing[],
  { cursor, limit = Infinity }: { cursor?: string | undefined; limit?: number | undefined } = {},
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
