import type { SpecialDay } from '../../contracts/catalogue/restaurants/special-hours.ts';
import { firstMonday } from './applying-menu.ts';
import { readWeek } from './open-state.ts';
import type { Span } from './read-hours.ts';
import { hoursWithSpecial, readSpecial, specialOn } from './special-days.ts';
import { specialText, todayIn } from './special-text.ts';
import { weekText } from './week.ts';
import type { WrittenHours } from './written-hours.ts';

const day = 1440;
/** Pages are regenerated on each change; an older one has no more closings. */
const daysAhead = 400;
/** How late into the next morning a special evening's menu may last. */
const nightEnds = 6 * 60;

/** Subtracts spans from a span; minutes. */
const without = (whole: Span, open: readonly Span[]): Span[] =>
  open.reduce(
    (left, { opens, closes }) =>
      left.flatMap((span) => [
        { opens: span.opens, closes: Math.min(span.closes, opens) },
        { opens: Math.max(span.opens, closes), closes: span.closes },
      ]),
    [whole],
  );

const moved = (spans: readonly Span[], by: number) =>
  spans.map(({ opens, closes }) => ({ opens: opens + by, closes: closes + by }));

/** Merges adjacent spans and drops empty ones. */
function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans.filter(({ opens, closes }) => closes > opens)) {
    const last = all.at(-1);
    if (last && span.opens <= last.closes) last.closes = Math.max(last.closes, span.closes);
    else all.push({ ...span });
  }
  return all;
}

export type SpecialClock = WrittenHours & {
  time_zone: string;
  special_hours?: readonly SpecialDay[] | undefined;
};

/**
 * When special days close a restaurant, so that no scheduled menu applies: `29888640+1440`, start in wall-clock minutes
 * as in applyingMenu, plus duration. Undefined without special days.
 */
export function specialClosings(restaurant: SpecialClock, now = Date.now()): string | undefined {
  const text = specialText(restaurant.special_hours);
  if (text === undefined) return undefined;
  const special = readSpecial(text);
  const hoursOn = hoursWithSpecial(readWeek(weekText(restaurant) ?? ''), special);
  const today = todayIn(restaurant.time_zone, now);
  const openOn = (date: number) => moved(hoursOn(date) ?? [], date * day);
  const closed = Array.from({ length: daysAhead }, (_, at) => today - 1 + at)
    .filter((date) => specialOn(special, date) >= 0)
    .flatMap((date) => {
      const whole = { opens: date * day, closes: (date + 1) * day + nightEnds };
      const open = [date - 1, date, date + 1].flatMap(openOn);
      return without(whole, open).toSorted((a, b) => a.opens - b.opens);
    });
  return joined(closed)
    .map(({ opens, closes }) => `${opens - firstMonday}+${closes - opens}`)
    .join();
}
