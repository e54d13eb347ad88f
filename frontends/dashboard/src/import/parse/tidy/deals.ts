import { money, takePrice } from '../money.ts';
import { endsInSize, isSizeName, size } from '../size-names.ts';

export type Named = { prefix: string; names: string[]; prices: string[]; isParted: boolean };

export const amountOnly = new RegExp(`^${money}$`, 'iu');

const each = '(?:each|ea\\.?|apiece|pr\\.? stk\\.?|stk\\.?|st\\.?|ud\\.?|c/u|cad\\.?|la pièce)';
const several = '\\d{1,2}\\s?(?:for|für|pour|per|por|za|voor|x)';
/** «£4.50 each or 3 for £12», «cookies 2, 3 for 5» */
const deal = new RegExp(
  `^(?<prefix>.*?)(?:^|[\\s:–—-]+)(?:${each}\\s*)?(?<one>${money})(?:\\s*${each})?[\\s,/|·–—-]*(?:\\b(?:or|oder|ou|of|eller)\\b)?\\s*\\(?(?<name>${several}|\\d{1,2}\\s?(?:stk\\.?|st\\.?|pcs?|uds?\\.?))\\s*(?<more>${money})\\)?$`,
  'iu',
);
/** «Lager 5 / 18 pitcher» */
const larger = new RegExp(
  `^(?<prefix>.*\\p{L}{2}.*?)[\\s.–—-]+(?<one>${money})\\s*[/|]\\s*(?<more>${money})\\s+(?<name>${size}|(?:for|für|pour|para|per) (?:\\d|\\p{L}+))$`,
  'iu',
);

export function dealOf(text: string): Named | undefined {
  const found = deal.exec(text.trim())?.groups;
  const {
    prefix = '',
    one = '',
    name = '',
    more = '',
  } = found ?? larger.exec(text.trim())?.groups ?? {};
  const isOther =
    takePrice(prefix).prices.length > 0 ||
    endsInSize(prefix) ||
    new RegExp(`(?:${several}|\\d\\s?pcs?\\.?)$`, 'iu').test(prefix.trim());
  return name === '' || isOther
    ? undefined
    : {
        prefix: prefix.trim(),
        names: [found ? 'Each' : 'Regular', name],
        prices: [one, more],
        isParted: true,
      };
}

/** «Bavette (200g / 300g) 21 / 29», «牛肉面 小/大 22/28» */
const parallel =
  /^(?<prefix>.*?\p{L}.*?)[\s(]+(?<names>[^\s/()]+(?:\s?(?:ml|cl|dl|l|g|cm|oz))?(?:\s?\/\s?[^\s/()]+(?:\s?(?:ml|cl|dl|l|g|cm|oz))?)+)\)?[\s.:–—-]+(?<prices>\S+(?:\s(?=\p{L}))?\S*(?:\s?\/\s?\S+(?:\s\p{L}{2,3})?)+)$/u;

export function parallelOf(text: string): Named | undefined {
  const {
    prefix = '',
    names: said = '',
    prices: listed = '',
  } = parallel.exec(text.trim())?.groups ?? {};
  const names = said.split('/').map((one) => one.trim());
  const prices = listed.split('/').map((one) => one.trim());
  const areSizes = names.every((one) => isSizeName(one) || /^\d+(?:[.,]\d+)?\s?\p{L}/u.test(one));
  const areParallel = names.length === prices.length && new Set(names).size === names.length;
  return said !== '' && areSizes && areParallel && prices.every((one) => amountOnly.test(one))
    ? { prefix, names, prices, isParted: true }
    : undefined;
}
