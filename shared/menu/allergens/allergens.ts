import { type Allergen, allergens } from './allergen-names.ts';
import { isWholeAllergen, meaningOf } from './allergen-words.ts';

/** The owner's declaration for a dish. */
export type Declaration = {
  contains: readonly Allergen[];
  mayContain: readonly Allergen[];
  /** The text mentions something beyond the 14 or unreadable: a diner has to ask. */
  isUnclear: boolean;
};

type Mode = 'contains' | 'may' | 'without';

const declaredNone =
  /^(none|nil|no|no (known )?allergens?|allergens?[ -]free|free (of|from) (all )?allergens?|contains (none|no allergens?)|none of the (14|fourteen)( allergens?)?)$/;

/** Compounds whose meaning differs from their parts'. */
const compounds: [RegExp, string][] = [
  [/\bpea-?nut[ -](butter|oil|sauce)s?\b/g, 'peanut'],
  [/\b(cocoa|shea|cacao)[ -]butter\b|\bcream of tartar\b|\bbutter ?beans?\b/g, 'suitable'],
  [
    /\b(coconut|almond|cashew|soya?|oat|rice|hemp|pea|plant|vegan)[ -](?:based )?(?:milk|cream|cheese|butter|yogh?urt|mozzarella|parmesan|mayo(?:nnaise)?)\b/g,
    '$1',
  ],
  [/\b(tree|brazil|pine|queensland) nuts?\b/g, 'nuts'],
  [/\b(gluten|rice|corn|potato|chickpea|almond|coconut)[ -]flour\b/g, '$1'],
  [/\boyster mushrooms?\b/g, 'suitable'],
  [/\b(sulphur|sulfur) dioxide\b/g, 'sulphites'],
];

/** Words with no meaning of their own here. */
const harmless = new Set(
  'contain contains containing of the a an and or with from in may might can could be trace traces possible possibly allergen allergens allergy information info cereal cereals product products derivatives seed seeds oil sauce paste protein powder fresh dried whole organic cow cows goat sheep free suitable not does without no nor made please note present including includes eg kitchen facility factory that handles processed prepared shared equipment cross contamination same as'.split(
    ' ',
  ),
);

const mayBe =
  /\b(may|might|can|could) (also )?(be|have|contain)\b|\btraces?\b|\bpossibl[ey]\b|\bcross[ -]?contamination\b|\b(facility|kitchen|factory)\b|\bshared\b/;
const negation =
  /^((contains? )?no|without|free (of|from)|(does|do) ?(not|n't) contain|not contain(ing)?|non)\b/;
const isFree = /^(?<what>[\w-]+(?: [\w-]+)?)[ -]free$/;
const isNotFree = /^(not?|non|never)\b.*[ -]free$/;
/** «No cow’s milk», «no fish sauce»: a part of the allergen alone. */
const ofPart = new Set(
  'oil sauce paste protein powder fresh dried whole organic cow cows goat sheep'.split(' '),
);
const isPart = (word: string) =>
  ofPart.has(word) || (meaningOf(word).length > 0 && !isWholeAllergen(word));

type Found = { named: Allergen[]; mode: Mode; isUnclear: boolean };

function readPiece(piece: string, before: Mode): Found {
  const notFree = isNotFree.test(piece);
  const freeOf = notFree ? undefined : isFree.exec(piece)?.groups?.what;
  const may = mayBe.test(piece);
  const isWithout = freeOf !== undefined || (negation.test(piece) && !may && !notFree);
  const own: Mode | undefined = isWithout ? 'without' : may ? 'may' : undefined;
  const mode = own ?? (/\bcontains?\b/.test(piece) ? 'contains' : before);
  const all = (freeOf ?? piece).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const named = all.flatMap(meaningOf);
  const isUnclear = all.some(
    (word) =>
      (!meaningOf(word).length && !harmless.has(word)) || (mode === 'without' && isPart(word)),
  );
  return { named, mode, isUnclear };
}

/** «no nuts, milk» lists milk as an ingredient: a negation must be repeated for each. */
const afterSeparator = (sign: string, mode: Mode): Mode =>
  mode === 'without' && !/^(or|nor|:)$/.test(sign) ? 'contains' : mode;

function readSentence(sentence: string): Found[] {
  const found: Found[] = [];
  let mode: Mode = 'contains';
  let sign = '';
  /** What applies again behind a bracket. */
  let outside: Mode = mode;
  for (const [at, part] of sentence.split(/(,|\/|&|\+|\band\b|\bor\b|\bnor\b|\(|\)|:)/).entries()) {
    const piece = part.trim();
    if (at % 2 === 1) {
      sign = piece;
      if (sign === '(') outside = mode;
      mode = afterSeparator(sign, sign === ')' ? outside : mode);
    } else if (piece !== '') {
      const read = readPiece(piece, mode);
      const before = found.at(-1);
      // «sesame (traces)»: a bracketed remark applies to the name before it.
      const isRemark = sign === '(' && read.mode === 'may' && read.named.length === 0;
      if (isRemark && before) before.mode = 'may';
      else mode = read.mode;
      found.push(read);
    }
  }
  return found;
}

const inOrder = (names: Set<Allergen>) => allergens.filter((name) => names.has(name));

function read(text: string): Declaration | undefined {
  const lines = text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\r\n]+/);
  const plain = lines
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')
    // A list goes on in the next line.
    .replace(/([:,])\n/g, '$1 ');
  if (plain === '') return undefined;
  if (declaredNone.test(plain.replace(/[.!]+$/, ''))) {
    return { contains: [], mayContain: [], isUnclear: false };
  }
  const simple = compounds.reduce((so, [name, meant]) => so.replace(name, meant), plain);
  const found = simple.split(/[.;!\n|]+/).flatMap(readSentence);
  const of = (mode: Mode) =>
    found.filter((each) => each.mode === mode).flatMap(({ named }) => named);
  const contains = new Set(of('contains'));
  return {
    contains: inOrder(contains),
    mayContain: inOrder(new Set(of('may').filter((name) => !contains.has(name)))),
    isUnclear:
      found.some(({ isUnclear }) => isUnclear) || found.every(({ named }) => !named.length),
  };
}

/** Caches the last result: a page queries one dish half a dozen times before the next. */
let last: { text: string; declaration: Declaration | undefined } | undefined;

/**
 * Parses an owner's free text on a dish's allergens, such as `gluten, milk, may contain: sesame`. Returns undefined
 * when nothing is declared. `none` is a declaration. Unparsable text makes it unclear, never safe.
 */
export function readAllergens(text: string | null): Declaration | undefined {
  if (text === null) return undefined;
  if (last?.text !== text) last = { text, declaration: read(text) };
  return last.declaration;
}
