import { expect, test } from '@jest/globals';
import { seedsFrom } from './corpus-rows.ts';
import { featureSums } from './feature-sums.ts';
import { generate } from './generate/generate.ts';
import { readText, verdictOf } from './read.ts';
import { corpus, type TrueMenu } from './truth.ts';

type Read = { text: string; truth: TrueMenu; read: ReturnType<typeof readText> };

/** Each menu is read once, which is what takes the time. */
const readAll = (menus: readonly { text: string; truth: TrueMenu }[]): Read[] =>
  menus.map(({ text, truth }) => ({ text, truth, read: readText(text) }));
const generated = readAll(seedsFrom(1, 150).map((seed) => generate(seed)));
const byHand = readAll(corpus('open'));
const asReal = readAll(corpus('real'));

function sumsOf(menus: readonly Read[]) {
  const judged = menus.map((menu) => ({ features: [], verdict: verdictOf(menu, menu.read) }));
  const sums = featureSums(judged).get('all');
  if (!sums) throw new Error('No menus');
  return sums;
}

test.each([
  ['generated from seeds', [99, 0.3, 0], generated],
  ['written by hand', [98.6, 0.45, 0.12], byHand],
  ['laid out as real ones', [89.5, 2.2, 1.6], asReal],
] as const)(
  'of menus %s at least, at most and at most so many percent %j are read right, misread in silence and lost, and nothing leaks',
  (_name, [leastRight, mostSilent, mostLost], menus) => {
    const { right, expected, silent, leaks, lost } = sumsOf(menus);
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
function unseenIn({ lines, sections, left }: Read['read']): string[] {
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
  ['generated from seeds', generated],
  ['written by hand', byHand],
  ['laid out as real ones', asReal],
])('of menus %s every line is read, shown or left for the owner', (_name, menus) => {
  expect(menus.flatMap(({ read }) => unseenIn(read))).toEqual([]);
});
