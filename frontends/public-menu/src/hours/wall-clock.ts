const minute = 60_000;
const day = 86_400_000;

/**
 * The clock on a restaurant's wall: instants to its reading, as milliseconds since 1970 as if it were UTC, and back.
 * A reading that comes twice (clocks go back) is the first of the two; one that is left out is moved on by the gap.
 */
export function wallClock(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const reading = (instant: number): number => {
    const [month = 1, date = 1, year = 1970, hour = 0, min = 0] = format
      .format(instant)
      .split(/\D+/)
      .map(Number);
    return Date.UTC(year, month - 1, date, hour, min);
  };
  const offset = (instant: number) => {
    const full = Math.floor(instant / minute) * minute;
    return reading(full) - full;
  };
  let steady: { from: number; to: number; by: number } | undefined;
  /** Where clocks do not change for these days, one look is enough for all of them: formatting is slow. */
  const lookAround = (from: number, to: number) => {
    const by = offset(from);
    steady = offset(to) === by ? { from, to, by } : undefined;
  };
  const instant = (wall: number): number => {
    if (steady && wall - steady.by > steady.from && wall - steady.by < steady.to) {
      return wall - steady.by;
    }
    const before = wall - offset(wall - day);
    const after = wall - offset(wall + day);
    return reading(before) === wall || reading(after) !== wall ? before : after;
  };
  return { reading, instant, lookAround };
}
