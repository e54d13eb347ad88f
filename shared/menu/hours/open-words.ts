import { clockTime } from './clock-time.ts';
import type { OpenState } from './open-state.ts';

/** `9 AM`, `5:30 PM`, `noon`, `midnight` */
export function clockWords(minutes: number): string {
  if (minutes % 1440 === 0) return 'midnight';
  if (minutes === 720) return 'noon';
  const hour = Math.floor(minutes / 60) % 24;
  const past = minutes % 60 ? `:${String(minutes % 60).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${past} ${hour < 12 ? 'AM' : 'PM'}`;
}

export const englishOpenWords = {
  open: 'Open now',
  closes: 'closes at {time}',
  closed: 'Closed now',
  opens: 'opens at {time}',
  opensTomorrow: 'opens tomorrow at {time}',
  opensOn: 'opens {day} at {time}',
  /** Monday first. */
  days: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
};
export type OpenWords = Readonly<typeof englishOpenWords>;

/** «Open now · closes at 9 PM», «Closed now · opens Monday at noon»; with a locale, in 24-hour format. */
export function openWords(
  state: OpenState,
  words: OpenWords = englishOpenWords,
  locale?: string,
): string {
  const filled = (text: string, minutes: number) =>
    text.replace('{time}', (locale ? clockTime : clockWords)(minutes));
  if (state.isOpen) {
    const { closes } = state;
    return words.open + (closes === undefined ? '' : ` · ${filled(words.closes, closes)}`);
  }
  if (!state.next) return words.closed;
  const { days, weekday, minutes } = state.next;
  const then =
    [words.opens, words.opensTomorrow][days] ??
    words.opensOn.replace('{day}', words.days[weekday] ?? '');
  return `${words.closed} · ${filled(then, minutes)}`;
}
