import * as z from 'zod';
import type { Counted } from '@menuleaf/shared/plans/plans.ts';
import { entitlementOf, planKey } from '@menuleaf/shared/plans/stored-plan.ts';
import {
  readCatalogue,
  type StoredCategory,
  storedCategory,
  type StoredItem,
  storedItem,
  type StoredMenu,
  storedMenu,
  type StoredRestaurant,
  storedRestaurant,
} from '@menuleaf/shared/menu/stored-catalogue.ts';
import { failedConditions, isConditionFailed } from '@menuleaf/shared/table/conditions.ts';
import { keys } from '@menuleaf/shared/table/keys.ts';
import type { Table, WriteAction } from '@menuleaf/shared/table/table.ts';
import { countUp, type Holder, keyOf, kinds, memberships, quotaKey } from './transaction-parts.ts';
import { bulkStore } from './bulk-store.ts';
import { deletionsStore } from './deletions-store.ts';

const counters = z.object({
  restaurants: z.number().default(0),
  menus: z.number().default(0),
  categories: z.number().default(0),
  items: z.number().default(0),
});

type StoredByKind = {
  restaurants: StoredRestaurant;
  menus: StoredMenu;
  categories: StoredCategory;
  items: StoredItem;
};

const schemas: { [Kind in Counted]: z.ZodType<StoredByKind[Kind]> } = {
  restaurants: storedRestaurant,
  menus: storedMenu,
  categories: storedCategory,
  items: storedItem,
};

const withoutEmptySets = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).filter(([, value]) => !(value instanceof Set && value.size === 0)),
  );

type Changes = Record<string, unknown>;

/** Sets every field that is not undefined, on what exists and was not saved since `loaded`. */
function changeOf(changes: Changes, loaded: string | undefined) {
  const fields = Object.entries(changes).filter(([, value]) => value !== undefined);
  const values = Object.fromEntries(fields.map(([name, value]) => [`:${name}`, value]));
  return {
    UpdateExpression: `SET ${fields.map(([name]) => `#${name} = :${name}`).join(', ')}`,
    ExpressionAttributeNames: Object.fromEntries(fields.map(([name]) => [`#${name}`, name])),
    ExpressionAttributeValues: loaded === undefined ? values : { ...values, ':loaded': loaded },
    ConditionExpression:
      loaded === undefined
        ? 'attribute_exists(pk)'
        : 'attribute_exists(pk) AND updated_at = :loaded',
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
  };
}

/** The only place of this service that speaks DynamoDB. Everything stands under the owner's own key. */
export function catalogueStore(table: Table) {
  return {
    ...deletionsStore(table),
    ...bulkStore(table),

    async entitlement(ownerId: string, now: Date) {
      return entitlementOf(await table.get(planKey(ownerId)), now);
    },

    async counts(ownerId: string) {
      return counters.parse((await table.get(quotaKey(ownerId))) ?? {});
    },

    async all<Kind extends Counted>(kind: Kind, ownerId: string): Promise<StoredByKind[Kind][]> {
      const { key, prefix } = kinds[kind];
      const rows = await table.queryAll(key.pk(ownerId), prefix);
      return rows.map((row) => schemas[kind].parse(row));
    },

    async one<Kind extends Counted>(
      kind: Kind,
      ownerId: string,
      id: string,
    ): Promise<StoredByKind[Kind] | undefined> {
      const row = await table.get(keyOf(kind, ownerId, id));
      return row === undefined ? undefined : schemas[kind].parse(row);
    },

    async whole(ownerId: string) {
      return readCatalogue(await table.queryAll(keys.quota.pk(ownerId)));
    },

    /** Ids and creation times alone: enough to know what exists and what a smaller plan locks. */
    async stamps(kind: Counted, ownerId: string) {
      const { key, prefix } = kinds[kind];
      const rows = await table.queryAll(key.pk(ownerId), prefix, ['id', 'created_at']);
      return z.array(z.object({ id: z.string(), created_at: z.string() })).parse(rows);
    },

    /**
     * Creates within the limit, together with `also`. Answers what stood in the way:
     * the quota, or one of the other actions; undefined when it is done.
     */
    async create(
      kind: Counted,
      ownerId: string,
      stored: { id: string } & Changes,
      limit: number | null,
      also: WriteAction[] = [],
    ): Promise<'quota' | 'other' | undefined> {
      const put: WriteAction = {
        Put: { Item: { ...withoutEmptySets(stored), ...keyOf(kind, ownerId, stored.id) } },
      };
      try {
        await table.transact([countUp(ownerId, kind, limit), put, ...also]);
        return undefined;
      } catch (error) {
        const failed = failedConditions(error);
        if (!failed) throw error;
        return failed.includes(0) ? 'quota' : 'other';
      }
    },

    /**
     * Changes the given fields, together with `also`. Answers the whole as it is then; `gone` if there is none,
     * `newer` if it was saved since `loaded`, `other` if something in `also` stood in the way.
     */
    async change<Kind extends Counted>(
      kind: Kind,
      ownerId: string,
      id: string,
      changes: Changes,
      { loaded, also = [] }: { loaded?: string | undefined; also?: WriteAction[] } = {},
    ): Promise<StoredByKind[Kind] | 'gone' | 'newer' | 'other'> {
      const key = keyOf(kind, ownerId, id);
      try {
        if (also.length > 0) {
          await table.transact([{ Update: { Key: key, ...changeOf(changes, loaded) } }, ...also]);
          return schemas[kind].parse(await table.get(key));
        }
        return schemas[kind].parse(await table.update(key, changeOf(changes, loaded)));
      } catch (error) {
        if (isConditionFailed(error)) return error.Item ? 'newer' : 'gone';
        const failed = failedConditions(error);
        if (!failed) throw error;
        if (!failed.includes(0)) return 'other';
        return (await table.get(key)) ? 'newer' : 'gone';
      }
    },

    /** Adds to or takes from a set in one atomic, idempotent update. Answers whether the holder exists. */
    async setMembers(
      kind: Holder,
      ownerId: string,
      id: string,
      action: 'ADD' | 'DELETE',
      members: string[],
    ) {
      if (members.length === 0) return (await this.one(kind, ownerId, id)) !== undefined;
      try {
        await table.update(keyOf(kind, ownerId, id), {
          UpdateExpression: `${action} #members :members`,
          ExpressionAttributeNames: { '#members': memberships[kind] },
          ExpressionAttributeValues: { ':members': new Set(members) },
          ConditionExpression: 'attribute_exists(pk)',
        });
        return true;
      } catch (error) {
        if (isConditionFailed(error)) return false;
        throw error;
      }
    },
  };
}

export type CatalogueStore = ReturnType<typeof catalogueStore>;
