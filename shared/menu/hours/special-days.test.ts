import type { SpecialDay } from '../../contracts/catalogue/restaurants/special-hours.ts';
import { compareEachMinute } from './special-calendar-for-tests.ts';
import { readWeek } from './open-state.ts';
import { hoursWithSpecial, nextOpenState, readSpecial } from './special-days.ts';
import { specialText } from './special-text.ts';
import { readZone } from './wall-clock.ts';
import { zoneText } from './zone-text.ts';

const nineToNine = Array.from({ length: 7 }, () => '540-1260').join(';');
const thanksgiving: SpecialDay = {
  from: '2026-11-26',
  to: '2026-11-26',
  every_year: false,
  spans: [],
  label: 'Thanksgiving',
};

function at(instant: string, special: SpecialDay[], week = nineToNine, zone = 'America/New_York') {
  const now = Date.parse(instant);
  const hoursOn = hoursWithSpecial(readWeek(week), readSpecial(specialText(special) ?? ''));
  return nextOpenState(hoursOn, readZone(zoneText(zone, now - 40 * 86_400_000)), now);
}

test('on Thanksgiving a place that is open on Thursdays is closed until the next day', () => {
  expect(at('2026-11-26T17:00Z', [thanksgiving])).toEqual({
    isOpen: false,
    next: { minutes: 540, days: 1, weekday: 4 },
  });
  expect(at('2026-11-25T17:00Z', [thanksgiving])).toMatchObject({ isOpen: true });
  expect(at('2027-11-26T17:00Z', [thanksgiving])).toMatchObject({ isOpen: true });
});

test('the night before goes on until it ends, though the day itself is closed', () => {
  const late = Array.from({ length: 7 }, () => '1080-1560').join(';');
  expect(at('2026-11-26T06:59Z', [thanksgiving], late)).toEqual({ isOpen: true, closes: 120 });
  expect(at('2026-11-26T07:00Z', [thanksgiving], late)).toMatchObject({ isOpen: false });
});

test('after a vacation of three weeks it says on which day it opens', () => {
  const vacation = { ...thanksgiving, from: '2026-08-03', to: '2026-08-23' };
  expect(at('2026-08-04T16:00Z', [vacation])).toEqual({
    isOpen: false,
    next: { minutes: 540, days: 20, weekday: 0 },
  });
});

test('a day within a vacation goes before it, and one year’s word before that of all years', () => {
  const vacation = { ...thanksgiving, from: '2026-12-20', to: '2027-01-05' };
  const eve = { ...thanksgiving, from: '2026-12-31', to: '2026-12-31' };
  const open = [{ opens: '18:00', closes: '02:00' }];
  const newYears = '2027-01-01T00:00Z';
  expect(at(newYears, [vacation, { ...eve, spans: open }])).toMatchObject({ isOpen: true });
  expect(at(newYears, [{ ...eve, spans: open }, vacation])).toMatchObject({ isOpen: true });
  const yearly = { ...eve, every_year: true, spans: open };
  expect(at(newYears, [yearly, vacation])).toMatchObject({ isOpen: false });
  expect(at('2028-01-01T00:00Z', [yearly, vacation])).toMatchObject({ isOpen: true });
});

test('where the week says nothing, a special day speaks for itself alone', () => {
  const silent = '?;?;?;?;?;?;?';
  const open = { ...thanksgiving, spans: [{ opens: '10:00', closes: '15:00' }] };
  expect(at('2026-11-26T16:00Z', [open], silent)).toEqual({ isOpen: true, closes: 900 });
  expect(at('2026-11-27T16:00Z', [open], silent)).toBeUndefined();
  expect(at('2026-11-26T22:00Z', [open], silent)).toEqual({ isOpen: false });
});

test.each([
  ['America/New_York', '2026-03-06', '2026-03-10'],
  ['Europe/Berlin', '2026-10-23', '2026-10-27'],
  ['Australia/Lord_Howe', '2026-12-30', '2027-01-04'],
])('each minute is as a calendar has it, in %s from %s', (zone, from, to) => {
  expect(compareEachMinute(zone, from, to)).toBeGreaterThan(5000);
});
