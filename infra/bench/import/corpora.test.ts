import { expect, test } from '@jest/globals';
import { seedsFrom } from './corpus-rows.ts';
import { featureSums } from './feature-sums.ts';
import { generate } from './generate/generate.ts';
import { verdictOf } from './read.ts';
import { linesOfText } from '@menuleaf/dashboard/src/import/parse/columns.ts';
import { readMenu } from '@menuleaf/dashboard/src/import/parse/read-menu.ts';
import { corpus, type TrueMenu } from './truth.ts';

function sumsOf(menus: readonly { text: string; truth: TrueMenu }[]) {
  const judged = menus.map((menu) => ({ features: [], verdict: verdictOf(menu) }));
  const sums = featureSums(judged).get('all');
  if (!sums) throw new Error('No menus');
  return sums;
}

test.each([
  ['generated from seeds', [99, 0.3, 0], () => seedsFrom(1, 150).map((seed) => generate(seed))],
  ['written by hand', [98.6, 0.45, 0.12], () => corpus('open')],
])(
  'of menus %s at least, at most and at most so many percent %j are read right, misread in silence and lost, and nothing leaks',
  (_name, [leastRight = 0, mostSilent = 0, mostLost = 0], menus) => {
    const { right, expected, silent, leaks, lost } = sumsOf(menus());
    const percent = (count: number) => (count / expected) * 100;
    expect(percent(right)).toBeGreaterThanOrEqual(leastRight);
    expect(percent(silent)).toBeLessThan(mostSilent);
    expect(percent(lost)).toBeLessThanOrEqual(mostLost);
    expect(leaks).toBe(0);
  },
);

const wordsOf = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

/** Lines in letters of which an owner sees nothing: no dish, no heading, no text that is shown, and not left over. */
function unseenIn(text: string): string[] {
  const { lines, sections, left } = readMenu(linesOfText(text));
  const dishes = sections.flatMap((section) => section.dishes);
  const used = new Set([
    ...left,
    ...sections.map(({ line }) => line),
    ...dishes.flatMap((dish) => dish.lines),
  ]);
  const shown = new Set(
    [
      ...sections.flatMap(({ name, description, note }) => [name, description, note]),
      ...dishes.flatMap(({ choices }) => choices.map(({ name }) => name)),
    ].flatMap(wordsOf),
  );
  return lines.flatMap((line, at) =>
    used.has(at) || wordsOf(line.text).every((word) => shown.has(word)) ? [] : [line.text],
  );
}

test.each([
  ['generated from seeds', () => seedsFrom(1, 150).map((seed) => generate(seed))],
  ['written by hand', () => corpus('open')],
])('of menus %s every line is read, shown or left for the owner', (_name, menus) => {
  expect(menus().flatMap(({ text }) => unseenIn(text))).toEqual([]);
});
