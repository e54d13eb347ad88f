import type { Category } from '@menuleaf/shared/contracts/catalogue-entities.ts';
import { byMenuOrder } from '@menuleaf/shared/menu/menu-order.ts';
import { Checkbox } from '@menuleaf/shared/ui/checkbox.tsx';
import styles from './item-form.css';

type CategoryChoiceProps = {
  categories: readonly Category[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
};

/** Which categories an item is in; none is fine. Those over the plan's limit take nothing new. */
export function CategoryChoice({ categories, chosen, onChange }: CategoryChoiceProps) {
  const open = categories
    .filter(({ id, locked }) => !locked || chosen.includes(id))
    .toSorted(byMenuOrder);
  if (open.length === 0) return null;
  return (
    <fieldset className={styles['choices']}>
      <legend>Categories</legend>
      {open.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          bind={{
            id: `category-${id}`,
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
