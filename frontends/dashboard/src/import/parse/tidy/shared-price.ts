import { decoratedName, isCapitals, isSectionName, isWeekday } from '../headings.ts';
import { takePrice } from '../money.ts';
import { isNoise } from '../noise.ts';
import { isCourses } from '../courses/course-words.ts';
import { isDescriptive, isServing } from '../reading.ts';
import { endsInSize } from '../size-names.ts';
import {
  isName,
  isPriceAlone,
  isPriced,
  listBelow,
  listed,
  namesOn,
  paragraphsBelow,
  parted,
  smallBlockBelow,
  smallListBelow,
  withoutSaid,
} from '../bare-names.ts';
import { isDate } from '../words/dates.ts';
import { isSetMenu } from '../words/set-menus.ts';
import { isBlank, type Step, type TidyLine, withText } from '../tidy-line.ts';

/** «P1 Phở» */
const isNumbered = (text: string) => /^(?:#?[A-Z]?\d{1,3}[a-z]?)[.)]?\s/u.test(text);

/** «CLASSICS / all 12», «MONTADITOS a 3,20» */
const ofAll =
  /[\s/|,:(–—-]+(?:(?:all|each|alle|tutti|tutte|tous|toutes|todos|todas|wszystkie|όλ[αε]ς?|все|всі|mind|hepsi|alla|kaikki)(?: (?:at|a|à|je|for|per|po|für))?|at|a|à|je|po|tanesi|每份|每位|各|均一)\s*$/iu;
/** A per-person price for a set menu. */
const perGuest = /(?:a|per|pro|par|por|à) (?:pers\p{L}*|head|guest)\.?$|\bp\.?p\.?$/iu;

/** A price that is said of all names below it, whatever they are. */
const isOfAll = (name: string) =>
  /^(?:all|alle|tous|toutes|tutt[ie]|tod[oa]s|everything|each)(?:\s|$)/iu.test(name);

/** «Desserts 7.50», «## Sides $4», «TEAS  4.50»: the price may be held in a decoration. */
/** «Tea 3.8 pot» */
const behind = /(?<=\d)\s+(?:\p{Ll}{2,}|unless(?: \p{Ll}+)+)$/u;

/** «Soup – 300 ml» */
const isMeasured = /\d\s?(?:[cdm]?l|k?g|gr|oz|cm|kcal|pcs|buc|szt|ks|kom|stk|st|min)\.?\s*$/u;

export function headOf(text: string): { name: string; price: string; isSaid: boolean } | undefined {
  const plain = (decoratedName(text) ?? text).replace(/[\s:*]+$/u, '').trim();
  const first = /^(\p{Sc}\s?\d+(?:[.,]\d{2})?)\s+(\P{Nd}+)$/u.exec(plain);
  const said = first && plain.split(' ').length < 4 ? `${first[2]}  ${first[1]}` : plain;
  const bare = said.replace(behind, '');
  const { rest, prices } = takePrice(bare);
  if (
    prices.length === 0 ||
    isNoise(text) ||
    /\p{Ll}{3}\.$/u.test(text) ||
    /\p{Ll}{2}[.!?] .*\p{Ll}{2}[.!?)] /u.test(text) ||
    isMeasured.test(text) ||
    perGuest.test(said) ||
    isSetMenu(rest) ||
    (/^\d\D*$/u.test(rest) && isCourses(rest)) ||
    !isPriced(bare) ||
    !(/\p{L}{2}/u.test(rest) || (rest === '' && prices.length === 1)) ||
    (endsInSize(rest) && !isCapitals(rest.replace(/\d+\s?\p{Ll}{2}$/u, '')) && !isOfAll(rest)) ||
    !bare.startsWith(rest)
  )
    return undefined;
  return {
    name: rest.replace(ofAll, '').trim(),
    isSaid: ofAll.test(rest),
    price: bare.slice(rest.length).replace(/^(?:[.…·_-]{2,}|[\s…·_–—-])+/u, ''),
  };
}

/** Of a list, some may have a price of their own: «unless noted». */
function listFor(lines: readonly TidyLine[], at: number, from: number, name: string) {
  const list = plainListFor(lines, at, from, name);
  const isSaid = isOfAll(name) || headOf(lines[at]?.text ?? '')?.isSaid === true;
  if (list.names.length < 2 && !isSaid) return list;
  const end = lines
    .slice(from)
    .findIndex((line) => isBlank(line) || decoratedName(line.text) !== undefined);
  const block = lines.slice(from, end < 0 ? lines.length : from + end);
  const names = [...list.names];
  let { length } = list;
  let own = 0;
  while (length < block.length && takePrice(block[length]?.text ?? '').rest.trim() !== '') {
    if (isOtherTitle(block[length]?.text ?? '', names)) break;
    const usual = listBelow(lines, from + length + 1);
    const areSmall = usual.length === 0 && names.every((one) => /^\s*\p{Ll}/u.test(one));
    const more = areSmall ? smallListBelow(lines, from + length + 1) : usual;
    names.push(...more.names);
    length += more.length + 1;
    own += 1;
  }
  return own * 2 > names.length ? list : { names, length };
}

/** «DESSERTS 6.25» below dishes in small letters begins another list. */
const isOtherTitle = (text: string, names: readonly string[]) =>
  isCapitals(text) && !names.every(isCapitals);

/** Names in small letters are told from what is in a dish by the heading above them. */
function plainListFor(lines: readonly TidyLine[], at: number, from: number, name: string) {
  const list = listBelow(lines, from);
  const isAlone = isBlank(lines[from - 1]) || isBlank(lines[from]);
  const apart = isAlone ? paragraphsBelow(lines, from) : list;
  if (apart.names.length > 1 && apart.length > list.length) return apart;
  const block = name === '' ? smallBlockBelow(lines, from) : list;
  const small = block.length > 0 ? block : smallListBelow(lines, from);
  const isBegun = isBlank(lines[at - 1]) || (name === '' && isCapitals(lines[at - 1]?.text ?? ''));
  const isEnded =
    (isBegun && isBlank(lines[from + small.length])) ||
    headOf(lines[at]?.text ?? '')?.isSaid === true;
  if (list.length > 0 || (!isSectionName(name) && !(isEnded && small.length > 2))) return list;
  return small;
}

/** «£7.50 each, with a drink» */
const isOfEach = (below: TidyLine | undefined) =>
  /^\s*\((?:each|apiece|je|chacun|cadauno|cada uno)(?!\p{L})/iu.test(below?.text ?? '');

/** Behind a heading come rules and remarks in brackets or, where it plainly is one, a blank. */
function listFrom(lines: readonly TidyLine[], at: number, name: string): number {
  const isPlain =
    isCapitals(name) ||
    isSectionName(name) ||
    isOfAll(name) ||
    isOfEach(lines[at + 1]) ||
    headOf(lines[at]?.text ?? '')?.isSaid === true;
  const isBetween = (text: string, below: string) =>
    (isPlain && isServing(text) && !isPriced(text)) ||
    (isPlain &&
      /^\p{Lu}\p{Ll}+ \p{Ll}.*, /u.test(text) &&
      text.split(' ').length > 7 &&
      !isPriced(text) &&
      isName(below)) ||
    (isCapitals(name) &&
      /^\s*\p{Ll}/u.test(text) &&
      /^\s*(?:[^\p{Ll}\s]|$)/u.test(below) &&
      !isPriced(text)) ||
    (/^\s*\(/u.test(text) && !isPriced(text)) ||
    /^\s*(?:\p{L}[^\d]*)?\+\s?\S?\d\S*\s*$/u.test(text) ||
    (text.trim() === '' && isPlain && !isPriced(lines[at - 1]?.text ?? ''));
  const textAt = (index: number) => lines[index]?.text ?? '';
  let from = at + 1;
  while (
    from < at + 3 &&
    (lines[from]?.part === 'note' || isBetween(textAt(from), textAt(from + 1)))
  )
    from += 1;
  return from;
}

/** Most lines with a price have one line below them that says what is in the dish. */
function areDescribedBelow(lines: readonly TidyLine[]): boolean {
  const isDish = (line: TidyLine) => isPriced(line.text) && !isPriceAlone(line.text);
  const dishes = lines.filter(isDish);
  const said = lines.filter((line, at) => {
    const [below, next] = lines.slice(at + 1, at + 3);
    const isSaid = below && !isBlank(below) && !isPriced(below.text);
    return isDish(line) && isSaid && next && isDish(next);
  });
  return said.length > 4 && said.length * 2 > dishes.length;
}

/** Prices below the date of a day and above that of the next are what its dishes cost together. */
function isAboveDate(lines: readonly TidyLine[], at: number): boolean {
  const isDay = ({ text }: TidyLine) => isDate(text);
  return lines.slice(0, at).some(isDay) && lines.slice(at).some(isDay);
}

function isHead(
  lines: readonly TidyLine[],
  at: number,
  name: string,
  from: number,
  areSaid: boolean,
): boolean {
  const { text = '' } = lines[at] ?? {};
  const { names, length } = listFor(lines, at, from, name);
  if (isAboveDate(lines, at)) return false;
  // «Rabbit terrine, onion jam, small salad 14.50» is a dish.
  if (/, \p{Ll}.*, \p{Ll}/u.test(name) && !isCapitals(name)) return false;
  const areOne =
    headOf(text)?.isSaid === true ||
    (from === at + 1 && names.length > 2 && isCapitals(name) && names.every(isCapitals));
  if (isSectionName(names[0] ?? '') && !isWeekday(names[0] ?? '') && !areOne) return false;
  const isLoud = isCapitals(name) && !names.every(isCapitals);
  const isTitled =
    (from > at + 1 && !areSaid) ||
    isSectionName(name) ||
    isOfAll(name) ||
    (name === '' && smallBlockBelow(lines, from).length > 0) ||
    /:\s*$/u.test(text);
  const bare = names.filter((one) => isNumbered(one) || !one.includes(', '));
  const isFirst = lines.slice(0, at).every((line) => !isPriced(line.text));
  const isEnded = isBlank(lines[from + length]);
  const isBlock = isEnded && isBlank(lines[at - 1]) && from === at + 1;
  const areBare = bare.length * 3 + (isBlock ? 1 : 0) > names.length * 2;
  const isApart = (isEnded && (isFirst || isBlank(lines[at - 1]))) || names.length >= 3;
  return names.length >= 2 && (isTitled || isLoud || (isApart && areBare && !areSaid));
}

type Head = {
  /** Of the line that it stands in, which says nothing else. */
  from: readonly number[];
  price: string;
  names: TidyLine['names'];
  areSmall: boolean;
  dishes: ReadonlySet<string>;
  isGuess: boolean;
};

/** «Buttered kale            New potatoes»: two names side by side. */
const beside = /(?<=\S)\s{4,}(?=\p{Lu})/u;
const leastBeside = 2;

const withBeside = (names: readonly string[]) => {
  const rows = names.filter((name) => beside.test(name) && !name.includes(','));
  return rows.length < leastBeside
    ? names
    : names.flatMap((name) => [name, ...name.trim().split(beside)]);
};

/** «(+6)», «(suppl. 2€)»: what one of them costs more. */
const supplement =
  /\s*\((?:\+|(?:supp\p{L}*|suplement\p{L}*|aufpreis|zuschlag)\.?:?)\s?(?<more>\p{Sc}?\s?\d+(?:[.,]\d{1,2})?\s?\p{Sc}?)\)\s*$/iu;

/** The line without a supplement, and the price with it. */
function withSupplement(text: string, price: string): { text: string; price: string } {
  const more = supplement.exec(text)?.groups?.['more'] ?? '';
  const [base, extra] = [takePrice(`x  ${price}`).prices, takePrice(`x  ${more}`).prices];
  const [one = 0, other = 0] = [base[0], extra[0]];
  if (base.length !== 1 || extra.length !== 1) return { text, price };
  return { text: text.replace(supplement, ''), price: (one + other).toFixed(2) };
}

function priced(line: TidyLine, { price, names, areSmall, dishes, from, isGuess }: Head): TidyLine {
  if (isWeekday(line.text)) return withText(line, `== ${line.text.trim()} ==`);
  if (ownAmount.test(line.text)) return withText(line, line.text.replace(/(?<=\))\s?\*+\s*$/u, ''));
  if (!dishes.has(line.text) || (!areSmall && !/^\s*[^\p{Ll}(]/u.test(line.text))) return line;
  const own = withSupplement(line.text, price);
  return {
    ...withText(line, `${own.text}    ${own.price}`),
    ...(own.price !== price && ({ isSum: true } as const)),
    ...(isGuess && ({ isOfAll: true } as const)),
    from: [...line.from, ...from],
    ...(names && { names }),
  };
}

/** «(610.-Ft)»: what one of them costs by itself. */
const ownAmount = /\((?:\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?(?:[.,]?-\s?\p{L}{0,3}|\p{Sc}))\s?\)/u;

/** «DESSERTS 6.00» or «All at 4.50» above one line of names, or «all 5.5» behind them: each costs so much. */
const withNamesApart: Step = (lines) =>
  lines.flatMap((line, at) => {
    const [own, head] = [headOf(line.text), headOf(lines[at - 1]?.text ?? '')];
    if (own?.isSaid === true && namesOn(own.name, parted).length > 0)
      return namesOn(own.name, parted).map((text) => withText(line, `${text}    ${own.price}`));
    const below = lines[at + 1];
    const isAlone = isBlank(below) || decoratedName(below?.text ?? '') !== undefined;
    const isHeading = head && (head.isSaid || isSectionName(head.name) || isOfAll(head.name));
    const isTitled = isHeading || (head && isBlank(lines[at - 2]));
    const isList = isTitled && isAlone && !line.part;
    const all = isList && isHeading ? namesOn(line.text, listed) : [];
    const names = isList && all.length === 0 ? namesOn(line.text, parted) : all;
    return names.length === 0 ? [line] : names.map((name) => withText(line, name));
  });

/** Applies a heading's price to all dishes below it. */
export const withSharedPrices: Step = (given) => {
  const lines = withNamesApart(given);
  const named = lines.map(({ text }) => headOf(text)?.name ?? '').filter(Boolean);
  const areLoud = named.filter(isCapitals).length * 2 > named.length && named.length > 4;
  const areSaid = areDescribedBelow(lines);
  const isLoudHead = (line: TidyLine, at: number) => {
    const name = headOf(line.text)?.name ?? '';
    const from = listFrom(lines, at, name);
    return isCapitals(name) && isHead(lines, at, name, from, areSaid);
  };
  // Where dishes are loud and cost what stands beside them, one of many that has more lines below it is one as well.
  const areDishes =
    areLoud && lines.filter(isLoudHead).length * 6 <= named.filter(isCapitals).length;
  const alone = lines.flatMap((line, at) => (isPriceAlone(line.text) ? [at] : []));
  const isOfNameAbove = (at: number) => {
    const above = lines[at - 1]?.text ?? '';
    return /\p{L}/u.test(above) && !isPriced(above);
  };
  const ofNames = alone.filter(
    (at) => isOfNameAbove(at) && listBelow(lines, at + 1).names.length < 3,
  );
  const areOfNames = ofNames.length > 2 && ofNames.length * 2 > alone.length;
  let head: Head | undefined;
  let end = 0;
  return lines.flatMap((line, at) => {
    if (at < end && head) {
      const dish = head;
      const cells = line.text.trim().split(beside);
      const areDishes = cells.length > 1 && cells.every((cell) => dish.dishes.has(cell));
      return areDishes
        ? cells.map((cell) => priced(withText(line, cell), dish))
        : [priced(line, dish)];
    }
    const found = headOf(line.text);
    if (!found || line.isNamed || line.part || (found.name === '' && line.names)) return line;
    if (lines[at + 1]?.part === 'said') return line;
    if (found.name === '' && isSetMenu(lines[at - 1]?.text ?? '')) return line;
    const { names } = listBelow(lines, at + 1);
    const isSaid = names.some((name) => isDescriptive(name.replaceAll(/\([^()]*\)/gu, '').trim()));
    if (found.name === '' && areOfNames && isOfNameAbove(at) && isSaid) return line;
    const from = listFrom(lines, at, found.name);
    const next = lines.findIndex((one, index) => index > at && !isBlank(one));
    const below = lines[next]?.text ?? '';
    const isListed =
      /^[^.:]*, [^.:]*, [^.:]*$/u.test(below) && !lines[next + 1]?.text.includes(', ');
    const isDish =
      areLoud &&
      isCapitals(found.name) &&
      (isListed ||
        /^\s*\p{Ll}/u.test(below) ||
        (areDishes && !listFor(lines, at, from, found.name).names.every(isCapitals)));
    if (isDish || !isHead(lines, at, found.name, from, areSaid)) return line;
    const list = listFor(lines, at, from, found.name);
    end = from + list.length;
    const isUntitled = found.name === '' || isOfAll(found.name) || isPriced(found.name);
    head = {
      from: isUntitled ? line.from : [],
      price: found.price,
      names: line.names,
      areSmall: /^\s*(?:[•*·–—-]\s+)?\p{Ll}/u.test(lines[from]?.text ?? ''),
      dishes: new Set(withBeside(withoutSaid(list.names))),
      isGuess: !(isUntitled || found.isSaid || isSectionName(found.name) || isCapitals(found.name)),
    };
    const { names: _, ...title } = line;
    return withText(title, isUntitled ? '' : `== ${found.name} ==`);
  });
};
