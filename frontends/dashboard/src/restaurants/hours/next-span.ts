import { clockTime } from '@menuleaf/shared/menu/hours/clock-time.ts';
import type { PickedSpan } from './picked-day.ts';

const hour = 60;
const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * hour + minutes;
};

/** The next hours, as of a kitchen that closes for the afternoon; empty if the day is over. */
export function nextSpan(before: PickedSpan | undefined): PickedSpan {
  const none = { from: '', until: '' };
  if (!before || before.until === '' || before.until <= before.from) return none;
  const from = minutesOf(before.until) + 3 * hour;
  if (from > 21 * hour) return none;
  return { from: clockTime(from), until: clockTime(Math.min(from + 5 * hour, 23 * hour)) };
}
