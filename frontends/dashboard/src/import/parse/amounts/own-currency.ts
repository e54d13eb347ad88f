import { countsOf } from '../counts-of.ts';
import { isSizeName } from '../size-names.ts';
import { currency } from '../words/money-words.ts';
import { eachText, type Step } from '../tidy-line.ts';

/** Share of lines ending in an amount that have the same sign. */
const minShare = 0.6;
/** «Roll» ends names as well. */
const nameShare = 0.85;
const minCount = 4;
/** On a menu of fewer, all have one that looks like it: «R 18», «S/. 18», «$U 18», «18k». */
const least = 3;
const signLike = /^(?:\p{Lu}\p{Ll}?[/.]{0,2}|\p{Sc}\p{L}|रु\.?)$/u;

const known = new RegExp(`^${currency}$`, 'iu');
const letter = '[\\p{L}\\p{M}]';
const before = new RegExp(
  `(?<=^|[\\s.…·_(])(?<sign>\\p{Sc}\\p{L}|${letter}{1,4}[/.]{0,2}|${letter}{1,12}:)\\s?\\p{Sc}?\\d{1,6}(?:[.,]\\d{1,3})*(?:,?[-=]|\\/[-=]|\\s?\\p{Sc})?\\)?\\s*$`,
  'u',
);
const behind = /(?:\d{1,3}(?: \d{3})+|\d{1,6}(?:[.,]\d{1,3})*)\s?(?<sign>\p{L}{1,8}\.?)\s*$/u;
/** «Ksh 500 Leek soup», «180 บาท Leek soup» */
const beforeFirst = new RegExp(
  `^\\s*(?<sign>\\p{Sc}\\p{L}|${letter}{1,4}[/.]{0,2})\\s?\\d{1,6}(?:[.,]\\d{1,3})*(?=[\\s|–-]+\\p{L})`,
  'u',
);
const behindFirst = new RegExp(
  `^\\s*(?:\\d{1,3}(?: \\d{3})+|\\d{1,6}(?:[.,]\\d{1,3})*)\\s?(?<sign>${letter}{1,8}\\.?)(?=[\\s|–-]+\\p{L})`,
  'u',
);
const amountFirst = /^\s*\D{0,6}\d[\d.,]*\D*$/u;
const amountLast = /\d(?:\s?\p{L}{1,8}\.?|\s?\p{Sc}|,?[-=]|\/[-=]|\))?\s*$/u;
const anyMoney = new RegExp(`${currency}\\s?\\d|\\d\\s?${currency}`, 'iu');
const moneyAtEnd = new RegExp(`${currency}\\s?$`, 'iu');
/** «from 12», «for 2», «No 7»: no sign of money. */
const isWord =
  /^(?:from|ab|dès|von|for|für|pour|per|para|at|a|à|je|all|no|nr|x|und|and|or|ou|y|et|k?cal|calories|kj|abv|ibu)[.:]?$/iu;

/** «25k», «18rb» */
const thousand = /^(?:k|rb|ribu|ngh?ìn|ngàn|tys\.?|тыс\.?|mil)$/iu;

const escaped = (sign: string) => sign.replaceAll(/[/.$]/gu, '\\$&');

const besideOf = (sign: string, isBefore: boolean) =>
  isBefore
    ? new RegExp(
        `(?<=^|[\\s.…·_(/])${escaped(sign)}\\s?\\p{Sc}?(\\d{1,6}(?:[.,]\\d{1,3})*)(?!\\p{L})`,
        'gu',
      )
    : new RegExp(
        `((?<!\\d)\\d{1,3}(?: \\d{3})+|\\d{1,6}(?:[.,]\\d{1,3})*)\\s?${escaped(sign)}(?!\\p{L})`,
        'gu',
      );

