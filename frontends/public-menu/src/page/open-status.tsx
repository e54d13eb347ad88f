import type { PublicRestaurant } from '@menuleaf/shared/contracts/public-menu.ts';
import { weekText } from '@menuleaf/shared/menu/hours/week.ts';
import { zoneText } from '@menuleaf/shared/menu/hours/zone-text.ts';
import { usePageWords } from './spoken.ts';

/** Leads to the hours; the page's script makes it say whether the restaurant is open. */
export function OpenStatus({ restaurant, href }: { restaurant: PublicRestaurant; href: string }) {
  const words = usePageWords();
  const week = weekText(restaurant);
  if (week === undefined) return null;
  return (
    <p className="status">
      <a href={href} data-hours={week} data-zone={zoneText(restaurant.time_zone)}>
        {words.hoursLink}
      </a>
    </p>
  );
}
