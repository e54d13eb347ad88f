import { weekdays } from '@menuleaf/shared/contracts/catalogue/restaurants/opening-hours.ts';
import { dayName } from '@menuleaf/shared/menu/hours/shown-hours.ts';
import type { RestaurantValues } from '../restaurant-values.ts';
import { missingTime } from './picked-day.ts';

/** Errors in incomplete hours. Ones saved like that before are ignored. */
export function hoursProblems(
  values: RestaurantValues,
  saved: RestaurantValues,
): Record<string, string> {
  return Object.fromEntries(
    weekdays.flatMap((day) => {
      const name = `${day}_hours` as const;
      const missing = values[name] === saved[name] ? undefined : missingTime(values[name]);
      return missing ? [[name, `${dayName(day)}: ${missing}`]] : [];
    }),
  );
}
