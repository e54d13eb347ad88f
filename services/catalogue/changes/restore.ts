import { HttpError } from '@menuleaf/shared/server/http-error.ts';
import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { type Counted, type PlanType, plans, quotaMessage } from '@menuleaf/shared/plans/plans.ts';
import { listsOf, withLists, withRows } from './catalogue-edits.ts';
import { changeCatalogue, type ChangeContext } from './change-catalogue.ts';
import { restoreFurtherMenu } from './further-menus.ts';
import { readRow } from '../store/read-row.ts';
import { outOfTrash, type Trash } from '../store/trash.ts';

export const restoreExpired = () =>
  new HttpError(404, 'This was deleted too long ago to be brought back.');

/** Puts it back where it was, if those places still exist. */
function rejoined(kind: Counted, catalogue: OwnersCatalogue, id: string, trash: Trash) {
  if (kind === 'categories' || kind === 'items') {
    const holders = kind === 'categories' ? 'menus' : 'categories';
    const lists = listsOf(catalogue, holders);
    const changed = new Map<string, string[]>();
    for (const [holder, at] of Object.entries(trash.places)) {
      const list = lists.get(holder);
      if (list && !list.includes(id)) changed.set(holder, list.toSpliced(at, 0, id));
    }
    return withLists(catalogue, holders, changed);
  }
  const showing = catalogue.restaurants.filter(
    (one) => trash.shown_by.includes(one.id) && one.active_menu_id === null,
  );
  const shown = withRows(catalogue, {
    restaurants: showing.map((one) => ({ ...one, active_menu_id: id })),
  });
  return restoreFurtherMenu(shown, id, trash.further);
}

/** Drops references to what is gone by now. */
function withoutGone(kind: Counted, catalogue: OwnersCatalogue, id: string): OwnersCatalogue {
  if (kind === 'menus' || kind === 'categories') {
    const held = kind === 'menus' ? catalogue.categories : catalogue.items;
    const there = new Set(held.map((one) => one.id));
    const list = listsOf(catalogue, kind).get(id) ?? [];
    return withLists(catalogue, kind, new Map([[id, list.filter((one) => there.has(one))]]));
  }
  if (kind === 'items') return catalogue;
  const menus = new Set(catalogue.menus.map((menu) => menu.id));
  const back = catalogue.restaurants.filter((one) => one.id === id);
  return withRows(catalogue, {
    restaurants: back.map(({ active_menu_id, further_menus, ...one }) => ({
      ...one,
      active_menu_id: active_menu_id !== null && menus.has(active_menu_id) ? active_menu_id : null,
      ...(further_menus && {
        further_menus: further_menus.filter(({ menu_id }) => menus.has(menu_id)),
      }),
    })),
  });
}

/** The catalogue with it back in its places. Throws 403 if its quota slot was reused, 404 if it is not deleted. */
export function withRestored(
  kind: Counted,
  catalogue: OwnersCatalogue,
  id: string,
  trash: Trash,
  planType: PlanType,
): OwnersCatalogue {
  // Deleted after this catalogue was read: for this restore there is nothing to bring back yet.
  if (catalogue[kind].some((one) => one.id === id)) throw restoreExpired();
  const limit = plans[planType].limits[kind];
  // If it was over the limit when deleted, it may return over the limit: nothing took its slot.
  if (limit !== null && catalogue[kind].length >= limit && !trash.was_over) {
    throw new HttpError(403, quotaMessage(planType, kind), { code: 'plan_limit' });
  }
  const grown = { ...catalogue, [kind]: [...catalogue[kind], readRow(kind, trash.row)] };
  return rejoined(kind, withoutGone(kind, grown, id), id, trash);
}

type Gone = { kind: Counted; id: string; trash: Trash };

/** The sections that were deleted with a menu, the last one first: so each finds the room that it left. */
async function sectionsOf(
  { id, trash }: Gone,
  { store }: ChangeContext,
  [ownerId, now]: [string, Date],
): Promise<Gone[]> {
  const ids = readRow('menus', trash.row).category_ids;
  const sections = await Promise.all(
    ids.map((section) => store.trashed('categories', ownerId, section, now)),
  );
  return sections
    .flatMap((section, at) =>
      // Deleted after the menu, it was not on it.
      section?.places[id] === undefined
        ? []
        : [{ kind: 'categories' as const, id: ids[at] ?? '', trash: section }],
    )
    .toReversed();
}

/** Undoes a deletion, with its placements. Throws 404 if it is too long ago, 403 if its slot was reused. */
export const restore = (kind: Counted, ownerId: string, id: string, context: ChangeContext) =>
  changeCatalogue(ownerId, context, async ({ before, planType, now }) => {
    const trash = await context.store.trashed(kind, ownerId, id, now);
    if (!trash) throw restoreExpired();
    const one = { kind, id, trash };
    const sections = kind === 'menus' ? await sectionsOf(one, context, [ownerId, now]) : [];
    const gone = [...sections, one];
    return {
      after: gone.reduce(
        (after, each) => withRestored(each.kind, after, each.id, each.trash, planType),
        before,
      ),
      also: gone.flatMap((each) => outOfTrash(each.kind, ownerId, each.id, each.trash, now)),
      isUndo: true,
    };
  });
