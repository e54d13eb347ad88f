import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { menuDoc } from '../../testing/menu-server.ts';
import { rowsOf, sectionPlaceAt, withSectionAt } from './rows.ts';

const lunch = menuDoc({ Starters: ['Soup'], Mains: ['Fish', 'Steak', 'Pie', 'Rice'], Sweets: [] });
const lineOf = (id: string) => rowsOf(lunch).findIndex((row) => row.id === id);

test('a section that is carried down passes another one at its middle', () => {
  for (const early of ['mains', 'fish']) {
    expect(sectionPlaceAt(lunch, 'starters', lineOf(early))).toBeUndefined();
  }
  for (const late of ['pie', 'add mains']) {
    expect(sectionPlaceAt(lunch, 'starters', lineOf(late))).toBe(1);
  }
});

test('and so does one that is carried up', () => {
  for (const early of ['add mains', 'rice']) {
    expect(sectionPlaceAt(lunch, 'sweets', lineOf(early))).toBeUndefined();
  }
  for (const late of ['fish', 'mains']) {
    expect(sectionPlaceAt(lunch, 'sweets', lineOf(late))).toBe(1);
  }
  expect(sectionPlaceAt(lunch, 'sweets', lineOf('starters'))).toBe(0);
});

test('over its own lines it stays', () => {
  expect(sectionPlaceAt(lunch, 'mains', lineOf('steak'))).toBeUndefined();
});

test('a hand that rests never makes two sections change places to and fro', () => {
  const sizes = fc.array(fc.nat(6), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(sizes, fc.nat(), fc.nat(), (counts, which, height) => {
      const doc = menuDoc(
        Object.fromEntries(
          counts.map((count, at) => [
            `S${at}`,
            Array.from({ length: count }, (_, dish) => `D${at} ${dish}`),
          ]),
        ),
      );
      const carried = `s${which % counts.length}`;
      const line = height % rowsOf(doc).length;
      const at = sectionPlaceAt(doc, carried, line);
      if (at === undefined) return;
      const after = withSectionAt(doc, carried, at);
      const again = sectionPlaceAt(after, carried, line);
      const back = again === undefined ? after : withSectionAt(after, carried, again);
      expect(back.order).not.toEqual(doc.order);
    }),
  );
});
