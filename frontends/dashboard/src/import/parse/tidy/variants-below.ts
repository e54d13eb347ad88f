import { decoratedName, isCapitals, isOfDays, isSectionName } from '../headings.ts';
import { countsOf } from '../counts-of.ts';
import { takePrice } from '../money.ts';
import { isNoise } from '../noise.ts';
import { isDescriptive } from '../reading.ts';
import { isPriced } from '../bare-names.ts';
import { isKindAlone, isMeasured, isNamed, isSmall, joins } from '../line-grammar/part-names.ts';
import { isExtraCharge } from '../line-grammar/named-line.ts';
import { type Part, partsOf, valueOf } from '../line-grammar/priced-parts.ts';
import { plain } from '../words/plain.ts';
import { isPortion, isSizeName } from '../size-names.ts';
import { isShare } from '../words/said-remarks.ts';
import { isBlank, type Step, type TidyLine, withText } from '../tidy-line.ts';

/** One of so many lines is a blank where headings stand apart. */
const titled = 6;

type Variant = { line: TidyLine; part: Part };

/** A name alone, which is no heading. */
const isName = ({ text }: TidyLine) =>
  /^\s*(?:\p{Lu}[^,.!:]{2,60}|\p{Lo}[^,.!:]{1,60})$/u.test(text) &&
  !isPriced(text) &&
  !isNoise(text) &&
  !isCapitals(text) &&
  !isSectionName(text) &&
  decoratedName(text) === undefined;

const indentOf = ({ places }: TidyLine) => places?.[0]?.x ?? 0;

/** «Plat du jour: 19», «Menu complet: 26»: what several dishes cost together is no kind of the one above. */
const ofMenu =
  /^(?:men[uùúü](?!\p{L})|plat du jour|formul[ea]|tages(?:menü|teller|gericht)|piatto del giorno|plato del d[íi]a|prato do dia)/iu;

/** «from 22.90» above sizes that say it again. */
const isLeast = ({ text }: TidyLine) => {
  const { isLeast: isFrom, rest } = takePrice(text);
  return isFrom && rest.trim() === '';
};

/** The lines with one price each right below a line, or below what is said there of a dish. */
function rowsBelow(lines: readonly TidyLine[], at: number): Variant[] {
  const below = lines.slice(at + 1);
  const from = below.findIndex((line, index) => {
    const isSaid = index < 2 && !isPriced(line.text) && !isBlank(line) && isDescriptive(line.text);
    return !isSaid && !isLeast(line);
  });
  const found: Variant[] = [];
  for (const line of below.slice(Math.max(from, 0))) {
    const [part, ...others] = line.names ? [] : partsOf(line.text);
    if (!part || others.length > 0 || part.words === '' || /,(?!\d)/u.test(part.words)) break;
    if (ofMenu.test(part.words)) break;
    found.push({ line, part });
  }
  return found;
}

const keyOf = ({ part }: Variant) => part.words.toLowerCase();
/** «300 ml», «Fri–Sun»: a dish is never called so, whatever stands above. */
const isCertainVariant = ({ part: { words } }: Variant) => isMeasured(words) || isOfDays(words);
/** «Large», «6 pieces», below what can be a name. */
const isSizeOf = (row: Variant) =>
  isCertainVariant(row) ||
  isPortion(row.part.words) ||
  (/^\p{L}+$/u.test(row.part.words) && isSizeName(row.part.words));

/** Names that have the same words with a price below them, each its own: «6 inch 28», «8 inch 36». */
function variantsByName(lines: readonly TidyLine[]): ReadonlyMap<TidyLine, Variant[]> {
  const all = lines.flatMap((line, at): [TidyLine, Variant[]][] => {
    const rows = isNamed(line.text) && !isPriced(line.text) ? rowsBelow(lines, at) : [];
    return rows.length > 1 &&
      (isName(line) || (rows.every(isCertainVariant) && !line.text.includes(', ')))
      ? [[line, rows]]
      : [];
  });
  /** A heading and the note below it stand above the same rows: these count once. */
  const ofOne = all.filter(([, [row]], at) => row?.line !== all[at - 1]?.[1][0]?.line);
  const counts = countsOf(ofOne.flatMap(([, rows]) => [...new Set(rows.map(keyOf))]));
  const areAlike = (line: TidyLine, rows: readonly Variant[]) => {
    const isOwn = isName(line) ? isSizeOf : isCertainVariant;
    return rows.every(isOwn) || rows.every((row) => (counts.get(keyOf(row)) ?? 0) > 1);
  };
  return new Map(all.filter(([line, rows]) => areAlike(line, rows)));
}

