import { Plus, Store } from 'lucide-react';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { useMay } from '@menuleaf/shared/browser/session/role.ts';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { EmptyState } from '@menuleaf/shared/ui/empty-state.tsx';
import styles from '../parts/styles/cards.css';
import { byName, newestFirst, useSearchAndSort } from '../parts/lists/search-and-sort.ts';
import { Found } from '../parts/lists/found.tsx';
import { ListBar } from '../parts/lists/list-bar.tsx';
import { RestaurantCard } from './restaurant-card.tsx';

type RestaurantsTabProps = { restaurants: readonly Restaurant[]; menus: readonly Menu[] };

const arrangement = {
  orders: { name: ['Name', byName], newest: ['Newest', newestFirst] },
  first: 'name',
  texts: ({ name, description, locations }: Restaurant) => [
    name,
    description,
    ...locations.flatMap(({ address, city, zip_code }) => [address, city, zip_code]),
  ],
  search: {
    label: 'Search restaurants',
    placeholder: 'Search by name or address',
    none: 'No restaurants found',
    tip: 'search by name, description or address.',
  },
} as const;

// Low-key: the first steps ask for the first one, and more are rarely wanted.
const addButton = (
  <ButtonLink to="/restaurant/add">
    <Plus size={18} aria-hidden="true" />
    Add Restaurant
  </ButtonLink>
);

export default function RestaurantsTab({ restaurants, menus }: RestaurantsTabProps) {
  const list = useSearchAndSort(restaurants, arrangement);
  const { user } = useSession();
  const mayManage = useMay('manager');
  // Users limited to some restaurants could not access one they add.
  const isLimited = (user?.account?.restaurants ?? null) !== null;
  const add = mayManage && !isLimited ? addButton : null;
  if (restaurants.length === 0) {
    return (
      <EmptyState icon={Store} title="No Restaurants Yet" action={add}>
        <p>
          {add
            ? 'Add your first restaurant. Its page with address and hours is online at once.'
            : 'A manager of the account can add one.'}
        </p>
      </EmptyState>
    );
  }
  return (
    <>
      <ListBar list={list}>{add}</ListBar>
      <Found list={list}>
        <ul className={styles['cards']}>
          {list.found.map((restaurant) => (
            <li key={restaurant.id} className={styles['card']}>
              <RestaurantCard
                restaurant={restaurant}
                menus={menus}
                isOnly={restaurants.length === 1}
              />
            </li>
          ))}
        </ul>
      </Found>
    </>
  );
}
