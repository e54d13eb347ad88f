import type { Slice } from '../../contracts/slices.ts';
import { billingKeys } from './keys/billing-keys.ts';
import { catalogueKeys } from './keys/catalogue-keys.ts';
import { identityKeys } from './keys/identity-keys.ts';
import { publicMenuKeys } from './keys/public-menu-keys.ts';
import { supportKeys } from './keys/support-keys.ts';
import type { TableItem } from './keys/table-item.ts';

/** The id behind a prefix; undefined for a key that begins otherwise, or holds none. */
export const idAfter = (prefix: string, key: unknown): string | undefined =>
  typeof key === 'string' && key.startsWith(prefix) && key.length > prefix.length
    ? key.slice(prefix.length)
    : undefined;

/** Every item of the table. A key that is not here does not exist. */
export const keys = {
  ...identityKeys,
  ...catalogueKeys,
  ...publicMenuKeys,
  ...billingKeys,
  ...supportKeys,
} satisfies Record<string, TableItem>;

/**
 * What a slice's role may touch, as patterns for `dynamodb:LeadingKeys`.
 * `write` covers reading as well: a slice reads what it writes. `send` is putting, and no more.
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
