import { isPriceAlone, isPriced } from '../bare-names.ts';
import { countsOf } from '../counts-of.ts';
import { decoratedName, isCapitals, isWeekday } from '../headings.ts';
import { readLegendLine } from '../marks/legend.ts';
import { isNoise } from '../noise.ts';
import { isBlank, type Step, type TidyLine } from '../tidy-line.ts';
import { isDate } from '../words/dates.ts';
import { parseAllergenList } from '../words/said-allergens.ts';

/** So many days make a week, or two where each has its date. */
const minCount = 3;

const isDay = ({ text, isDay: isKnown }: TidyLine) => {
  if (isKnown) return true;
  const name = decoratedName(text) ?? text;
  return isWeekday(name) || isDate(name);
};

/** «(ryba, jaja)», «/składniki: jaja, ser/»: said of the dish above. */
const isParenthesized = (text: string) => /^\s*(?:\(.*\)|\/.*\/|\*.*)\s*$/u.test(text);

const isSentence = (text: string) =>
  /\p{Ll}{3}[.!]\s*$/u.test(text) && text.trim().split(' ').length > 4;

/** «Allergens: egg, fish» */
const isNoDish = (text: string) => /^\s*\p{L}{0,3}al+[eéè]r[gjx]/iu.test(text);

const isWords = ({ text }: TidyLine) =>
  /\p{L}{2}/u.test(text) &&
  !isNoDish(text) &&
  !isSentence(text) &&
  !isNoise(text) &&
  readLegendLine(text).length === 0;

/** Where something else begins behind a blank line. */
function gapIn(block: readonly TidyLine[]): number | undefined {
  const full = block.findIndex((line) => !isBlank(line));
  const gap = block.findIndex((line, at) => {
    const next = block.slice(at).find((one) => !isBlank(one));
    return at > full && isBlank(line) && next !== undefined && !isParenthesized(next.text);
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
    const end = own.findIndex(
      (_, at) => own.slice(0, at + 1).filter((one) => !isBlank(one)).length > most,
    );
    return {
      from: (starts[turn] ?? 0) + 1,
      lines: isLast && end >= 0 ? own.slice(0, end) : own,
    };
  });
}

/** «Soup: tomato», «Side – rice»: what most of them begin with. */
const called = /^\s*\p{Lu}[\p{L} ]{2,24}(?:\s?\d)?(?:\s?:\s*|\s[–—-]\s+)(?=\p{L})/u;

const callOf = (text: string) => called.exec(text)?.[0].replaceAll(/\s+/gu, '');

/** «MENU 1»: no price. */
const isNumbered = (text: string) => /^\s*\p{L}+\s\d\s*$/u.test(text);

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
        lines.findLast((line) => isWords(line) && !isParenthesized(line.text))?.text.trim() ===
        text,
    );
  const found = all.filter((line) => {
    const text = line.text.trim();
    const isTitle = decoratedName(text) !== undefined;
    const isAgain = (counts.get(text) ?? 0) > 1;
    const isTag = !areLoud && /^\p{Lu}[\p{Lu}\d ]*$/u.test(text);
    const isLabel = isTitle || (isShort(line) && (isAgain || isTag) && !isLast(text));
    return isLabel && !/:.*\d/u.test(text) && (!isPriced(text) || isNumbered(text));
  });
  return new Set(found);
}

const isSmall = (text: string) => /^\s*\p{Ll}/u.test(text);

/** Lines that go on with the dish above them, where dishes begin in large letters. */
function joinContinuations(
  block: readonly TidyLine[],
  areSmall: boolean,
  labels: ReadonlySet<TidyLine>,
) {
  const all: TidyLine[] = [];
  for (const line of block) {
    const above = all.at(-1);
    const isMore = !areSmall && isSmall(line.text) && !/^\s*[•●▪◦*–—-]\s/u.test(line.text);
    const isOfDish =
      above !== undefined && isWords(above) && !labels.has(above) && !isPriced(above.text);
    const isPrice = isPriceAlone(line.text);
    if (isOfDish && (isPrice || (isWords(line) && isMore && !isParenthesized(line.text))))
      all[all.length - 1] = {
        ...above,
        text: [above, line].map(({ text }) => text.trim()).join(isPrice ? '    ' : ' '),
        from: [...above.from, ...line.from],
      };
    else all.push(line);
  }
  return all;
}

type Habit = {
  areSmall: boolean;
  calls: ReadonlySet<string>;
  labels: ReadonlySet<TidyLine>;
  /** Labels stand above several dishes each, as titles do. */
  areTitles: boolean;
};

const nameOf = ({ text, day }: TidyLine) =>
  (day ?? decoratedName(text) ?? text).trim().replaceAll(/^[•●·*–—-]\s+|:$/gu, '');

