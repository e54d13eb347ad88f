import { farDate } from '@menuleaf/shared/menu/far-date.ts';

/** A day ends when the last bar closes: an item sold out at 1 AM is back the same day. */
const dayStartsAt = 4;
const hourMs = 3_600_000;

/** The next 04:00 in a time zone, in whole UTC hours: 04:30 at half-hour offsets. */
function nextStart(now: Date, timeZone: string): Date {
  const clock = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  const at = new Date((Math.floor(now.getTime() / hourMs) + 1) * hourMs);
  // Hourly steps handle 23- and 25-hour days.
  for (let hour = 0; hour < 26; hour += 1, at.setTime(at.getTime() + hourMs)) {
    if (Number(clock.format(at)) === dayStartsAt) return at;
  }
  return at;
}

/** When items sold out until tomorrow return: once tomorrow has begun in every time zone. */
export const openingTomorrow = (now: Date, clocks: readonly string[]): Date =>
  new Date(Math.max(...clocks.map((timeZone) => nextStart(now, timeZone).getTime())));

/** `Sun 4 AM`, with the date if far off, in the first time zone where a day begins then, else the first. */
export function formatOpening(
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
