import { randomUUID } from 'node:crypto';
import type { Key, Table, WriteAction } from '../server/table/table.ts';
import { table } from './test-table.ts';

/** An isolated part of the test cloud's table: real conditions and transactions, under its own keys. */
export function isolatedTable(): Table {
  const under = `TEST#${randomUUID()}#`;
  const own = <Keyed extends { pk?: unknown }>(item: Keyed) => ({
    ...item,
    pk: `${under}${String(item.pk)}`,
  });
  /** A row without the test prefix, so that its key works in queries. */
  const shown = (row: Record<string, unknown>) => ({
    ...row,
    ...('pk' in row && { pk: String(row.pk).slice(under.length) }),
  });
  const ownKey = ({ pk, sk }: Key): Key => ({ pk: `${under}${pk}`, sk });
  const keyed = <Part extends { Key: Record<string, unknown> | undefined }>(part: Part) => ({
    ...part,
    Key: own(part.Key ?? {}),
  });
  return {
    name: table.name,
    get: (key, options) => table.get(ownKey(key), options),
    getSeveral: (wanted) => table.getSeveral(wanted.map(ownKey)),
    queryAll: (pk, ...rest) => table.queryAll(under + pk, ...rest),
    queryBetween: (pk, ...rest) => table.queryBetween(under + pk, ...rest),
    queryUpTo: (pk, sk) => table.queryUpTo(under + pk, sk),
    queryFirst: async (pk, limit) => (await table.queryFirst(under + pk, limit)).map(shown),
    queryAfter: async (pk, ...rest) => (await table.queryAfter(under + pk, ...rest)).map(shown),
    queryLast: (pk, ...rest) => table.queryLast(under + pk, ...rest),
    put: (item, options) => table.put(own(item), options),
    update: (key, options) => table.update(ownKey(key), options),
    delete: (key) => table.delete(ownKey(key)),
    deleteIf: (key, condition) => table.deleteIf(ownKey(key), condition),
    take: (key) => table.take(ownKey(key)),
    transact: (actions) =>
      table.transact(
        actions.map(({ Put, Update, Delete, ConditionCheck }): WriteAction => ({
          ...(Put && { Put: { ...Put, Item: own(Put.Item ?? {}) } }),
          ...(Update && { Update: keyed(Update) }),
          ...(Delete && { Delete: keyed(Delete) }),
          ...(ConditionCheck && { ConditionCheck: keyed(ConditionCheck) }),
        })),
      ),
  };
}
