import { expect, test } from '@jest/globals';
import { readHours } from './read-hours.ts';

test.each([
  ['09:00-21:00', [{ opens: 540, closes: 1260 }]],
  ['9am-5pm', [{ opens: 540, closes: 1020 }]],
  ['9 AM – 5:30 PM', [{ opens: 540, closes: 1050 }]],
  ['5-9pm', [{ opens: 1020, closes: 1260 }]],
  [
    '11:00-14:00, 17:00-22:00',
    [
      { opens: 660, closes: 840 },
      { opens: 1020, closes: 1320 },
    ],
  ],
  ['18:00-02:00', [{ opens: 1080, closes: 1560 }]],
  ['12pm-12am', [{ opens: 720, closes: 1440 }]],
  ['Closed', []],
])('%s is read', (text, spans) => {
  expect(readHours(text)).toEqual(spans);
});

test.each([
  null,
  '',
  ' ',
  'by appointment',
  '25:00-26:00',
  '9:75-10:00',
  '09:00',
  '09:00-21:00 or later',
])('%s cannot be read, and nothing is made up', (text) => {
  expect(readHours(text)).toBeUndefined();
});
