import { isPriced } from '../bare-names.ts';
import { countsOf } from '../counts-of.ts';
import { decoratedName, isCapitals, isSectionName, isWeekday } from '../headings.ts';
import { readLegendLine } from '../legend.ts';
import { isNoise } from '../noise.ts';
import { isBlank, type Step, type TidyLine } from '../tidy-line.ts';
import { isDate } from '../words/dates.ts';
import { allergensSaid } from '../words/said-allergens.ts';

/** So many days make a week, or two where each has its date. */
const least = 3;

const isDay = ({ text, isDay: isKnown }: TidyLine) => {
  if (isKnown) return true;
  const name = decoratedName(text) ?? text;
  return isWeekday(name) || isDate(name);
};

/** «(ryba, jaja)», «/składniki: jaja, ser/»: said of the dish above. */
const isAside = (text: string) => /^\s*(?:\(.*\)|\/.*\/|\*.*)\s*$/u.test(text);

const isSentence = (text: string) =>
  /\p{Ll}{3}[.!]\s*$/u.test(text) && text.trim().split(' ').length > 4;

const isWords = ({ text }: TidyLine) =>
  /\p{L}{2}/u.test(text) &&
  !isSentence(text) &&
  !isNoise(text) &&
  readLegendLine(text).length === 0;

/** Where something else begins behind a blank line. */
function gapIn(block: readonly TidyLine[]): number | undefined {
  const full = block.findIndex((line) => !isBlank(line));
  const gap = block.findIndex((line, at) => {
    const next = block.slice(at).find((one) => !isBlank(one));
    return at > full && isBlank(line) && next !== undefined && !isAside(next.text);
  });
  return gap < 0 ? undefined : gap;
}

type Block = { from: number; lines: TidyLine[] };

/** The lines of each day; those of the last are no more than another has. */
function blocksOf(lines: readonly TidyLine[]): Block[] {
  const starts = lines.flatMap((line, at) => (isDay(line) ? [at] : []));
  const whole = starts.map((at, turn) => lines.slice(at + 1, starts[turn + 1]));
  const others = whole.slice(0, -1);
  const areParted = others.filter((block) => gapIn(block) !== undefined).length * 2 > others.length;
  const most = Math.max(0, ...others.map((block) => block.filter((one) => !isBlank(one)).length));
  return whole.map((block, turn) => {
    const own = areParted ? block : block.slice(0, gapIn(block));
    const isLast = turn === whole.length - 1;
    return { from: (starts[turn] ?? 0) + 1, lines: isLast ? own.slice(0, most) : own };
  });
}

/** «Soup: tomato», «Side – rice»: what most of them begin with, again and again where a dash parts it. */
const called = /^\s*\p{Lu}[\p{L} ]{2,24}(?::\s*|\s[–—-]\s+)(?=\p{L})/u;

function areCalled(all: readonly TidyLine[]): boolean {
  const labels = all.flatMap(({ text }) => called.exec(text)?.[0].trim() ?? []);
  const counts = countsOf(labels.map((label) => label.replace(/\s*[:–—-]$/u, '')));
  const own = labels.filter(
    (label) => label.endsWith(':') || (counts.get(label.replace(/\s*[–—-]$/u, '')) ?? 0) > 1,
  );
  return own.length * 2 > all.length;
}

/** «MENU 1», «Soup»: what stands again above a dish on other days, or in capitals where dishes have small letters. */
function labelsOf(blocks: readonly Block[]): Set<TidyLine> {
  const all = blocks.flatMap((block) => block.lines.filter(isWords));
  const counts = countsOf(
    blocks.flatMap(({ lines }) => [
      ...new Set(lines.filter(isWords).map(({ text }) => text.trim())),
    ]),
  );
  const areLoud = all.filter(({ text }) => isCapitals(text)).length * 2 > all.length;
  const isShort = ({ text }: TidyLine) =>
    /^\s*\p{L}[^,.()[\]]{1,24}$/u.test(text) && text.trim().split(/\s+/u).length < 4;
  const isLast = (text: string) =>
    blocks.some(
      ({ lines }) =>
        lines.findLast((line) => isWords(line) && !isAside(line.text))?.text.trim() === text,
    );
  const found = all.filter((line) => {
    const text = line.text.trim();
    const isTitle =
      decoratedName(text) !== undefined || (isSectionName(text) && !called.test(text));
    const isAgain = (counts.get(text) ?? 0) > 1;
    const isTag = !areLoud && /^\p{Lu}[\p{Lu}\d ]*$/u.test(text);
    const isLabel = isTitle || (isShort(line) && (isAgain || isTag) && !isLast(text));
    return isLabel && !isPriced(text) && !/:.*\d/u.test(text);
  });
  return new Set(found);
}

