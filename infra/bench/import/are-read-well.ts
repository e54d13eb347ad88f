import { featureSums } from './feature-sums.ts';
import { readText, verdictOf } from './read.ts';
import type { TrueMenu } from './truth.ts';

type Read = { text: string; truth: TrueMenu; read: ReturnType<typeof readText> };

/** Each menu is read once, which is what takes the time. */
const readAll = (menus: readonly { text: string; truth: TrueMenu }[]): Read[] =>
  menus.map(({ text, truth }) => ({ text, truth, read: readText(text) }));
function sumsOf(menus: readonly Read[]) {
  const judged = menus.map((menu) => ({ features: [], verdict: verdictOf(menu, menu.read) }));
  const sums = featureSums(judged).get('all');
  if (!sums) throw new Error('No menus');
  return sums;
}

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

/** At least, at most and at most so many percent. */
type Limits = { right: number; silent: number; lost: number };

/** Tests that menus are read this well, that nothing leaks, and that an owner sees every line. */
export function areReadWell(
  name: string,
  limits: Limits,
  menus: readonly { text: string; truth: TrueMenu }[],
): void {
  const all = readAll(menus);
  test(`of menus ${name} enough are read right, few misread in silence or lost, and nothing leaks`, () => {
    const { right, expected, silent, leaks, lost } = sumsOf(all);
    const percent = (count: number) => (count / expected) * 100;
    expect(percent(right)).toBeGreaterThanOrEqual(limits.right);
    expect(percent(silent)).toBeLessThan(limits.silent);
    expect(percent(lost)).toBeLessThanOrEqual(limits.lost);
    expect(leaks).toBe(0);
  });

  test(`of menus ${name} every line is read, shown or left for the owner`, () => {
    expect(all.flatMap(({ read }) => unseenIn(read))).toEqual([]);
  });
}