/** The lines below that say what there is of a dish, each with its price. */
function variantsBelow(lines: readonly TidyLine[], at: number, areSmall: boolean): Variant[] {
  const head = lines[at];
  // Where no blanks part a menu, a name above sizes is a heading as often as a dish.
  const areParted = lines.filter(isBlank).length * titled > lines.length;
  const isFirst = isBlank(lines[at - 1]);
  const isUnderTitle =
    isCapitals(lines[at - 1]?.text ?? '') && lines.slice(0, at).some(({ text }) => isPriced(text));
  const found: Variant[] = [];
  for (const line of lines.slice(at + 1)) {
    const [part, ...others] = line.names ? [] : partsOf(line.text);
    if (!head || !part || others.length > 0 || part.words === '') break;
    const isBelow = indentOf(line) > indentOf(head) || (isSmall(part.words) && !areSmall);
    const isSized = (areParted || isUnderTitle) && isKindAlone(part.words);
    if (!(isBelow || isSized) || /,(?!\d)/u.test(part.words)) break;
    found.push({ line, part });
  }
  const joining = found.filter(({ part }) => joins(part.words));
  const isWhole =
    isBlank(lines[at + 1 + found.length]) && found.every(({ part }) => isKindAlone(part.words));
  return isFirst && !isWhole && joining.length * 2 < found.length ? [] : found;
}

/** «SOFT ICE», and below it alone «small 3.20», «large 4.50»: sizes with no dish of their own are those of the title. */
function sizesOfTitle(lines: readonly TidyLine[], at: number): Variant[] {
  const text = lines[at]?.text.trim() ?? '';
  const title = decoratedName(text) ?? text;
  const isTitle =
    /^[\p{Lu}\p{Lo}*][^,.!:\d]{2,60}$/u.test(title.replace(/\([^()]*\)\s*$/u, '').trim()) &&
    !isPriced(text) &&
    !isNoise(text) &&
    (at === 0 || isBlank(lines[at - 1]));
  const rows = isTitle ? rowsBelow(lines, at) : [];
  const after = lines[at + 1 + rows.length];
  if (
    rows.length < 2 ||
    rows[0]?.line !== lines[at + 1] ||
    (after && isPriced(after.text) && !after.text.includes('+'))
  )
    return [];
  const words = rows.map(({ part }) => part.words.trim());
  const sizes = words.filter((one) => isMeasured(one) || (isSizeName(one) && !/^\d/u.test(one)));
  const areSizes =
    sizes.length === words.length ||
    (sizes.length * 2 >= words.length && words.every((one) => /^\p{Ll}+$/u.test(one)));
  const prices = rows.map(({ part }) => valueOf(part));
  const isEven = (sign: number) =>
    prices.every((one, index) => index === 0 || (one - (prices[index - 1] ?? 0)) * sign > 0);
  return areSizes && new Set(words).size === words.length && (isEven(1) || isEven(-1)) ? rows : [];
}

/** «half portion 8» below «Ragù 12»: a smaller or larger one of it, and no extra, which costs far less. */
const leastShare = 0.4;
const mostShare = 3;

/** «(small portion)», «- for two»: what the other price is of. */
const bareWords = (words: string) => words.trim().replaceAll(/^[-–•(+]\s*|\s*\)$/gu, '');

const onePart = (text: string): Part | undefined => {
  const [part, ...others] = partsOf(text);
  return others.length === 0 ? part : undefined;
};

