/** A day in the reader's time zone, with its entries, newest first. */
export type Day<Entry> = { key: string; label: string; from: Date; until: Date; entries: Entry[] };

const startOf = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate());
const nextOf = (day: Date) => new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1);

function labelOf(day: Date, now: Date): string {
  const today = startOf(now);
  if (day.getTime() === today.getTime()) return 'Today';
  if (nextOf(day).getTime() === today.getTime()) return 'Yesterday';
  const isThisYear = day.getFullYear() === today.getFullYear();
  return day.toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  });
}

/** Groups entries by day, in order. */
export function byDay<Entry extends { at: string }>(
  entries: readonly Entry[],
  now: Date,
): Day<Entry>[] {
  const days: Day<Entry>[] = [];
  for (const entry of entries) {
    const from = startOf(new Date(entry.at));
    const key = String(from.getTime());
    const last = days.at(-1);
    if (last?.key === key) last.entries.push(entry);
    else days.push({ key, label: labelOf(from, now), from, until: nextOf(from), entries: [entry] });
  }
  return days;
}

/** `4:05 PM`. */
export const clockTime = (at: string) =>
  new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
