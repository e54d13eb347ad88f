import type { Category } from '@menuleaf/shared/contracts/catalogue/category.ts';
import { byMenuOrder } from '@menuleaf/shared/menu/menu-order.ts';
import { Choices } from '../parts/selection/choices.tsx';

type CategoryChoiceProps = {
  categories: readonly Category[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  help?: string;
};

/** Categories of an item, possibly none. Those over the plan's limit accept nothing new. */
export function CategoryChoice({ categories, chosen, onChange, help }: CategoryChoiceProps) {
  const open = categories.filter(({ id, locked }) => !locked || chosen.includes(id));
  return (
    <Choices
      legend="Categories"
      options={open.toSorted(byMenuOrder)}
      chosen={chosen}
      onChange={onChange}
      help={help}
    />
  );
}
