import type { Table } from '@menuleaf/shared/server/table/table.ts';

/** A table that fails after this many transactions. */
export function dyingAfter(table: Table, transactions: number): Table {
  let left = transactions;
  return {
    ...table,
    transact: async (...actions) => {
      left -= 1;
      if (left < 0) throw new Error('Died');
      await table.transact(...actions);
    },
    delete: () => Promise.reject(new Error('Died')),
  };
}
