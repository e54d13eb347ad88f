import type { MenuTime } from '../../contracts/catalogue/menus/menu-times.ts';
import { clockWords } from './open-words.ts';

const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const nameOf = (day: number) => dayNames[day - 1] ?? '';

/** Groups consecutive days; Sunday is not followed by Monday. */
export function runs(days: readonly number[]): number[][] {
  const found: number[][] = [];
  for (const day of days.toSorted((a, b) => a - b)) {
    const last = found.at(-1);
    if (last?.at(-1) === day - 1) last.push(day);
    else found.push([day]);
  }
  return found;
}

/** `Mon–Fri`, `Sat, Sun`, `Daily` */
export function daysWords(days: readonly number[]): string {
  if (days.length === 7) return 'Daily';
  return runs(days)
    .map((run) => [nameOf(run[0] ?? 0), run.length > 1 ? nameOf(run.at(-1) ?? 0) : ''])
    .map(([first, last]) => (last ? `${first}–${last}` : first))
    .join(', ');
}

/** `11:30` as minutes since midnight. */
export const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const timeWords = ({ days, from, to }: MenuTime) =>
  from === to && minutes(from) === 0
    ? `${daysWords(days)} all day`
    : `${daysWords(days)} ${clockWords(minutes(from))} – ${clockWords(minutes(to))}`;

/** `Mon–Fri 11:30 AM – 2:30 PM; Sat noon – 4 PM`; empty for no times. */
export const timesWords = (times: readonly MenuTime[] = []): string =>
  times.map(timeWords).join('; ');
