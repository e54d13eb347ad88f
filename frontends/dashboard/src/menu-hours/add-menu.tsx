import { useId, useState } from 'react';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import { Button, ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { Field } from '@menuleaf/shared/ui/form/field.tsx';
import field from '@menuleaf/shared/ui/form/field.css';
import styles from './menu-hours.css';

type AddMenuProps = {
  restaurantId: string;
  /** Menus not on the page yet. */
  menus: readonly Menu[];
  onAdd: (menuId: string) => void;
};

/** Adds one more of the owner's menus to the page, or links to a new one. */
export function AddMenu({ restaurantId, menus, onAdd }: AddMenuProps) {
  const id = useId();
  const [picked, setPicked] = useState('');
  const chosen = menus.find((menu) => menu.id === picked) ?? menus[0];
  if (!chosen) {
    return (
      <p className={styles['quiet']}>
        You’ve added all of your menus.{' '}
        <ButtonLink tone="plain" to={`/restaurant/${restaurantId}/menu/add`}>
          Add Menu
        </ButtonLink>
      </p>
    );
  }
  return (
    <div className={styles['add']}>
      <Field id={id} label="Another menu">
        <select
          className={field['control']}
          id={id}
          value={chosen.id}
          onChange={({ target }) => setPicked(target.value)}
        >
          {menus.map((menu) => (
            <option key={menu.id} value={menu.id}>
              {menu.name}
            </option>
          ))}
        </select>
      </Field>
      <Button onClick={() => onAdd(chosen.id)}>Add this menu</Button>
    </div>
  );
}
