import type { Guests } from '@menuleaf/shared/contracts/guests.ts';
import type { Bar } from './bar-chart.tsx';

const dayNames = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const dayMarks = new Intl.DateTimeFormat('en-US', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});
const hourNames = new Intl.DateTimeFormat('en-US', { hour: 'numeric', timeZone: 'UTC' });

/** Labels every day of a week, and every seventh of four weeks, including the last. */
export const barsOfDays = (days: Guests['days']): Bar[] =>
  days.map(({ day, ...counts }, at) => ({
    name: dayNames.format(new Date(day)),
    mark:
      (days.length - 1 - at) % (days.length > 7 ? 7 : 1) === 0
        ? dayMarks.format(new Date(day))
        : undefined,
    ...counts,
  }));

export const barsOfHours = (hours: Guests['hours']): Bar[] =>
  hours.map(({ hour, ...counts }) => {
    const name = hourNames.format(Date.UTC(2026, 0, 1, hour));
    return { name, mark: hour % 6 === 0 ? name : undefined, ...counts };
  });
