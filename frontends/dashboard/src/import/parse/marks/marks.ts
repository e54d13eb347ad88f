import { lowered, type Legend } from './legend.ts';
import { type Diet, parseDiets } from '../words/said-diets.ts';

export type Marks = { rest: string; diets: Diet[]; codes: string[]; isVgUnclear: boolean };

/** Meaning of marks without a legend. VG is vegan in some places and vegetarian in others; N warns of nuts in many. */
const usual = new Map<string, Diet | 'unclear' | 'code' | 'none'>(
  Object.entries({
    v: 'vegetarian',
    veg: 'vegetarian',
    vg: 'unclear',
    ve: 'vegan',
    vgn: 'vegan',
    pb: 'vegan',
    gf: 'gluten free',
    df: 'none',
    nf: 'none',
    lf: 'none',
    wf: 'none',
    n: 'code',
    h: 'none',
    'dairy free': 'none',
  } as const),
);

/** «GFO», «vga», «gf*»: it can be made so, which is no mark of the dish as it is. */
export const isOptionalMark = (token: string) =>
  /^(?:v|ve|vg|vgn|pb|gf|df|nf|lf|wf)(?:[oa]|\*)$/iu.test(token);

/** A code that nobody explains, if it stands beside one that everybody knows. */
export const isShortCode = (token: string) => /^(?:\p{Lu}{1,3}|\p{Ll}{1,2})\*?$/u.test(token);

/** «(L a V)» are days. */
export const areSameCase = (tokens: readonly string[]) =>
  tokens.every((one) => /^\P{Lu}/u.test(one)) || tokens.every((one) => /^\P{Ll}/u.test(one));

/** Of a diet, or free of something. */
export const isUsualMark = (token: string) =>
  !/^[nh]$/iu.test(token) && meaningOfMark(token) !== undefined && !isOptionalMark(token);

function meaningOfMark(token: string) {
  if (isOptionalMark(token)) return 'none';
  const [diet, ...others] = parseDiets(token) ?? [];
  return usual.get(token.toLowerCase()) ?? (others.length === 0 ? diet : undefined);
}

/** «1a» is a kind of 1, where the legend tells none apart. */
function keyOf(token: string, legend: Legend): string {
  const code = token.toUpperCase();
  return legend.has(code) ? code : code.replace(/(?<=^\d{1,2})[A-H]$/u, '');
}

/** Its own meaning, or none where it is that of a diet and «o»: «gfo» can be made so. */
function explained(token: string, legend: Legend) {
  const code = keyOf(token, legend);
  const base = /^(?<base>\p{Lu}{2})O$/u.exec(code)?.groups?.['base'] ?? '';
  return legend.get(code) ?? (legend.get(base)?.diet ? { allergens: [] } : undefined);
}

const brackets = /\s*[([（【]\s*([^()[\]（）【】]{1,90}?)\s*[)\]）】]/gu;
const starred = /\s*\*+\s*(\p{L}[\p{L} -]{2,16}?)\s*\*+/gu;
const letters =
  /(?<![,\s])\s+([A-Z](?:\s?,\s?[A-Z]){1,13}|[A-R](?: [A-R]){1,13}|[a-or](?:\.[a-or]){1,13})\.?$/u;
/** Only legend codes: «a,c», «g», «1,14» before a price, and «1,2» without one. */
const explainedEnd =
  /(?:(?<!\d)\s+|(?<=\p{Ll})(?=\p{Lu}))(?!(?:1\/[234]|2\/3|3\/4)$)([a-z]|(?:\p{Lu}{1,3}|\p{L}|\d{1,2})(?:\s?[,/]\s?(?:\p{Lu}{1,3}|\p{L}|\d{1,2}))+)$/u;
/** «Ham hock gfo», «Chips ve gf»: the last of them. `(?=\s)` spares the look behind at every letter: a fifth of the time of a reading. */
const explainedSmall = /(?=\s)(?<=\p{L}\S*)\s+([a-z]{2,3})$/u;
/** «Muhammara VE N» */
const explainedCapitals = /(?=\s)(?<=\p{L}{3}\S*)((?:\s+\p{Lu}{1,3}){2,})$/u;
/** «Knoblauchrahmsuppe AGL» */
const explainedRun = /(?=\s)(?<=\p{L}{3}\S*)\s+(\p{Lu}{2,8})$/u;
/** «Guláš A: 1,3,7» */
const called = /\s+\p{Lu}\p{Ll}{0,8}\.?:\s?(\d{1,2}(?:\s?[,.]\s?\d{1,2})*)(?=$|\s{3})/u;
/** «Tonno d    mit Thunfisch» */
const endOfCell = /(?=\s)(?<=\p{L}{3}\S*)\s+([a-z]|\d{1,2}(?:\s?,\s?\d{1,2})*)(?=\s{3,}\p{L}{3})/u;
const barred = /\s*\|\s*([^|\d.]{1,20})$/u;
const numbers = /\s+(\d{1,2}(?:\s?,\s?\d{1,2}){2,13}|\d{1,2}(?:\.\d{1,2}){2,13})$/u;
/** Numbers next to a name, before a price; only legend codes, since a price may look the same. */
const beforePrice =
  /(?<=\S)\s(?!(?:1\/[234]|2\/3|3\/4)\s)(\d{1,2}(?:\s?[,/]\s?\d{1,2})*)(?=[\s.…_]{2,}\S*\d\S*(?:\s?\p{Sc})?$)/u;
