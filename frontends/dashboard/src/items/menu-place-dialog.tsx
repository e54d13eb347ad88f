import { useState } from 'react';
import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import { detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { SelectField } from '@menuleaf/shared/ui/form/select-field.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { bindText } from '@menuleaf/shared/ui/form/bind.ts';
import { useChange } from '../api/catalogue-api.ts';
import { SaveDialog } from '../parts/dialogs/save-dialog.tsx';
import { lastCategories, rememberCategories } from '../item-form/last-categories.ts';
import { categoriesWithMenus } from './on-a-menu.ts';
import { categoryChanges } from '../api/category-changes.ts';

type MenuPlaceDialogProps = { item: Item; menus: readonly Menu[]; onClose: () => void };

/** Adds an item that diners do not see to a category they do. */
export default function MenuPlaceDialog({ item, menus, onClose }: MenuPlaceDialogProps) {
  const ways = categoriesWithMenus(menus);
  const first = ways.find(({ category }) => lastCategories().includes(category.id)) ?? ways[0];
  const [chosen, setChosen] = useState(first?.category.id ?? '');
  const { mutateAsync, isPending, error } = useChange(categoryChanges.assignItems);
  const save = async () => {
    await mutateAsync({ params: { id: chosen }, body: { item_ids: [item.id] } });
    rememberCategories([chosen]);
    toast({ title: `${item.name} is on the menu` });
    onClose();
  };
  return (
    <SaveDialog
      title={`Put ${item.name} on a menu`}
      save="Put on the menu"
      isSaving={isPending}
      disabled={!first}
      failure={error ? detailOf(error, 'Failed to save category. Please try again.') : null}
      onSave={() => void save().catch(() => undefined)}
      onClose={onClose}
    >
      {first ? (
        <SelectField
          label="Category"
          help="Guests see it there right away."
          bind={bindText('menu-place', chosen, setChosen)}
          options={ways.map(({ category, on }) => ({
            value: category.id,
            label: `${category.name} (${on})`,
          }))}
        />
      ) : (
        <NoWay menus={menus} />
      )}
    </SaveDialog>
  );
}

/** What is missing before an item can be on a menu. */
const NoWay = ({ menus: [menu] }: { menus: readonly Menu[] }) => (
  <>
    <p>{menu ? 'No category is on a menu yet.' : 'You don’t have a menu yet.'}</p>
    <div>
      <ButtonLink to={menu ? `/menu/${menu.id}/manage-categories` : '/dashboard?tab=menus'}>
        {menu ? 'Manage Categories' : 'Go to menus'}
      </ButtonLink>
    </div>
  </>
);
