import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { Badge } from '@menuleaf/shared/ui/badge.tsx';
import { shownBy } from '../parts/shown-by.ts';

type MenuStatusProps = { id: string; restaurants: readonly Restaurant[] };

const namesOf = (restaurants: readonly Restaurant[]) =>
  restaurants.map(({ name }) => name).join(', ');

/** Which restaurants show a menu, and how. */
export function MenuStatus({ id, restaurants }: MenuStatusProps) {
  const activeIn = restaurants.filter(({ active_menu_id }) => active_menu_id === id);
  const beside = shownBy(id, restaurants).filter((one) => !activeIn.includes(one));
  return (
    <>
      {activeIn.length > 0 ? <Badge tone="leaf">Active - {namesOf(activeIn)}</Badge> : null}
      {beside.length > 0 ? <Badge tone="leaf">At its hours - {namesOf(beside)}</Badge> : null}
      {activeIn.length + beside.length === 0 ? <Badge>Not Active</Badge> : null}
    </>
  );
}
