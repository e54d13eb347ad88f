import { isCapitals, isSectionName } from '../headings.ts';
import { takePrice } from '../money.ts';
import { isSizeName } from '../size-names.ts';
import { choiceWords } from '../words/choice-words.ts';
import { parallelOf } from './parallel.ts';
import { type Named, isKind, isNamed, isPlain, isSmall, nameAndLabel } from './part-names.ts';
import { type Part, partsOf, valueOf } from './priced-parts.ts';

/** «PHỞ (S 11 / L 13)», «Latte 4 (large 5)» */
const held = /^(?<before>[^()]*?)\s*\((?<held>[^()]*\d[^()]*)\)$/u;

/** «Pad Thai (N) chicken 9.50, prawn 10.95» */
const markedName = /^([^()]*\p{L}{2}[^()]*\([\p{L}, ]{1,6}\)) (?=\p{Ll}[\p{L} ]* \S*\d)/u;

function withoutBrackets(given: string): string {
  const text = given.replace(markedName, '$1    ');
  const { before = '', held: said = '' } = held.exec(text)?.groups ?? {};
  if (said === '') return text;
  if (partsOf(said).length > 1 && takePrice(before).prices.length === 0)
    return `${before}    ${said}`;
  const [first, ...others] = partsOf(said);
  const isMore = first !== undefined && others.length === 0 && isKind(first.words);
  return isMore && partsOf(before).length === 1 ? `${before} / ${said}` : text;
}

/** «Extra cheese 2», «Supplément œuf : 1,80 €», «Surf it: add prawns 8» */
export const isExtra = (words: string) =>
  /^\s*(?:\p{L}[\p{L} ]{1,20}:\s+)?(?:\+|(?:add|extras?|plus|sub|each (?:add|extra)\p{L}*|additional|aggiunt\p{L}|suppl\p{L}*|zusätzlich)(?![\p{L}:]))/iu.test(
    words,
  );

export const isExtraCharge = ({ words }: Part) => /\+$/u.test(words) || isExtra(words);

/** What its first price is called where nothing stands before it. */
const called = ({ label, unit }: Part) => {
  if (label !== '') return label;
  return unit === '' ? 'Regular' : /^ea\.?$/iu.test(unit) ? 'Each' : unit;
};

/** «3/$5» */
const several = /(?<=[\s,])(\d{1,2})\s?\/\s?(?=\p{Sc}\d)/gu;

/** «Pie 6, à la mode 8», not «Olives 4, bread 3». */
const isMore = (first: Part, others: readonly Part[]) =>
  others.length === 1 &&
  !isSmall(first.words) &&
  others.every((other) => isSmall(other.words) && valueOf(first) < valueOf(other));

type Read = { first: Part; others: readonly Part[] } & ReturnType<typeof nameAndLabel>;

/** Most of what its prices are called is what sizes, portions and extras are called. */
function areKinds({ first, others, label }: Read): boolean {
  const labels = others.map(({ words }) => words);
  const kinds = [...labels, label].filter(isKind);
  const areMost = !first.words.includes(':') && kinds.length * 2 > labels.length + 1;
  return labels.every(isKind) || areMost;
}

/** In small letters behind a name that has large ones, and as short as names of choices are. */
function areChoices({ first, others, name, label, isApart }: Read): boolean {
  const labels = others.map(({ words }) => words);
  const areListed = others.some(({ parting }) => /[,;·•|]/u.test(parting));
  const areShort = labels.length < 2 || labels.some((one) => !one.includes(' '));
  const isTitle = isCapitals(name) || isSectionName(name);
  const isDish = !isTitle || (labels.length < 2 && !first.words.includes(':'));
  const isParted = isApart ? isPlain(label) : !areListed && label !== '';
  return isDish && areShort && labels.every(isPlain) && isParted;
}

/** «Pancakes ..... Short Stack 7.50  Full Stack 9.95»: leaders part the name from what its prices are called. */
function areLed({ first, others }: Read): boolean {
  const labels = others.map(({ words }) => words);
  const leader = /\p{L}\W*?[.…_·]{3,}\s*\p{L}/u;
  return (
    leader.test(first.words) &&
    labels.every((one) => one.split(' ').length < 4 && !/[.…_·]{3}/u.test(one))
  );
}

function namedBy(read: Read): Named | undefined {
  const { first, others, name, label, isApart } = read;
  const isSized = areKinds(read);
  const isLarger = !isApart && isMore(first, others);
  const isKindItself = label === '' && isSized && isKind(first.words);
  const isBare = first.words === '' || isSizeName(first.words) || isKindItself;
  const isOfOthers = isBare || (!isSized && label === '' && !isLarger);
  const own = (isOfOthers ? first.words : label) || called(first);
  const labels = [own, ...others.map(({ words }) => words)];
  if (new Set(labels.map((one) => one.toLowerCase())).size < labels.length) return undefined;
  return {
    name: isOfOthers ? '' : name,
    labels,
    prices: [first, ...others].map(({ price }) => price),
    isSure:
      isSized || isLarger || (!isOfOthers && areLed(read)) || (!isOfOthers && areChoices(read)),
  };
}

/** The names and prices that a line holds. */
export function namedOf(text: string): Named | undefined {
  const [choice = ''] = choiceWords.exec(text.trim()) ?? [];
  const said = withoutBrackets(text.trim().slice(choice.length).replaceAll(several, '$1 for '));
  const parallel = parallelOf(said);
  if (parallel) return parallel;
  const parts = partsOf(said);
  const [first, ...others] = parts;
  const labels = others.map(({ words }) => words);
  const areLabels = labels.length > 0 && labels.every((one) => isNamed(one) || isKind(one));
  if (!first || !areLabels || parts.some(isExtraCharge)) return undefined;
  const isBare = first.words === '' && first.unit === '' && first.label === '';
  if (isBare && !isMore(first, others)) return undefined;
  // «Tofu / Veg 9 · Beef 10»: the stroke parts nothing where others have another sign.
  const isEither =
    /^[^/:]+ \/ [^/:]+$/u.test(first.words) &&
    others.every(({ parting }) => /[·•|;]/u.test(parting));
  const own = isEither ? { name: '', label: '', isApart: false } : nameAndLabel(first, labels);
  const named = namedBy({ first, others, ...own });
  // «Choice of Sorbets 1 scoop 2, 2 scoops 3» is a dish.
  return named?.name ? { ...named, name: `${choice}${named.name}` } : named;
}