/** Beside the last amount of a line; right behind another amount it is said of that. */
function signIn(text: string, rule: RegExp): string | undefined {
  const match = rule.exec(text);
  const isOther = /\d[^\p{L}\d]*$/u.test(text.slice(0, match?.index ?? 0));
  const sign = match?.groups?.['sign'];
  const isTwice = rule === behind && anyMoney.test(text) && !thousand.test(sign ?? '');
  return isOther || isTwice ? undefined : sign;
}

/** The sign beside nearly all amounts: the menu's currency, whatever it is. */
function commonSign(texts: readonly string[], rule: RegExp): string | undefined {
  const counts = countsOf(texts.flatMap((text) => signIn(text, rule) ?? []));
  const [sign, count = 0] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  // «Roll» stands within names, too; «정식» ends them in a script that knows no capitals.
  const isNameLike =
    /^\p{Lo}{2,}$/u.test(sign ?? '') ||
    (/^\p{L}\p{Ll}{2,}$/u.test(sign ?? '') && texts.some((text) => text.includes(` ${sign} `)));
  const share = isNameLike ? nameShare : minShare;
  const isAlike = thousand.test(sign ?? '') || (rule === before && signLike.test(sign ?? ''));
  const isOfAll = count >= least && count === texts.length && isAlike;
  const isCommon = isOfAll || (count >= minCount && count >= texts.length * share);
  const isSign = sign !== undefined && !isWord.test(sign) && !isSizeName(`1 ${sign}`);
  return isCommon && isSign && !known.test(sign) && !isSizeName(sign) ? sign : undefined;
}

/** «Ceviche ..... S/ 38», if a menu writes all prices so: rewritten as plain money. */
export const withoutOwnCurrency: Step = (lines) => {
  const texts = lines.map(({ text }) => text);
  const priced = texts.filter((text) => amountLast.test(text));
  const begun = texts.filter((text) => amountFirst.test(text));
  const led = begun.length > priced.length * 2 ? begun : [];
  const first = commonSign(priced, before) ?? commonSign(led, beforeFirst);
  const last =
    first === undefined ? (commonSign(priced, behind) ?? commonSign(led, behindFirst)) : undefined;
  const sign = first ?? last;
  if (sign === undefined) return [...lines];
  const beside = besideOf(sign, first !== undefined);
  return eachText((text) =>
    text.replaceAll(beside, (_, amount: string, at: number) => {
      if (!thousand.test(sign)) return `¤${amount.replaceAll(' ', '')}`;
      const mark = moneyAtEnd.test(text.slice(0, at)) ? '' : '¤';
      return `${mark}${Number(amount.replace(',', '.')) * 1000}`;
    }),
  )(lines);
};

const amount = '\\d{1,6}(?:[ .,’]\\d{3})*(?:[.,]\\d{1,2})?';
const signed = `(?:${currency}\\s?${amount}|${amount}\\s?${currency})`;
const taxed = '(?<taxed>税込|税抜|税別|incl?\\.?|with tax|ttc|ht|mwst|vat)?';
const twice = new RegExp(
  `^(?<first>.*?${signed})[\\s(（/|=~≈–-]+${taxed}\\s?(?<other>${signed})[)）]?$`,
  'iu',
);
const signOf = (text: string) => text.replaceAll(/[\d\s.,’]/gu, '').toLowerCase();

/** «4,60 € (9,00 лв.)», «380円（税込418円）» on most lines: a price in two currencies, or with a tax, is one. */
export const withOneCurrency: Step = (lines) => {
  const firstOf = (text: string) => {
    const { first = '', other = '', taxed: tax } = twice.exec(text.trim())?.groups ?? {};
    const own = new RegExp(signed, 'giu');
    const [last = ''] = first.match(own)?.slice(-1) ?? [];
    const isOne = tax !== undefined || signOf(last) !== signOf(other);
    return first !== '' && isOne ? first : undefined;
  };
  const priced = lines.filter(({ text }) => anyMoney.test(text));
  const both = priced.filter(({ text }) => firstOf(text) !== undefined);
  if (both.length < 2 || both.length < priced.length * minShare) return [...lines];
  return eachText((text) => firstOf(text) ?? text)(lines);
};
