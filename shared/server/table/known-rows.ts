import type { Key, Table } from './table.ts';

type Row = Record<string, unknown>;

/** Rows already read, by key; undefined for a known missing one. */
export type KnownRows = ReadonlyMap<string, Row | undefined>;

const nameOf = ({ pk, sk }: Key) => `${pk} ${sk}`;

/** Maps keys to their rows, in the same order. */
export const knownRows = (keys: readonly Key[], rows: readonly (Row | undefined)[]): KnownRows =>
  new Map(keys.map((key, at) => [nameOf(key), rows[at]]));

/**
 * The table for one call, which serves rows read with its session from memory. Each row is served once: a repeated read
 * wants the current state.
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
