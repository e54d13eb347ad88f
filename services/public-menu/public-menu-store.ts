import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { noteLeaving } from './guests/closing-guests-store.ts';
import { forgetPages, notePages } from './publishing/published-pages-store.ts';
import { plainLetters } from '@menuleaf/shared/menu/plain-letters.ts';
import {
  menuNameSchema,
  publicRestaurantSchema,
  type ListedRestaurant,
  type PublicRestaurant,
} from '@menuleaf/shared/contracts/public-menu.ts';
import { wasMade } from '@menuleaf/shared/server/table/conditions.ts';
import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import type { Table, WriteAction } from '@menuleaf/shared/server/table/table.ts';

const listedSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  published_at: z.string(),
  /** The directory of its city. Absent in entries of before accents were ignored. */
  place: z.optional(z.string()),
});
type Entry = z.infer<typeof listedSchema>;

const writtenPage = z.object({ digest: z.string(), etag: z.string() });

/** A restaurant's last publication. `revision` increases with each one. */
const publishedSchema = z.object({
  revision: z.number(),
  /** The pages last written to the bucket: a content digest without the revision, and the ETag. */
  written: z._default(z.record(z.string(), writtenPage), {}),
  /** A publisher started writing pages; stays set if it dies. */
  is_writing: z._default(z.boolean(), false),
  /** Whether somebody may wait to be told of it; what was published before this was noted may be waited for. */
  is_awaited: z._default(z.boolean(), true),
  /** Null once the restaurant is deleted. */
  restaurant: z.nullable(publicRestaurantSchema),
  menu: z.nullable(menuNameSchema),
  further: z._default(z.array(menuNameSchema), []),
  listed: z.nullable(listedSchema),
  /** When it was first listed; kept while it is unlisted. */
  published_at: z._default(z.nullable(z.string()), null),
  /** The menu's digest, and when it last changed. */
  menu_digest: z.nullable(z.string()),
  menu_changed_at: z.nullable(z.string()),
  /** A digest of the pages' inputs and version: while it is the same, so are the pages. */
  view_digest: z._default(z.nullable(z.string()), null),
  /** The owner and version last stored for these pages. */
  made: z._default(z.nullable(z.object({ owner_id: z.string(), page_version: z.string() })), null),
});
export type Published = z.infer<typeof publishedSchema>;

const unpublished = {
  restaurant: null,
  menu: null,
  further: [],
  listed: null,
  published_at: null,
  menu_digest: null,
  menu_changed_at: null,
  view_digest: null,
  made: null,
  is_awaited: true,
  written: {},
} satisfies Partial<Published>;

/** Parses a row's publication; undefined for none. */
export const publishedOf = (row: unknown): Published | undefined =>
  row === undefined ? undefined : publishedSchema.parse(row);

export const publishedKey = rowKey(keys.publicRestaurant);

const everywhere = 'ALL';
/** The directory of a city, whatever its case and accents. */
export const placeOf = (city: string) => plainLetters(city.trim());
const placesOf = ({ city, place = city?.trim().toLowerCase() }: Entry) =>
  place ? [everywhere, place] : [everywhere];

const entryKeys = (entry: Entry) =>
  placesOf(entry).map((place) => rowKey(keys.directoryEntry)(place, entry.published_at, entry.id));

/** Directory entries to delete and to put; an unchanged key is overwritten. */
function directoryActions(before: Entry | null, after: Entry | null) {
  if (isDeepStrictEqual(before, after)) return [];
  const kept = new Set(after ? entryKeys(after).map(({ pk, sk }) => `${pk} ${sk}`) : []);
  const gone = before ? entryKeys(before).filter(({ pk, sk }) => !kept.has(`${pk} ${sk}`)) : [];
  const removals: WriteAction[] = gone.map((Key) => ({ Delete: { Key } }));
  const puts: WriteAction[] = after
    ? entryKeys(after).map((key) => ({ Put: { Item: { ...key, ...after } } }))
    : [];
  return [...removals, ...puts];
}

