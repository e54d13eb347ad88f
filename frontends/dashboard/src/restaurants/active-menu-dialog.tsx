import { useState } from 'react';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { Link } from '@menuleaf/shared/browser/federation/router.ts';
import { detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { Option } from '@menuleaf/shared/ui/form/option.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { useChange } from '../api/catalogue-api.ts';
import { restaurantChanges } from '../api/restaurant-changes.ts';
import { SaveDialog } from '../parts/dialogs/save-dialog.tsx';
import { LockedNote } from '../parts/limits/locked-note.tsx';
import styles from './dialogs.css';

type ActiveMenuDialogProps = {
  restaurant: Restaurant;
  menus: readonly Menu[];
  /** Chosen already: it was asked for. */
  proposed?: string;
  onClose: () => void;
};

const noMenu = { id: null, name: 'No Menu (Deactivate)', description: null };

const failed = 'Failed to change the active menu. Please try again.';

/** Which menu the guests of a restaurant see. */
export default function ActiveMenuDialog(props: ActiveMenuDialogProps) {
  const { restaurant, menus, proposed, onClose } = props;
  const { id, name, active_menu_id, further_menu_ids, locked } = restaurant;
  const [chosen, setChosen] = useState(proposed ?? active_menu_id);
  const { change, isPending, failure } = useActiveMenu(id, menus);
  const save = async () => {
    const isSame = chosen === active_menu_id;
    if (isSame || (await change(chosen, active_menu_id))) onClose();
  };
  return (
    <SaveDialog
      title={`Active menu of ${name}`}
      isSaving={isPending}
      disabled={locked === true}
      failure={failure}
      onSave={() => void save()}
      onClose={onClose}
    >
      {locked ? <LockedNote /> : null}
      <fieldset className={styles['options']} disabled={isPending || locked === true}>
        <legend>
          {further_menu_ids
            ? 'Customers see the active menu whenever no other menu is on.'
            : 'Only the active menu is visible to customers.'}
        </legend>
        {[noMenu, ...menus].map((menu) => (
          <Option
            key={menu.id}
            type="radio"
            name="active-menu"
            checked={chosen === menu.id}
            onChange={() => setChosen(menu.id)}
          >
            {menu.name}
            {menu.description ? <small>{menu.description}</small> : null}
          </Option>
        ))}
      </fieldset>
      {menus.length > 1 ? (
        <p className={styles['beside']}>
          <Link to={`/restaurant/${id}/edit?part=menus`}>Show several menus by time of day</Link>
        </p>
      ) : null}
      {menus.length === 0 ? (
        <div>
          <ButtonLink to={`/restaurant/${id}/menu/add`}>Add Menu</ButtonLink>
        </div>
      ) : null}
    </SaveDialog>
  );
}

/** Changes it, and reports success with an undo, or failure. Returns whether it worked. */
function useActiveMenu(id: string, menus: readonly Menu[]) {
  const [failure, setFailure] = useState<string>();
  const { mutateAsync, isPending } = useChange((active_menu_id: string | null) =>
    restaurantChanges.updateRestaurant({ params: { id }, body: { active_menu_id } }),
  );
  const words = (menuId: string | null) =>
    menuId === null
      ? 'No menu is shown now'
      : `Guests see ${menus.find((menu) => menu.id === menuId)?.name ?? 'this menu'} now`;
  const change = async (to: string | null, back: string | null): Promise<boolean> => {
    setFailure(undefined);
    try {
      await mutateAsync(to);
    } catch (error) {
      const title = detailOf(error, failed);
      setFailure(title);
      toast({ title, tone: 'danger' });
      return false;
    }
    const undo = { label: 'Undo', run: () => void change(back, to) };
    toast({ title: words(to), about: id, action: undo });
    return true;
  };
  return { change, isPending, failure };
}