/** Whether a line may say another price of a dish, from which some lines part it. */
function isOther(part: Part, dish: Part, between: readonly TidyLine[]): boolean {
  const [price, whole] = [valueOf(part), valueOf(dish)];
  if (price < whole * leastShare || isExtraCharge(part)) return false;
  const words = bareWords(part.words);
  // «6 oysters» is no other price of a salad.
  const [, counted] = /^\d{1,2}\s(\p{L}{4,})$/u.exec(words) ?? [];
  const isCounted = counted === undefined || isPortion(words) || isSizeName(words);
  if (!isCounted && !plain(dish.words).includes(plain(counted).slice(0, 4))) return false;
  const isInBrackets = part.words.trim().startsWith('(') && isSizeName(words);
  if (isShare(words) || isInBrackets)
    return price <= whole * mostShare && /\p{L}/u.test(dish.words) && !isSectionName(dish.words);
  const isHalf = between.length > 0 && isSizeName(part.words) && price < whole;
  return (
    isKindAlone(part.words) &&
    (isSmall(part.words) || isHalf) &&
    isName({ text: dish.words.replaceAll(',', ''), from: [] })
  );
}

/** Where the dish stands that a line says another price of. */
function dishAbove(whole: readonly TidyLine[], { text }: TidyLine): number {
  const part = onePart(text);
  const at = whole.findLastIndex(
    (line) => line.names !== undefined || isBlank(line) || isPriced(line.text),
  );
  const dish = whole[at]?.names ? undefined : onePart(whole[at]?.text ?? '');
  const between = whole.slice(at + 1);
  const isNear =
    between.length < 3 && between.every(({ text: said }) => /, /u.test(said) || isSmall(said));
  return part && dish && isNear && isOther(part, dish, between) ? at : -1;
}

function withOther(dish: TidyLine, line: TidyLine): TidyLine {
  const [first] = partsOf(dish.text);
  const [other] = partsOf(line.text);
  return {
    ...dish,
    text: `${first?.words ?? ''}    ${first?.price ?? ''}    ${other?.price ?? ''}`,
    names: ['Regular', bareWords(other?.words ?? '')],
    from: [...dish.from, ...line.from],
  };
}

const joinVariants = (head: TidyLine, found: readonly Variant[]): TidyLine => ({
  ...head,
  text: [head.text, ...found.map(({ part }) => part.price)].join('    '),
  names: found.map(({ part }) => part.words),
  from: [...head.from, ...found.flatMap(({ line }) => line.from)],
});

/** «Rösti», and below it «plain 9», «with egg 11»: one dish with a price for each. */
export const withVariants: Step = (lines) => {
  const words = lines.flatMap(({ text }) => partsOf(text)[0]?.words ?? []);
  const areSmall = words.filter(isSmall).length * 2 > words.length;
  const alike = variantsByName(lines);
  const whole: TidyLine[] = [];
  const taken = new Set<TidyLine>();
  for (const [at, line] of lines.entries()) {
    if (taken.has(line)) continue;
    const ofTitle = sizesOfTitle(lines, at);
    const found =
      ofTitle.length > 0
        ? ofTitle
        : (alike.get(line) ?? (isName(line) ? variantsBelow(lines, at, areSmall) : []));
    const isOne =
      found.length > 1 && new Set(found.map(({ part }) => part.words)).size === found.length;
    const dish = isOne || areSmall ? -1 : dishAbove(whole, line);
    const title = decoratedName(line.text) ?? line.text.trim();
    const isLoud =
      isCapitals(title) && !words.some((one) => /\p{L}{3}/u.test(one) && isCapitals(one));
    if (
      isOne &&
      ofTitle.length > 0 &&
      (isLoud || title !== line.text.trim() || isSectionName(title))
    )
      whole.push(withText(line, `== ${title} ==`));
    if (isOne) whole.push(joinVariants(withText(line, title.replaceAll('*', '')), found));
    else if (dish >= 0) whole[dish] = withOther(whole[dish] ?? line, line);
    else whole.push(line);
    if (isOne)
      for (const one of lines.slice(at + 1, lines.indexOf(found.at(-1)?.line ?? line) + 1))
        if (isPriced(one.text)) taken.add(one);
  }
  return whole;
};
