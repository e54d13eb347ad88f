import type { Menu } from '@menuleaf/shared/contracts/catalogue-entities.ts';
import { Checkbox } from '@menuleaf/shared/ui/checkbox.tsx';
import styles from '../menu-item/item-form.css';

type MenuChoiceProps = {
  menus: readonly Menu[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** Which menus a new category goes on; those that are locked take nothing. */
export function MenuChoice({ menus, chosen, onChange }: MenuChoiceProps) {
  const open = menus.filter(({ locked }) => !locked);
  if (open.length === 0) return null;
  return (
    <fieldset className={styles['checks']}>
      <legend>On the menu</legend>
      {open.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          bind={{
            id: `menu-${id}`,
            name: id,
            error: undefined,
            checked: chosen.includes(id),
            onChange: (checked) =>
              onChange(checked ? [...chosen, id] : chosen.filter((one) => one !== id)),
          }}
        />
      ))}
    </fieldset>
  );
}
