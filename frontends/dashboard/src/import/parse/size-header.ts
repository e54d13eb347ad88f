import { isSectionName } from './headings.ts';
import { amountOf, isYear, litres, type FoundPrice } from './money.ts';
import { asName, size } from './size-names.ts';
import { currency } from './words/money-words.ts';

const label = `(?:(?:by the|per|pro|par|al)\\s)?(${size})`;
const apart = '(?:\\s*[|/,·–—-]\\s*|\\s+)';
const header = new RegExp(`^(.*?)(^|\\s+)\\(?(${label}(?:${apart}${label})+)\\)?$`, 'iu');
const eachLabel = new RegExp(`(?<=^|${apart})${label}(?=${apart}|$)`, 'giu');

export type SizeHeader = { title: string; names: string[] };

/** «Glass | Bottle», «White wines    Glass   Bottle»: a title, if any, and what the prices below are called. */
export function sizeHeaderOf(text: string): SizeHeader | undefined {
  const [, before = '', gap = '', all = ''] =
    header.exec(text.replaceAll(/[Øø]\s?(?=\d)/gu, '').trim()) ?? [];
  const names = [...all.matchAll(eachLabel)].map(([, name = '']) => asName(name.trim()));
  const areNames = names.length > 1 && new Set(names).size === names.length;
  const title = before.trim();
  const isApart = title === '' || gap.length > 2 || isSectionName(title);
  return areNames && isApart ? { title, names } : undefined;
}

const digits = '\\d{1,5}(?:[.,]\\d{1,3})?';
/** Spaces part thousands only where a currency says that it is one number. */
const amount = `(?:(?:${currency}\\s?)?(?:\\d{1,3}(?: \\d{3})+(?:[.,]\\d{2})?\\s?${currency}|\\d{1,3}(?:[.,’']\\d{3})+(?:[.,]\\d{2})?|${digits})(?:\\s?${currency}|[.,]?[-–])?)`;
const between = '(?:\\s*(?:[|/]|[.·•…_]{2,})\\s*|\\s+)';

/** The prices at the end of a line that has one for each name; undefined for any other line. */
export function pricesUnder(
  text: string,
  names: readonly string[],
  decimals: number,
): FoundPrice | undefined {
  const amounts = names.map(() => `(${amount})`).join(between);
  const found = new RegExp(`(?:^|${between})${amounts}$`, 'iu').exec(text.trimEnd());
  const texts = found?.slice(1) ?? [];
  const prices = texts.flatMap((one) => amountOf(one, decimals) ?? []);
  const isOther = texts.some((one) => isYear(one) || litres.test(one));
  if (!found || isOther || prices.length < names.length) return undefined;
  return {
    rest: text.slice(0, found.index),
    prices,
    choices: prices.map((price, at) => ({ name: names[at] ?? '', price })),
    isMarket: false,
    isLeast: false,
    isBare: false,
    isUnderNames: true,
    reasons: [],
  };
}
