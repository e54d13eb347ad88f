import { BookOpen, Plus } from 'lucide-react';
import type { Menu, Restaurant } from '@menuleaf/shared/contracts/catalogue-entities.ts';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { EmptyState } from '@menuleaf/shared/ui/empty-state.tsx';
import styles from '../dashboard/list.css';
import { MenuCard } from './menu-card.tsx';

type MenusTabProps = { menus: readonly Menu[]; restaurants: readonly Restaurant[] };

export function MenusTab({ menus, restaurants }: MenusTabProps) {
  const [first] = restaurants;
  const add = (
    <ButtonLink tone="primary" to={first ? `/restaurant/${first.id}/menu/add` : '/restaurant/add'}>
      <Plus size={18} aria-hidden="true" />
      Add Menu
    </ButtonLink>
  );
  return (
    <>
      <div className={styles['bar']}>
        <p className={styles['hint']}>A menu is active when a restaurant shows it.</p>
        {menus.length > 0 ? add : null}
      </div>
      {menus.length === 0 ? (
        <EmptyState icon={BookOpen} title="No Menus Yet" action={add}>
          <p>
            {first
              ? `Create the first menu of ${first.name}, then fill it with categories.`
              : 'A menu belongs on a table: add your restaurant first.'}
          </p>
        </EmptyState>
      ) : (
        <ul className={styles['cards']}>
          {menus.map((menu) => (
            <li key={menu.id} className={styles['card']}>
              <MenuCard menu={menu} restaurants={restaurants} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
