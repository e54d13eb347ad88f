import { client } from '@menuleaf/shared/browser/client/client.ts';
import { menuEditOperations } from '@menuleaf/shared/contracts/catalogue/menus/menu-edit-calls.ts';
import { getOwn } from '@menuleaf/shared/contracts/fields/get-own.ts';
import type { SaveStep } from './plan.ts';
import { newItems } from '../../api/new-items.ts';
import { categoryChanges } from '../../api/category-changes.ts';

const menuEdits = client(menuEditOperations);

type Ids = Record<string, string>;
export type Done = { ids?: Ids; skipped?: readonly string[] };

/** Replaces the names of things that earlier steps created by ids. */
const withIds = <Edit extends object>(edit: Edit, ids: Ids): Edit => {
  const named = Object.entries(edit).map(([field, value]: [string, unknown]) => [
    field,
    field !== 'ref' && typeof value === 'string' ? (getOwn(ids, value) ?? value) : value,
  ]);
  return { ...edit, ...Object.fromEntries(named) };
};

/** Runs one step of a save, and returns the ids of what it created and of what it left as it was. Idempotent. */
export async function doStep(
  menuId: string,
  step: SaveStep,
  { ids, part_of }: { ids: Ids; part_of?: string | undefined },
): Promise<Done> {
  const once = { idempotency_key: step.key, part_of };
  switch (step.do) {
    case 'category': {
      const { do: _do, key: _key, ref, ...category } = step;
      const { id } = await categoryChanges.createCategory({
        body: { ...category, menu_ids: [], ...once },
      });
      return { ids: { [ref]: id } };
    }
    case 'items': {
      const category_ids =
        step.category === null ? [] : [getOwn(ids, step.category) ?? step.category];
      const items = step.items.map((item) => ({ ...item, category_ids }));
      const made = await newItems.importItems({ body: { items, ...once } });
      return { ids: Object.fromEntries(made.items.map(({ id }, at) => [step.refs[at] ?? id, id])) };
    }
    case 'prices':
      return newItems.changePrices({ body: { changes: step.changes, part_of } });
    case 'menu': {
      const edits = step.edits.map((edit) => withIds(edit, ids));
      await menuEdits.editMenu({ params: { id: menuId }, body: { edits, ...once } });
      return {};
    }
  }
}
