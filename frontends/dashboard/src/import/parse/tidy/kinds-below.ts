import { isCapitals, isSectionName } from '../headings.ts';
import { namedOf } from '../line-grammar/named-line.ts';
import { type Named, isKind, isNamed, isSmall } from '../line-grammar/part-names.ts';
import { partsOf } from '../line-grammar/priced-parts.ts';
import { isDescriptive } from '../reading.ts';
import { endsInSize, isSizeName } from '../size-names.ts';
import { isName, isPriced, listBelow } from '../bare-names.ts';
import { isCourses } from '../courses/course-words.ts';
import { isBlank, type Step, type TidyLine } from '../tidy-line.ts';

/** «Kiddie 3.25 Small 4.25», «natural 6 | with ham 7»: also the first is one, though no usual one. */
function labelsOf({ name, labels }: Named): string[] {
  const [first = '', ...others] = labels;
  if (isSizeName(name) && isKind(first) && others.every(isKind))
    return [`${name} ${first}`, ...others];
  const areUsual = others.every(isSizeName) || (isSmall(name) && others.every(isKind));
  const isSize = first === 'Regular' && areUsual && !name.includes(' ');
  return isSize ? [name, ...others] : name === '' ? labels : [];
}

/** «short stack», «full stack» */
const shareWord = ([first = '', ...others]: readonly string[]) =>
  first
    .toLowerCase()
    .split(' ')
    .some((word) => others.every((other) => other.toLowerCase().split(' ').includes(word)));

/** A name, what is in it, and its kinds: «Curry», «with rice», «Tofu 8 / Chicken 9». */
function kindsBelowDescription(lines: readonly TidyLine[], at: number): Named | undefined {
  const [name = '', said = '', kinds = ''] = lines.slice(at, at + 3).map(({ text }) => text.trim());
  const isOther = lines[at]?.isNumbered === true && lines[at + 1]?.isNumbered !== true;
  const isSaid =
    (isOther || isSmall(said) || isDescriptive(said)) &&
    said !== '' &&
    ![name, said].some((text) => isPriced(text) || partsOf(text).length > 0) &&
    isNamed(name);
  const isTitle = isCapitals(name) || isSectionName(name) || /, |^==|^\(/u.test(name);
  const parts = isSaid && !isTitle && !lines[at + 2]?.names ? partsOf(kinds) : [];
  const areParted = parts
    .slice(1)
    .every(
      ({ parting }) =>
        /[/|·•]|^\s{2,}/u.test(parting) || (/,/u.test(parting) && said.includes(', ')),
    );
  return parts.length > 1 &&
    areParted &&
    parts.every(({ words }) => isNamed(words) && !isSectionName(words))
    ? {
        name,
        labels: parts.map(({ words }) => words),
        prices: parts.map(({ price }) => price),
        isSure: true,
      }
    : undefined;
}

/** A name that begins a paragraph, and below it alone what its kinds cost. */
function kindsBelow(lines: readonly TidyLine[], at: number): Named | undefined {
  const name = lines[at]?.text.trim() ?? '';
  const [line, below] = lines.slice(at + 1, at + 3);
  const [, ...parts] = isBlank(lines[at - 1]) ? [] : partsOf(line?.text ?? '');
  const above = lines[at - 1]?.text.trim() ?? '';
  const isBelowDish = isPriced(above) || isSmall(above);
  const areSizes = isBelowDish && parts.every(({ words }) => endsInSize(words));
  const isWithin =
    parts.length > 0 && (areSizes || parts.every(({ parting }) => parting.includes('/')));
  const isAbove = (above === '' || isWithin) && isName(name) && !isPriced(name);
  const named = isAbove && line && !line.names ? namedOf(line.text) : undefined;
  const labels = named ? labelsOf(named) : [];
  const isTitle = isCapitals(name) || isSectionName(name);
  const areKinds =
    (isTitle
      ? labels.slice(1).every(isKind)
      : named?.isSure === true || isWithin || shareWord(labels)) && !labels.every(isCourses);
  const isAlone =
    isBlank(below) ||
    labels.every(endsInSize) ||
    (/, /u.test(below?.text ?? '') && isBlank(lines[at + 3]));
  if (!named || labels.length === 0 || !areKinds || !isAlone) return undefined;
  return listBelow(lines, at + 3).names.length > 1 ? undefined : { ...named, name, labels };
}

/** «Pancakes», and below it «short stack 7.50 / full stack 9.75»: one dish. */
export const withKinds: Step = (lines) => {
  const found = lines.map((_, at) => kindsBelow(lines, at));
  const ofSaid = lines.map((_, at) => (found[at] ? undefined : kindsBelowDescription(lines, at)));
  return lines.flatMap((line, at): TidyLine[] => {
    if (found[at - 1] || ofSaid[at - 2]) return [];
    const { name, labels, prices = [] } = found[at] ?? ofSaid[at] ?? {};
    const from = [...line.from, ...(lines[at + (found[at] ? 1 : 2)]?.from ?? [])];
    return labels
      ? [{ ...line, text: [name, ...prices].join('    '), names: labels, from }]
      : [line];
  });
};
