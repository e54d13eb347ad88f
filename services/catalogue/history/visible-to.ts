import type { ChangedThing } from '@menuleaf/shared/contracts/catalogue/changed-thing.ts';
import { mayDo } from '@menuleaf/shared/contracts/operation.ts';
import { editorMayUndo } from '@menuleaf/shared/menu/editor-may-undo.ts';
import type { RoleInAccount } from '@menuleaf/shared/server/caller.ts';

/** Members limited to some restaurants do not see the others. */
export const visibleTo = (things: readonly ChangedThing[], { restaurants }: RoleInAccount) =>
  things.filter(
    ({ kind, id }) => kind !== 'restaurants' || restaurants === 'all' || restaurants.includes(id),
  );

/** Whether this role may undo it. */
export const mayUndo = (thing: ChangedThing, owner: RoleInAccount): boolean =>
  visibleTo([thing], owner).length > 0 && (mayDo(owner.role, 'manager') || editorMayUndo(thing));
