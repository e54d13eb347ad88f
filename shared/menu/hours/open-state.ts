import type { Span } from './read-hours.ts';
import { type Offset, wallClock } from './wall-clock.ts';

/** Monday first; undefined for an unreadable day. */
export type Week = (Span[] | undefined)[];
/** The hours of a day, by days since 1970; undefined if unreadable. */
export type HoursOn = (dayNumber: number) => Span[] | undefined;

/** Minutes since midnight, and days from today. */
type Opening = { minutes: number; days: number; weekday: number };
export type OpenState =
  | { isOpen: true; closes?: number | undefined }
  /** `next` is omitted if unknown. */
  | { isOpen: false; next?: Opening };

export const dayMs = 86_400_000;
export const minuteMs = 60_000;
/** Monday is 0; 1 January 1970 was a Thursday. */
export const weekdayOf = (dayNumber: number) => (((dayNumber + 3) % 7) + 7) % 7;
/** How late into the morning an unreadable previous evening may last. */
const nightEndsMinutes = 6 * 60;

/** «690-840,1020-1320» */
export const readSpans = (text: string): Span[] =>
  text
    .split(',')
    .filter(Boolean)
    .map((span) => {
      const [opens = 0, closes = 0] = span.split('-').map(Number);
      return { opens, closes };
    });

/** Parses weekText's output. */
export const readWeek = (text: string): Week =>
  text.split(';').map((day) => (day === '?' ? undefined : readSpans(day)));

/** The same weekly hours every week. */
export const hoursOfWeek =
  (week: Week): HoursOn =>
  (dayNumber) =>
    week[weekdayOf(dayNumber)];

/** Whether a restaurant is open at an instant, in its local time. Undefined if its hours don't tell. */
export function openState(hoursOn: HoursOn, offset: Offset, now: number): OpenState | undefined {
  const clock = wallClock(offset);
  const wall = clock.reading(now);
  const today = Math.floor(wall / dayMs);
  const spansOf = (days: number) =>
    (hoursOn(today + days) ?? []).map(({ opens, closes }) => ({
      from: clock.instant((today + days) * dayMs + opens * minuteMs),
      to: clock.instant((today + days) * dayMs + closes * minuteMs),
      opening: { minutes: opens, days, weekday: weekdayOf(today + days) },
      closes: closes % 1440,
    }));
  const spans = [-1, 0, 1, 2, 3, 4, 5, 6, 7].flatMap(spansOf).sort((a, b) => a.from - b.from);
  let current = spans.findLast(({ from, to }) => from <= now && now < to);
  if (current) {
    for (const span of spans) {
      if (span.from <= current.to && span.to > current.to) current = span;
    }
    // Beyond the checked week: it does not close.
    return { isOpen: true, closes: current.opening.days < 7 ? current.closes : undefined };
  }
  const isUnread = (days: number) => hoursOn(today + days) === undefined;
  const isNight = (wall - today * dayMs) / minuteMs < nightEndsMinutes;
  if (isUnread(0) || (isNight && isUnread(-1))) return undefined;
  const next = spans.find(({ from }) => from > now)?.opening;
  const isKnown = next && ![1, 2, 3, 4, 5, 6].some((days) => days < next.days && isUnread(days));
  return { isOpen: false, ...(isKnown && { next }) };
}
