import { getOwn } from '@menuleaf/shared/contracts/fields/get-own.ts';
import type { NewMenuEdit } from '@menuleaf/shared/contracts/catalogue/menus/menu-edits.ts';

/** The same edit with its references renamed. What it creates keeps its name. */
function renamed(edit: NewMenuEdit, nameOf: (thing: string) => string): NewMenuEdit {
  const one = 'item' in edit ? { ...edit, item: nameOf(edit.item) } : edit;
  const two = 'category' in one ? { ...one, category: nameOf(one.category) } : one;
  return 'before' in two && typeof two.before === 'string'
    ? { ...two, before: nameOf(two.before) }
    : two;
}

export type Ids = Readonly<Record<string, string>>;

/** Replaces names by service ids, where they exist. */
export const forService = (edits: readonly NewMenuEdit[], ids: Ids) =>
  edits.map((edit) => renamed(edit, (name) => getOwn(ids, name) ?? name));

/** Maps service ids to this page's names. */
export function namesBy(ids: Ids): (id: string) => string {
  const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
  return (id) => names.get(id) ?? id;
}

export const forPage = (edits: readonly NewMenuEdit[], ids: Ids) => {
  const nameOf = namesBy(ids);
  return edits.map((edit) => renamed(edit, nameOf));
};

/** What an edit changes or creates. */
export function subjectOf(edit: NewMenuEdit): string {
  if ('ref' in edit) return edit.ref;
  return 'item' in edit ? edit.item : edit.category;
}
