import { Plus, Store } from 'lucide-react';
import type { Menu, Restaurant } from '@menuleaf/shared/contracts/catalogue-entities.ts';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { EmptyState } from '@menuleaf/shared/ui/empty-state.tsx';
import styles from '../dashboard/list.css';
import { RestaurantCard } from './restaurant-card.tsx';

type RestaurantsTabProps = { restaurants: readonly Restaurant[]; menus: readonly Menu[] };

export function RestaurantsTab({ restaurants, menus }: RestaurantsTabProps) {
  const add = (
    <ButtonLink tone="primary" to="/restaurant/add">
      <Plus size={18} aria-hidden="true" />
      Add Restaurant
    </ButtonLink>
  );
  return (
    <>
      <div className={styles['bar']}>
        <p className={styles['hint']}>
          Each restaurant has its page, its hours and one active menu.
        </p>
        {restaurants.length > 0 ? add : null}
      </div>
      {restaurants.length === 0 ? (
        <EmptyState icon={Store} title="No Restaurants Yet" action={add}>
          <p>Add your first restaurant. Its page with address and hours is online at once.</p>
        </EmptyState>
      ) : (
        <ul className={styles['cards']}>
          {restaurants.map((restaurant) => (
            <li key={restaurant.id} className={styles['card']}>
              <RestaurantCard restaurant={restaurant} menus={menus} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
