import type { OpenState } from './open-state.ts';

const weekdayNames = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

/** `9 AM`, `5:30 PM`, `noon`, `midnight` */
export function clockWords(minutes: number): string {
  if (minutes % 1440 === 0) return 'midnight';
  if (minutes === 720) return 'noon';
  const hour = Math.floor(minutes / 60) % 24;
  const past = minutes % 60 ? `:${String(minutes % 60).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${past} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** «Open now · closes at 9 PM», «Closed now · opens Monday at noon» */
export function openWords(state: OpenState): string {
  if (state.isOpen) {
    return state.closes === undefined
      ? 'Open now'
      : `Open now · closes at ${clockWords(state.closes)}`;
  }
  if (!state.next) return 'Closed now';
  const { days, weekday, minutes } = state.next;
  const day = days === 0 ? '' : days === 1 ? 'tomorrow ' : `${weekdayNames[weekday]} `;
  return `Closed now · opens ${day}at ${clockWords(minutes)}`;
}
