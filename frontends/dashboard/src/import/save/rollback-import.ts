import { ApiError } from '@menuleaf/shared/browser/client/api-error.ts';
import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import { catalogue } from '../../api/catalogue-api.ts';
import { categoryChanges } from '../../api/category-changes.ts';
import { newItems } from '../../api/new-items.ts';
import type { StoredSave } from './stored-save.ts';

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Already gone counts as removed. */
async function ignoreMissing(removal: Promise<unknown>): Promise<void> {
  await removal.catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
}

/** Steps that were done, and the one whose answer was lost. */
const begun = ({ steps, done }: StoredSave) => steps.slice(0, done + 1);

/** Removes what an unfinished save created, and changes prices back that are as it set them. */
export async function rollbackImport(save: StoredSave): Promise<void> {
  for (const step of begun(save)) {
    if (step.do !== 'prices') continue;
    const changes = step.changes.map(({ id, from, to }) => ({ id, from: to, to: from }));
    await newItems.changePrices({ body: { changes, part_of: save.part_of } });
  }
  const categories = new Set(save.steps.map((step) => step.do === 'category' && step.ref));
  for (const [ref, id] of Object.entries(save.ids)) {
    const params = { id };
    await ignoreMissing(
      categories.has(ref)
        ? categoryChanges.deleteCategory({ params })
        : catalogue.deleteItem({ params }),
    );
  }
}

const dayMs = 86_400_000;
const isNew = ({ created_at }: Item) => Date.parse(created_at) > Date.now() - dayMs;

const texts = ['name', 'description', 'price'] as const;

/** Names of the dishes that are as an unfinished save made them, or off the menu by it, once the rest is removed. */
export function stillChanged(save: StoredSave, items: readonly Item[]): string[] {
  const edits = begun(save).flatMap((step) => (step.do === 'menu' ? step.edits : []));
  const names = edits.flatMap((edit) => {
    if (edit.do === 'add_item')
      return items.filter(isNew).flatMap(({ name }) => (name === edit.name ? name : []));
    if (edit.do !== 'update_item' && edit.do !== 'take_out_item') return [];
    const item = items.find(({ id }) => id === edit.item);
    if (!item) return [];
    const isAsSaved =
      edit.do === 'update_item'
        ? texts.every((field) => edit[field] === undefined || edit[field] === item[field])
        : item.categories.every(({ id }) => id !== edit.category);
    return isAsSaved ? [item.name] : [];
  });
  return [...new Set(names)];
}
