import type { SpecialDay } from '../../contracts/catalogue/restaurants/special-hours.ts';
import { readWeek } from './open-state.ts';
import { hoursWithSpecial, nextOpenState, readSpecial } from './special-days.ts';
import { specialText } from './special-text.ts';
import { readZone } from './wall-clock.ts';
import { weekText } from './week.ts';
import { zoneText } from './zone-text.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

export const zones = [
  'America/New_York',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'America/Sao_Paulo',
];

const day = (from: string, to: string, spans: string[], everyYear = false): SpecialDay => ({
  from,
  to,
  every_year: everyYear,
  spans: spans.map((span) => {
    const [opens = '', closes = ''] = span.split('-');
    return { opens, closes };
  }),
  label: '',
});

/** Later ones win over earlier ones, as in the calendar below. */
export const specialDays = [
  day('2026-12-24', '2027-01-02', [], true),
  day('2026-02-28', '2026-03-01', ['12:00-15:00'], true),
  day('2026-12-31', '2026-12-31', ['18:00-04:00'], true),
  day('2026-08-03', '2026-08-21', []),
  // Nights of clock changes in several of the zones.
  day('2026-03-08', '2026-03-08', ['00:30-01:30', '03:30-09:00']),
  day('2026-10-24', '2026-10-25', ['20:00-05:00']),
  day('2026-11-26', '2026-11-26', []),
  day('2026-08-12', '2026-08-12', ['00:00-00:00']),
];

const week = {
  monday_hours: 'Closed',
  tuesday_hours: '09:00-21:00',
  wednesday_hours: '11:00-14:00, 17:30-22:00',
  thursday_hours: '09:00-21:00',
  friday_hours: '18:00-03:30',
  saturday_hours: '18:00-03:30',
  sunday_hours: '10:00-16:00',
};
const spansByWeekday = [
  ['10:00-16:00'],
  [],
  ['09:00-21:00'],
  ['11:00-14:00', '17:30-22:00'],
  ['09:00-21:00'],
  ['18:00-03:30'],
  ['18:00-03:30'],
];

/** Compares date strings only, independent of the code under test. */
function spansOn(date: string): string[] {
  const found = specialDays.findLast(({ from, to, every_year }) => {
    if (!every_year) return date >= from && date <= to;
    const [first, last, at] = [from.slice(5), to.slice(5), date.slice(5)];
    return first > last ? at >= first || at <= last : at >= first && at <= last;
  });
  if (found) return found.spans.map(({ opens, closes }) => `${opens}-${closes}`);
  return spansByWeekday[new Date(`${date}T12:00:00Z`).getUTCDay()] ?? [];
}

/** The first instant at which the zone's clock shows a time; a skipped time maps to after the gap. */
function instantsOf(zone: string, from: number, to: number): Map<string, number> {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const found = new Map<string, number>();
  let before: number | undefined;
  for (let at = from; at < to; at += minuteMs) {
    const shown = format.format(at);
    const wall = Date.parse(`${shown.replace(' ', 'T')}:00Z`);
    for (let gap = (before ?? wall) + minuteMs; gap < wall; gap += minuteMs) {
      const left = new Date(gap).toISOString().slice(0, 16).replace('T', ' ');
      found.set(left, at + gap - (before ?? wall) - minuteMs);
    }
    if (!found.has(shown)) found.set(shown, at);
    before = wall;
  }
  return found;
}

/** Minutes outside of all hours are false. */
function openMinutes(zone: string, from: number, to: number): Uint8Array {
  const instants = instantsOf(zone, from - 3 * dayMs, to + 3 * dayMs);
  const open = new Uint8Array((to - from) / minuteMs);
  for (let at = from - 2 * dayMs; at < to + dayMs; at += dayMs) {
    const date = new Date(at).toISOString().slice(0, 10);
    const after = new Date(at + dayMs).toISOString().slice(0, 10);
    for (const span of spansOn(date)) {
      const [opens = '', closes = ''] = span.split('-');
      const begin = instants.get(`${date} ${opens}`) ?? Number.NaN;
      const end = instants.get(`${closes > opens ? date : after} ${closes}`) ?? Number.NaN;
      const [first, last] = [begin, end].map((instant) => (instant - from) / minuteMs);
      open.fill(1, Math.max(0, first ?? 0), Math.max(0, last ?? 0));
    }
  }
  return open;
}

/** Compares each minute of a date range with a brute-force calendar. */
export function compareEachMinute(zone: string, firstDay: string, lastDay: string): number {
  const [from, to] = [Date.parse(firstDay), Date.parse(lastDay)];
  const expected = openMinutes(zone, from, to);
  const offset = readZone(zoneText(zone, from - 40 * dayMs));
  const hoursOn = hoursWithSpecial(
    readWeek(weekText(week) ?? ''),
    readSpecial(specialText(specialDays) ?? ''),
  );
  const wrong: string[] = [];
  for (const [minute, isOpen] of expected.entries()) {
    const now = from + minute * minuteMs;
    if (nextOpenState(hoursOn, offset, now)?.isOpen !== (isOpen === 1)) {
      wrong.push(new Date(now).toISOString());
    }
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  return expected.length;
}
