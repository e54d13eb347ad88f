import { countsOf } from '../counts-of.ts';
import { currency } from '../words/money-words.ts';
import { spelledMoney, thousandths } from '../words/spelled-currencies.ts';
import { type Step, withEachText } from '../tidy-line.ts';

/** Beside half of the amounts at the ends of lines, it is how this menu writes money. */
const minShare = 0.5;
const minCount = 2;

const amount = '\\d{1,3}(?:[ .,’]\\d{3})+(?:[.,]\\d{1,2})?|\\d{1,6}(?:[.,]\\d{1,3})?';
const spelled = `(?:${spelledMoney})|[A-Z]{3}|[a-z]{3}`;
const ahead = `(?<=^|[\\s.…·_(:|–—-])(?<sign>${spelled})\\s?(?<amount>${amount})(?![\\d.,]*\\d|\\p{L})`;
const behind = `(?<![\\d.,]|\\d )(?<amount>${amount})\\s?(?<sign>${spelled})(?!\\p{L})`;
const aheadAnywhere = new RegExp(ahead, 'gu');
const behindAnywhere = new RegExp(behind, 'gu');
const aheadAtEnd = new RegExp(`${ahead}\\s*(?:\\.?[-=]|/[-=])?[)\\]]?\\s*$`, 'u');
const behindAtEnd = new RegExp(`${behind}[)\\]]?\\s*$`, 'u');
const amountAtEnd = /\d(?:\s?[\p{L}\p{M}.’‘"״']{1,10}|\s?\p{Sc}|[.\s]?[-=]|\s?\/[-=]|[)\]])?\s*$/u;

const codes = new Set(Intl.supportedValuesOf('currency'));
const known = new RegExp(`^${currency}$`, 'iu');
const keyOf = (sign: string) => sign.replaceAll(/[.\s'’]/gu, '').toUpperCase();

/** «KWD», «Lps.», and not «for», «PDF», or what prices are read with anyway. */
function isSpelled(sign: string) {
  const isWord =
    /^[A-Za-z]{3}$/u.test(sign) && !new RegExp(`^(?:${spelledMoney})$`, 'u').test(sign);
  if (isWord && !codes.has(keyOf(sign))) return false;
  return keyOf(sign) === 'FR' || thousandths.has(keyOf(sign)) || !known.test(sign);
}

const plain = (digits: string) =>
  /[ .,’]\d{3}[ .,’]\d{3}/u.test(digits) || / \d{3}/u.test(digits)
    ? digits.replaceAll(/[ .,’](?=\d{3})/gu, '')
    : digits;

/** «0.750» begins as no thousands do: with three decimals after each, these are dinars. */
const isFine = (priced: readonly string[]) => {
  const ends = priced.flatMap(
    (text) => [...text.matchAll(/(?<![\d.,])\d+(?:[.,]\d+)*/gu)].at(-1)?.[0] ?? [],
  );
  return (
    ends.length >= 3 &&
    ends.some((one) => /^0[.,]\d{3}$/u.test(one)) &&
    ends.every((one) => /^\d{1,3}[.,]\d{3}$/u.test(one))
  );
};

/** An Iraqi «5,000 دينار» is in whole dinars, a Kuwaiti «1.250» is not. */
const areThousandths = (key: string, priced: readonly string[]) =>
  thousandths.has(key) &&
  (!/^(?:دينار|DINARS?)$/u.test(key) ||
    !priced.some((text) => /\d,\d{3}/u.test(text)) ||
    isFine(priced));

const fineAtEnd = /(?<![\d.,]|KD)(\d{1,3}[.,]\d{3})(?:\s?[\p{L}.]{1,10})?$/u;

/** Writes «Soup ... Lps. 145», «Soup 1.250 BHD» as plain money, if these texts have their prices so; `head` stands above a column of them: «Price (KWD)». */
export function plainMoney(texts: readonly string[], head = ''): (text: string) => string {
  const isOfHead = thousandths.has(
    keyOf(/(?<!\p{L})([A-Z.]{2,4})\)?$/u.exec(head.trim())?.[1] ?? ''),
  );
  const priced = texts.filter((text) => amountAtEnd.test(text));
  const found = [aheadAtEnd, behindAtEnd].flatMap((rule) =>
    priced.flatMap((text) => {
      const match = rule.exec(text);
      const { sign = '' } = match?.groups ?? {};
      // «M 6.20 L 7.20»: right behind an amount it is a size.
      const isSize = /\d[\s/|,]*$/u.test(text.slice(0, match?.index ?? 0));
      return sign === '' || isSize || !isSpelled(sign) ? [] : keyOf(sign);
    }),
  );
  const enough = Math.max(minCount, priced.length * minShare);
  const [key] = [...countsOf(found)].find(([, count]) => count >= enough) ?? [];
  const areFine = isOfHead || (key === undefined ? isFine(priced) : areThousandths(key, priced));
  if (key === undefined && !areFine) return (text) => text;
  const written = (whole: string, sign: string, amounts: string) =>
    keyOf(sign) === key ? `${areFine ? 'KD' : '¤'}${plain(amounts)}` : whole;
  return (text) => {
    const signed = text
      .replaceAll(aheadAnywhere, (whole, sign: string, amounts: string) =>
        written(whole, sign, amounts),
      )
      .replaceAll(behindAnywhere, (whole, amounts: string, sign: string) =>
        written(whole, sign, amounts),
      );
    return areFine ? signed.replace(fineAtEnd, 'KD$1') : signed;
  };
}

export const withPlainMoney: Step = (lines) => {
  const change = plainMoney(lines.map(({ text }) => text));
  return lines.map((line) => withEachText(line, change));
};
