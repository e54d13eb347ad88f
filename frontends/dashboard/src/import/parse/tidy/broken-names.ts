import { isPriceAlone, isPriced } from '../bare-names.ts';
import { isCapitals, isSectionName } from '../headings.ts';
import { takePrice } from '../money.ts';
import { isNoise } from '../noise.ts';
import { isBlank, withPriceOf, type Step, type TidyLine } from '../tidy-line.ts';
import { alternative } from '../words/choice-words.ts';
import { endsOpen } from './broken-words.ts';
import { isMeasured } from './measures-ahead.ts';

/** Lines that break are as long as the column lets them be, but for letters that are wide or narrow. */
const tolerance = 0.85;
/** Such a share of the dishes that go on below says that a menu breaks its lines. */
const mostBroken = 0.8;
const leastSure = 3;
const shortest = 12;

const firstWord = (line: TidyLine | undefined) => line?.text.trim().split(/\s/u)[0] ?? '';
const wordsOf = ({ text }: TidyLine) =>
  isPriced(text) ? takePrice(text).rest.trim() : text.trim();
/** «or», «v. Gnocchi», «s.q. = market price» go on with nothing. */
const isSmall = (line: TidyLine | undefined) =>
  /^\s*(?:[\p{Ll}’']+(?![.)’'\p{L}])|&)/u.test(line?.text ?? '') &&
  !alternative.test(firstWord(line));

/** «Blanquette de veau à l’ancienne, riz»: begins a dish. */
const isStart = (line: TidyLine): boolean =>
  /^(?:\d{1,3}[.)]?\s+)?[\p{Lu}«“"](?!\p{Lu}{3})/u.test(wordsOf(line)) &&
  !/[.!?;:]$|: /u.test(wordsOf(line)) &&
  wordsOf(line).length >= shortest &&
  !isCapitals(line.text) &&
  !isSectionName(line.text.trim()) &&
  !isNoise(line.text);

/** What stands above is a dish, a title or nothing: not the name of what is said here. */
const beginsDish = (above: TidyLine | undefined) =>
  above === undefined ||
  isBlank(above) ||
  isPriced(above.text) ||
  isCapitals(above.text) ||
  isSectionName(above.text.trim());

/** «Rotkohl und», and «Klößen» below it. */
const goesOnLarge = (line: TidyLine | undefined, below: TidyLine) =>
  line !== undefined && endsOpen(wordsOf(line)) && /^\s*\p{Lu}/u.test(below.text);

/** A dish, and the lines in small letters below it, of all of which one has a price. */
type Run = { at: number; lines: [TidyLine, ...TidyLine[]] };

/** So much smaller letters than those of a name say what is in it. */
const smaller = 0.9;

/** What goes on below a line. */
function restsOf(lines: readonly TidyLine[], at: number): TidyLine[] {
  const run = lines.slice(at, at + 1);
  for (const below of lines.slice(at + 1)) {
    if ((below.size ?? Infinity) < (run[0]?.size ?? 0) * smaller) break;
    const isEnded = run.length > 1 && isPriced(run.at(-1)?.text ?? '');
    if (isEnded || !(isSmall(below) || goesOnLarge(run.at(-1), below))) break;
    if (isPriced(below.text) && run.some(({ text }) => isPriced(text))) break;
    run.push(below);
  }
  return run.slice(1);
}

function runsIn(lines: readonly TidyLine[]): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const [at, line] of lines.entries()) {
    if (at < end || !isStart(line) || !(at === end || beginsDish(lines[at - 1]))) continue;
    const rests = restsOf(lines, at);
    const below = lines[at + 1 + rests.length];
    // «JACKETS w. salad» above «butter 3.50» and «beans 4.50».
    const isList = isSmall(below) && isPriced(below?.text ?? '') && !isPriced(line.text);
    const hasPrice = [line, ...rests].some(({ text }) => isPriced(text));
    if (rests.length === 0 || isList || !(hasPrice || (below && isPriceAlone(below.text))))
      continue;
    runs.push({ at, lines: [line, ...rests] });
    end = at + 1 + rests.length;
  }
  return runs;
}

/** «au comté», «& gravy»: nobody begins a line so that says what is in a dish. */
const joins =
  /^(?:&|and|of|und|et|de|du|des|au|aux|à|e|ed|di|al|alla|alle|allo|agli|ai|del|y|do|da|og|och|i)\s/u;

