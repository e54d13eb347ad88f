import { isCapitals, isSectionName } from '../headings.ts';
import { takePrice } from '../money.ts';
import { isSizeName } from '../size-names.ts';
import { choiceWords } from '../words/choice-words.ts';
import { parallelOf } from './parallel.ts';
import { isKind, isNamed, isSmall, nameAndLabel } from './part-names.ts';
import { type Part, partsOf } from './priced-parts.ts';

/** A dish with several prices, and what each is called; no name where they are of other lines. */
export type Named = { name: string; labels: string[]; prices: string[]; isSure: boolean };

/** «PHỞ (S 11 / L 13)», «Latte 4 (large 5)» */
const held = /^(?<before>[^()]*?)\s*\((?<held>[^()]*\d[^()]*)\)$/u;

function withoutBrackets(text: string): string {
  const { before = '', held: said = '' } = held.exec(text)?.groups ?? {};
  if (said === '') return text;
  if (partsOf(said).length > 1 && takePrice(before).prices.length === 0)
    return `${before}    ${said}`;
  const [first, ...others] = partsOf(said);
  const isMore = first !== undefined && others.length === 0 && isKind(first.words);
  return isMore && partsOf(before).length === 1 ? `${before} / ${said}` : text;
}

export const isAdded = ({ words }: Part) =>
  /\+$/u.test(words) ||
  /^(?:\+|(?:add|extra|plus|sub|each (?:add|extra)\p{L}*|additional)(?!\p{L}))/iu.test(words);

/** What its first price is called where nothing stands before it. */
const called = ({ label, unit }: Part) => {
  if (label !== '') return label;
  return unit === '' ? 'Regular' : /^ea\.?$/iu.test(unit) ? 'Each' : unit;
};

/** The names and prices that a line holds. */
export function namedOf(text: string): Named | undefined {
  const said = withoutBrackets(text.trim().replace(choiceWords, '').replaceAll(several, '$1 for '));
  const parallel = parallelOf(said);
  if (parallel) return parallel;
  const parts = partsOf(said);
  const [first, ...others] = parts;
  const labels = others.map(({ words }) => words);
  if (
    !first ||
    labels.length === 0 ||
    !labels.every((one) => isNamed(one) || isKind(one)) ||
    parts.some(isAdded)
  )
    return undefined;
  const prices = parts.map(({ price }) => price);
  if (first.words === '' && first.unit === '' && first.label === '') return undefined;
  const { name, label, isApart } = nameAndLabel(first, labels);
  const kinds = [...labels, label].filter(isKind);
  const areKinds =
    labels.every(isKind) || (!first.words.includes(':') && kinds.length > parts.length / 2);
  const isBare =
    first.words === '' ||
    isSizeName(first.words) ||
    (label === '' && areKinds && isKind(first.words));
  const areListed = others.some(({ parting }) => /[,;·•|]/u.test(parting));
  // «Pie 6, à la mode 8», not «Olives 4, bread 3».
  const [one, other = 0] = prices.map((price) => takePrice(`x ${price}`).prices[0] ?? 0);
  const isMore =
    labels.length === 1 &&
    !isApart &&
    !isSmall(first.words) &&
    isSmall(labels[0] ?? '') &&
    (one ?? 0) < other;
  const isOfOthers = isBare || (!areKinds && label === '' && !isMore);
  const names = isOfOthers
    ? [first.words || called(first), ...labels]
    : [label || called(first), ...labels];
  if (new Set(names.map((one) => one.toLowerCase())).size < names.length) return undefined;
  const areShort = labels.length < 2 || labels.some((one) => !one.includes(' '));
  const areSaid =
    areShort && labels.every(isSmall) && (isApart ? isSmall(label) : !areListed && label !== '');
  return {
    name: isOfOthers ? '' : name,
    labels: names,
    prices,
    isSure:
      areKinds ||
      isMore ||
      (!isOfOthers &&
        areSaid &&
        (!isTitle(name) || (labels.length < 2 && !first.words.includes(':')))),
  };
}

/** «3/$5» */
const several = /(?<=[\s,])(\d{1,2})\s?\/\s?(?=\p{Sc}\d)/gu;

const isTitle = (name: string) => isCapitals(name) || isSectionName(name);