/** «14,00 | 1,3»: after a price they have their own column. */
const codesInCell = /(?<=\|.*(?:\d|\.|\p{L}{3})\s*)\|\s*(\d{1,2}(?:\s?,\s?\d{1,2})*)$/u;
const usualCode = '(?:(?:VGN|VG|VE|GF|DF|NF|LF|WF)[OA]?|VEGAN|V)(?!\\p{L})\\*?';
const smallCode = usualCode.toLowerCase().replace('\\p{l}', '\\p{L}');
const several = (one: string) => `${one}(?:[\\s,/|·]+${one})*`;
const capitals = new RegExp(`\\s+(${several(usualCode)})(?=$|\\s{3})`, 'u');
/** «Mochi 6 ve» */
const behindPrice = new RegExp(`(?<=\\d)\\s+(${several(smallCode)})$`, 'u');
/** «Rökt lax / 95 V G» */
const capitalsBehindPrice = /(?<=\d)((?:\s+\p{Lu}{1,3})+)$/u;
/** «Thali v/gf» */
const small = new RegExp(`\\s+(${smallCode}(?:\\s?[,/]\\s?${smallCode})+)$`, 'u');
const raised = /[¹²³⁴⁵⁶⁷⁸⁹⁰](?:[,\s]?[¹²³⁴⁵⁶⁷⁸⁹⁰])*/gu;
const leaf = /\s*[🌱🌿🍃Ⓥⓥ]\u{FE0F}?/gu;

const isCode = (token: string) => /^(?:[A-Za-z]\d?|\d{1,2}[a-h]?)$/u.test(token);
/** A lone letter before a price is a code, unless it is a size. */
const isLoneCode = (token: string) => /^[a-z]$/iu.test(token) && !/^[smlx]$/iu.test(token);

type FoundMarks = Omit<Marks, 'rest'>;

function addMark(found: FoundMarks, token: string, legend: Legend): boolean {
  const meaning = explained(token, legend);
  if (meaning) {
    if (meaning.diet) found.diets.push(meaning.diet);
    else if (legend.has(keyOf(token, legend))) found.codes.push(keyOf(token, legend));
    return true;
  }
  const diet = meaningOfMark(token);
  if (diet === undefined) return false;
  if (diet === 'unclear') {
    found.diets.push('vegetarian');
    found.isVgUnclear = true;
  } else if (diet === 'code') found.codes.push(token.toUpperCase());
  else if (diet !== 'none') found.diets.push(diet);
  return true;
}

/** «GL – Wheat»: what a code is of. */
const qualified = /\s?[–-]\s?\p{Lu}\p{Ll}{2,}/gu;

const tokensOf = (text: string) => text.split(/[\s,/|·&+.]+/u).filter(Boolean);

/** Takes a group of marks, all or none: «(v, gf)» is one, «(with rice)» is not. */
function takeGroup(
  found: FoundMarks,
  given: string,
  legend: Legend,
  isBeforePrice = false,
  isUnpriced = false,
): boolean {
  const group = given.replaceAll(qualified, '');
  if (addMark(found, group.trim(), legend)) return true;
  const listed = group.split(/\s*[,/|·&+]\s*/u).filter(Boolean);
  const isKnown = (one: string) => explained(one, legend) ?? meaningOfMark(one);
  const tokens = listed.every(isKnown) ? listed : tokensOf(group);
  const areMarks = tokens.every(isKnown);
  // «(v, lg)»: what nobody explains, beside what everybody knows.
  if (
    areSameCase(tokens) &&
    tokens.some(isUsualMark) &&
    tokens.every((one) => isKnown(one) || isShortCode(one))
  ) {
    for (const one of tokens) addMark(found, one, legend);
    return true;
  }
  if (tokens.length > 0 && areMarks) return tokens.every((one) => addMark(found, one, legend));
  // A lone number may be a count, and a bracketed price is not a code.
  if (isBeforePrice && tokens.every((one) => /^\d{1,2}$/u.test(one) && Number(one) <= 14)) {
    found.codes.push(...tokens);
    return true;
  }
  const areCodes =
    tokens.length > 1
      ? tokens.every(isCode) && !/[a-z]\s?[/]|[p-z]\s?[.]/u.test(group)
      : (isUnpriced && tokens.every((one) => /^\p{L}$/u.test(one))) ||
        (isBeforePrice && tokens.every(isLoneCode));
  if (tokens.length === 0 || !areCodes) return false;
  // «(6,50)» is a price, «(1,2,6,11)» are codes.
  if (tokens.length < 4 && /\d[.,]\d{2}\b/u.test(group)) return false;
  found.codes.push(...tokens.map((one) => keyOf(one, legend)));
  return true;
}

