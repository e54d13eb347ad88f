import { isPriced } from '../bare-names.ts';
import { isWeekday } from '../headings.ts';
import { isBlank, type Step, type TidyLine } from '../tidy-line.ts';
import { isShortDay } from '../words/dates.ts';

/** So many days are a week. */
const minCount = 3;
/** A line that is so long holds several days. */
const length = 140;

const joining =
  /^(?:&|\+|-|–|and|or|of|in|on|with|to|the|a|e|i|y|o|et|ou|oder|und|mit|in|von|con|com|amb|avec|di|da|de|del|della|des|du|d’|al|alla|à|la|le|les|z|ze|s|so|se|w|na|v|med|og|och|ja|met|en)$/iu;

/** Words, where those in brackets are one, and a few in quotes. */
const wordsIn = (text: string): string[] =>
  text.match(/\([^()]*\)\S*|(?:„[^“”]{2,30}[“”]|“[^”]{2,30}”|«[^»]{2,30}»)\S*|[^\s()]+/gu) ?? [];

/** «Bean soup Pork with rice (a big one) Pear» as three: what begins in a large letter begins anew. */
export function piecesIn(text: string): string[] {
  const pieces: string[][] = [];
  for (const word of wordsIn(text)) {
    const last = pieces.at(-1);
    const above = last?.at(-1) ?? '';
    const isBegun = /^["“«]?\p{Lu}/u.test(word) && !/,$/u.test(above) && !joining.test(above);
    if (last === undefined || isBegun) pieces.push([word]);
    else last.push(word);
  }
  return pieces.map((words) => words.join(' '));
}

const isHead = (text: string) => {
  const words = text.trim().split(/\s+/u);
  return words.length >= minCount && words.every(isWeekday);
};

/** «Monday Tuesday Wednesday», and below it as many dishes on each line: columns of which a space is left. */
function withColumnsApart(lines: readonly TidyLine[]): TidyLine[] {
  const at = lines.findIndex(({ text }) => isHead(text));
  if (at < 0) return [...lines];
  const days = lines[at]?.text.trim().split(/\s+/u) ?? [];
  const rows = lines.slice(at + 1).filter((line) => /^\s*\p{Lu}/u.test(line.text));
  const cells = rows.flatMap((line) => {
    const pieces = isPriced(line.text) ? [] : piecesIn(line.text);
    const extra = pieces.length - days.length;
    return extra === 0 || extra === 1
      ? [{ line, pieces: pieces.slice(extra), label: extra === 1 ? pieces[0] : '' }]
      : [];
  });
  const written = days.flatMap((day, turn): TidyLine[] => [
    { text: '', from: [] },
    { text: day, from: turn === 0 ? [...(lines[at]?.from ?? [])] : [], isDay: true },
    ...cells.map(({ line, pieces, label = '' }): TidyLine => ({
      text: [pieces[turn] ?? '', label].filter(Boolean).join('    '),
      from: [...line.from],
      isGuess: true,
    })),
  ]);
  const used = new Set(cells.map(({ line }) => line));
  const others = lines.slice(at + 1).filter((line) => !used.has(line));
  return [...lines.slice(0, at), ...written, { text: '', from: [] }, ...others];
}

/** A week on one line: each of its days, and what is served on it. */
function daysOf(line: TidyLine): TidyLine[] {
  const words = wordsIn(line.text);
  const starts = words.flatMap((word, at) =>
    /^\p{Lu}/u.test(word) && isWeekday(word) ? [at] : [],
  );
  if (line.text.length < length || starts.length < minCount || isPriced(line.text)) return [line];
  const textOf = (from: number, to?: number) => words.slice(from, to).join(' ');
  return [
    { ...line, text: textOf(0, starts[0]) },
    ...starts.flatMap((at, turn): TidyLine[] => [
      { text: '', from: [] },
      { ...line, text: words[at] ?? '', isDay: true },
      ...piecesIn(textOf(at + 1, starts[turn + 1])).map((text) => ({
        ...line,
        text,
        isGuess: true as const,
      })),
    ]),
  ];
}

const isDay = ({ text, isDay: isKnown }: TidyLine) =>
  isKnown === true || isWeekday(text) || isShortDay(text);

/** Below days most lines hold several dishes, each of several words. */
function withRowsApart(lines: readonly TidyLine[]): TidyLine[] {
  const first = lines.findIndex(isDay);
  if (lines.filter(isDay).length < minCount) return [...lines];
  const rows = lines
    .slice(first + 1)
    .filter((line) => /\p{Ll}{3}/u.test(line.text) && !isDay(line));
  const cut = rows.filter(({ text }) => {
    const pieces = piecesIn(text);
    return pieces.length > 2 && wordsIn(text).length >= pieces.length * 2 && !isPriced(text);
  });
  if (cut.length < minCount || cut.length * 3 < rows.length * 2) return [...lines];
  return lines.flatMap((line) =>
    cut.includes(line)
      ? piecesIn(line.text).map((text): TidyLine => ({ ...line, text, isGuess: true }))
      : [line],
  );
}

/** «WED.», and below it «4/14» */
function withDatesBeside(lines: readonly TidyLine[]): TidyLine[] {
  const dates = lines.flatMap((line, at) => {
    const next = lines.findIndex((one, index) => index > at && !isBlank(one));
    const isDated = /^\s*\d{1,2}[./]\d{1,2}\.?\s*$/u.test(lines[next]?.text ?? '');
    return isDay(line) && isDated ? [{ at, next }] : [];
  });
  if (dates.length < minCount) return [...lines];
  return lines.flatMap((line, at): TidyLine[] => {
    if (dates.some(({ next }) => next === at)) return [];
    const date = lines[dates.find((one) => one.at === at)?.next ?? -1];
    if (!date) return [line];
    const text = line.text.trim();
    return [
      {
        ...line,
        text,
        isDay: true,
        day: `${text} ${date.text.trim()}`,
        from: [...line.from, ...date.from],
      },
    ];
  });
}

/** Parts the dishes of a week that were copied without what stood between them. */
export const withWeekApart: Step = (lines) =>
  withRowsApart(withDatesBeside(withColumnsApart(lines.flatMap(daysOf))));
