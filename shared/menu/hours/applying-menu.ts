import type { MenuTime } from '../../contracts/catalogue/menus/menu-times.ts';
import type { Offset } from './wall-clock.ts';

const minuteMs = 60_000;
const day = 1440;
const week = 7 * day;
/** 5 January 1970, in minutes. */
export const firstMonday = 4 * day;

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * Times as embedded in the page for its script: `690+180,2130+180`, each start in minutes since Monday midnight, plus
 * its duration. An end at or before its start is on the next day.
 */
export const timesText = (times: readonly MenuTime[] = []): string =>
  times
    .flatMap(({ days, from, to }) => {
      const lasts = ((minutes(to) - minutes(from) + day - 1) % day) + 1;
      return days.map((weekday) => `${(weekday - 1) * day + minutes(from)}+${lasts}`);
    })
    .join();

/** For spans that repeat every so many minutes. */
const applies = (text: string, minute: number, every: number) =>
  text.split(',').some((span) => {
    const [starts = 0, lasts = 0] = span.split('+').map(Number);
    return (((minute - starts) % every) + every) % every < lasts;
  });

/**
 * Index of the further menu that applies, the first if several do; -1 for the active menu. By local wall time: a
 * repeated hour (clocks go back) applies twice, a skipped one not at all. During `closings` (special-closings.ts) none
 * applies.
 */
export const applyingMenu = (
  further: readonly string[],
  offset: Offset,
  now: number,
  closings = '',
): number => {
  const minute = Math.floor((now + offset(now)) / minuteMs) - firstMonday;
  return applies(closings, minute, 1e9)
    ? -1
    : further.findIndex((text) => applies(text, minute, week));
};
