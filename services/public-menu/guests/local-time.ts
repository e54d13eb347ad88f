/** One for each time zone, of which there are some hundred: to make one takes longer than to count a restaurant by it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** The local day and hour of an instant: `2026-11-22` and 0 to 23. */
export function localTime(at: number, timeZone: string): { day: string; hour: number } {
  const parts = clockOf(timeZone).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? '';
  return { day: `${of('year')}-${of('month')}-${of('day')}`, hour: Number(of('hour')) };
}

const dayMs = 86_400_000;

/** This many days ending with `last`, in order. */
export const daysUntil = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) =>
    new Date(Date.parse(last) - (count - 1 - at) * dayMs).toISOString().slice(0, 10),
  );
