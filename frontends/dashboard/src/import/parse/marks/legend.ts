import { remembered } from '../remembered.ts';
import { beginsWithSpan } from '../words/time-spans.ts';
import { meaningOfWords, type Meaning } from '../words/meanings.ts';
import { parseAllergenList } from '../words/said-allergens.ts';
import { parseDiets } from '../words/said-diets.ts';

export type { Meaning } from '../words/meanings.ts';

/** Keyed by uppercase code. */
export type Legend = ReadonlyMap<string, Meaning>;

/** «without meat, eggs and milk (vegan)» */
function meaningOf(words: string): Meaning | undefined {
  const [, said = ''] = /\(([^()]+)\)$/u.exec(words) ?? [];
  return meaningOfWords(parseDiets(said)?.length === 1 ? said : words);
}

const titled = String.raw`^\s*(?:(?:\p{L}+ ){0,3}al+[eèé]r[gjx]\p{L}*|(?:\p{L}+ ){0,2}ал+ерг\p{L}*|αλλεργ\p{L}*|ofnæmis\p{L}*|アレルゲン|アレルギー|过敏原|過敏原|알레르[기겐]\p{L}*|zusatzstoff\p{L}*|additi[vf]\p{L}*|legend\p{L}*|key|enthält|contains?|contient|contiene|contém|bevat|innehåller|inneholder|indeholder|sisältää|zawiera|obsahuje|tartalmaz|conține|sadrži|vsebuje|съдържа|содержит|містить|περιέχει|içerir)`;
const title = new RegExp(`${titled}[^:：]{0,30}[:：]\\s*`, 'iu');
const titleAlone = new RegExp(`${titled}\\s?(?:key|guide|info(?:rmation)?|list)?\\s*$`, 'iu');

/** «ALLERGENS», on a line of its own. */
export const isLegendTitle = (text: string) => titleAlone.test(text);
const parts =
  /\s*[,;|·•]\s*|\s\/\s|\s{2,}|\s+(?=[([]\p{L}{0,3}\d{0,2}[)\]])|\s+(?=\p{L}{1,3}\s?=\s?\p{L}|\p{Lu}\p{L}?:\s\p{Lu}|\d{1,2}(?:[.)]?\s|\s?[=:]\s?)\p{L})|\s+(?=\p{L}[).]\s?\p{L}{2}|\p{Lu}\s\p{Lu}\p{Ll}|\p{Lu}{1,3}\s\p{Ll}{3}|\p{So}\u{FE0F}?\s*[=:–-]?\s*\p{L})/u;
