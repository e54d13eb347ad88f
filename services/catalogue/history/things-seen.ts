import type { ChangedThing } from '@menuleaf/shared/contracts/catalogue/changed-thing.ts';
import { mayDo } from '@menuleaf/shared/contracts/operation.ts';
import type { RoleInAccount } from '@menuleaf/shared/server/caller.ts';

/** Who is limited to some restaurants is told nothing of the others. */
export const thingsSeen = (things: readonly ChangedThing[], { restaurants }: RoleInAccount) =>
  things.filter(
    ({ kind, id }) => kind !== 'restaurants' || restaurants === 'all' || restaurants.includes(id),
  );

/** What an editor may change of a restaurant: its look, and which menus it shows. */
const editorsFields = /^(look|logo|cover)/;

/** Whether they may take it back: what they may change, and nothing else. */
export function mayUndo(thing: ChangedThing, owner: RoleInAccount): boolean {
  if (thingsSeen([thing], owner).length === 0) return false;
  if (thing.kind !== 'restaurants' || mayDo(owner.role, 'manager')) return true;
  const fields = [...Object.keys(thing.before), ...Object.keys(thing.after)];
  const isOwn = fields.every((name) => editorsFields.test(name) || shownMenus.has(name));
  return thing.action === 'changed' && isOwn;
}

/** They go with a menu that is deleted, and an editor may delete it. */
const shownMenus = new Set(['active_menu_id', 'active_menu_times', 'further_menus']);