/** Words that go on, rather than a name and what is in it. */
function goesOn(line: TidyLine, below: TidyLine): boolean {
  const words = wordsOf(line);
  const rest = wordsOf(below);
  return (
    words.includes(', ') ||
    endsOpen(words) ||
    words.endsWith(',') ||
    joins.test(rest) ||
    (!rest.includes(',') && rest.split(' ').length < 3 && isPriced(below.text))
  );
}

/** A name, and a list of what is in it. */
const isListed = ({ line, below }: { line: TidyLine; below: TidyLine }) =>
  !wordsOf(line).includes(',') && wordsOf(below).includes(', ');

const seamsOf = ({ lines: [first, ...rests] }: Run) =>
  rests.map((below, at) => ({ line: rests[at - 1] ?? first, below }));

/** Whether there was no room for the next line's first word. */
const isFull = ({ line, below }: { line: TidyLine; below: TidyLine }, width: number) =>
  wordsOf(line).length + 1 + firstWord(below).length > width * tolerance;

const leastMeasured = 5;

/** Where each dish begins with how much there is of it, what stands below one without a price goes on with it. */
function measuredIn(lines: readonly TidyLine[]): Run[] {
  const areMost =
    lines.filter(isMeasured).length >=
    Math.max(leastMeasured, lines.filter(({ text }) => isPriced(text)).length * mostBroken);
  if (!areMost) return [];
  return lines.flatMap((line, at): Run[] => {
    if (!isMeasured(line) || isPriced(line.text)) return [];
    const end = lines.findIndex(({ text }, index) => index > at && isPriced(text));
    const rests = lines.slice(at + 1, end + 1);
    const isOther = (one: TidyLine) => isBlank(one) || isMeasured(one) || isCapitals(one.text);
    return rests.length > 0 && !rests.some(isOther) ? [{ at, lines: [line, ...rests] }] : [];
  });
}

function brokenIn(lines: readonly TidyLine[]): Run[] {
  const measured = measuredIn(lines);
  if (measured.length > 0) return measured;
  const runs = runsIn(lines);
  const whole = lines.filter(
    (line, at) =>
      isStart(line) && isPriced(line.text) && !isPriceAlone(line.text) && !isSmall(lines[at + 1]),
  );
  const width = Math.max(
    ...whole.map((line) => wordsOf(line).length),
    ...runs.flatMap(seamsOf).map(({ line }) => wordsOf(line).length),
  );
  const full = runs.filter((run) => seamsOf(run).every((seam) => isFull(seam, width)));
  const sure = full.filter((run) => seamsOf(run).every(({ line, below }) => goesOn(line, below)));
  if (full.length < runs.length * mostBroken)
    return sure.filter(
      ({ lines: [first] }) => first && isPriced(first.text) && endsOpen(wordsOf(first)),
    );
  if (sure.length < leastSure || sure.length * 2 < full.length) return sure;
  return full.filter((run) => !seamsOf(run).some(isListed));
}

/** Its words, and its price behind them. */
function wholeOf({ lines }: Run): { words: string; price: string } {
  const priced = lines.find(({ text }) => isPriced(text));
  const price = priced ? priced.text.replace(wordsOf(priced), '').trim() : '';
  return { words: lines.map(wordsOf).join(' '), price };
}

function joined(run: Run): TidyLine {
  const { places: _places, ...first } = run.lines[0];
  const { words, price } = wholeOf(run);
  const unsure = run.lines.flatMap((one) => one.unsure ?? []);
  const from = run.lines.flatMap((one) => one.from);
  const line = { ...first, text: words, from, ...(unsure.length > 0 && { unsure }) };
  return price === '' ? line : withPriceOf(line, { text: price, from: [] });
}

const runAt = (runs: readonly Run[], at: number) =>
  runs.find((run) => run.at <= at && at < run.at + run.lines.length);

/** Joins names that go on below to one line. */
export const withBrokenNames: Step = (lines) => {
  const broken = brokenIn(lines);
  return lines.flatMap((line, at): TidyLine[] => {
    const run = runAt(broken, at);
    if (!run) return [line];
    return run.at === at ? [joined(run)] : [];
  });
};

/** The text of these lines, where names that go on below do so on their line; no letter stands further on than before. */
export function textWithBrokenNames(lines: readonly TidyLine[]): string {
  const broken = brokenIn(lines);
  return lines
    .flatMap(({ text }, at) => {
      const run = runAt(broken, at);
      if (!run) return [text];
      if (run.at !== at) return [];
      const { words, price } = wholeOf(run);
      const { length } = run.lines.map((one) => one.text).join(' ');
      return [`${words} ${price}`.padEnd(length)];
    })
    .join('\n');
}
