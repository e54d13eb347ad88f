import { thingKinds } from '@menuleaf/shared/contracts/catalogue/changed-thing.ts';
import * as z from 'zod/mini';

const sortKey = z.tuple([z.string(), z.enum(thingKinds), z.string()]);

/** Of which change and which thing a row of the history is, by its sort key. */
export function placeOf(sk: string) {
  const [id, kind, thingId] = sortKey.parse(sk.split('#'));
  return { change: { id }, thing: { kind, id: thingId } };
}
