import { useQuery } from '@tanstack/react-query';
import type { Category } from '@menuleaf/shared/contracts/catalogue/category.ts';
import { byMenuOrder } from '@menuleaf/shared/menu/menu-order.ts';
import { menusQuery } from '../api/catalogue-api.ts';
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
  const order = menus.flatMap((menu) => menu.categories.map(({ id }) => id));
  const placeOf = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  const open = categories
    .filter(({ id, locked }) => !locked || chosen.includes(id))
    .toSorted((a, b) => placeOf(a.id) - placeOf(b.id) || byMenuOrder(a, b));
  const nameOf = ({ id, name }: Category) => {
    const on = menus.filter((menu) => menu.categories.some((one) => one.id === id));
    const named = on.map((menu) => menu.name).join(', ');
    return menus.length > 1 && named ? `${name} · ${named}` : name;
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
