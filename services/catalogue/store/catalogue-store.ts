import type { Counted } from '@menuleaf/shared/plans/plans.ts';
import { entitlementOf, planKey } from '@menuleaf/shared/server/table/stored-plan.ts';
import { storedItem, storedRestaurant } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { queryCatalogue } from '@menuleaf/shared/server/table/read-catalogue.ts';
import { unlessRefused } from '@menuleaf/shared/server/table/conditions.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import type { Table } from '@menuleaf/shared/server/table/table.ts';
import { setting } from '@menuleaf/shared/server/table/setting.ts';
import type { Stamp } from './stamp.ts';
import { bulkStore } from './bulk-store.ts';
import { structureStore } from './structure-store.ts';
import { keyOf } from './write-actions.ts';
import { type Trash, trashKey, trashSchema } from './trash.ts';

/** The catalogue's DynamoDB access. All rows are under the owner's own key. */
export function catalogueStore(table: Table) {
  return {
    ...structureStore(table),
    ...bulkStore(table),

    async entitlement(ownerId: string, now: Date) {
      return entitlementOf(await table.get(planKey(ownerId)), now);
    },

    whole: (ownerId: string) => queryCatalogue(table, ownerId),

    async restaurants(ownerId: string) {
      const rows = await table.queryAll(keys.restaurant.pk(ownerId), keys.restaurant.sortPrefix);
      return rows.map((row) => storedRestaurant.parse(row));
    },

    /** A recently deleted row; undefined once its undo window is over. */
    async trashed(kind: Counted, ownerId: string, id: string, now: Date) {
      const stored = await table.get(trashKey(kind, ownerId, id));
      const trash = stored === undefined ? undefined : trashSchema.parse(stored);
      return trash && trash.expires_at * 1000 > now.getTime() ? trash : undefined;
    },

    /** Recently deleted items, by id. */
    async trashedItems(ownerId: string, ids: readonly string[], now: Date) {
      const rows = await table.getSeveral(ids.map((id) => trashKey('items', ownerId, id)));
      const found = new Map<string, Trash>();
      for (const [at, id] of ids.entries()) {
        const trash = rows[at] && trashSchema.parse(rows[at]);
        if (trash && trash.expires_at * 1000 > now.getTime()) found.set(id, trash);
      }
      return found;
    },

    /** Returns the item as it is then, with what was decided later; undefined if it does not exist. */
    async setAvailability(
      ownerId: string,
      id: string,
      decided: { is_available: boolean; sold_out_until: string | null; availability_at: string },
      stamp: Stamp | undefined,
    ) {
      const key = keyOf('items', ownerId, id);
      const saved = await unlessRefused(
        table.update(key, {
          ...setting({ ...decided, ...(stamp && { changed_by: stamp }) }),
          ConditionExpression:
            'attribute_exists(pk) AND (attribute_not_exists(availability_at) OR availability_at <= :availability_at)',
        }),
      );
      const row = saved ?? (await table.get(key));
      return row && storedItem.parse(row);
    },
  };
}

export type CatalogueStore = ReturnType<typeof catalogueStore>;
