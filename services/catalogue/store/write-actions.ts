import type { Counted } from '@menuleaf/shared/plans/plans.ts';
import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import type { Key } from '@menuleaf/shared/server/table/table.ts';

/** The kinds a plan limits, by counter name. */
export const kinds = {
  restaurants: { key: keys.restaurant },
  menus: { key: keys.menu },
  categories: { key: keys.category },
  items: { key: keys.item },
} as const;

export const keyOf = (kind: Counted, ownerId: string, id: string): Key => ({
  pk: kinds[kind].key.pk(ownerId),
  sk: kinds[kind].key.sk(id),
});

export const quotaKey = rowKey(keys.quota);
