import { isPriceAlone } from '../bare-names.ts';
import { takePrice } from '../money.ts';
import { currency } from '../words/money-words.ts';
import { type Step, withText } from '../tidy-line.ts';

/** «15 | Paper Plane | bourbon, lemon», «$15 - Paper Plane», «15: Paper Plane», «15  Paper Plane» */
const amount = `(?:${currency}\\s?)?\\d{1,4}(?:[.,]\\d{1,2})?(?:\\s?${currency}|[.,:][–—-]{1,2})?`;
/** «MP Lobster», below «24 Steak» */
const market = '(?:M[./]?P\\.?|MKT\\.?)';
/** «CHF 24 par personne  Gratin» */
const perGuest =
  '(?:\\s+(?:(?:per|par|pro|por|a|za|na) (?:persoo?n\\p{L}*|pess?oa|osob\\p{L})|kişi başı)(?!\\p{L}))?';
const priceFirst = new RegExp(
  `^\\s*(?<price>(?:${amount}(?:\\s?/\\s?${amount})*|${market})${perGuest})(?:\\s*[|–—]\\s*|\\s-\\s+|:\\s+|\\s+)(?<name>(?:\\p{L}|\\d+\\s\\p{L})[^|]*?)\\s*(?:\\|\\s*(?<said>.+))?$`,
  'iu',
);

const numberOf = (price: string) => Number(price.replaceAll(/[^\d.,]/gu, '').replace(',', '.'));

/** «250 ml», but not «15 TL çay» */
const isMeasure = (one: Record<string, string> | undefined) =>
  /^\p{L}{1,4}\.?$/u.test(one?.['name'] ?? '') && !/[\p{L}\p{Sc}]/u.test(one?.['price'] ?? '');

/** «Ayran (large 40 TL)»: what another size costs. */
const sizeAtEnd = new RegExp(
  `^(?<bare>.*\\p{L}\\S*) (?<size>\\(\\p{L}[\\p{L} ]+ (?:${currency}\\s?\\d[\\d.,]*|\\d[\\d.,]*\\s?${currency})\\))$`,
  'iu',
);

/** Moves prices from before names, separated by bars, to after them. */
export const withPricesLast: Step = (lines) => {
  const found = lines.map(({ text }) => {
    const one = isPriceAlone(text) ? undefined : priceFirst.exec(text)?.groups;
    return isMeasure(one) ? undefined : one;
  });
  const prices = found.flatMap((one) => (one ? [numberOf(one['price'] ?? '')] : []));
  const isPricedBehind = found.filter(
    (one) => one && takePrice(`${one['name'] ?? ''} ${one['said'] ?? ''}`).prices.length > 0,
  );
  const digits = lines.filter(({ text }) => /\d/u.test(text));
  const areMost = prices.length * 2 > digits.length && isPricedBehind.length * 3 <= prices.length;
  if (prices.length < 3 || !areMost) return [...lines];
  const isLed = found.every(
    (one) => !one || /^(?:for|für|pour|per|para|voor) /u.test(one['name'] ?? ''),
  );
  return lines.map((line, at) => {
    const { price, name: given, said } = found[at] ?? {};
    // «2 scoops 4.50» among «3.20: Brownie»
    if (/^\d$/u.test(price ?? '') && isPricedBehind.includes(found[at])) return line;
    const name = isLed ? given?.replace(/^\S+ /u, '') : given;
    if (price === undefined || name === undefined) return line;
    const { bare, size } = sizeAtEnd.exec(name)?.groups ?? {};
    if (bare !== undefined && size !== undefined && said === undefined)
      return withText(line, `${bare}    ${price} ${size}`);
    const words = said === undefined ? name : `${name} – ${said.replaceAll(/\s*\|\s*/gu, ', ')}`;
    return withText(line, `${words}    ${price}`);
  });
};
