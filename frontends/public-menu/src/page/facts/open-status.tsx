import type { PublicRestaurant } from '@menuleaf/shared/contracts/public-menu.ts';
import { specialText } from '@menuleaf/shared/menu/hours/special-text.ts';
import { weekText } from '@menuleaf/shared/menu/hours/week.ts';
import { zoneText } from '@menuleaf/shared/menu/hours/zone-text.ts';
import { usePageWords } from '../page-language.ts';

/** Links to the hours; the page's script adds whether the restaurant is open. */
export function OpenStatus({ restaurant, href }: { restaurant: PublicRestaurant; href: string }) {
  const words = usePageWords();
  const week = weekText(restaurant);
  const special = specialText(restaurant.special_hours);
  if (week === undefined && special === undefined) return null;
  // Weekday hours alone would be wrong: another script reads both.
  const hours =
    special === undefined
      ? { 'data-hours': week }
      : { 'data-week': week ?? '?', 'data-special': special };
  return (
    <p className="status">
      <a href={href} {...hours} data-zone={zoneText(restaurant.time_zone)}>
        {words.hoursLink}
      </a>
    </p>
  );
}