/** Says each day as it is written. */
const titled = (line: TidyLine) =>
  line.day === undefined ? line : { ...line, text: `== ${line.day} ==` };

function dishesIn(day: TidyLine, { lines }: Block, habit: Habit): TidyLine[] {
  const { areSmall, calls, labels, areTitles } = habit;
  const seen = new Set<string>();
  let label: TidyLine | undefined;
  let since = 0;
  return joinContinuations(lines, areSmall, labels).flatMap((line): TidyLine[] => {
    const text = line.text.trim();
    if (labels.has(line)) {
      if (areTitles)
        return [{ ...line, text: `== ${nameOf(day)} – ${nameOf(line)} ==`, part: 'title' }];
      label = line;
      return [];
    }
    // «(closed at noon)» below a day is said of that.
    if (/^[(/]/u.test(text) && isParenthesized(text) && seen.size === 0)
      return [{ ...line, part: 'aside' }];
    if (isParenthesized(text))
      return [{ ...line, text: `(${text.replaceAll(/^[(/*]+|[)/]+$/gu, '')})` }];
    if (parseAllergenList(text)) {
      const isOfOne = since === 1;
      since = 0;
      return [isOfOne ? line : { ...line, part: 'aside' }];
    }
    if (isPriced(text)) label = undefined;
    if (!isWords(line) || isPriced(text)) return [line];
    since += 1;
    if (seen.has(text)) return [];
    seen.add(text);
    const own = withoutCalled(text, calls);
    const said = label ? `${own}    ${nameOf(label)}` : own;
    const from = [...line.from, ...(label?.from ?? [])];
    label = undefined;
    return [{ ...line, text: said, from, isDish: true, part: 'dish' }];
  });
}

/** «Soup: broth», «Menu 1: Schnitzel 8.90»: what begins lines below most days is no name. */
function calledOf(blocks: readonly Block[]): Set<string> {
  const counts = countsOf(
    blocks.flatMap((block) => [...new Set(block.lines.flatMap(({ text }) => callOf(text) ?? []))]),
  );
  const calls = [...counts].filter(([, count]) => count > 1 && count * 2 >= blocks.length);
  return new Set(calls.map(([call]) => call));
}

const withoutCalled = (text: string, calls: ReadonlySet<string>) =>
  calls.has(callOf(text) ?? '') ? text.replace(called, '') : text;

/** Blanks in place of «Menu 1:» that begins lines with a price below most days. */
export function withoutCalls<Line extends TidyLine>(lines: readonly Line[]): Line[] {
  if (lines.filter(isDay).length < minCount) return [...lines];
  const calls = new Set([...calledOf(blocksOf(lines))].filter((call) => /\d/u.test(call)));
  return lines.map((line) => {
    const own = isPriced(line.text) ? withoutCalled(line.text, calls) : line.text;
    return { ...line, text: own.padStart(line.text.length) };
  });
}

/** What stands below the days of a week are dishes, each without a price unless it has one. */
export const withDishesOfDays: Step = (lines) => {
  const days = lines.filter(isDay);
  const areDated = days.length > 1 && days.every((line) => /\d[./-]\s?\d/u.test(nameOf(line)));
  if (days.length < minCount && !areDated) return lines.map(titled);
  const blocks = blocksOf(lines);
  const isSaid = ({ part }: TidyLine, above: TidyLine | undefined) =>
    part === 'said' && isPriced(above?.text ?? '');
  const all = blocks.flatMap((block) =>
    block.lines.filter((line, at) => isWords(line) && !isSaid(line, block.lines[at - 1])),
  );
  const priced = all.filter(({ text }) => isPriced(text) && !isNumbered(text));
  const alone = blocks.flatMap((block) => block.lines.filter(({ text }) => isPriceAlone(text)));
  // A name, what is in it, and its price below them.
  const areBelow = alone.length * 3 > all.length && alone.length * 3 < all.length * 2;
  const calls = calledOf(blocks);
  if (areBelow || priced.length * 2 > all.length)
    return lines.map((line) =>
      all.includes(line) ? { ...line, text: withoutCalled(line.text, calls) } : titled(line),
    );
  const labels = labelsOf(blocks);
  const dishes = all.filter((line) => !labels.has(line));
  const habit = {
    labels,
    areTitles: labels.size * 2 < dishes.length,
    areSmall: dishes.filter(({ text }) => isSmall(text)).length * 3 > dishes.length,
    calls,
  };
  return lines.flatMap((line, at): TidyLine[] => {
    const { part: _, ...day } = line;
    if (isDay(line)) return [{ ...day, text: `== ${nameOf(line)} ==` }];
    const block = blocks.find(({ from, lines: own }) => at >= from && at < from + own.length);
    if (!block) return [line];
    const above = lines[block.from - 1];
    return above && at === block.from ? dishesIn(above, block, habit) : [];
  });
};
