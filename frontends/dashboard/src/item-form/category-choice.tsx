import { useQuery } from '@tanstack/react-query';
import type { Category } from '@menuleaf/shared/contracts/catalogue/category.ts';
import { menusQuery } from '../api/catalogue-api.ts';
import { byPlaceOn, menuNames } from '../categories/on-menus.ts';
import { Choices } from '../parts/selection/choices.tsx';

type CategoryChoiceProps = {
  categories: readonly Category[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  help?: string;
};

/**
 * Categories of an item, possibly none, in the order of their menus, which are named where there are several: each may
 * have its “Desserts”. Those over the plan's limit accept nothing new.
 */
export function CategoryChoice({ categories, chosen, onChange, help }: CategoryChoiceProps) {
  const menus = useQuery(menusQuery).data ?? [];
  const open = categories
    .filter(({ id, locked }) => !locked || chosen.includes(id))
    .toSorted(byPlaceOn(menus));
  const nameOf = ({ id, name }: Category) => {
    const on = menuNames(menus, id);
    return menus.length > 1 && on ? `${name} · ${on}` : name;
  };
  return (
    <Choices
      legend="Categories"
      options={open.map((category) => ({ id: category.id, name: nameOf(category) }))}
      chosen={chosen}
      onChange={onChange}
      help={help}
    />
  );
}
