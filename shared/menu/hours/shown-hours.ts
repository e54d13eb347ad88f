import {
  weekdays,
  type Weekday,
} from '@menuleaf/shared/contracts/catalogue/restaurants/opening-hours.ts';
import type { WrittenHours } from './written-hours.ts';

export type ShownDay = {
  day: Weekday;
  /** Monday is 0. */
  at: number;
  name: string;
  text: string;
  /** `11:00-14:00, 17:00-22:00` in two: a line breaks between them, not within one. */
  spans: string[];
};

export const dayName = (day: Weekday) => `${day.charAt(0).toUpperCase()}${day.slice(1)}`;

/** The days as guests read them; those of which the owner wrote nothing are left out. */
export const shownHours = (hours: WrittenHours): ShownDay[] =>
  weekdays.flatMap((day, at) => {
    const text = hours[`${day}_hours`]?.trim();
    return text ? [{ day, at, name: dayName(day), text, spans: text.split(/(?<=,)\s+/) }] : [];
  });
