import { isYear, litres, money, takePrice } from '../money.ts';
import { isNoise } from '../noise.ts';
import { remembered } from '../remembered.ts';
import { size } from '../size-names.ts';
import { currency, marketAtEnd, unit } from '../words/money-words.ts';
import { countedNouns, forWhom } from '../words/said-portions.ts';

/** Words, and the price behind them. */
export type Part = {
  /** As a line of its own. */
  text: string;
  words: string;
  price: string;
  /** What stands behind the price and is a size: «8 cup / 11 bowl». */
  label: string;
  /** What the price is for: «each», «/lb». */
  unit: string;
  /** What stands between it and the part before it. */
  parting: string;
};

export const valueOf = ({ price }: Part) => takePrice(`x ${price}`).prices[0] ?? 0;

type Amount = { from: number; to: number; text: string; isStrong: boolean };

const amounts = new RegExp(
  `(?<=^|[\\s(/|·•:=+~\\p{Lo}]|\\s[–—-])(?<!\\d[.,/]|\\sw/)(${money}|(?<=\\+)\\.\\d{1,2})(?![\\p{L}\\d%″"'’:°]|[.,/]\\d)`,
  'giu',
);
const strong = new RegExp(`${currency}|\\d[.,]\\d{1,2}(?!\\d)|^\\.\\d|[-–—]$`, 'iu');
const signed = new RegExp(currency, 'iu');
/** «6 oz», «3 for», «10 yr»: a number of something. */
const counted = new RegExp(
  `^\\s?(?:[cdm]?l|oz|lbs?|k?g|cm|${countedNouns}|x|yr|years?|ibu|proof|kcal|mins?|for(?!\\s\\p{L}+\\s\\S*\\d)|für|pour|per|por|za|of|to|till|%)(?!\\p{L})`,
  'iu',
);
/** «6 - $9.99 / 10 - $14.99» */
const countOf = new RegExp(`^\\s?[-–—=:]\\s?${currency}\\s?\\d`, 'iu');
const pieces =
  '(?:stuks|stk|stück|pcs|pieces|slices|pezzi|pz|pièces|piezas|uds|unid\\p{L}*|un|szt|ks|kusů|kusov|buc|bucăți|db|st|bitar|biter|stykker|kpl|adet|kom|komada|τεμ|τεμάχια|шт|бр|scheiben|tranches|fette|個|个|개)\\.?';
