import type { Diet, Legend } from './legend.ts';

export type Marks = { rest: string; diets: Diet[]; codes: string[]; isVgUnclear: boolean };

/** What a mark means where no legend says otherwise. VG is vegan here and vegetarian there. */
const usual = new Map<string, Diet | 'unclear' | 'none'>(
  Object.entries({
    v: 'vegetarian',
    veg: 'vegetarian',
    veggie: 'vegetarian',
    vegetarian: 'vegetarian',
    vegetarisch: 'vegetarian',
    végétarien: 'vegetarian',
    vegetariano: 'vegetarian',
    vegetariana: 'vegetarian',
    vg: 'unclear',
    ve: 'vegan',
    vgn: 'vegan',
    vegan: 'vegan',
    vegano: 'vegan',
    vegana: 'vegan',
    vegetalien: 'vegan',
    gf: 'gluten free',
    glutenfree: 'gluten free',
    'gluten-free': 'gluten free',
    glutenfrei: 'gluten free',
    'gluten free': 'gluten free',
    'sans gluten': 'gluten free',
    'sin gluten': 'gluten free',
    'senza glutine': 'gluten free',
    df: 'none',
    nf: 'none',
    n: 'none',
    h: 'none',
  } as const),
);

const brackets = /\s*[([]\s*([^()[\]]{1,40}?)\s*[)\]]/gu;
const starred = /\s*\*+\s*(\p{L}[\p{L} -]{2,16}?)\s*\*+/gu;
const letters = /\s+([A-Z](?:\s?,\s?[A-Z]){1,13})$/u;
const numbers = /\s+(\d{1,2}(?:\s?,\s?\d{1,2}){2,13})$/u;
/** Numbers before a price; only what a legend explains, since a price may look the same. */
const beforePrice = /\s(\d{1,2}(?:\s?,\s?\d{1,2})*)(?=[\s.…_]{2,}\S*\d\S*(?:\s?\p{Sc})?$)/u;
const capitals = /\s+((?:VG|VE|VGN|GF|DF|NF|V)(?:[\s,/]+(?:VG|VE|VGN|GF|DF|NF|V))*)$/u;
const raised = /[¹²³⁴⁵⁶⁷⁸⁹⁰](?:[,\s]?[¹²³⁴⁵⁶⁷⁸⁹⁰])*/gu;
const leaf = /\s*[🌱🌿🍃Ⓥⓥ]\u{FE0F}?/gu;

const digits = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const lowered = (text: string) =>
  Array.from(text, (sign) => (digits.includes(sign) ? String(digits.indexOf(sign)) : sign)).join(
    '',
  );

const isCode = (token: string) => /^(?:[A-Z]|\d{1,2}|[A-Z]\d)$/u.test(token);

type Taken = Omit<Marks, 'rest'>;

function addMark(found: Taken, token: string, legend: Legend): boolean {
  const explained = legend.get(token) ?? legend.get(token.toUpperCase());
  if (explained) {
    if (explained.diet) found.diets.push(explained.diet);
    else found.codes.push(legend.has(token) ? token : token.toUpperCase());
    return true;
  }
  const diet = usual.get(token.toLowerCase());
  if (diet === undefined) return false;
  if (diet === 'unclear') {
    found.diets.push('vegetarian');
    found.isVgUnclear = true;
  } else if (diet !== 'none') found.diets.push(diet);
  return true;
}

const tokensOf = (text: string) => text.split(/[\s,/|·&+.]+/u).filter(Boolean);

/** Takes a group of marks, all or none of them: «(v, gf)» is one, «(with rice)» is none. */
function takeGroup(found: Taken, group: string, legend: Legend): boolean {
  if (addMark(found, group.trim(), legend)) return true;
  const tokens = tokensOf(group);
  const areMarks = tokens.every((one) => legend.has(one) || usual.has(one.toLowerCase()));
  if (tokens.length > 0 && areMarks) return tokens.every((one) => addMark(found, one, legend));
  // One number alone may be a count, and a price in brackets is no code.
  if (tokens.length < 2 || !tokens.every(isCode) || /\d[.,]\d{2}\b/u.test(group)) return false;
  found.codes.push(...tokens);
  return true;
}

/** Takes what marks a dish off its line: diets, and the numbers or letters of a legend. */
export function takeMarks(text: string, legend: Legend): Marks {
  const found: Taken = { diets: [], codes: [], isVgUnclear: false };
  const group = (whole: string, inner: string) => (takeGroup(found, inner, legend) ? '' : whole);
  let rest = text.replaceAll(brackets, group).replaceAll(starred, group);
  rest = rest.replaceAll(raised, (whole) => {
    found.codes.push(...tokensOf(lowered(whole)));
    return '';
  });
  rest = rest.replaceAll(leaf, () => {
    found.diets.push('vegetarian');
    return '';
  });
  rest = rest.replace(beforePrice, (whole, inner: string) =>
    tokensOf(inner).every((one) => legend.has(one)) ? group(whole, inner) : whole,
  );
  for (const rule of [capitals, letters, numbers]) rest = rest.replace(rule, group);
  return { ...found, rest };
}
