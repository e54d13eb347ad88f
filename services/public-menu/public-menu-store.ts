import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { noteLeaving } from './guests/closing-guests-store.ts';
import { forgetPages, notePages } from './publishing/published-pages-store.ts';
import {
  menuNameSchema,
  publicRestaurantSchema,
  type ListedRestaurant,
  type PublicRestaurant,
} from '@menuleaf/shared/contracts/public-menu.ts';
import { failedConditions, isConditionFailed } from '@menuleaf/shared/server/table/conditions.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import type { Table, WriteAction } from '@menuleaf/shared/server/table/table.ts';

const listedSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  published_at: z.string(),
});

const writtenPage = z.object({ digest: z.string(), etag: z.string() });

/** What was last published of a restaurant. `revision` grows with each publishing. */
const publishedSchema = z.object({
  revision: z.number(),
  /** What was written into the bucket last: of what is shown, without the revision, and as it stands there. */
  written: z._default(z.record(z.string(), writtenPage), {}),
  /** A publisher has begun to write pages. Where it died, this stays. */
  is_writing: z._default(z.boolean(), false),
  /** Whether somebody may wait to be told of it; what was published before this was noted may be waited for. */
  is_awaited: z._default(z.boolean(), true),
  /** Null once the restaurant is deleted. */
  restaurant: z.nullable(publicRestaurantSchema),
  menu: z.nullable(menuNameSchema),
  /** The menus beside it. */
  further: z._default(z.array(menuNameSchema), []),
  listed: z.nullable(listedSchema),
  /** When it was first in the directory; kept while it is not. */
  published_at: z._default(z.nullable(z.string()), null),
  /** Of the menu as shown, and since when it is so. */
  menu_digest: z.nullable(z.string()),
  menu_changed_at: z.nullable(z.string()),
  /** Of all that its pages are made from, and of what makes them: while it is the same, so are the pages. */
  view_digest: z._default(z.nullable(z.string()), null),
  /** As it was noted last with whose pages are made by what. */
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

/** What a stored row says was published; undefined for none. */
export const publishedOf = (row: unknown): Published | undefined =>
  row === undefined ? undefined : publishedSchema.parse(row);

export const publishedKey = (restaurantId: string) => ({
  pk: keys.publicRestaurant.pk(restaurantId),
  sk: keys.publicRestaurant.sk(),
});

/** DynamoDB's bound of one request. */
const keysAtOnce = 100;

const everywhere = 'ALL';
const placesOf = ({ city }: ListedRestaurant) =>
  city ? [everywhere, city.trim().toLowerCase()] : [everywhere];

const entryKeys = (entry: ListedRestaurant) =>
  placesOf(entry).map((place) => ({
    pk: keys.directoryEntry.pk(place),
    sk: keys.directoryEntry.sk(entry.published_at, entry.id),
  }));

/** Directory entries that go, and those that come: an entry that stays is only written over. */
function directoryActions(before: ListedRestaurant | null, after: ListedRestaurant | null) {
  if (isDeepStrictEqual(before, after)) return [];
  const kept = new Set(after ? entryKeys(after).map(({ pk, sk }) => `${pk} ${sk}`) : []);
  const gone = before ? entryKeys(before).filter(({ pk, sk }) => !kept.has(`${pk} ${sk}`)) : [];
  const removals: WriteAction[] = gone.map((Key) => ({ Delete: { Key } }));
  const puts: WriteAction[] = after
    ? entryKeys(after).map((key) => ({ Put: { Item: { ...key, ...after } } }))
    : [];
  return [...removals, ...puts];
}

/** Notes whose pages they are and by what they were made, where that is not what was noted last. */
function madeActions(restaurantId: string, before: Published | undefined, { made }: Published) {
  if (before && isDeepStrictEqual(before.made, made)) return [];
  return [made ? notePages({ restaurant_id: restaurantId, ...made }) : forgetPages(restaurantId)];
}

/** What was counted of its guests goes with a restaurant that is gone, once that cannot be undone. */
const leavingActions = (restaurantId: string, before: Published | undefined, after: Published) =>
  before?.restaurant && !after.restaurant ? [noteLeaving(restaurantId, new Date())] : [];

const isStill = ({ revision }: Published) => ({
  ConditionExpression: 'revision = :before',
  ExpressionAttributeValues: { ':before': revision },
});
const unchanged = (before: Published | undefined) =>
  before ? isStill(before) : { ConditionExpression: 'attribute_not_exists(pk)' };

/** What is published, and of what. */
export function publicMenuStore(table: Table) {
  return {
    async published(restaurantId: string): Promise<Published | undefined> {
      return publishedOf(await table.get(publishedKey(restaurantId)));
    },

    /** Those of these restaurants that guests can open, by id; as it was up to a second ago, which is half the price. */
    async shown(ids: readonly string[]): Promise<ReadonlyMap<string, PublicRestaurant>> {
      const found = new Map<string, PublicRestaurant>();
      for (let at = 0; at < ids.length; at += keysAtOnce) {
        const some = ids.slice(at, at + keysAtOnce).map(publishedKey);
        for (const row of await table.getSeveral(some, { mayBeOld: true })) {
          const restaurant = publishedOf(row)?.restaurant;
          if (restaurant) found.set(restaurant.id, restaurant);
        }
      }
      return found;
    },

    /**
     * Notes that pages are about to be written, before the first of them is: from here on nobody takes what stands in
     * the bucket for what was published last. Returns the row as it is then; undefined when somebody else came first.
     */
    async beginWriting(restaurantId: string, before: Published | undefined) {
      const revision = (before?.revision ?? 0) + 1;
      const begun: Published = { ...unpublished, ...before, revision, is_writing: true };
      try {
        await table.put({ ...publishedKey(restaurantId), ...begun }, unchanged(before));
        return begun;
      } catch (error) {
        if (isConditionFailed(error)) return undefined;
        throw error;
      }
    },

    /**
     * Says that it was looked at and nothing is to be written: whoever read it before, and something else than what is
     * shown, is overtaken by that. Returns false when somebody else came first.
     */
    async leave(restaurantId: string, before: Published) {
      try {
        const { ConditionExpression, ExpressionAttributeValues } = isStill(before);
        await table.update(publishedKey(restaurantId), {
          UpdateExpression: 'SET revision = revision + :one',
          ConditionExpression,
          ExpressionAttributeValues: { ...ExpressionAttributeValues, ':one': 1 },
        });
        return true;
      } catch (error) {
        if (isConditionFailed(error)) return false;
        throw error;
      }
    },

    /** Replaces what was read as `before`. Returns false when somebody else has replaced it meanwhile. */
    async replace(restaurantId: string, before: Published | undefined, after: Published) {
      const row = { ...publishedKey(restaurantId), ...after };
      const others = [
        ...madeActions(restaurantId, before, after),
        ...directoryActions(before?.listed ?? null, after.listed),
        ...leavingActions(restaurantId, before, after),
      ];
      try {
        if (others.length === 0) await table.put(row, unchanged(before));
        else await table.transact([{ Put: { Item: row, ...unchanged(before) } }, ...others]);
        return true;
      } catch (error) {
        if (isConditionFailed(error) || failedConditions(error)) return false;
        throw error;
      }
    },

    /** A page of the directory, newest first; `before` is where the page before ended. */
    async listed(city: string | undefined, limit: number, before: string | undefined) {
      const place = city ? city.trim().toLowerCase() : everywhere;
      const page = await table.queryLast(keys.directoryEntry.pk(place), limit, before);
      return {
        restaurants: z.array(listedSchema).parse(page.items),
        next: z.optional(z.string()).parse(page.next),
      };
    },
  };
}

export type PublicMenuStore = ReturnType<typeof publicMenuStore>;
