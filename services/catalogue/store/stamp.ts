import { madeChange } from '@menuleaf/shared/contracts/catalogue/changed-thing.ts';
import type { Owner } from '@menuleaf/shared/server/caller.ts';
import type * as z from 'zod/mini';

/** What a row says of the change that wrote it last (`changed_by`). */
export const stampSchema = madeChange;
export type Stamp = z.infer<typeof stampSchema>;

/** Who changes something: a person, or a program by its key. */
export type Author = Pick<Stamp, 'user_id' | 'api_key'>;

export const authorOf = ({ userId, apiKey }: Owner): Author =>
  apiKey ? { api_key: { id: apiKey.id, name: apiKey.name } } : { user_id: userId };

/** Signs of the time in a change's id: milliseconds in base 36, which are that many until the year 5188. */
const timeSigns = 9;

/** Of all ids of changes made at this time or later, the least: they sort by time. */
export const firstIdAt = (at: Date) => at.getTime().toString(36).padStart(timeSigns, '0');

/** When a change of this id was made. */
export const timeOfId = (id: string) => new Date(Number.parseInt(id.slice(0, timeSigns), 36));

type Making = { author: Author | undefined; newId: () => string };

/** What the rows of a change say; undefined for what is nobody's. */
export const stampOf = (
  { author, newId }: Making,
  at: Date,
  partOf?: { id: string; undoes: string },
): Stamp | undefined =>
  author && {
    id: `${firstIdAt(at)}-${newId()}`,
    at: at.toISOString(),
    ...author,
    ...partOf,
  };