/** «G - gluten»; «Wok-fried squid» is a dish. */
const part =
  /^(?!\p{L}\p{Ll}+-\p{Ll})(?<code>[([（【]\s*(?:\p{L}{1,3}|\d{1,2}[a-h]?)\s*[)\]）】]|\p{Ll}\d|\p{Lu}{2}\d|\p{L}{1,3}|\d{1,2}[a-h]?|[¹²³⁴⁵⁶⁷⁸⁹]|[\p{So}*†‡§]{1,2}\u{FE0F}?)(?<sign>[.)]?\s*[=:–-]\s*|[.)]?\s+|[.)](?=\p{L}{2}))(?<words>\p{L}[\p{L} /()'’:-]*?)$/u;
/** «6. Gluten: a.wheat/b.rye/c.oats», «1 Gluten (1a wheat, 1b oats)»: the kinds of one. */
const kinds = /(?<=\p{L})(?::\s?\p{L}\.\s?\p{L}[^|]*|\s\(\d{1,2}a\b[^()]*\))/u;

const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** «¹» as «1». */
export const lowered = (text: string) =>
  Array.from(text, (sign) =>
    raisedDigits.includes(sign) ? String(raisedDigits.indexOf(sign)) : sign,
  ).join('');

type Pair = { code: string; words: string; isSure: boolean };

function pairOf(text: string): Pair[] {
  const {
    code = '',
    sign = '',
    words = '',
  } = part.exec(text.trim().replace(/\.$/u, ''))?.groups ?? {};
  if (code === '') return [];
  const bare = lowered(code.replaceAll(/[([（【\])）】\s]/gu, ''));
  return [
    {
      code: bare,
      words,
      isSure:
        bare !== code ||
        /^\p{So}/u.test(code) ||
        /[=:–-]/u.test(sign) ||
        (/^[*†‡§]/u.test(code) && (parseDiets(words) ?? parseAllergenList(words)) !== undefined),
    },
  ];
}

const reversed = /^(?<words>\p{L}[\p{L} /'’-]*?)\s*\((?<code>\p{Lu}{1,3}|\d{1,2})\)$/u;

/** «Gluten free (G), lactose free (L), milk-free (M)»: each code stands behind what it means. */
function reversedIn(text: string): Pair[] {
  const all = text.split(/\s*[,;]\s*/u).filter(Boolean);
  const pairs = all.flatMap((one) => {
    const { words = '', code = '' } = reversed.exec(one.replace(/\.$/u, '').trim())?.groups ?? {};
    return code === '' ? [] : [{ code, words, isSure: true }];
  });
  const meant = pairs.flatMap(({ words }) => meaningOfWords(words) ?? []);
  return pairs.length > 2 && pairs.length === all.length && meant.length === all.length
    ? pairs
    : [];
}

const sign =
  /^\s*(?<code>\p{So})\u{FE0F}?\s*(?<is>[=–-])\s*(?<words>\p{L}[^\p{So}=–\d]*?)(?:,\s*=.*)?$/u;

/** «🌿 – without meat, eggs and milk (vegan)», «🌱 = hot»: of a sign that nothing else explains. */
function signAlone(line: string): [string, Meaning][] {
  const { code = '', is, words = '' } = sign.exec(line)?.groups ?? {};
  const meaning = meaningOf(words);
  if (code === '' || (is !== '=' && !meaning?.diet)) return [];
  return [[code, meaning ?? { allergens: [] }]];
}

/** «A Gluten», «1) Egg», «g = milk», within a line. */
const starts =
  /(?<=[\s:：。.|·*–—-])[([]?(?:\p{Lu}{1,2}\d?|\p{Ll}|\d{1,2})[)\].]?\s{0,2}[=:–-]?\s?\p{L}{3}/gu;

/** So many entries behind other words are a legend. */
const minBehind = 3;

/** «Prices include VAT. A gluten, C egg, G milk»: what stands behind other words, from its first entry. */
function legendBehind(line: string): [string, Meaning][] {
  const all = [...line.matchAll(starts)];
  if (all.length + 1 < minBehind) return [];
  const first = all.find(({ index }) => {
    const [entry = ''] = line.slice(index).split(parts);
    return pairOf(entry).some(({ words }) => meaningOf(words));
  });
  const before = line.slice(0, first?.index ?? 0);
  if (!first || /\d[.,]\d{2}|\([^()]*$/u.test(before)) return [];
  const [sentence = ''] = line
    .slice(first.index)
    .split(/(?<=\p{L}{3}[)\]]?)\.\s+(?=\p{Lu}\p{L}{2})/u);
  const found = readLegend(sentence);
  return found.length < minBehind ? [] : found;
}

/** Parses a line, its first sentence, or what stands behind other words, as a legend («1 = gluten, 2 = egg», «V: vegan») if most of that is one. */
export const readLegendLine = remembered((line): readonly [string, Meaning][] => {
  const [first = '', ...rest] = line.split(/(?<=\p{L}{3})\.\s+(?=\p{Lu})/u);
  const alone = signAlone(line);
  if (alone.length > 0) return alone;
  const found = [first, ...rest.filter((one) => title.test(one))].flatMap(readLegend);
  const behind = legendBehind(line);
  return behind.length > 0 && behind.length >= found.length ? behind : found;
});

/** «Falafel (a,k) vegan 6,50 €» is a dish. */
const isPriced = /\d[.,]\d{2}\s*(?:\p{Sc}|\p{L}{2,3})?\s*$/u;

function readLegend(line: string): [string, Meaning][] {
  if (isPriced.test(line) || beginsWithSpan(line)) return [];
  const text = line.replace(title, '').replace(kinds, '');
  const behind = reversedIn(text);
  const entries = text.split(parts).filter(Boolean);
  const all = behind.length > 0 ? behind : entries;
  const pairs = behind.length > 0 ? behind : entries.flatMap(pairOf);
  // «L = laktoositon, M = maidoton, G = gluteeniton»: whatever the words mean, its codes are no part of a name.
  const areSaid =
    pairs.length === all.length &&
    (pairs.length > 2
      ? /=.*=.*=/u.test(text) || behind.length > 0
      : pairs.every(({ code }) => /^\p{So}/u.test(code)) &&
        pairs.some(({ words }) => meaningOf(words)?.diet));
  const meant = pairs.filter(({ words }) => meaningOf(words) !== undefined);
  // «GF gluten free · GFO gluten-free option available»
  const isOption = (one: string) =>
    meant.some(({ code }) => one.length - code.length === 1 && one.startsWith(code));
  const known = pairs.flatMap(({ code, words }): [string, Meaning][] => {
    const isCode = areSaid || isOption(code);
    const meaning = meaningOf(words) ?? (isCode ? { allergens: [] } : undefined);
    return meaning ? [[code.toUpperCase(), meaning]] : [];
  });
  if (pairs.length * 2 < all.length && !text.includes('=')) return [];
  // «Veg: Pasta with mushrooms, spinach and parmesan» is a dish.
  if (pairs.length === 1 && /^[^=:]{2,5}:(?:\s+[^\s,]+){2,},/u.test(text)) return [];
  // «3 prawns, 3 squid» are counted.
  const numbers = pairs.flatMap(({ code }) => (/^\d+$/u.test(code) ? code : []));
  if (new Set(numbers).size < numbers.length && !text.includes('=')) return [];
  const least = text !== line || pairs.some(({ isSure }) => isSure) ? 1 : 2;
  const said = pairs.reduce((sum, { code, words }) => sum + code.length + words.length, 0);
  const isMost = said * 2 > text.replaceAll(/[^\p{L}\p{N}]/gu, '').length;
  return known.length >= least && known.length * 2 > pairs.length && isMost ? known : [];
}

/** So many brackets that hold allergens alone are how a menu names them. */
const leastBrackets = 3;

/** «Fish stew (wheat, milk, fish)»: the words that brackets behind dishes call allergens by. */
export function allergenWords(texts: readonly string[]): [string, Meaning][] {
  const groups = texts.flatMap((text) =>
    [...text.matchAll(/\(([^()\d]{3,90})\)(?=\s*$|\s{2,}|\s*\S*\d)/gu)].flatMap(([, said = '']) => {
      const words = said.split(/\s*[,;&]\s*/u).map((word) => word.trim());
      const meant = words.map((word) =>
        /^\p{L}{3,}(?: \p{L}+){0,3}$/u.test(word) ? meaningOfWords(word) : undefined,
      );
      const areAllergens = meant.every((one) => one && one.allergens.length > 0 && !one.diet);
      return areAllergens
        ? [
            words.map((word, at): [string, Meaning] => [
              word.toUpperCase(),
              meant[at] ?? { allergens: [] },
            ]),
          ]
        : [];
    }),
  );
  const listed = groups.filter((group) => group.length > 1);
  return listed.length < leastBrackets ? [] : groups.flat();
}

/** Where molluscs have a code of their own, «shellfish» are crustaceans. */
export function withoutMolluscs(legend: Legend): Legend {
  const meanings = [...legend.values()];
  const areOwn = meanings.some(
    ({ allergens: [one, ...others] }) => one === 'molluscs' && others.length === 0,
  );
  if (!areOwn) return legend;
  const isBoth = ({ allergens }: Meaning) =>
    allergens.length === 2 && allergens.includes('crustaceans') && allergens.includes('molluscs');
  return new Map(
    [...legend].map(([code, meaning]) => [
      code,
      isBoth(meaning) ? { ...meaning, allergens: ['crustaceans'] } : meaning,
    ]),
  );
}
