import { useState } from 'react';
import type { Menu, Restaurant } from '@menuleaf/shared/contracts/catalogue-entities.ts';
import { detailOf } from '@menuleaf/shared/http/api-error.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { Dialog } from '@menuleaf/shared/ui/dialog.tsx';
import { toast } from '@menuleaf/shared/ui/toast.ts';
import { catalogue, useChange } from '../catalogue-api.ts';
import styles from './dialogs.css';

type ActiveMenuDialogProps = {
  restaurant: Restaurant;
  menus: readonly Menu[];
  onClose: () => void;
};

const failed = 'Failed to change the active menu. Please try again.';

/** Which menu the guests of a restaurant see. */
export default function ActiveMenuDialog({ restaurant, menus, onClose }: ActiveMenuDialogProps) {
  const [chosen, setChosen] = useState(restaurant.active_menu_id);
  const { mutate, isPending, error } = useChange((active_menu_id: string | null) =>
    catalogue.updateRestaurant({ params: { id: restaurant.id }, body: { active_menu_id } }),
  );
  const before = restaurant.active_menu_id;
  const save = () =>
    mutate(chosen, {
      onSuccess: () => {
        onClose();
        toast({
          title: chosen === null ? 'No menu is shown now' : 'Guests see this menu now',
          action: { label: 'Undo', run: () => mutate(before) },
        });
      },
      onError: (error) =>
        toast({
          title: detailOf(error, failed),
          tone: 'danger',
        }),
    });
  const options = [{ id: null, name: 'No Menu (Deactivate)', description: null }, ...menus];
  return (
    <Dialog
      open
      title={`Active menu of ${restaurant.name}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" busy={isPending && 'Saving...'} onClick={save}>
            Save
          </Button>
        </>
      }
    >
      <p role="alert" className={styles['alert']}>
        {error ? detailOf(error, failed) : null}
      </p>
      <fieldset className={styles['options']} disabled={isPending}>
        <legend>Only the active menu is visible to customers.</legend>
        {options.map(({ id, name, description }) => (
          <label key={id ?? 'none'} className={styles['option']}>
            <input
              type="radio"
              name="active-menu"
              checked={chosen === id}
              onChange={() => setChosen(id)}
            />
            <span>
              {name}
              {description ? <small>{description}</small> : null}
            </span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}
