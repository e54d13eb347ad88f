import { readHours } from './read-hours.ts';

test.each([
  ['09:00-21:00', [{ opens: 540, closes: 1260 }]],
  ['9am-5pm', [{ opens: 540, closes: 1020 }]],
  ['9 AM – 5:30 PM', [{ opens: 540, closes: 1050 }]],
  ['5-9pm', [{ opens: 1020, closes: 1260 }]],
  ['12-3pm', [{ opens: 720, closes: 900 }]],
  ['11:30-2pm', [{ opens: 690, closes: 840 }]],
  ['8-2am', [{ opens: 1200, closes: 1560 }]],
  ['6-12am', [{ opens: 1080, closes: 1440 }]],
  ['11-11pm', [{ opens: 660, closes: 1380 }]],
  [
    '11:00-14:00, 17:00-22:00',
    [
      { opens: 660, closes: 840 },
      { opens: 1020, closes: 1320 },
    ],
  ],
  [
    '9:00-12:00, 14-18',
    [
      { opens: 540, closes: 720 },
      { opens: 840, closes: 1080 },
    ],
  ],
  ['11-14', [{ opens: 660, closes: 840 }]],
  ['18:00-02:00', [{ opens: 1080, closes: 1560 }]],
  ['10:01-10:00', [{ opens: 601, closes: 2040 }]],
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
  '9-5',
  '11:30-2:30',
  '9am-5',
  '6pm-11',
  '5-10',
  '5:30-10:30',
  '8-12, 2-6',
])('%s cannot be read, and nothing is made up', (text) => {
  expect(readHours(text)).toBeUndefined();
});
