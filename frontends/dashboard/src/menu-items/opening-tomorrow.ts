/** A night ends when the last bar closes: what is sold out at 1 in the morning comes back the same day. */
const dayStartsAt = 4;
const hourMs = 3_600_000;

/** The one of this device. */
export const ownTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The next 04:00 on the clock of a restaurant: what is sold out until tomorrow is back then. */
export function openingTomorrow(now: Date, timeZone: string): Date {
  const clock = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  const at = new Date(Math.ceil(now.getTime() / hourMs) * hourMs);
  // Hour by hour, so that a day of 23 or 25 hours needs no thought; zones off by half an hour come late.
  for (let hour = 0; hour < 26; hour += 1, at.setTime(at.getTime() + hourMs)) {
    if (Number(clock.format(at)) === dayStartsAt) return at;
  }
  return at;
}