const piecesAlone = new RegExp(`^${pieces}$`, 'iu');
export const isPieces = (words: string): boolean => piecesAlone.test(words);
/** «24 stuks € 24,95», «8 slices 30.00»: how many there are of what the amount right behind is for. */
const piecesFor = new RegExp(
  `^\\s?${pieces}\\s+(?:${currency}\\s?\\d|\\d+[.,]\\d{2}|\\d+\\s?${currency})[^\\p{L}]*$`,
  'iu',
);
/** «1,5 portion 14,50 €»: so many portions cost what stands right behind. */
const portionsFor = new RegExp(`^\\s?(?:${countedNouns})\\.?:?\\s+(?:${currency}\\s?)?\\d`, 'iu');
/** «14,50 € 1,5 portion» */
const behindAmount = new RegExp(`\\d\\s?(?:${currency})?\\s$`, 'iu');
const portionBehind = new RegExp(`^\\s?(?:${countedNouns})(?!\\p{L})`, 'iu');
const counting = new RegExp(
  `(?:of|under|over|above|below|until|till?|bis|from|feeds|les|n[°º]|no\\.|nr\\.|#|(?<!\\d )for|(?<!\\p{L})(?:${forWhom})|choose|pick|any)\\s*$`,
  'u',
);
const unitBehind = new RegExp(`^\\s?(?:${unit})(?=[\\s,;/|·•)–—-]|$)`, 'iu');
/** «5 / 18 pitcher» */
const labelBehind = new RegExp(
  `^\\s(?:(?:${size}|(?:for|für|pour|para|per) \\p{L}+)|\\((?:${size})\\))(?=\\s*(?:[,;/|·•]|$))`,
  'iu',
);
const marksBehind = /^\s*[([][^)\]\d]{1,14}[)\]](?=\s|$|[,;/|·•])/u;
const isSeparated = /^(?:$|\s*[/|·•,;–—]|\s-\s)/u;
/** «bread 4 olives 5.5 nuts 5» */
const row =
  /^(?!.* (?:for|each|or|für|je) )(?:\p{L}[\p{L}’' &-]* \d{1,3}(?:[.,]\d{1,2})?(?:\s+|$)){3,}$/u;
const isClose = new RegExp(
  `^(?:\\s{2,}|\\s[\\p{Lu}½¼\\p{Sc}]|\\s(?:${size}|one|two|three|four|five|six|for \\p{L}+|or \\d{1,2} for)\\s)`,
  'u',
);

/** Whether a number is money: a whole one is only where nothing says that it counts something. */
function isMoney(line: string, { from, to, text, isStrong }: Amount): boolean {
  const before = line.slice(0, from);
  const after = line.slice(to);
  const isHeld = before.lastIndexOf('(') > before.lastIndexOf(')');
  const isCounted =
    portionsFor.test(after) ||
    (behindAmount.test(before) && portionBehind.test(after)) ||
    (counted.test(after) && !unitBehind.test(after) && !(isStrong && labelBehind.test(after))) ||
    (!isStrong && (countOf.test(after) || piecesFor.test(after)));
  if (isHeld || isCounted || (litres.test(text) && /^\s+\S*\d/u.test(after))) return false;
  return (
    isStrong ||
    (!isYear(text) && !counting.test(before) && (endsAmount(after) || isClose.test(after)))
  );
}

const endsAmount = (after: string) =>
  isSeparated.test(after) || unitBehind.test(after) || labelBehind.test(after);

function amountsIn(line: string): Amount[] {
  const all = [...line.matchAll(amounts)].map(({ index: from, 0: text }): Amount => ({
    from,
    to: from + text.length,
    text,
    isStrong: strong.test(text),
  }));
  const market = marketAtEnd.exec(line);
  if (market) all.push({ from: market.index, to: line.length, text: market[0], isStrong: true });
  if (row.test(line))
    return all.filter(({ to, isStrong }) => isStrong || !piecesFor.test(line.slice(to)));
  const found = all.filter((one) => isMoney(line, one));
  // Beside amounts with a sign or a point a bare number among words is none.
  const areStrong = found.some(({ isStrong }) => isStrong);
  const areSigned = found.filter(({ text }) => signed.test(text)).length > 1;
  return found.filter(
    ({ to, text, isStrong }) =>
      (areSigned ? signed.test(text) : isStrong || !areStrong) || endsAmount(line.slice(to)),
  );
}

const parting = /^[\s/|·•,;–—-]*(?:(?:or|oder|ou|eller)\s)?[\s/|·•,;–—-]*/u;

/** Without leaders and separators; the point of «St.» is part of it. */
function wordsOf(text: string): string {
  const words = text.replace(/[\s/|·•…_:=,–—~-]+$/u, '');
  return /\p{L}\.$/u.test(words) ? words : words.replace(/[\s.…·_–—-]+$/u, '');
}

/** A line that is words and prices by turns, from its beginning to its end; none for any other. */
export const partsOf = remembered(findParts);

function findParts(text: string): readonly Part[] {
  const line = text.trim();
  if (!/\d/u.test(line) || isNoise(line)) return [];
  const parts: Part[] = [];
  let from = 0;
  for (const { from: start, to, text: price } of amountsIn(line)) {
    const lead = parting.exec(line.slice(from, start))?.[0] ?? '';
    const words = wordsOf(line.slice(from + lead.length, start));
    const behind = labelBehind.exec(line.slice(to))?.[0] ?? '';
    const label = behind.replaceAll(/[()]/gu, '').trim();
    const forWhat = label === '' ? (unitBehind.exec(line.slice(to))?.[0] ?? '') : '';
    const end = to + behind.length + forWhat.length;
    const marks = marksBehind.exec(line.slice(end))?.[0] ?? '';
    parts.push({
      text: `${line.slice(from + lead.length, start).trimEnd()}${marks}    ${line.slice(start, end)}`,
      words: words || label,
      price: price.trim(),
      label,
      unit: forWhat.replace(/^[\s/]+|^\s?(?:per|pro|par|por) /u, ''),
      parting: lead,
    });
    from = end + marks.length;
  }
  return line.slice(from).trim() === '' ? parts : [];
}
