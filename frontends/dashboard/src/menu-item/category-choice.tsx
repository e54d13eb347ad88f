import type { Category } from '@menuleaf/shared/contracts/catalogue-entities.ts';
import { Checkbox } from '@menuleaf/shared/ui/checkbox.tsx';
import styles from './item-form.css';

type CategoryChoiceProps = {
  categories: readonly Category[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
};

/** Which categories a new item goes into; none is fine. */
export function CategoryChoice({ categories, chosen, onChange }: CategoryChoiceProps) {
  if (categories.length === 0) return null;
  return (
    <fieldset className={styles['checks']}>
      <legend>Categories</legend>
      {categories.map(({ id, name }) => (
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
