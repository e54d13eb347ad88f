import type { Counted } from '@menuleaf/shared/plans/plans.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import type { Key } from '@menuleaf/shared/server/table/table.ts';

/** The kinds that a plan counts, by the name of their counter. */
export const kinds = {
  restaurants: { key: keys.restaurant, prefix: 'RESTAURANT#' },
  menus: { key: keys.menu, prefix: 'MENU#' },
  categories: { key: keys.category, prefix: 'CATEGORY#' },
  items: { key: keys.item, prefix: 'ITEM#' },
} as const;

export const keyOf = (kind: Counted, ownerId: string, id: string): Key => ({
  pk: kinds[kind].key.pk(ownerId),
  sk: kinds[kind].key.sk(id),
});

export const quotaKey = (ownerId: string): Key => ({
  pk: keys.quota.pk(ownerId),
  sk: keys.quota.sk(),
});
