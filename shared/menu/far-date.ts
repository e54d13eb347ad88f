/** From then on the name of a weekday could be that of another week. */
const farMs = 6 * 86_400_000;

/** What is said beside the weekday, as options of `Intl`: nothing of a day that is near, else its date. */
export function farDate(at: Date, now: Date): Intl.DateTimeFormatOptions {
  if (at.getTime() - now.getTime() < farMs) return {};
  const isThisYear = at.getUTCFullYear() === now.getUTCFullYear();
  return { month: 'short', day: 'numeric', ...(!isThisYear && { year: 'numeric' }) };
}
