import type { MenuTime } from '@menuleaf/shared/contracts/catalogue/menus/menu-times.ts';
import { dayIn, timeIn } from '@menuleaf/shared/menu/hours/clock-in.ts';
import { minutes, runs, timesWords } from '@menuleaf/shared/menu/hours/times-words.ts';

/** All days need no name. */
const daysIn = (days: readonly number[], locale: string) =>
  days.length === 7
    ? []
    : runs(days).map((run) =>
        [...new Set([run[0], run.at(-1)])].map((day = 1) => dayIn(locale, day - 1)).join(' – '),
      );

/** When a menu is served, localized. */
export function timesIn(times: readonly MenuTime[], locale: string): string {
  if (locale === 'en-US') return timesWords(times);
  const clock = (time: string) => timeIn(locale, minutes(time));
  return times
    .map(({ days, from, to }) =>
      [...daysIn(days, locale), `${clock(from)} – ${clock(to)}`].join(', '),
    )
    .join('; ');
}
