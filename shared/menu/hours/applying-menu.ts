import type { MenuTime } from '../../contracts/catalogue/menus/menu-times.ts';
import type { Offset } from './wall-clock.ts';

const minuteMs = 60_000;
const day = 1440;
const week = 7 * day;
/** 5 January 1970, in minutes. */
const firstMonday = 4 * day;

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * Times as the page carries them for its script: `690+180,2130+180`, the minutes since Monday's midnight at which each
 * begins and how many it lasts. What ends at or before its beginning ends on the next day.
 */
export const timesText = (times: readonly MenuTime[] = []): string =>
  times
    .flatMap(({ days, from, to }) => {
      const lasts = ((minutes(to) - minutes(from) + day - 1) % day) + 1;
      return days.map((weekday) => `${(weekday - 1) * day + minutes(from)}+${lasts}`);
    })
    .join();

/** Minutes since Monday's midnight by the clock on the wall. */
export const weekMinute = (offset: Offset, now: number): number => {
  const passed = Math.floor((now + offset(now)) / minuteMs) - firstMonday;
  return ((passed % week) + week) % week;
};

const applies = (text: string, minute: number) =>
  text.split(',').some((span) => {
    const [starts = 0, lasts = 0] = span.split('+').map(Number);
    return (minute - starts + week) % week < lasts;
  });

/**
 * Which of a restaurant's further menus applies, the first where several do; -1 where none does, which is the active
 * menu's time. By what the clock on the wall shows: in the night when it goes back an hour's menu applies in both, and
 * in the one when that hour is left out not at all.
 */
export const applyingMenu = (further: readonly string[], offset: Offset, now: number): number => {
  const minute = weekMinute(offset, now);
  return further.findIndex((text) => applies(text, minute));
};
