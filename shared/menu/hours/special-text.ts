import type { SpecialDay } from '../../contracts/catalogue/restaurants/special-hours.ts';
import { monthAndDay } from './special-days.ts';
import { minutes } from './times-words.ts';
import type { Span } from './read-hours.ts';
import { readZone } from './wall-clock.ts';
import { zoneText } from './zone-text.ts';

const dayMs = 86_400_000;

/** Days since 1970. */
export const dayNumberOf = (date: string): number => Date.parse(date) / dayMs;
export const dateOf = (dayNumber: number): string =>
  new Date(dayNumber * dayMs).toISOString().slice(0, 10);

/** Today's day number in a time zone. */
export const todayIn = (timeZone: string, now = Date.now()): number =>
  Math.floor((now + readZone(zoneText(timeZone, now))(now)) / dayMs);

/** Equal times mean 24 hours. */
export const spansOf = ({ spans }: Pick<SpecialDay, 'spans'>): Span[] =>
  spans.map(({ opens, closes }) => {
    const [from, to] = [minutes(opens), minutes(closes)];
    return { opens: from, closes: to > from ? to : to + 1440 };
  });

const daysLong = ({ from, to }: SpecialDay) => dayNumberOf(to) - dayNumberOf(from);

/** One-time days win over yearly ones, and shorter over longer ones: a day within a vacation. */
export const inPrecedence = (days: readonly SpecialDay[]): SpecialDay[] =>
  days.toSorted(
    (one, other) =>
      Number(one.every_year) - Number(other.every_year) || daysLong(one) - daysLong(other),
  );

const textOf = (day: SpecialDay) => {
  const [from, to] = [dayNumberOf(day.from), dayNumberOf(day.to)];
  const dates = day.every_year ? `y${monthAndDay(from)}/${monthAndDay(to)}` : `${from}/${to}`;
  const spans = spansOf(day).map(({ opens, closes }) => `${opens}-${closes}`);
  return `${dates}/${spans.join(',')}`;
};

/**
 * Special days as embedded in the page for its script: `20783/20783/660-900;y1224/102/`, first and last day, then the
 * opening hours in minutes since midnight. Undefined for none.
 */
export const specialText = (days: readonly SpecialDay[] = []): string | undefined =>
  days.length > 0 ? inPrecedence(days).map(textOf).join(';') : undefined;
