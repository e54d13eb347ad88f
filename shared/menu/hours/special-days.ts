import {
  type HoursOn,
  openState,
  type OpenState,
  readSpans,
  type Week,
  weekdayOf,
} from './open-state.ts';
import type { Span } from './read-hours.ts';
import type { Offset } from './wall-clock.ts';

const dayMs = 86_400_000;
/** Maximum days until the next opening; beyond it, it has closed for good. */
const farthest = 400;

/** Days that a page lists ahead: in November a family plans its Christmas. */
export const shownDaysAhead = 31;

/** Dates are days since 1970, or month and day as `1225` if yearly. */
export type SpecialDays = readonly {
  from: number;
  to: number;
  everyYear: boolean;
  spans: Span[];
}[];

/** Parses specialText's output. */
export const readSpecial = (text: string): SpecialDays =>
  text.split(';').map((day) => {
    const [from = '', to, spans = ''] = day.split('/');
    const everyYear = from.startsWith('y');
    return {
      from: Number(from.slice(everyYear ? 1 : 0)),
      to: Number(to),
      everyYear,
      spans: readSpans(spans),
    };
  });

/** `1225` */
export function monthAndDay(dayNumber: number): number {
  const date = new Date(dayNumber * dayMs);
  return (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
}

/** Index of the special day that applies on a day; -1 for none. They are in order of precedence. */
export const specialOn = (special: SpecialDays, dayNumber: number): number =>
  special.findIndex(({ from, to, everyYear }) => {
    const at = everyYear ? monthAndDay(dayNumber) : dayNumber;
    // Spans the new year.
    return from > to ? at >= from || at <= to : at >= from && at <= to;
  });

/** Special days' hours override the weekday's. */
export const hoursWithSpecial =
  (week: Week, special: SpecialDays): HoursOn =>
  (dayNumber) => {
    const found = special[specialOn(special, dayNumber)];
    return found ? found.spans : week[weekdayOf(dayNumber)];
  };

/** Like openState, but looks beyond a closed week. */
export function nextOpenState(
  hoursOn: HoursOn,
  offset: Offset,
  now: number,
): OpenState | undefined {
  const state = openState(hoursOn, offset, now);
  if (!state || state.isOpen || state.next) return state;
  const today = Math.floor((now + offset(now)) / dayMs);
  for (let days = 1; days < farthest; days += 1) {
    const spans = hoursOn(today + days);
    if (spans === undefined) return state;
    const minutes = Math.min(...spans.map(({ opens }) => opens));
    const next = { minutes, days, weekday: weekdayOf(today + days) };
    if (spans.length > 0) return { isOpen: false, next };
  }
  return state;
}