/** Strips the marks off a dish's line: diets, and legend numbers or letters; `isUnpriced`: no number is a price. */
export function takeMarks(text: string, legend: Legend, isUnpriced = false): Marks {
  const found: FoundMarks = { diets: [], codes: [], isVgUnclear: false };
  const group = (whole: string, inner: string) => (takeGroup(found, inner, legend) ? '' : whole);
  const inBrackets = (whole: string, inner: string, at: number) =>
    takeGroup(
      found,
      inner,
      legend,
      isUnpriced || /\d/u.test(text.slice(at + whole.length)),
      isUnpriced,
    )
      ? ''
      : whole;
  let rest = text.replaceAll(brackets, inBrackets).replaceAll(starred, group);
  rest = rest.replaceAll(raised, (whole) => {
    found.codes.push(...tokensOf(lowered(whole)));
    return '';
  });
  rest = rest.replaceAll(leaf, (sign) => {
    const code = [...legend.keys()].find((one) => sign.trim().startsWith(one));
    if (code === undefined) found.diets.push('vegetarian');
    else addMark(found, code, legend);
    return '';
  });
  const signs = [...legend.keys()].filter((code) => !/[\p{L}\p{N}]/u.test(code));
  for (const sign of signs.toSorted((one, other) => other.length - one.length)) {
    if (rest.includes(sign)) addMark(found, sign, legend);
    rest = rest.replaceAll(sign, '');
  }
  const known = (whole: string, inner: string) =>
    tokensOf(inner).every((one) => explained(one, legend)) ? group(whole, inner) : whole;
  rest = rest
    .replace(endOfCell, known)
    .replace(called, known)
    .replace(beforePrice, known)
    .replace(codesInCell, known)
    .replace(capitalsBehindPrice, known);
  rest = rest.replace(/\s(\d{1,2}(?:,\d{1,2})*,\d)$/u, known);
  for (const rule of [barred, behindPrice, small, capitals, letters, numbers])
    rest = rest.replace(rule, group);
  return { ...found, rest };
}

/** «Menü A», «Vitamin C»: a distinguishing letter. */
const lettered =
  /(?:^|\s)(?:set|men[uü]|combo|meal|menu|option|platte|plate|typ|type|nr\.?|vitamin|box|variante|formule|paket|gruppe|group|course)\s+[A-Z]$/iu;
const lastCapital = /(?=\s)(?<=\p{L}{3})\s+([A-Z])$/u;

/** «Soup v», «V Soup», «VEGAN Soup» */
const lone = /(?=\s)(?<=\p{L}{3}\S*)\s+(vgn|ve|vg|gf|v)$/u;
const leading = /^(VEG|VE|VG|GF|V|\p{Lu}{5,})\s+(?=\p{Lu}\p{Ll})/u;

/** Letters that a legend lists, so that one alone is a mark as well. */
const areListed = (legend: Legend) =>
  [...legend.keys()].filter((code) => /^\p{Lu}{1,3}$/u.test(code)).length > 2;

/** Takes marks at the end of a name, once its price is off. */
export function takeEndMarks(text: string, legend: Legend): Marks {
  const found: FoundMarks = { diets: [], codes: [], isVgUnclear: false };
  const known = (whole: string, inner: string) =>
    tokensOf(inner).every((one) => explained(one, legend)) && takeGroup(found, inner, legend)
      ? ''
      : whole;
  let given = text.trimEnd();
  let shorter = given.replace(explainedSmall, known);
  while (shorter !== given) [given, shorter] = [shorter, shorter.replace(explainedSmall, known)];
  const rest = given
    .replace(lone, (whole, inner: string) => (addMark(found, inner, legend) ? '' : whole))
    .replace(leading, (whole, inner: string) => (addMark(found, inner, legend) ? '' : whole))
    .replace(explainedEnd, known)
    .replace(explainedCapitals, known)
    .replace(explainedRun, (whole, run: string) =>
      // «SOUR CREAM»: where all letters are large, a word is no run of codes.
      /\p{Ll}/u.test(text) ? known(whole, Array.from(run).join(' ')) : whole,
    )
    .replace(lastCapital, (whole, inner: string, _at: number, all: string) =>
      !lettered.test(all) &&
      (explained(inner, legend)?.allergens.length === 1 || areListed(legend)) &&
      addMark(found, inner, legend)
        ? ''
        : whole,
    );
  return { ...found, rest };
}
