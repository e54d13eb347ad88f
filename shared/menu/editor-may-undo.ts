import type { ChangedThing } from '../contracts/catalogue/changed-thing.ts';

/** Restaurant fields an editor may change: its look, and which menus it shows, which change when a menu is deleted. */
const editorsFields = /^(look|logo|cover|active_menu_id$|active_menu_times$|further_menus$)/;

/** Whether an editor may undo it: may edit every changed field. */
export const editorMayUndo = ({ kind, action, before, after }: ChangedThing): boolean =>
  kind !== 'restaurants' ||
  (action === 'changed' &&
    [...Object.keys(before), ...Object.keys(after)].every((name) => editorsFields.test(name)));
