import { weekdays } from '../contracts/catalogue/restaurants/opening-hours.ts';

/** The same hours on each day of a restaurant's week. */
export const everyDay = (hours: string): Record<string, string> =>
  Object.fromEntries(weekdays.map((day) => [`${day}_hours`, hours]));
