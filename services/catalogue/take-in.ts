import type { PlanType } from '@menuleaf/shared/plans/plans.ts';
import { lockedIds, refuseLocked } from './catalogue.ts';
import { mustFitOneMenu } from './menu-size.ts';
import type { Tools } from './tools.ts';

/**
 * Refuses new items for categories that the plan has made read-only, or on a menu that would grow too large.
 * What is not there at all is found out when it is written.
 */
export async function mustTakeIn(
  joins: ReadonlyMap<string, readonly string[]>,
  ownerId: string,
  planType: PlanType,
  { store }: Pick<Tools, 'store'>,
): Promise<void> {
  if (joins.size === 0) return;
  const [menus, categories] = await Promise.all([
    store.all('menus', ownerId),
    store.all('categories', ownerId),
  ]);
  const locked = lockedIds(categories, 'categories', planType);
  if ([...joins.keys()].some((id) => locked.has(id))) throw refuseLocked('categories', planType);
  const grown = categories.map((category) => ({
    id: category.id,
    item_ids: category.item_ids.union(new Set(joins.get(category.id))),
  }));
  for (const menu of menus) {
    const held = grown.filter(({ id }) => menu.category_ids.has(id));
    if (held.some(({ id }) => joins.has(id))) mustFitOneMenu(held);
  }
}
