import * as z from 'zod';
import { forgetPages, notePages, type PublishedPages } from './publishing/published-pages-store.ts';
import {
  publicRestaurantSchema,
  type ListedRestaurant,
} from '@menuleaf/shared/contracts/public-menu.ts';
import { readCatalogue } from '@menuleaf/shared/server/table/read-catalogue.ts';
import { entitlementOf, planKey } from '@menuleaf/shared/server/table/stored-plan.ts';
import { closedAccountKey } from '@menuleaf/shared/server/table/closed-account.ts';
import { failedConditions, isConditionFailed } from '@menuleaf/shared/server/table/conditions.ts';
import { idAfter, keys } from '@menuleaf/shared/server/table/keys.ts';
import type { Table, WriteAction } from '@menuleaf/shared/server/table/table.ts';

const listedSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  published_at: z.string(),
});

const writtenPage = z.object({ digest: z.string(), etag: z.string() });

/** What was last published of a restaurant. `revision` grows with each publishing. */
const publishedSchema = z.object({
  revision: z.number(),
  /** What was written into the bucket last: of what is shown, without the revision, and as it stands there. */
  written: z
    .object({ landing: writtenPage, menu: writtenPage, data: writtenPage })
    .partial()
    .default({}),
  /** A publisher has begun to write pages. Where it died, this stays. */
  is_writing: z.boolean().default(false),
  /** Null once the restaurant is deleted. */
  restaurant: z.nullable(publicRestaurantSchema),
  menu: z
    .object({ id: z.string(), name: z.string(), description: z.string().nullable() })
    .nullable(),
  listed: listedSchema.nullable(),
  /** When it was first in the directory; kept while it is not. */
  published_at: z.string().nullable().default(null),
  /** Of the menu as shown, and since when it is so. */
  menu_digest: z.string().nullable(),
  menu_changed_at: z.string().nullable(),
});
export type Published = z.infer<typeof publishedSchema>;

/** How many changes of many rows have begun, ever. */
const begunSchema = z.object({ bulk_jobs: z.number().default(0) });

const unpublished = {
  restaurant: null,
  menu: null,
  listed: null,
  published_at: null,
  menu_digest: null,
  menu_changed_at: null,
  written: {},
} satisfies Partial<Published>;

const publishedKey = (restaurantId: string) => ({
  pk: keys.publicRestaurant.pk(restaurantId),
  sk: keys.publicRestaurant.sk(),
});

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
  const kept = new Set(after ? entryKeys(after).map(({ pk, sk }) => `${pk} ${sk}`) : []);
  const gone = before ? entryKeys(before).filter(({ pk, sk }) => !kept.has(`${pk} ${sk}`)) : [];
  const removals: WriteAction[] = gone.map((Key) => ({ Delete: { Key } }));
  const puts: WriteAction[] = after
    ? entryKeys(after).map((key) => ({ Put: { Item: { ...key, ...after } } }))
    : [];
  return [...removals, ...puts];
}

const unchanged = (before: Published | undefined) =>
  before
    ? {
        ConditionExpression: 'revision = :before',
        ExpressionAttributeValues: { ':before': before.revision },
      }
    : { ConditionExpression: 'attribute_not_exists(pk)' };

/** What is published, and of what. */
export function publicMenuStore(table: Table) {
  const bulkJobs = async (ownerId: string) => {
    const row = await table.get({ pk: keys.quota.pk(ownerId), sk: keys.quota.sk() });
    return begunSchema.parse(row ?? {}).bulk_jobs;
  };

  return {
    async published(restaurantId: string): Promise<Published | undefined> {
      const row = await table.get(publishedKey(restaurantId));
      return row === undefined ? undefined : publishedSchema.parse(row);
    },

    async hasVerifiedEmail(ownerId: string) {
      const key = { pk: keys.verifiedEmail.pk(ownerId), sk: keys.verifiedEmail.sk() };
      return (await table.get(key)) !== undefined;
    },

    async restaurantIds(ownerId: string) {
      const rows = await table.queryAll(keys.restaurant.pk(ownerId), keys.restaurant.sortPrefix, [
        'id',
      ]);
      return z
        .array(z.object({ id: z.string() }))
        .parse(rows)
        .map((row) => row.id);
    },

    /**
     * An owner's whole catalogue as it stood at one time; undefined while a change of many rows is under way, or where
     * one began while it was read. A closed account has nothing to show, whatever is left of it.
     */
    async catalogue(ownerId: string) {
      if (await table.get(closedAccountKey(ownerId))) return readCatalogue([]);
      const begun = await bulkJobs(ownerId);
      const rows = await table.queryAll(keys.restaurant.pk(ownerId));
      if (rows.some(({ sk }) => idAfter(keys.bulk.sortPrefix, sk))) return undefined;
      return (await bulkJobs(ownerId)) === begun ? readCatalogue(rows) : undefined;
    },

    async entitlement(ownerId: string, now: Date) {
      return entitlementOf(await table.get(planKey(ownerId)), now);
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

    /** Replaces what was read as `before`. Returns false when somebody else has replaced it meanwhile. */
    async replace(pages: PublishedPages, before: Published | undefined, after: Published) {
      const { restaurant_id } = pages;
      try {
        await table.transact([
          { Put: { Item: { ...publishedKey(restaurant_id), ...after }, ...unchanged(before) } },
          after.restaurant ? notePages(pages) : forgetPages(restaurant_id),
          ...directoryActions(before?.listed ?? null, after.listed),
        ]);
        return true;
      } catch (error) {
        if (failedConditions(error)) return false;
        throw error;
      }
    },

    /** A page of the directory, newest first; `before` is where the page before ended. */
    async listed(city: string | undefined, limit: number, before: string | undefined) {
      const place = city ? city.trim().toLowerCase() : everywhere;
      const page = await table.queryLast(keys.directoryEntry.pk(place), limit, before);
      return {
        restaurants: z.array(listedSchema).parse(page.items),
        next: z.string().optional().parse(page.next),
      };
    },
  };
}

export type PublicMenuStore = ReturnType<typeof publicMenuStore>;
