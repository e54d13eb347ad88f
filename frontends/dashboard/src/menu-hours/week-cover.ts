import type { MenuTime } from '@menuleaf/shared/contracts/catalogue/menus/menu-times.ts';
import { timesText } from '@menuleaf/shared/menu/hours/applying-menu.ts';
import { clockTime } from '@menuleaf/shared/menu/hours/clock-time.ts';
import { readWeek } from '@menuleaf/shared/menu/hours/open-state.ts';
import { weekText } from '@menuleaf/shared/menu/hours/week.ts';
import type { WrittenHours } from '@menuleaf/shared/menu/hours/written-hours.ts';

const day = 1440;
const week = 7 * day;

/** Whether each minute of the week counts, from Monday midnight on. */
export type Cover = readonly boolean[];

function coverOf(spans: readonly (readonly [starts: number, lasts: number])[]): Cover {
  const minutes = Array.from({ length: week }, () => false);
  for (const [starts, lasts] of spans) {
    for (let at = starts; at < starts + lasts; at += 1) minutes[at % week] = true;
  }
  return minutes;
}

export const coverOfTimes = (times: readonly MenuTime[]): Cover =>
  coverOf(
    timesText(times)
      .split(',')
      .filter(Boolean)
      .map((span) => {
        const [starts = 0, lasts = 0] = span.split('+').map(Number);
        return [starts, lasts] as const;
      }),
  );

/** When the restaurant is open; undefined if its hours cannot be parsed. */
export function openCover(hours: WrittenHours): Cover | undefined {
  const text = weekText(hours);
  if (text === undefined) return undefined;
  return coverOf(
    readWeek(text).flatMap((spans, at) =>
      (spans ?? []).map(({ opens, closes }) => [at * day + opens, closes - opens] as const),
    ),
  );
}

/** Start and length of each stretch, wrapping around the week; none exceeds a day. */
function stretches(cover: Cover): [starts: number, lasts: number][] {
  const first = cover.findIndex((here, at) => here && cover[(at + week - 1) % week] !== true);
  const begin = first < 0 ? 0 : first;
  const found: [number, number][] = [];
  for (let step = 0; step < week; step += 1) {
    const at = (begin + step) % week;
    const last = found.at(-1);
    if (cover[at] !== true) continue;
    const goesOn = last && (last[0] + last[1]) % week === at && last[1] < day;
    if (goesOn) last[1] += 1;
    else found.push([at, 1]);
  }
  return found;
}

/** As times, merging days of equal hours. */
export function timesOfCover(cover: Cover): MenuTime[] {
  const times = new Map<string, MenuTime>();
  for (const [starts, lasts] of stretches(cover)) {
    const [from, to] = [clockTime(starts % day), clockTime((starts + lasts) % day)];
    const time = times.get(`${from} ${to}`) ?? { days: [], from, to };
    times.set(`${from} ${to}`, { ...time, days: [...time.days, Math.floor(starts / day) + 1] });
  }
  return [...times.values()];
}

const both = (one: Cover, other: Cover): Cover => one.map((here, at) => here && other[at] === true);

type Named = { name: string; cover: Cover };

/** Overlapping menus, the one guests see first in front. */
export const overlapsOf = (menus: readonly Named[]) =>
  menus.flatMap((first, at) =>
    menus.slice(at + 1).flatMap((second) => {
      const times = timesOfCover(both(first.cover, second.cover));
      return times.length > 0 ? [{ first: first.name, second: second.name, times }] : [];
    }),
  );

/** Open hours that no menu covers. */
export const gapsOf = (open: Cover, menus: readonly Cover[]): MenuTime[] =>
  timesOfCover(open.map((here, at) => here && !menus.some((cover) => cover[at] === true)));
