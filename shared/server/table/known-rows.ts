import type { Key, Table } from './table.ts';

type Row = Record<string, unknown>;

/** Rows that were read already, by key; undefined for one that is known not to be there. */
export type KnownRows = ReadonlyMap<string, Row | undefined>;

const nameOf = ({ pk, sk }: Key) => `${pk} ${sk}`;

/** What was read under these keys, in their order. */
export const knownRows = (keys: readonly Key[], rows: readonly (Row | undefined)[]): KnownRows =>
  new Map(keys.map((key, at) => [nameOf(key), rows[at]]));

/**
 * The table for one call, which need not ask for what was read together with its session. Each row is handed out once:
 * who asks again wants to know what it is by now.
 */
export function withKnownRows(table: Table, known: KnownRows = new Map()): Table {
  const left = new Map(known);
  return {
    ...table,
    async get(key, options) {
      const name = nameOf(key);
      if (!left.has(name)) return table.get(key, options);
      const row = left.get(name);
      left.delete(name);
      return row;
    },
  };
}