/** Stores the owner and version of these pages, if changed. */
function pageVersionWrites(
  restaurantId: string,
  before: Published | undefined,
  { made }: Published,
) {
  if (before && isDeepStrictEqual(before.made, made)) return [];
  return [made ? notePages({ restaurant_id: restaurantId, ...made }) : forgetPages(restaurantId)];
}

/** Schedules deleting a removed restaurant's guest counts after the undo window. */
const guestsRemovalWrites = (
  restaurantId: string,
  before: Published | undefined,
  after: Published,
) => (before?.restaurant && !after.restaurant ? [noteLeaving(restaurantId, new Date())] : []);

const isStill = ({ revision }: Published) => ({
  ConditionExpression: 'revision = :before',
  ExpressionAttributeValues: { ':before': revision },
});
const unchanged = (before: Published | undefined) =>
  before ? isStill(before) : { ConditionExpression: 'attribute_not_exists(pk)' };

/** Publications and directory. */
export function publicMenuStore(table: Table) {
  return {
    async published(restaurantId: string): Promise<Published | undefined> {
      return publishedOf(await table.get(publishedKey(restaurantId)));
    },

    /** The published ones of these restaurants, by id; up to a second old, since such reads are half the price. */
    async shown(ids: readonly string[]): Promise<ReadonlyMap<string, PublicRestaurant>> {
      const rows = await table.getSeveral(ids.map(publishedKey), { mayBeOld: true });
      const restaurants = rows.flatMap((row) => publishedOf(row)?.restaurant ?? []);
      return new Map(restaurants.map((restaurant) => [restaurant.id, restaurant]));
    },

    /**
     * Marks that writing starts, before the first page: from now on the stored ETags are not trusted. Returns the
     * updated row; undefined if another publisher was first.
     */
    async beginWriting(restaurantId: string, before: Published | undefined) {
      const revision = (before?.revision ?? 0) + 1;
      const begun: Published = { ...unpublished, ...before, revision, is_writing: true };
      const row = { ...publishedKey(restaurantId), ...begun };
      return (await wasMade(table.put(row, unchanged(before)))) ? begun : undefined;
    },

    /**
     * Increments the revision without writing pages, so that publishers with older readings fail. Returns false if
     * another publisher was first.
     */
    async bumpRevision(restaurantId: string, before: Published) {
      const { ConditionExpression, ExpressionAttributeValues } = isStill(before);
      return wasMade(
        table.update(publishedKey(restaurantId), {
          UpdateExpression: 'SET revision = revision + :one',
          ConditionExpression,
          ExpressionAttributeValues: { ...ExpressionAttributeValues, ':one': 1 },
        }),
      );
    },

    /** Replaces the row if it is still `before`; otherwise returns false. */
    async replace(restaurantId: string, before: Published | undefined, after: Published) {
      const row = { ...publishedKey(restaurantId), ...after };
      const others = [
        ...pageVersionWrites(restaurantId, before, after),
        ...directoryActions(before?.listed ?? null, after.listed),
        ...guestsRemovalWrites(restaurantId, before, after),
      ];
      return wasMade(
        others.length === 0
          ? table.put(row, unchanged(before))
          : table.transact([{ Put: { Item: row, ...unchanged(before) } }, ...others]),
      );
    },

    /** A page of the directory, newest first; `before` is the previous page's end. */
    async listed(city: string | undefined, limit: number, before: string | undefined) {
      const place = city ? placeOf(city) : everywhere;
      const page = await table.queryLast(keys.directoryEntry.pk(place), limit, before);
      return {
        restaurants: z
          .array(listedSchema)
          .parse(page.items)
          .map(({ place: _place, ...entry }): ListedRestaurant => entry),
        next: z.optional(z.string()).parse(page.next),
      };
    },
  };
}

export type PublicMenuStore = ReturnType<typeof publicMenuStore>;
