import { coverOfTimes, gapsOf, openCover, overlapsOf, timesOfCover } from './week-cover.ts';

const weekdays = [1, 2, 3, 4, 5];
const daily = [1, 2, 3, 4, 5, 6, 7];
const named = (name: string, ...times: Parameters<typeof coverOfTimes>[0]) => ({
  name,
  cover: coverOfTimes(times),
});

test.each([
  [[{ days: weekdays, from: '11:30', to: '14:30' }]],
  [[{ days: [5, 7], from: '22:00', to: '02:00' }]],
  [[{ days: [7], from: '18:00', to: '00:00' }]],
  [[{ days: daily, from: '00:00', to: '00:00' }]],
  [[]],
])('times are read back as they were said, %#', (times) => {
  expect(timesOfCover(coverOfTimes(times))).toEqual(times);
});

test('an overlap is told with both names, over midnight and the week’s end too', () => {
  const lunch = named('Lunch', { days: weekdays, from: '11:30', to: '14:30' });
  const drinks = named('Drinks', { days: [1, 6], from: '14:00', to: '20:00' });
  const late = named('Late', { days: [7], from: '22:00', to: '02:00' });
  const night = named('Night', { days: [1], from: '00:00', to: '04:00' });
  expect(overlapsOf([lunch, drinks, late, night])).toEqual([
    { first: 'Lunch', second: 'Drinks', times: [{ days: [1], from: '14:00', to: '14:30' }] },
    { first: 'Late', second: 'Night', times: [{ days: [1], from: '00:00', to: '02:00' }] },
  ]);
});

const hours = {
  monday_hours: '11:00-22:00',
  tuesday_hours: '11:00-22:00',
  wednesday_hours: 'Closed',
  thursday_hours: null,
  friday_hours: 'by appointment',
  saturday_hours: '18:00-02:00',
  sunday_hours: 'Closed',
};

test('a gap is when the restaurant is open and no menu names the time', () => {
  const open = openCover(hours) ?? [];
  const lunch = coverOfTimes([{ days: daily, from: '11:00', to: '15:00' }]);
  const dinner = coverOfTimes([{ days: daily, from: '17:00', to: '01:00' }]);
  expect(gapsOf(open, [lunch, dinner])).toEqual([
    { days: [1, 2], from: '15:00', to: '17:00' },
    { days: [7], from: '01:00', to: '02:00' },
  ]);
  expect(gapsOf(open, [coverOfTimes([{ days: daily, from: '00:00', to: '00:00' }])])).toEqual([]);
});

test('of hours that nobody said there is no gap', () => {
  const silent = Object.keys(hours).map((day) => [day, null]);
  expect(openCover({ ...hours, ...Object.fromEntries(silent) })).toBeUndefined();
});
