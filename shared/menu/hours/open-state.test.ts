import { hoursOfWeek, openState, readWeek } from './open-state.ts';
import { openWords } from './open-words.ts';
import { readZone } from './wall-clock.ts';
import { weekText } from './week.ts';
import { zoneText } from './zone-text.ts';

type Days = Partial<Record<'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun', string>>;
/** Unlisted days are closed by the owner. */
const week = ({ mon, tue, wed, thu, fri, sat, sun }: Days) =>
  weekText({
    monday_hours: mon ?? 'Closed',
    tuesday_hours: tue ?? 'Closed',
    wednesday_hours: wed ?? 'Closed',
    thursday_hours: thu ?? 'Closed',
    friday_hours: fri ?? 'Closed',
    saturday_hours: sat ?? 'Closed',
    sunday_hours: sun ?? 'Closed',
  }) ?? '';

const everyDay = (text: string) =>
  week({ mon: text, tue: text, wed: text, thu: text, fri: text, sat: text, sun: text });

const said = (hours: string, zone: string, instant: string) => {
  // On a page published some weeks before.
  const now = Date.parse(instant);
  const offset = readZone(zoneText(zone, now - 40 * 86_400_000));
  const state = openState(hoursOfWeek(readWeek(hours)), offset, now);
  return state && openWords(state);
};

const newYork = 'America/New_York';

test.each([
  // 2026-03-02 is a Monday; New York is UTC-5.
  ['2026-03-02T15:00Z', 'Open now · closes at 9 PM'],
  ['2026-03-02T13:59Z', 'Closed now · opens at 9 AM'],
  ['2026-03-02T14:00Z', 'Open now · closes at 9 PM'],
  ['2026-03-03T02:00Z', 'Closed now · opens tomorrow at 9 AM'],
])('a day from nine to nine, at %s', (instant, words) => {
  expect(said(everyDay('09:00-21:00'), newYork, instant)).toBe(words);
});

test('the clock is the restaurant’s, wherever the diner is', () => {
  const hours = everyDay('09:00-21:00');
  expect(said(hours, 'Asia/Tokyo', '2026-03-02T15:00Z')).toBe('Closed now · opens at 9 AM');
  expect(said(hours, 'Asia/Kolkata', '2026-03-02T15:00Z')).toBe('Open now · closes at 9 PM');
});

test('split hours close for the afternoon', () => {
  const hours = everyDay('11:00-14:00, 17:30-22:00');
  expect(said(hours, newYork, '2026-03-02T17:00Z')).toBe('Open now · closes at 2 PM');
  expect(said(hours, newYork, '2026-03-02T20:00Z')).toBe('Closed now · opens at 5:30 PM');
});

test('overnight hours belong to the evening they began in', () => {
  const hours = week({ fri: '18:00-02:00' });
  expect(said(hours, newYork, '2026-03-07T05:30Z')).toBe('Open now · closes at 2 AM');
  expect(said(hours, newYork, '2026-03-07T07:00Z')).toBe('Closed now · opens Friday at 6 PM');
});

test('Sunday night runs into Monday', () => {
  expect(said(week({ sun: '20:00-03:00' }), newYork, '2026-03-02T06:00Z')).toBe(
    'Open now · closes at 3 AM',
  );
});

test('a place that never closes names no time', () => {
  expect(said(everyDay('24 hours'), newYork, '2026-03-02T15:00Z')).toBe('Open now');
});

test('hours that meet at midnight are one evening', () => {
  const hours = week({ fri: '18:00-24:00', sat: '00:00-02:00' });
  expect(said(hours, newYork, '2026-03-07T04:00Z')).toBe('Open now · closes at 2 AM');
});

test('when clocks go forward, an opening in the hour left out comes an hour on', () => {
  // 2026-03-08, 02:00 becomes 03:00 in New York.
  const hours = week({ sun: '02:30-10:00' });
  expect(said(hours, newYork, '2026-03-08T06:59Z')).toBe('Closed now · opens at 2:30 AM');
  expect(said(hours, newYork, '2026-03-08T07:29Z')).toBe('Closed now · opens at 2:30 AM');
  expect(said(hours, newYork, '2026-03-08T07:30Z')).toBe('Open now · closes at 10 AM');
  expect(said(hours, newYork, '2026-03-08T13:59Z')).toBe('Open now · closes at 10 AM');
  expect(said(hours, newYork, '2026-03-08T14:00Z')).toMatch(/^Closed/);
});

test('when clocks go back, a closing in the hour that comes twice is the first', () => {
  // 2026-11-01, 02:00 becomes 01:00 in New York.
  const hours = week({ sat: '18:00-01:30' });
  expect(said(hours, newYork, '2026-11-01T05:29Z')).toBe('Open now · closes at 1:30 AM');
  expect(said(hours, newYork, '2026-11-01T05:31Z')).toMatch(/^Closed/);
  expect(said(hours, newYork, '2026-11-01T06:15Z')).toMatch(/^Closed/);
});

test('where hours cannot be read, nothing is made up', () => {
  const hours = week({ mon: 'by appointment', tue: '09:00-17:00', thu: 'ask us', fri: '9-5pm' });
  expect(said(hours, newYork, '2026-03-02T15:00Z')).toBeUndefined();
  expect(said(hours, newYork, '2026-03-03T15:00Z')).toBe('Open now · closes at 5 PM');
  expect(said(hours, newYork, '2026-03-03T07:00Z')).toBeUndefined();
  expect(said(hours, newYork, '2026-03-04T15:00Z')).toBe('Closed now');
});

test('nothing is said of a day of which the owner says nothing', () => {
  const hours = week({ mon: '09:00-17:00', tue: ' ', wed: '09:00-17:00' });
  expect(said(hours, newYork, '2026-03-03T15:00Z')).toBeUndefined();
  expect(said(hours, newYork, '2026-03-02T23:00Z')).toBe('Closed now');
});

test('noon and midnight are called so', () => {
  expect(said(everyDay('12:00-24:00'), newYork, '2026-03-02T18:00Z')).toBe(
    'Open now · closes at midnight',
  );
  expect(said(everyDay('12:00-24:00'), newYork, '2026-03-02T15:00Z')).toBe(
    'Closed now · opens at noon',
  );
});

test('what the page carries of a zone agrees with the zone itself, for years', () => {
  const zones = ['America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC'];
  const start = Date.parse('2026-01-15T00:00Z');
  for (const zone of zones) {
    const offset = readZone(zoneText(zone, start));
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      hour: 'numeric',
      minute: 'numeric',
    });
    for (let hour = 0; hour < 4 * 8766; hour += 7) {
      const at = start + hour * 3_600_000;
      const shown = new Date(at + offset(at));
      const text = `${String(shown.getUTCHours()).padStart(2, '0')}:${String(shown.getUTCMinutes()).padStart(2, '0')}`;
      expect(format.format(at)).toBe(text);
    }
  }
});
