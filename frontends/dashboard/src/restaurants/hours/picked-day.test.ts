import * as fc from 'fast-check';
import { clockTime } from '@menuleaf/shared/menu/hours/clock-time.ts';
import { readHours } from '@menuleaf/shared/menu/hours/read-hours.ts';
import { missingTime, pickedDay, writtenDay } from './picked-day.ts';

const minute = fc.integer({ min: 0, max: 1439 });
const times = fc
  .tuple(minute, minute)
  .filter(([from, until]) => from !== until)
  .map(([from, until]) => ({ from: clockTime(from), until: clockTime(until) }));
const spans = fc.array(times, { minLength: 1, maxLength: 4 });

const day: fc.Arbitrary<Parameters<typeof writtenDay>[0]> = fc.oneof(
  fc.constantFrom('unsaid', 'closed', 'always').map((kind) => ({ kind })),
  spans.map((picked) => ({ kind: 'open' as const, spans: picked })),
);

test('what is picked is written so that guests’ page reads it, and comes back as it was', () => {
  fc.assert(
    fc.property(day, (picked) => {
      const text = writtenDay(picked);
      expect(pickedDay(text)).toEqual(picked);
      expect(missingTime(text)).toBeUndefined();
      expect(readHours(text) === undefined).toBe(picked.kind === 'unsaid');
    }),
  );
});

const hour = fc.integer({ min: 1, max: 12 });
const twelve = fc
  .tuple(hour, fc.constantFrom('', ':30', '.15'), fc.constantFrom('am', ' PM', 'a.m.', 'p'))
  .map((parts) => parts.join(''));
const twentyFour = fc
  .tuple(fc.integer({ min: 0, max: 24 }), fc.constantFrom(':00', ':30', '.45', ''))
  .map((parts) => parts.join(''));
const written = fc
  .array(
    fc
      .tuple(
        fc.oneof(twelve, twentyFour),
        fc.constantFrom('-', ' – ', '—', ' to '),
        fc.oneof(twelve, twentyFour),
      )
      .map((parts) => parts.join('')),
    { minLength: 1, maxLength: 3 },
  )
  .chain((all) => fc.constantFrom(', ', '; ', ' and ', ' & ').map((between) => all.join(between)));

test('hours that were typed open in the picker as the same hours, or stay as they were written', () => {
  const seen = { open: 0, words: 0 };
  fc.assert(
    fc.property(fc.oneof(written, fc.string()), (text) => {
      const picked = pickedDay(text);
      if (picked.kind === 'words' || missingTime(text)) return void seen.words++;
      expect(readHours(writtenDay(picked))).toEqual(readHours(text));
      if (picked.kind === 'open') seen.open++;
    }),
    { numRuns: 1000 },
  );
  expect(seen.open).toBeGreaterThan(50);
  expect(seen.words).toBeGreaterThan(50);
});

test.each([
  ['9am-5pm', [{ from: '09:00', until: '17:00' }]],
  ['18:00-02:00', [{ from: '18:00', until: '02:00' }]],
  ['18:00-24:00', [{ from: '18:00', until: '00:00' }]],
  [
    '11:00-14:00, 17:00-22:00',
    [
      { from: '11:00', until: '14:00' },
      { from: '17:00', until: '22:00' },
    ],
  ],
  ['09:00-?', [{ from: '09:00', until: '' }]],
  ['09:00-09:00', [{ from: '09:00', until: '09:00' }]],
])('%s has fields', (text, expected) => {
  expect(pickedDay(text)).toEqual({ kind: 'open', spans: expected });
});

test.each([
  ['', 'unsaid'],
  [' closed ', 'closed'],
  ['Open 24 hours', 'always'],
  ['00:00-24:00', 'always'],
  ['by appointment', 'words'],
  ['18:00 till late', 'words'],
  ['18:00-', 'words'],
  ['25:00-26:00', 'words'],
  // The picker cannot express these, so they are left alone.
  ['24:00-02:00', 'words'],
  ['00:30-24:30', 'words'],
])('“%s” is %s', (text, kind) => {
  expect(pickedDay(text).kind).toBe(kind);
});

test.each([
  ['09:00-?', 'enter when it opens and closes'],
  ['?-17:00', 'enter when it opens and closes'],
  ['11:00-14:00, 17:00-17:00', 'it cannot open and close at the same time'],
  ['by appointment', undefined],
  ['Closed', undefined],
  ['', undefined],
])('%s lacks: %s', (text, lacks) => {
  expect(missingTime(text)).toBe(lacks);
});
