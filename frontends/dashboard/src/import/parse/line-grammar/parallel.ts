import { money } from '../money.ts';
import { type Named, isKind, isNamed, nameAndLabel } from './part-names.ts';

const parallel = new RegExp(
  `^(?<head>.*\\p{L}.*?)[\\s.:)–—-]+(?<prices>${money}(?:\\s?/\\s?${money})+)$`,
  'iu',
);
/** «Pancakes 9 / 12 (two / three)» */
const namedBehind = new RegExp(
  `^(?<head>.*\\p{L}.*?)\\s+(?<prices>${money}(?:\\s?/\\s?${money})+)\\s*[(（](?<names>[^()\\d/]{2,}(?:/[^()\\d/]{2,})+)[)）]$`,
  'iu',
);
/** «(Eat in / Take away)»: in brackets and parted as the prices are, any words are what they are called. */
const inBrackets = /^(?<dish>[^()（）]*\p{L}[^()（）]*?)\s*[(（](?<names>[^()（）\d]+)$/u;
const isShort = (name: string) => name !== '' && name.split(' ').length <= 3;

/** Not «c/ laranja», «w/ chips», which are one name. */
const listed = (text: string) =>
  text
    .split(/(?<!(?:^|\s)[cmpsw])\s?\/\s?|(?<=(?:^|\s)[cmpsw])\s?\/(?!\s?\p{Ll}{3})\s?/u)
    .map((one) => one.trim());

/** «for 1», «Radler 0,3»: what the first is called is as short as the others. */
const lastWord = /^(?<name>.*\p{L}.*?)[\s(,:]+(?<label>\S+)$/u;

/** «Bavette (200g / 300g) 21 / 29», «牛肉面 小/大 22/28»: all names of a dish's prices stand before all of them. */
export function parallelOf(text: string): Named | undefined {
  if (!/[/)）].*\d/u.test(text)) return undefined;
  const said = text.replace(namedBehind, '$<head> ($<names>) $<prices>');
  const { head = '', prices: amounts = '' } = parallel.exec(said)?.groups ?? {};
  const [first = '', ...labels] = listed(head);
  const prices = listed(amounts);
  const { dish: called = '', names = '' } = inBrackets.exec(head)?.groups ?? {};
  const each = listed(names);
  if (each.length > 1 && each.length === prices.length && each.every(isShort))
    return { name: called, labels: each, prices, isSure: true };
  if (labels.length !== prices.length - 1 || labels.length === 0) return undefined;
  const areKinds = labels.every(
    (one) => isKind(one) || /^\d[\d.,]*$/u.test(one) || /^\p{Ll}+$/u.test(one),
  );
  const { name, label } = nameAndLabel({ words: first.replace('(', '  ') }, labels);
  const last = lastWord.exec(first)?.groups;
  const found =
    label === '' ? { name: last?.['name'] ?? '', label: last?.['label'] ?? '' } : { name, label };
  const [, dish = found.name, joining = ''] =
    /^(.*\S)(\s(?:for|für|pour|per|para|x))$/u.exec(found.name) ?? [];
  return areKinds && isNamed(dish)
    ? {
        name: dish.replace(/[\s,:(–—-]+$/u, ''),
        labels: [found.label, ...labels].map((one) => `${joining} ${one}`.trim()),
        prices,
        isSure: true,
      }
    : undefined;
}
