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
  /** `11:00-14:00, 17:00-22:00` split, so that lines break between spans only. */
  spans: string[];
};

export const dayName = (day: Weekday) => `${day.charAt(0).toUpperCase()}${day.slice(1)}`;

/** The days as shown to guests; days without text are omitted. */
export const shownHours = (hours: WrittenHours): ShownDay[] =>
  weekdays.flatMap((day, at) => {
    const text = hours[`${day}_hours`]?.trim();
    return text ? [{ day, at, name: dayName(day), text, spans: text.split(/(?<=,)\s+/) }] : [];
  });
