import { allergenName, allergens } from '@menuleaf/shared/menu/allergens/allergen-names.ts';
import { isSectionName } from './headings.ts';
import type { Legend } from './marks/legend.ts';
import type { ClassifiedLine } from './classified-line.ts';
import { alternative } from './words/choice-words.ts';
import { allergensWithin, isLabeled } from './words/said-allergens.ts';
import { parseDiets } from './words/said-diets.ts';
import type { Doubt, ReadDish } from './source-line.ts';

/** «Margherita - tomato, basil», «Margherita: tomato», «Margherita- tomato, basil», «Margherita    tomato, basil»; name first. */
const parted =
  /^(?<name>(?:\([^()]*\)|[^(]){2,60}?)(?:\s+(?=(?:contains|enthält|contient|contiene|contém|bevat|innehåller|inneholder|indeholder|sisältää|zawiera|obsahuje|tartalmaz|conține|sadrži|содержит|містить|съдържа|περιέχει|içerir)\s)|\s{3,}|\s+[–—|·•~-]\s+|(?<=\p{L}{2})—(?=\p{L}{2})|(?<=\p{L})~\s+|(?<=\p{L}{3})-\s+(?=\p{L}[^,]*, )|:\s+)(?<description>\S.*)$/u;
const bracketed =
  /^(?<name>[^()]{3,60}?)\s*\((?<description>[^()]{12,}|\p{Lo}[^()]*[\p{Lo}、，]{6}[^()]*|\p{Lo}+(?:[・、，]\p{Lo}+){2,})\)$/u;

/** «Goulash (350 g), with dumplings»: what is said stands behind a portion in brackets. */
const portioned =
  /^(?<name>[^()]{2,60}?)\s*\((?<portion>\d[\d.,/x×]*\s?\p{L}{1,4}\.?)\),\s+(?<description>\p{Ll}.*)$/u;

/** «(supp. 2)», «(+6)»: a supplement to a set menu's price. */
const supplemented =
  /(?<=\p{L}.*)\s*\((?:\+|(?:supp|suppl|supplement[oi]?|supplément|suplement[oi]|aufpreis|zuschlag|extra|add|tillägg|toeslag)\b)[^()]*\)$/iu;

/** «, 250 g», «   pcs», «5 % vol»: said of a dish behind its name. */
const tails = [
  supplemented,
  /(?:,|\s[/|–—-])\s+\d[\d.,/]*\s?(?:k?g|gr|[cm]?l|г|гр|мл|л|шт|бр|szt|ks|db|kom|adet|τεμ)\.?$/iu,
  /\s{2,}(?:\d[\d/+]* \p{Ll}{1,3}|\p{Ll}{2,4})$/u,
  /,? (?=\(?(?:\d{1,2}(?:[.,]\d{1,2})?\s?%|\d{2,4}\s?(?:k?[ck]al|к?кал|θερμίδες|千卡|大卡|カロリー|سعرة|کالری|קלוריות|(?:กิโล)?แคลอรี่?|कैलोरी|칼로리)(?![\p{L}])))/iu,
];

/** A longer name usually contains its description. */
const longName = 60;

/** «served with», «servert med», «mit» */
const serving = String.raw`(?:\p{Ll}{2,}ed|served up|serviert|servert|serveras|serverad|serveret|anrettet|servie?s?|servit[oaie]|servid[oa]s?|podawan\p{L})`;
const joining = String.raw`(?:${serving} )?(?:with|mit|med|met|avec|con|com)`;

/** «Roast goose with port, cherry and thyme»: the list belongs to what joins it to the name. */
const withList = new RegExp(
  String.raw`(?<=\p{L}{2} \p{L}{3,}|^\p{L}{8,})(?<! ${serving}) ${joining} [^,]+, .*$`,
  'u',
);
/** «Carpaccio, pesto, pijnboompitten, Parmezaan»: a word alone, and a list. */
const listed = /^\p{L}+(?:, [^,]+){3,}$/u;

/** «Malva pudding soaked in syrup. Served with custard.» */
const twoSentences = /^((?:[^.()]|\([^()]*\)){8,}\p{Ll}{3})\. (\p{Lu}.*)$/u;

/** «Steamed cod with egg, chives and butter»: a list begins before its first comma. */
const served = new RegExp(String.raw`(?<=\p{L}{4}.*)\s${joining}\s`, 'u');

export function partsOf(words: string): { name: string; description: string } {
  const course = /^([^:]{2,20}):\s+(?=\p{L})/u.exec(words);
  if (
    course &&
    (course[1] ?? '').length > 3 &&
    isSectionName(course[1] ?? '') &&
    !/\s(?:[IVX]+|\d+)$/u.test(course[1] ?? '')
  )
    return partsOf(words.slice(course[0].length));
  const measure = /^\d[\d.,/]*\s?(?:k?g|gr|[cm]?l|ks|szt\.?|г|мл)\s+(?=\p{L})/iu.exec(words);
  if (measure && /^\p{Lu}/u.test(words.slice(measure[0].length)))
    return withSaid(partsOf(words.slice(measure[0].length)), measure[0]);
  const end = tails.map((tail) => words.search(tail)).find((at) => at > 2);
  if (end !== undefined) return withSaid(partsOf(words.slice(0, end)), words.slice(end));
  const said = portioned.exec(words)?.groups;
  if (said)
    return {
      name: trimmed(said['name'] ?? ''),
      description: `${said['portion']}, ${trimmed(said['description'] ?? '')}`,
    };
  const { groups } = parted.exec(words) ?? bracketed.exec(words) ?? {};
  if (groups)
    return { name: trimmed(groups.name ?? ''), description: trimmed(groups.description ?? '') };
  const loud =
    /^(?<name>(?=(?:[^\p{Ll}]*\p{Lu}){5})(?:[\p{Lu}\d][\p{Lu}\d'’&.-]*\s+)+?)(?<description>\p{Ll}.*, .*|\/\s+\p{Ll}.*)$/u.exec(
      words,
    );
  if (loud) return { name: trimmed(loud[1] ?? ''), description: trimmed(loud[2] ?? '') };
  const comma = words.search(/[,;] /u);
  const listedWith = words.length > longName && comma > 2 ? withList.exec(words) : null;
  if (listedWith) return withSaid(partsOf(words.slice(0, listedWith.index)), listedWith[0]);
  if ((words.length > longName || listed.test(words)) && comma > 2) {
    const before = words.slice(0, comma);
    // «Beans (bacon, onion)»: the list stands in brackets.
    const bracket = before.includes(')', before.lastIndexOf('(')) ? -1 : before.lastIndexOf('(');
    const { index: at = bracket > 2 ? bracket : comma } = served.exec(before) ?? {};
    // «Salad with smoked salmon»: a salad alone is the name of no dish.
    const index = isSectionName(words.slice(0, at)) ? comma : at;
    return { name: trimmed(words.slice(0, index)), description: trimmed(words.slice(index)) };
  }
  return { name: trimmed(words), description: '' };
}

/** Of a course each line begins with a name: what stands behind its sentence is said of it. */
function sentencesOf(words: string): { name: string; description: string } {
  const [, name, said = ''] = twoSentences.exec(words) ?? [];
  return name === undefined ? partsOf(words) : withSaid(partsOf(name), said);
}

const withSaid = (dish: ReturnType<typeof partsOf>, said: string) => ({
  name: dish.name,
  description: [dish.description, trimmed(said)].filter(Boolean).join(' '),
});

/** Without the signs at its ends that part it from what stands beside it. */
export const trimmed = (text: string) =>
  text.replaceAll(/\s+/gu, ' ').replace(/^[\s,;:/|~=–—-]+|[\s,;:|~=–—-]+$/gu, '');

/** Diets that are said of a dish as a whole: «vegan cheese» and «can be made vegan» do not count. */
export const dietsWithin = (words: string, from = 0) =>
  words
    .split(/[,.;!()|]|\s[–—-]\s/u)
    .slice(from)
    .flatMap((part) => parseDiets(part) ?? []);

/** A dish that is called «Veggie» says nothing. */
const dietsSaidIn = ({ kind, words }: ClassifiedLine) =>
  dietsWithin(words, kind === 'dish' ? 1 : 0);

function allergensOf(codes: readonly string[], legend: Legend) {
  const named = new Set(codes.flatMap((code) => legend.get(code)?.allergens ?? []));
  const unread = codes.filter((code) => !legend.has(code));
  const text = allergens.filter((one) => named.has(one)).map(allergenName);
  const additives = codes.flatMap((code) => legend.get(code)?.additive ?? []);
  return { text: [...text, ...additives].join(', '), unread };
}

export const unexplained = (codes: readonly string[]): Doubt => ({
  field: 'allergens',
  reason: `No legend explains ${codes.join(', ')}.`,
});

/** The codes that such a doubt names. */
export const codesIn = ({ field, reason }: Doubt): string[] =>
  field === 'allergens'
    ? (/^No legend explains (.*)\.$/u.exec(reason)?.[1]?.split(', ') ?? [])
    : [];

/** Allergens of several lists, in their order, and behind them additives. */
function bothAllergens(...lists: readonly string[]): string {
  const named = new Set(lists.flatMap((list) => list.split(', ')).filter(Boolean));
  const known = allergens.map(allergenName);
  const others = [...named].filter((one) => !known.includes(one));
  return [...known.filter((one) => named.has(one)), ...others].join(', ');
}

/** «field pea hummus benne seeds, raw vegetables», «Chicken Saag Pureed spinach, garlic»: nothing tells where the name ends. */
const longSmall =
  /^\p{Ll}\S*(?: (?!with |and |in |of |de |mit |con )\S+){3,}$|^(?:\p{Lu}\p{Ll}+ ){3,}\p{Ll}{4,}$/u;

/** «Breakwater Ketel One Vodka, pear juice, lime»: of a drink, whose name may end before what it is made of. */
const ofDrink =
  /^(?:\S+ ){3,}\S+, .*(?:juice|bitters|syrup|vermouth|liqueur|cordial|tonic|schweppes|sirup|likör|saft)(?!\p{L})/iu;

function doubtsOf(
  { price, marks, words, unsure = [], isGuess, isOfAll, isSum, titled }: ClassifiedLine,
  legend: Legend,
): Doubt[] {
  const doubts: Doubt[] = price.reasons.map((reason) => ({ field: 'price', reason }));
  if (marks.isVgUnclear) {
    doubts.push({ field: 'diet', reason: 'VG can mean vegan or vegetarian.' });
  }
  const { unread } = allergensOf(marks.codes, legend);
  if (unread.length > 0) doubts.push(unexplained(unread));
  const [name = '', said] = words.split(', ');
  if (
    said !== undefined &&
    words.length > longName &&
    (longSmall.test(name) || ofDrink.test(words))
  )
    doubts.push({ field: 'name', reason: `“${name}” may be a name and what is in it.` });
  if (isSum)
    doubts.push({
      field: 'price',
      reason: 'It is the price of its section and what it costs more.',
    });
  if (isGuess) doubts.push({ field: 'name', reason: 'It was cut from one long line.' });
  if (isOfAll)
    doubts.push({ field: 'price', reason: 'The price above may be that of all together.' });
  if (titled) doubts.push({ field: 'name', reason: `“${titled}” beside it may be its name.` });
  if (unsure.length > 0) {
    doubts.push({ field: 'name', reason: `Hard to read: ${unsure.slice(0, 4).join(', ')}.` });
  }
  return doubts;
}

const kindOf = ({ isMarket, isLeast }: ClassifiedLine['price']) =>
  isMarket ? 'market' : isLeast ? 'from' : 'fixed';

/** Parses a line as a dish. */
export const dishOf = (line: ClassifiedLine, legend: Legend): ReadDish =>
  withoutMarksOfOne(dishWithMarks(line, legend), line);

function dishWithMarks(line: ClassifiedLine, legend: Legend): ReadDish {
  const { price, marks, words } = line;
  const diets = [...marks.diets, ...dietsSaidIn(line)];
  const isVegan = diets.includes('vegan');
  return {
    ...(line.part === 'dish' ? sentencesOf(words) : partsOf(words)),
    price: price.prices.length > 0 ? Math.min(...price.prices) : null,
    choices: price.choices,
    priceKind: kindOf(price),
    isVegan,
    isVegetarian: isVegan || diets.includes('vegetarian'),
    isGlutenFree: diets.includes('gluten free'),
    allergens: bothAllergens(
      allergensOf(marks.codes, legend).text,
      ...allergensWithin(words).map(allergenName),
    ),
    lines: [line.at],
    doubts: doubtsOf(line, legend),
  };
}

/** «mash, gravy (v), cheese»: a mark within a list applies to one entry. */
const markWithin = /,[^,]*[([]\s*(?:ve?|vgn?|veg|gf|vegan|vegetarian)\s*[)\]]\s*[,;]?\s*\p{L}/iu;

/** «sauce (m, g), mash (l, g), salad»: each part of a dish has marks of its own. */
const markOfPart = /[([]\s*\p{L}{1,3}(?:\s?[,/]\s?\p{L}{1,3})*\s*[)\]]\s*,\s*\p{L}/gu;

const areMarksOfParts = ({ text, isDish }: ClassifiedLine) =>
  [...text.matchAll(markOfPart)].length > (isDish === true ? 0 : 1);

/** A mark on one of several choices does not apply to the dish: a wrong one can harm. */
function withoutMarksOfOne(dish: ReadDish, line: ClassifiedLine): ReadDish {
  const { text, marks } = line;
  const isMarked = marks.diets.length > 0;
  if (!isMarked || !(alternative.test(text) || markWithin.test(text) || areMarksOfParts(line)))
    return dish;
  const reason = 'Its mark may apply to one choice only. Check it if it’s true of the whole dish.';
  return {
    ...dish,
    isVegan: false,
    isVegetarian: false,
    isGlutenFree: false,
    doubts: [...dish.doubts, { field: 'diet', reason }],
  };
}

/** A market price is one, and that there is none. */
export const isUnpriced = ({ price, priceKind }: ReadDish) =>
  price === null && priceKind !== 'market' && priceKind !== 'none';

/** «(Chicken liver salad)» */
export const unwrapped = (text: string) =>
  /^\(([^()]*(?:\([^()]*\)[^()]*)*)\)$/u.exec(text)?.[1] ?? text;

const lookUp = 'Its diets and allergens have to be looked up.';

/** Takes diets and allergens off a dish that may be several; what is added to it later brings none. */
export function forgetMarks(dish: ReadDish): void {
  if (dish.doubts.some(({ reason }) => reason === lookUp)) return;
  const unmarked = { isVegan: false, isVegetarian: false, isGlutenFree: false, allergens: '' };
  Object.assign(dish, unmarked);
  dish.doubts.push({ field: 'diet', reason: lookUp });
}

export const ofSeveral = (text: string) => `“${text.trim()}” may be said of several dishes.`;

/** Adds what codes say that stand below a dish, in these lines. */
export function addCodes(dish: ReadDish, codes: readonly string[], legend: Legend): void {
  if (dish.doubts.some(({ reason }) => reason === lookUp)) return;
  const { text, unread } = allergensOf(codes, legend);
  dish.allergens = bothAllergens(dish.allergens, text);
  if (unread.length > 0) dish.doubts.push(unexplained(unread));
}

/** Adds a line below a dish to it: words, marks and price. */
export function addLine(dish: ReadDish, line: ClassifiedLine, legend: Legend): void {
  const more = dishOf(line, legend);
  dish.lines.push(line.at);
  if (line.kind !== 'price' && !(line.allergens && isLabeled(unwrapped(line.text))))
    dish.description = [dish.description, trimmed(unwrapped(line.words))].filter(Boolean).join(' ');
  if (dish.doubts.some(({ reason }) => reason === lookUp)) return;
  dish.isVegan ||= more.isVegan;
  dish.isVegetarian ||= more.isVegetarian;
  dish.isGlutenFree ||= more.isGlutenFree;
  const own = (line.allergens ?? []).map(allergenName).join(', ');
  dish.allergens = bothAllergens(dish.allergens, more.allergens, own);
  dish.doubts.push(...more.doubts);
  if (!isUnpriced(dish)) return;
  const { price, choices, priceKind } = more;
  Object.assign(dish, { price, choices, priceKind });
}

/** Text that may be another dish: drops the marks of both, since a wrong one can harm. */
export function addOther(dish: ReadDish, line: ClassifiedLine, legend: Legend): void {
  const hasMarks = line.marks.diets.length + line.marks.codes.length > 0;
  addLine(dish, line, legend);
  const reason = `“${line.words}” may be a heading or a dish.`;
  dish.doubts.push({ field: 'description', reason });
  if (!hasMarks && !dish.isVegetarian && !dish.isGlutenFree && dish.allergens === '') return;
  Object.assign(dish, { isVegan: false, isVegetarian: false, isGlutenFree: false, allergens: '' });
  dish.doubts.push({ field: 'diet', reason: 'Its marks may belong to another dish.' });
}
