import { BookOpen, Plus } from 'lucide-react';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { EmptyState } from '@menuleaf/shared/ui/empty-state.tsx';
import styles from '../parts/styles/cards.css';
import { firstRestaurant } from '../restaurants/first-restaurant.ts';
import { byName, newestFirst, useSearchAndSort } from '../parts/lists/search-and-sort.ts';
import { Found } from '../parts/lists/found.tsx';
import { ListBar } from '../parts/lists/list-bar.tsx';
import { MenuCard } from './menu-card.tsx';

type MenusTabProps = { menus: readonly Menu[]; restaurants: readonly Restaurant[] };

const arrangement = {
  orders: {
    name: ['Name', byName],
    newest: ['Newest', newestFirst],
    active: [
      'Active first',
      (a: Menu, b: Menu) => Number(b.is_active) - Number(a.is_active) || byName(a, b),
    ],
  },
  first: 'name',
  texts: ({ name, description, categories }: Menu) => [
    name,
    description,
    ...categories.map((category) => category.name),
  ],
  search: {
    label: 'Search menus',
    placeholder: 'Search by name or category',
    none: 'No menus found',
    tip: 'search by name, description or category.',
  },
} as const;

export default function MenusTab({ menus, restaurants }: MenusTabProps) {
  const list = useSearchAndSort(menus, arrangement);
  const first = firstRestaurant(restaurants);
  const add = (
    <ButtonLink to={first ? `/restaurant/${first.id}/menu/add` : '/restaurant/add'}>
      <Plus size={18} aria-hidden="true" />
      Add Menu
    </ButtonLink>
  );
  if (menus.length === 0) {
    return (
      <EmptyState icon={BookOpen} title="No Menus Yet" action={add}>
        <p>
          {first
            ? `Create the first menu of ${first.name}, then fill it with categories.`
            : 'Add your restaurant first, then its menu.'}
        </p>
      </EmptyState>
    );
  }
  return (
    <>
      <ListBar list={list}>{add}</ListBar>
      <Found list={list}>
        <ul className={styles['cards']}>
          {list.found.map((menu) => (
            <li key={menu.id} className={styles['card']}>
              <MenuCard menu={menu} restaurants={restaurants} isOnly={menus.length === 1} />
            </li>
          ))}
        </ul>
      </Found>
    </>
  );
}
