import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';
import { weekdays } from '@menuleaf/shared/contracts/catalogue/restaurants/opening-hours.ts';
import type { PublicRestaurant } from '@menuleaf/shared/contracts/public-menu.ts';
import { clockTime } from '@menuleaf/shared/menu/hours/clock-time.ts';
import { readHours } from '@menuleaf/shared/menu/hours/read-hours.ts';

/** Search engines read midnight to midnight as a day that is closed. */
export const closedAllDay = [{ opens: 0, closes: 0 }];

const dayOfWeek: Record<(typeof weekdays)[number], DayOfWeek> = {
  monday: 'https://schema.org/Monday',
  tuesday: 'https://schema.org/Tuesday',
  wednesday: 'https://schema.org/Wednesday',
  thursday: 'https://schema.org/Thursday',
  friday: 'https://schema.org/Friday',
  saturday: 'https://schema.org/Saturday',
  sunday: 'https://schema.org/Sunday',
};

/** Parsable days in schema.org form; a day that is not, or has no text, is omitted. */
export function openingHoursSpecification(
  restaurant: PublicRestaurant,
): OpeningHoursSpecification[] {
  return weekdays.flatMap((day) => {
    const spans = readHours(restaurant[`${day}_hours`]);
    const said = spans?.length === 0 ? closedAllDay : (spans ?? []);
    return said.map(({ opens, closes }): OpeningHoursSpecification => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: dayOfWeek[day],
      opens: clockTime(opens),
      closes: closes === 1440 ? '23:59' : clockTime(closes),
    }));
  });
}
