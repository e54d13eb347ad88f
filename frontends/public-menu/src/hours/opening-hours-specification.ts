import { weekdays } from '@menuleaf/shared/contracts/catalogue/opening-hours.ts';
import type { PublicRestaurant } from '@menuleaf/shared/contracts/public-menu.ts';
import { readHours } from './read-hours.ts';

const clockTime = (minutes: number) => {
  const hours = Math.floor(minutes / 60) % 24;
  return `${String(hours).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
};

/** Open from midnight until midnight is how search engines are told of a day that is closed. */
const closedAllDay = [{ opens: 0, closes: 0 }];

/** schema.org's form of the days that can be read; a day that cannot, or of which nothing is said, is left out. */
export function openingHoursSpecification(restaurant: PublicRestaurant) {
  return weekdays.flatMap((day) => {
    const spans = readHours(restaurant[`${day}_hours`]);
    const said = spans?.length === 0 ? closedAllDay : (spans ?? []);
    return said.map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${day[0]?.toUpperCase()}${day.slice(1)}`,
      opens: clockTime(opens),
      closes: closes === 1440 ? '23:59' : clockTime(closes),
    }));
  });
}
