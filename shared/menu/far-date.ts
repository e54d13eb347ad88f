/** From here on a weekday name could mean another week. */
const farMs = 6 * 86_400_000;

/** `Intl` options for the date beside a weekday: empty for a near day. */
export function farDate(at: Date, now: Date): Intl.DateTimeFormatOptions {
  if (at.getTime() - now.getTime() < farMs) return {};
  const isThisYear = at.getUTCFullYear() === now.getUTCFullYear();
  return { month: 'short', day: 'numeric', ...(!isThisYear && { year: 'numeric' }) };
}
