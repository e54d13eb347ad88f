import { useQuery } from '@tanstack/react-query';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { menusQuery } from '../api/catalogue-api.ts';
import { Loading } from '../parts/load-failure.tsx';
import { menuHoursQuery } from './menu-hours-api.ts';
import { MenusForm } from './menus-form.tsx';

/** Which menus guests of a restaurant see at which times. */
export default function MenusPart({ restaurant }: { restaurant: Restaurant }) {
  const hours = useQuery(menuHoursQuery(restaurant.id));
  const menus = useQuery(menusQuery);
  if (hours.data && menus.data) {
    const { updated_at } = hours.data;
    return (
      <MenusForm key={updated_at} restaurant={restaurant} hours={hours.data} menus={menus.data} />
    );
  }
  const title = 'Failed to load the menus';
  return <Loading queries={[hours, menus]} kind="Restaurant" title={title} />;
}
