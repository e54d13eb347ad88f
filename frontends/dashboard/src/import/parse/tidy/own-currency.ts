import { isSizeName } from '../size-names.ts';
import { currency } from '../words/money-words.ts';
import { eachText, type Step } from './tidy-line.ts';

/** Share of lines ending in an amount that have the same sign. */
const share = 0.6;
const least = 4;

const known = new RegExp(`^${currency}$`, 'iu');
const before = /(?<=[\s.…·_])(?<sign>\p{Lu}\p{L}{0,2}[/.]?)\s?\d{1,5}(?:[.,]\d{1,3})?\s*$/u;
const behind = /\d{1,5}(?:[.,]\d{1,2})?\s(?<sign>\p{Lu}\p{L}{0,2}\.?)\s*$/u;
const amountLast = /\d(?:\s\p{L}{1,3}\.?)?\s*$/u;

const escaped = (sign: string) => sign.replaceAll(/[/.]/gu, '\\$&');

/** The sign beside nearly all amounts: the menu's currency, whatever it is. */
function commonSign(texts: readonly string[], rule: RegExp): string | undefined {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const sign = rule.exec(text)?.groups?.['sign'];
    if (sign !== undefined) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  const [sign, count = 0] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  const isCommon = count >= least && count >= texts.length * share;
  return isCommon && sign !== undefined && !known.test(sign) && !isSizeName(sign)
    ? sign
    : undefined;
}

/** «Ceviche ..... S/ 38», if a menu writes all prices so: rewritten as plain money. */
export const withoutOwnCurrency: Step = (lines) => {
  const priced = lines.map(({ text }) => text).filter((text) => amountLast.test(text));
  const first = commonSign(priced, before);
  const last = first === undefined ? commonSign(priced, behind) : undefined;
  const sign = first ?? last;
  if (sign === undefined) return [...lines];
  const beside = first
    ? new RegExp(`(?<=[\\s.…·_])${escaped(sign)}\\s?(\\d{1,5}(?:[.,]\\d{1,3})?)(?!\\p{L})`, 'gu')
    : new RegExp(`(\\d{1,5}(?:[.,]\\d{1,2})?)\\s${escaped(sign)}(?!\\p{L})`, 'gu');
  return eachText((text) => text.replaceAll(beside, '¤$1'))(lines);
};
