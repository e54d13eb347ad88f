import type { Slice } from '../../contracts/slices.ts';
import { billingKeys } from './keys/billing-keys.ts';
import { catalogueKeys } from './keys/catalogue-keys.ts';
import { identityKeys } from './keys/identity-keys.ts';
import { publicMenuKeys } from './keys/public-menu-keys.ts';
import { supportKeys } from './keys/support-keys.ts';
import type { TableItem } from './keys/table-item.ts';

/** The id after a prefix; undefined for a key without the prefix or an id. */
export const idAfter = (prefix: string, key: unknown): string | undefined =>
  typeof key === 'string' && key.startsWith(prefix) && key.length > prefix.length
    ? key.slice(prefix.length)
    : undefined;

/** Every item of the table. Keys that are not listed do not exist. */
export const keys = {
  ...identityKeys,
  ...catalogueKeys,
  ...publicMenuKeys,
  ...billingKeys,
  ...supportKeys,
} satisfies Record<string, TableItem>;

type Named<Pk extends unknown[], Sk extends unknown[]> = {
  pk: (...parts: Pk) => string;
  sk: (...parts: Sk) => string;
};

/** A row's key, from the parts of its partition key and then those of its sort key. */
export const rowKey =
  <Pk extends unknown[], Sk extends unknown[]>({ pk, sk }: Named<Pk, Sk>) =>
  (...parts: [...Pk, ...Sk]): { pk: string; sk: string } => ({
    pk: Reflect.apply(pk, undefined, parts.slice(0, pk.length)),
    sk: Reflect.apply(sk, undefined, parts.slice(pk.length)),
  });

/**
 * A slice's access, as patterns for `dynamodb:LeadingKeys`. `write` includes reading: a slice reads what it writes.
 * `send` is put only.
 */
export function leadingKeys(slice: Slice): { write: string[]; read: string[]; send: string[] } {
  const items: TableItem[] = Object.values(keys);
  const patterns = (mine: TableItem[]) => [...new Set(mine.map((item) => `${item.leadingKey}*`))];
  return {
    write: patterns(items.filter((item) => item.owner === slice)),
    read: patterns(items.filter((item) => item.readers.includes(slice))),
    send: patterns(items.filter((item) => item.senders?.includes(slice))),
  };
}
