import type { StoredItem } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { failedConditions, isConditionFailed } from '@menuleaf/shared/table/conditions.ts';
import type { Table } from '@menuleaf/shared/table/table.ts';
import { countUp, keyOf, putInto } from './transaction-parts.ts';

/** Writes that touch many items at once. */
export function bulkStore(table: Table) {
  return {
    /** Creates several items with one count, all or none. Answers what stood in the way. */
    async createItems(
      ownerId: string,
      items: StoredItem[],
      limit: number | null,
      memberships: Map<string, string[]>,
    ): Promise<'quota' | 'other' | undefined> {
      const puts = items.map((item) => ({
        Put: { Item: { ...item, ...keyOf('items', ownerId, item.id) } },
      }));
      const joins = [...memberships].map(([categoryId, itemIds]) =>
        putInto('categories', ownerId, categoryId, ...itemIds),
      );
      try {
        await table.transact([countUp(ownerId, 'items', limit, items.length), ...puts, ...joins]);
        return undefined;
      } catch (error) {
        const failed = failedConditions(error);
        if (!failed) throw error;
        return failed.includes(0) ? 'quota' : 'other';
      }
    },

    /** Sets the sort order of what exists of these, in as few transactions as hold them. */
    async order(
      kind: 'categories' | 'items',
      ownerId: string,
      orders: { id: string; sort_order: number }[],
      now: Date,
    ) {
      const actions = orders.map(({ id, sort_order }) => ({
        Update: {
          Key: keyOf(kind, ownerId, id),
          UpdateExpression: 'SET sort_order = :order, updated_at = :now',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: { ':order': sort_order, ':now': now.toISOString() },
        },
      }));
      try {
        for (let at = 0; at < actions.length; at += 100) {
          await table.transact(actions.slice(at, at + 100));
        }
        return true;
      } catch (error) {
        if (failedConditions(error)) return false;
        throw error;
      }
    },

    /** Sets a price where it is still what the owner saw. Answers whether it was. */
    async changePrice(ownerId: string, id: string, from: number, to: number, now: Date) {
      try {
        await table.update(keyOf('items', ownerId, id), {
          UpdateExpression: 'SET price_cents = :to, updated_at = :now',
          ConditionExpression: 'price_cents = :from',
          ExpressionAttributeValues: { ':from': from, ':to': to, ':now': now.toISOString() },
        });
        return true;
      } catch (error) {
        if (isConditionFailed(error)) return false;
        throw error;
      }
    },
  };
}