const isSmall = (text: string) => /^\s*\p{Ll}/u.test(text);

/** Lines that go on with the dish above them, where dishes begin in large letters. */
function joined(block: readonly TidyLine[], areSmall: boolean, labels: ReadonlySet<TidyLine>) {
  const all: TidyLine[] = [];
  for (const line of block) {
    const above = all.at(-1);
    const isMore = (!areSmall && isSmall(line.text)) || /,\s*$/u.test(above?.text ?? '');
    const isOfDish = above !== undefined && isWords(above) && !labels.has(above);
    if (isOfDish && isWords(line) && isMore && !isAside(line.text) && !isPriced(above.text))
      all[all.length - 1] = {
        ...above,
        text: `${above.text.trim()} ${line.text.trim()}`,
        from: [...above.from, ...line.from],
      };
    else all.push(line);
  }
  return all;
}

type Habit = {
  areSmall: boolean;
  areCalled: boolean;
  labels: ReadonlySet<TidyLine>;
  /** Labels stand above several dishes each, as titles do. */
  areTitles: boolean;
};

const nameOf = ({ text }: TidyLine) => (decoratedName(text) ?? text).trim().replace(/:$/u, '');

function dishesIn(day: TidyLine, { lines }: Block, habit: Habit): TidyLine[] {
  const { areSmall, areCalled, labels, areTitles } = habit;
  const seen = new Set<string>();
  let label: TidyLine | undefined;
  let since = 0;
  return joined(lines, areSmall, labels).flatMap((line): TidyLine[] => {
    const text = line.text.trim();
    if (labels.has(line)) {
      if (areTitles) return [{ ...line, text: `== ${nameOf(day)} – ${nameOf(line)} ==` }];
      label = line;
      return [];
    }
    // «(closed at noon)» below a day is said of that.
    if (/^[(/]/u.test(text) && isAside(text) && seen.size === 0)
      return [{ ...line, part: 'aside' }];
    if (isAside(text)) return [{ ...line, text: `(${text.replaceAll(/^[(/*]+|[)/]+$/gu, '')})` }];
    if (allergensSaid(text)) {
      const isOfOne = since === 1;
      since = 0;
      return [isOfOne ? line : { ...line, part: 'aside' }];
    }
    if (!isWords(line) || isPriced(text)) return [line];
    since += 1;
    if (seen.has(text)) return [];
    seen.add(text);
    const own = areCalled ? text.replace(called, '') : text;
    const said = label ? `${own}    ${nameOf(label)}` : own;
    const from = [...line.from, ...(label?.from ?? [])];
    label = undefined;
    return [{ ...line, text: said, from, isDish: true }];
  });
}

/** What stands below the days of a week are dishes, each without a price unless it has one. */
export const withDishesOfDays: Step = (lines) => {
  const days = lines.filter(isDay);
  const areDated = days.length > 1 && days.every(({ text }) => /\d[./-]\s?\d/u.test(text));
  if (days.length < least && !areDated) return [...lines];
  const blocks = blocksOf(lines);
  const all = blocks.flatMap((block) => block.lines.filter(isWords));
  const priced = all.filter(({ text }) => isPriced(text));
  if (priced.length * 2 > all.length) return [...lines];
  const labels = labelsOf(blocks);
  const dishes = all.filter((line) => !labels.has(line));
  const habit = {
    labels,
    areTitles: labels.size * 2 < dishes.length,
    areSmall: dishes.filter(({ text }) => isSmall(text)).length * 3 > dishes.length,
    areCalled: areCalled(all),
  };
  return lines.flatMap((line, at): TidyLine[] => {
    if (isDay(line)) return [{ ...line, text: `== ${nameOf(line)} ==` }];
    const block = blocks.find(({ from, lines: own }) => at >= from && at < from + own.length);
    if (!block) return [line];
    const day = lines[block.from - 1];
    return day && at === block.from ? dishesIn(day, block, habit) : [];
  });
};
