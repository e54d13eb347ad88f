import { weekdays } from '@menuleaf/shared/contracts/catalogue/restaurants/opening-hours.ts';
import { readHours } from './read-hours.ts';
import type { WrittenHours } from './written-hours.ts';

/**
 * A week as embedded in the page for its script, Monday first: `540-1260;;?;...`, minutes since midnight, empty for a
 * closed day, `?` for a day with unreadable or no hours. Undefined if the owner gave no hours at all.
 */
export function weekText(hours: WrittenHours): string | undefined {
  const days = weekdays.map((day) => hours[`${day}_hours`]);
  if (days.every((text) => !text?.trim())) return undefined;
  return days
    .map((text) => readHours(text)?.map(({ opens, closes }) => `${opens}-${closes}`) ?? '?')
    .join(';');
}
