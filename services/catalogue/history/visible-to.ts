import type { ChangedThing } from '@menuleaf/shared/contracts/catalogue/changed-thing.ts';
import { mayDo } from '@menuleaf/shared/contracts/operation.ts';
import type { RoleInAccount } from '@menuleaf/shared/server/caller.ts';

/** Members limited to some restaurants do not see the others. */
export const visibleTo = (things: readonly ChangedThing[], { restaurants }: RoleInAccount) =>
  things.filter(
    ({ kind, id }) => kind !== 'restaurants' || restaurants === 'all' || restaurants.includes(id),
  );

/** Restaurant fields an editor may change: its look, and which menus it shows. */
const editorsFields = /^(look|logo|cover)/;

/** Whether this role may undo it: may edit every changed field. */
export function mayUndo(thing: ChangedThing, owner: RoleInAccount): boolean {
  if (visibleTo([thing], owner).length === 0) return false;
  if (thing.kind !== 'restaurants' || mayDo(owner.role, 'manager')) return true;
  const fields = [...Object.keys(thing.before), ...Object.keys(thing.after)];
  const isOwn = fields.every((name) => editorsFields.test(name) || shownMenus.has(name));
  return thing.action === 'changed' && isOwn;
}

/** These change when a menu is deleted, which editors may do. */
const shownMenus = new Set(['active_menu_id', 'active_menu_times', 'further_menus']);
