import { useState } from 'react';
import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import { menuEditOperations } from '@menuleaf/shared/contracts/catalogue/menus/menu-edit-calls.ts';
import {
  editsLimit,
  type NewMenuEdit,
} from '@menuleaf/shared/contracts/catalogue/menus/menu-edits.ts';
import { detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { client } from '@menuleaf/shared/browser/client/client.ts';
import { SelectField } from '@menuleaf/shared/ui/form/select-field.tsx';
import { toast, undoForMs } from '@menuleaf/shared/ui/toast/toast.ts';
import { bindText } from '@menuleaf/shared/ui/form/bind.ts';
import { useChange } from '../api/catalogue-api.ts';
import { SaveDialog } from '../parts/dialogs/save-dialog.tsx';

/** The edits that move items to the end of one category of a menu, out of its others, and those that take it back. */
function moveItems(
  { categories }: { categories: readonly { id: string; items: readonly { id: string }[] }[] },
  ids: readonly string[],
  category: string,
): { edits: NewMenuEdit[]; back: NewMenuEdit[] } {
  const moved = new Set(ids);
  const edits: NewMenuEdit[] = [];
  const back: NewMenuEdit[] = [];
  for (const other of categories.filter(({ id }) => id !== category)) {
    for (const [at, { id: item }] of other.items.entries()) {
      if (!moved.has(item)) continue;
      edits.push({ do: 'take_out_item', item, category: other.id });
      // The last one first: what stood behind an item is there again.
      const before = other.items[at + 1]?.id;
      back.unshift({ do: 'place_item', item, category: other.id, before });
    }
  }
  const there = new Set(categories.find(({ id }) => id === category)?.items.map(({ id }) => id));
  for (const item of ids.filter((id) => !there.has(id))) {
    edits.push({ do: 'place_item', item, category });
    back.push({ do: 'take_out_item', item, category });
  }
  return { edits, back };
}

const calls = client(menuEditOperations);

type Place = { menu: Menu; category: Menu['categories'][number] };

const placesOn = (menus: readonly Menu[]): Place[] =>
  menus.flatMap((menu) =>
    menu.categories.flatMap((category) => (category.locked ? [] : [{ menu, category }])),
  );
const valueOf = ({ menu, category }: Place) => `${menu.id} ${category.id}`;

type MoveItemsDialogProps = {
  items: readonly Item[];
  /** What they are called, such as `3 items`. */
  name: string;
  menus: readonly Menu[];
  onClose: () => void;
};

/** Moves items to a category of a menu: they leave its others, and stay where they are on other menus. */
export default function MoveItemsDialog({ items, name, menus, onClose }: MoveItemsDialogProps) {
  const places = placesOn(menus);
  const [chosen, setChosen] = useState(places[0] ? valueOf(places[0]) : '');
  const place = places.find((one) => valueOf(one) === chosen);
  const [failure, setFailure] = useState<string>();
  const edit = useChange(({ menuId, edits }: { menuId: string; edits: NewMenuEdit[] }) =>
    calls.editMenu({ params: { id: menuId }, body: { edits } }),
  );
  const failed = (error: unknown) => detailOf(error, `Failed to move ${name}. Please try again.`);
  const undo = (menuId: string, back: NewMenuEdit[]) =>
    edit.mutateAsync({ menuId, edits: back }).then(
      () => toast({ title: 'Moved back' }),
      (error: unknown) => toast({ title: failed(error), tone: 'danger' }),
    );
  const move = async ({ menu: { id: menuId, name: menuName }, category }: Place) => {
    setFailure(undefined);
    const content = await calls.menuContent({ params: { id: menuId } });
    const ids = items.map(({ id }) => id);
    const { edits, back } = moveItems(content, ids, category.id);
    if (edits.length > editsLimit) {
      return setFailure(`At most about ${editsLimit / 2} items can be moved at once.`);
    }
    if (edits.length > 0) await edit.mutateAsync({ menuId, edits });
    const leaves = edits.some((one) => one.do === 'take_out_item');
    const of = menus.length > 1 ? ` (${menuName})` : '';
    toast({
      title: `${name} ${leaves ? 'moved' : 'added'} to ${category.name}${of}`,
      ...(edits.length > 0 && {
        action: { label: 'Undo', run: () => void undo(menuId, back) },
        forMs: undoForMs,
      }),
    });
    return onClose();
  };
  return (
    <SaveDialog
      title={`Move ${name}`}
      save="Move"
      isSaving={edit.isPending}
      disabled={!place}
      failure={failure}
      onSave={() => {
        if (place) move(place).catch((error: unknown) => setFailure(failed(error)));
      }}
      onClose={onClose}
    >
      <SelectField
        label="Category"
        help="They leave the other categories of that menu, and stay where they are on other menus."
        bind={bindText('move-to', chosen, setChosen)}
        options={places.map((one) => ({
          value: valueOf(one),
          label: `${one.category.name} (${one.menu.name})`,
        }))}
      />
    </SaveDialog>
  );
}
