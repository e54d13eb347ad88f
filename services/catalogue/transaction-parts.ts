import type { Counted } from '@menuleaf/shared/plans/plans.ts';
import { keys } from '@menuleaf/shared/table/keys.ts';
import type { Key, WriteAction } from '@menuleaf/shared/table/table.ts';

/** The kinds that a plan counts, by the name of their counter. */
export const kinds = {
  restaurants: { key: keys.restaurant, prefix: 'RESTAURANT#' },
  menus: { key: keys.menu, prefix: 'MENU#' },
  categories: { key: keys.category, prefix: 'CATEGORY#' },
  items: { key: keys.item, prefix: 'ITEM#' },
} as const;

/** The sets that hold memberships, and the kind that carries each. */
export const memberships = { menus: 'category_ids', categories: 'item_ids' } as const;
export type Holder = keyof typeof memberships;

export const keyOf = (kind: Counted, ownerId: string, id: string): Key => ({
  pk: kinds[kind].key.pk(ownerId),
  sk: kinds[kind].key.sk(id),
});

export const quotaKey = (ownerId: string): Key => ({
  pk: keys.quota.pk(ownerId),
  sk: keys.quota.sk(),
});

/** Counts one more, or `by`, unless that were over the limit. */
export function countUp(ownerId: string, kind: Counted, limit: number | null, by = 1): WriteAction {
  return {
    Update: {
      Key: quotaKey(ownerId),
      UpdateExpression: 'ADD #count :by',
      ExpressionAttributeNames: { '#count': kind },
      ExpressionAttributeValues: { ':by': by, ...(limit !== null && { ':room': limit - by }) },
      ...(limit !== null && {
        ConditionExpression:
          by > limit ? '#count < :room' : 'attribute_not_exists(#count) OR #count <= :room',
      }),
    },
  };
}

export const countDown = (ownerId: string, kind: Counted): WriteAction => ({
  Update: {
    Key: quotaKey(ownerId),
    UpdateExpression: 'ADD #count :minus',
    ExpressionAttributeNames: { '#count': kind },
    ExpressionAttributeValues: { ':minus': -1 },
  },
});

const setMembers = (
  kind: Holder,
  ownerId: string,
  holderId: string,
  members: string[],
  action: 'ADD' | 'DELETE',
): WriteAction => ({
  Update: {
    Key: keyOf(kind, ownerId, holderId),
    UpdateExpression: `${action} #members :members`,
    ExpressionAttributeNames: { '#members': memberships[kind] },
    ExpressionAttributeValues: { ':members': new Set(members) },
    ConditionExpression: 'attribute_exists(pk)',
  },
});

/** Part of a transaction: takes an id out of the set of a holder that still exists. */
export const takeOut = (
  kind: Holder,
  ownerId: string,
  holderId: string,
  member: string,
): WriteAction => setMembers(kind, ownerId, holderId, [member], 'DELETE');

/** Part of a transaction: a restaurant whose active menu is `from` now has `to`. */
export const switchActiveMenu = (
  ownerId: string,
  restaurantId: string,
  from: string | null,
  to: string | null,
): WriteAction => ({
  Update: {
    Key: keyOf('restaurants', ownerId, restaurantId),
    UpdateExpression: 'SET active_menu_id = :to',
    ExpressionAttributeValues: { ':from': from, ':to': to },
    ConditionExpression: 'active_menu_id = :from',
  },
});

export const mustExist = (kind: Counted, ownerId: string, id: string): WriteAction => ({
  ConditionCheck: {
    Key: keyOf(kind, ownerId, id),
    ConditionExpression: 'attribute_exists(pk)',
  },
});

/** Part of a transaction: deletes what has not been saved since `loaded`. */
export const removal = (key: Key, loaded: string): WriteAction => ({
  Delete: {
    Key: key,
    ConditionExpression: 'updated_at = :loaded',
    ExpressionAttributeValues: { ':loaded': loaded },
  },
});

/** Part of a transaction: puts ids into the set of a holder that exists. */
export const putInto = (
  kind: Holder,
  ownerId: string,
  holderId: string,
  ...members: string[]
): WriteAction => setMembers(kind, ownerId, holderId, members, 'ADD');
