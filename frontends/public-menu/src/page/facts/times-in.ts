import type { MenuTime } from '@menuleaf/shared/contracts/catalogue/menus/menu-times.ts';
import { dayIn, spanIn } from '@menuleaf/shared/menu/hours/clock-in.ts';
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
  return times
    .map(({ days, from, to }) => {
      // Midnight to midnight is the whole day.
      const closes = from === to ? minutes(to) + 1440 : minutes(to);
      const said = spanIn(locale, { opens: minutes(from), closes });
      return [...daysIn(days, locale), said].join(', ');
    })
    .join('; ');
}
