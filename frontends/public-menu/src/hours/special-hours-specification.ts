import type { OpeningHoursSpecification } from 'schema-dts';
import type { PublicRestaurant } from '@menuleaf/shared/contracts/public-menu.ts';
import { clockTime } from '@menuleaf/shared/menu/hours/clock-time.ts';
import { readSpecial, specialOn } from '@menuleaf/shared/menu/hours/special-days.ts';
import { dateOf, specialText, todayIn } from '@menuleaf/shared/menu/hours/special-text.ts';
import { closedAllDay } from './opening-hours-specification.ts';

/** Yearly days are listed twice, since a page may stay the same for a year. */
const listedDays = 730;

/** Consecutive days with the same special day. */
type Run = { at: number; from: number; to: number };

/** Upcoming special days in schema.org form, each with the days on which it takes precedence. */
export function specialHoursSpecification(
  restaurant: PublicRestaurant,
): OpeningHoursSpecification[] {
  const text = specialText(restaurant.special_hours);
  if (text === undefined) return [];
  const special = readSpecial(text);
  const today = todayIn(restaurant.time_zone, Date.now());
  const runs: Run[] = [];
  for (let day = today; day < today + listedDays; day += 1) {
    const at = specialOn(special, day);
    const last = runs.at(-1);
    if (last && last.at === at && last.to === day - 1) last.to = day;
    else if (at >= 0) runs.push({ at, from: day, to: day });
  }
  return runs.flatMap(({ at, from, to }) => {
    const spans = special[at]?.spans ?? [];
    return (spans.length > 0 ? spans : closedAllDay).map(
      ({ opens, closes }): OpeningHoursSpecification => ({
        '@type': 'OpeningHoursSpecification',
        opens: clockTime(opens),
        closes: closes === 1440 ? '23:59' : clockTime(closes),
        validFrom: dateOf(from),
        validThrough: dateOf(to),
      }),
    );
  });
}
