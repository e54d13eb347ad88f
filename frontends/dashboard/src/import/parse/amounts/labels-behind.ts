import { money, takePrice } from '../money.ts';
import { asName, isSizeName } from '../size-names.ts';
import { currency } from '../words/money-words.ts';
import { isShare } from '../words/said-remarks.ts';
import { isPriced } from '../bare-names.ts';
import type { Step } from '../tidy-line.ts';

const label = String.raw`(?!${currency}(?!\p{L}))(?:(?:\d[\d.,/]*\s?(?:[cdm]?l|k?g|oz)|\d{1,2}\s?(?:["”″]|cm|pcs?)|½|1/2)(?![\p{L}\d])|(?:for|für|pour|para|per|voor|för|dla)\s\d|\p{L}[\p{L}.’'-]*(?:\s\p{L}[\p{L}.’'-]*){0,2})`;
const price = String.raw`(?<![\d.,])${money}(?=[\s(])`;
const pair = String.raw`${price}\s*\(?${label}\)?`;
const whole = new RegExp(
  String.raw`^(?<name>.*?\p{L}\S*?)[\s:.…–—-]+(?<pairs>${pair}(?:\s*[/|,;]?\s*${pair})+)\s*$`,
  'iu',
);
const each = new RegExp(String.raw`(?<price>${price})\s*\(?(?<label>${label})\)?`, 'giu');

/** «2 each or 3 for 5» */
const joining = /(?<!\p{L})(?:or|and|for|oder|und|zzgl|under|plus)(?!\p{L})/iu;

/** «Soup 4.50 small 6.50 large», «Soup 4.50 cup / 6.50 bowl»: what ends in a word has each size behind its price. */
export const withLabelsBehind: Step = (lines) =>
  lines.map((line) => {
    const text = line.text.trim();
    const { name = '', pairs } = text.length > 120 ? {} : (whole.exec(text)?.groups ?? {});
    if (pairs === undefined || isPriced(name)) return line;
    const found = [...pairs.matchAll(each)].map(({ groups }) => groups ?? {});
    const names = found.map((one) => one['label'] ?? '');
    const prices = found.map(({ price = '' }) => price.trim());
    const areSizes =
      new Set(names).size === names.length &&
      prices.every((price) => takePrice(`x  ${price}`).prices.length === 1) &&
      names.some((one) => isSizeName(one) || isShare(one)) &&
      names.every((one) => !joining.test(one));
    return areSizes
      ? { ...line, text: [name, ...prices].join('    '), names: names.map(asName) }
      : line;
  });
