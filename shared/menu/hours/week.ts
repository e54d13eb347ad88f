import { weekdays } from '@menuleaf/shared/contracts/catalogue/restaurants/opening-hours.ts';
import { readHours } from './read-hours.ts';
import type { WrittenHours } from './written-hours.ts';

/**
 * A week as the page carries it for its script, Monday first: `540-1260;;?;...`, minutes since midnight, nothing for a
 * closed day, `?` for a day that cannot be read or of which nothing is said. Undefined where the owner gave no hours at all.
 */
export function weekText(hours: WrittenHours): string | undefined {
  const days = weekdays.map((day) => hours[`${day}_hours`]);
  if (days.every((text) => !text?.trim())) return undefined;
  return days
    .map((text) => readHours(text)?.map(({ opens, closes }) => `${opens}-${closes}`) ?? '?')
    .join(';');
}
