import { farDate } from '@menuleaf/shared/menu/far-date.ts';

/** A night ends when the last bar closes: what is sold out at 1 in the morning comes back the same day. */
const dayStartsAt = 4;
const hourMs = 3_600_000;

/** The next 04:00 on a clock, in steps of an hour: where clocks are off by half an hour it is 04:30. */
function nextStart(now: Date, timeZone: string): Date {
  const clock = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  const at = new Date((Math.floor(now.getTime() / hourMs) + 1) * hourMs);
  // Hour by hour, so that a day of 23 or 25 hours needs no thought.
  for (let hour = 0; hour < 26; hour += 1, at.setTime(at.getTime() + hourMs)) {
    if (Number(clock.format(at)) === dayStartsAt) return at;
  }
  return at;
}

/** When what is sold out until tomorrow is back: once tomorrow has begun on each of these clocks. */
export const openingTomorrow = (now: Date, clocks: readonly string[]): Date =>
  new Date(Math.max(...clocks.map((timeZone) => nextStart(now, timeZone).getTime())));

/** `Sun 4 AM`, with the date where that is far away, on the clock on which a day begins then, else on the first. */
export function spokenOpening(
  instant: string,
  clocks: readonly string[],
  now = new Date(),
): string {
  const at = new Date(instant);
  const begins = (timeZone: string) =>
    Number(at.toLocaleString('en', { timeZone, hour: 'numeric', hourCycle: 'h23' })) ===
    dayStartsAt;
  const timeZone = clocks.find(begins) ?? clocks[0];
  return at.toLocaleString('en-US', {
    timeZone,
    weekday: 'short',
    hour: 'numeric',
    ...farDate(at, now),
  });
}
