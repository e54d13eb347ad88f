import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { shownMenuIds } from '@menuleaf/shared/menu/shown-menus.ts';
import type { Counted, PlanType } from '@menuleaf/shared/plans/plans.ts';
import { lockedIds, refuseLocked } from '../replies.ts';

/** Throws 403 if the plan makes any of them read-only. */
export function mustBeUnlocked(
  kind: Counted,
  ids: readonly string[],
  catalogue: OwnersCatalogue,
  planType: PlanType,
): void {
  const locked = lockedIds(catalogue[kind], kind, planType);
  if (ids.some((id) => locked.has(id))) throw refuseLocked(kind, planType);
}

type Holder = { id: string; members: readonly string[] };

/** Added ids, and the holders they were added to. */
function comings(before: readonly Holder[], after: readonly Holder[]) {
  const membersOf = new Map(before.map(({ id, members }) => [id, members]));
  return after.flatMap(({ id, members }) => {
    const had = membersOf.get(id);
    if (had === members) return [];
    const known = new Set(had);
    const came = members.filter((member) => !known.has(member));
    return came.length > 0 ? [{ id, came }] : [];
  });
}

/** Throws 403 if something locked is added somewhere, receives members, or is shown to guests. */
export function mustKeepLocks(
  before: OwnersCatalogue,
  after: OwnersCatalogue,
  planType: PlanType,
): void {
  const check = (kind: Counted, ids: readonly string[]) =>
    mustBeUnlocked(kind, ids, before, planType);
  const holdersOf = ({ menus, categories }: OwnersCatalogue) => ({
    menus: menus.map(({ id, category_ids }) => ({ id, members: category_ids })),
    categories: categories.map(({ id, item_ids }) => ({ id, members: item_ids })),
  });
  const [was, is] = [holdersOf(before), holdersOf(after)];
  const onMenus = comings(was.menus, is.menus);
  const inCategories = comings(was.categories, is.categories);
  check(
    'menus',
    onMenus.map(({ id }) => id),
  );
  check('categories', [
    ...onMenus.flatMap(({ came }) => came),
    ...inCategories.map(({ id }) => id),
  ]);
  check(
    'items',
    inCategories.flatMap(({ came }) => came),
  );
  const showing = ({ restaurants }: OwnersCatalogue) =>
    restaurants.map((one) => ({ id: one.id, members: shownMenuIds(one, true) }));
  check(
    'menus',
    comings(showing(before), showing(after)).flatMap(({ came }) => came),
  );
}
