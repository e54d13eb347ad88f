import type { SpecialDay } from '@menuleaf/shared/contracts/catalogue/restaurants/special-hours.ts';
import { clockWords } from '@menuleaf/shared/menu/hours/open-words.ts';
import { dateOf, dayNumberOf, spansOf } from '@menuleaf/shared/menu/hours/special-text.ts';

const format = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Date(date).toLocaleDateString('en-US', { ...options, timeZone: 'UTC' });

/** `Thursday, November 26, 2026`, `August 3 – August 21, 2026`, `December 25, every year` */
export function datesWords({ from, to, every_year }: SpecialDay): string {
  const [month, day] = ['long', 'numeric'] as const;
  const [first, last] = [from, to].map((date) => format(date, { month, day }));
  if (every_year) return `${first === last ? first : `${first} – ${last}`}, every year`;
  if (from === to) return format(from, { weekday: 'long', month, day, year: 'numeric' });
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  const begin = isOneYear ? first : format(from, { month, day, year: 'numeric' });
  return `${begin} – ${format(to, { month, day, year: 'numeric' })}`;
}

/** `Closed`, `11 AM – 3 PM, 5 PM – 10 PM` */
export const hoursWords = (day: Pick<SpecialDay, 'spans'>): string =>
  spansOf(day)
    .map(({ opens, closes }) =>
      opens === 0 && closes === 1440
        ? 'Open 24 hours'
        : `${clockWords(opens)} – ${clockWords(closes)}`,
    )
    .join(', ') || 'Closed';

const inYear = (date: string, year: number) => `${year}${date.slice(4)}`;

/** The day from which it next applies, or has applied. */
function nextFrom({ from, to, every_year }: SpecialDay, today: number): number {
  if (!every_year) return dayNumberOf(from);
  const lasts = dayNumberOf(to) - dayNumberOf(from);
  const year = Number(dateOf(today).slice(0, 4));
  const begins = [year - 1, year, year + 1, year + 2].map((one) => dayNumberOf(inYear(from, one)));
  return begins.find((begin) => begin + lasts >= today) ?? today;
}

/** Drops past days; next one first. */
export const toCome = (days: readonly SpecialDay[], today: number): SpecialDay[] =>
  days
    .filter(({ to, every_year }) => every_year || dayNumberOf(to) >= today)
    .toSorted((one, other) => nextFrom(one, today) - nextFrom(other, today));
