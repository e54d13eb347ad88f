import { isPriceAlone, isPriced } from '../bare-names.ts';
import { countsOf } from '../counts-of.ts';
import { isNoise } from '../noise.ts';
import { type Step, type TidyLine, withText } from '../tidy-line.ts';

/** So many lines have their like in another script right below, and such a share of those in the first. */
const minCount = 4;
const minShare = 0.6;
/** Such a share of a line's letters are of its script. */
const most = 0.8;

const scripts = [
  'Latin',
  'Greek',
  'Cyrillic',
  'Arabic',
  'Hebrew',
  'Thai',
  'Hangul',
  'Georgian',
  'Armenian',
  'Devanagari',
  'Han',
].map((name) => [name, new RegExp(`\\p{Script=${name}}`, 'gu')] as const);

function scriptOf(text: string): string | undefined {
  const words = text.replaceAll(/\([^()]{1,6}\)/gu, '');
  const letters = words.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 3 || isNoise(text)) return undefined;
  return scripts.find(([, rule]) => (words.match(rule)?.length ?? 0) >= letters * most)?.[0];
}

/** Numbers of lines in a second script, each below one in the first, whose like it is. */
export function linesInSecondScript(lines: readonly { text: string }[]): Set<number> {
  const found = lines.map(({ text }) => scriptOf(text));
  const pairAt = (at: number) => {
    const [one, other] = [found[at - 1], found[at]];
    return one && other && one !== other && !isPriced(lines[at]?.text ?? '')
      ? `${one} ${other}`
      : undefined;
  };
  const pairs = lines.map((_, at) => pairAt(at));
  const counts = countsOf(pairs.flatMap((pair) => pair ?? []));
  const [usual, count] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? ['', 0];
  const all = found.filter((script) => script === usual.split(' ')[0]).length;
  const isUsual = count >= minCount && count >= all * minShare;
  return new Set(pairs.flatMap((pair, at) => (isUsual && pair === usual ? [at] : [])));
}

const bracketed = (line: TidyLine) =>
  /^\s*\(.*\)\s*$/u.test(line.text) ? line : withText(line, `(${line.text.trim()})`);

/** «Χωριάτικη σαλάτα    9,00», and below it «Greek salad»: what stands below in another script is said of the same, a title’s too. */
export const withTwoScripts: Step = (lines) => {
  const second = linesInSecondScript(lines);
  const textAt = (at: number) => lines[at]?.text ?? '';
  return lines.map((line, at) => {
    const { text } = line;
    if (second.has(at)) return bracketed(line);
    if (!second.has(at + 1) || isPriced(text) || bracketed(line) === line) return line;
    // A price alone below is that of a dish.
    const below = textAt(at + 2);
    const isTitle = isPriced(below) && !isPriceAlone(below);
    return isTitle ? withText(line, `== ${text.trim()} ==`) : line;
  });
};
