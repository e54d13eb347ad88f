import { catalogueChange } from '@menuleaf/shared/contracts/catalogue/changed-thing.ts';
import type { Owner } from '@menuleaf/shared/server/caller.ts';
import type * as z from 'zod/mini';

/** The change that last wrote a row (`changed_by`). */
export const stampSchema = catalogueChange;
export type Stamp = z.infer<typeof stampSchema>;

/** Who makes a change: a user, or an API key. */
export type Author = Pick<Stamp, 'user_id' | 'api_key'>;

export const authorOf = ({ userId, apiKey }: Owner): Author =>
  apiKey ? { api_key: { id: apiKey.id, name: apiKey.name } } : { user_id: userId };

/** Length of the timestamp in a change id: milliseconds in base 36, sufficient until the year 5188. */
const timeSigns = 9;

/** The lowest id of changes made at or after this time: ids sort by time. */
export const firstIdAt = (at: Date) => at.getTime().toString(36).padStart(timeSigns, '0');

/** When a change of this id was made. */
export const timeOfId = (id: string) => new Date(Number.parseInt(id.slice(0, timeSigns), 36));

/** The stamp for a change's rows; undefined without an author. */
export const stampOf = (
  { author, newId }: { author: Author | undefined; newId: () => string },
  at: Date,
  more?: Partial<Pick<Stamp, 'id' | 'undoes' | 'part_of'>>,
): Stamp | undefined =>
  author && {
    id: `${firstIdAt(at)}-${newId()}`,
    at: at.toISOString(),
    ...author,
    ...more,
  };
