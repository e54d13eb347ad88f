import { aroundAll, type Box, endOf } from '../paper/pixels.ts';
import { type ReadWord, sureWord } from '../ocr/photo-word.ts';

/** «150 g», «0,3l/0,5l», «1/4 ks»: how much there is of a dish. */
const measure =
  /^(?:\d{1,4}(?:[.,/]\d{1,2})?\s?(?:k?g|dkg|[cdm]?l|ks|szt\.?|kom|db|oz)|0[.,]\d{1,2}\s?l?\s?\/\s?0[.,]\d{1,2}\s?l)$/iu;
/** So many measures before names on one edge are a column. */
const fewest = 4;
/** In heights of a name: how far from its edge a name begins, the least and the most between a measure and its name, and how far a measure reaches out of its column. */
const [onEdge, least, most, out] = [0.8, 0.4, 6, 0.6];
const doubted = 50;

const middle = (box: Box) => box.y + box.height / 2;
const isName = ({ text, height }: ReadWord) => /\p{L}{2}/u.test(text) && height > 8;

/** A zero and a stroke are read for the letters of a unit. */
const withUnits = (text: string) =>
  text.replace(/(?<=\d ?)0z$/u, 'oz').replace(/(?<=^\d{1,2}[.,]\d{1,2} ?)[I|]$/u, 'l');

const isBehind = (word: ReadWord, one: ReadWord) =>
  word.x > endOf(one) &&
  word.x - endOf(one) < one.height &&
  Math.abs(middle(word) - middle(one)) < one.height / 2;

/** «0,75 l» read as «0,75» and «1», behind a part of a litre, and «½ l» as «% l». */
export const withLitres = (words: readonly ReadWord[]): ReadWord[] =>
  words.map((word) => {
    if (word.text === '%')
      return words.some(
        (one) => /^l(?:t|itro|itre|iter)?\.?$/iu.test(one.text) && isBehind(one, word),
      )
        ? { ...word, text: '½', confidence: doubted }
        : word;
    const isUnit =
      /^[1I|]$/u.test(word.text) &&
      words.some((one) => /^[0oO][.,]\d{1,2}$/u.test(one.text) && isBehind(word, one));
    return isUnit ? { ...word, text: 'l' } : word;
  });

/** What stands before a name on its line, from the left. */
type Ahead = { name: ReadWord; words: ReadWord[]; text: string };

function aheadOf(name: ReadWord, words: readonly ReadWord[]): Ahead {
  const own = words
    .filter(
      (word) =>
        endOf(word) < name.x - name.height * least &&
        endOf(word) > name.x - name.height * most &&
        Math.abs(middle(word) - middle(name)) < name.height * onEdge,
    )
    .toSorted((a, b) => a.x - b.x);
  return { name, words: own, text: withUnits(own.map(({ text }) => text).join(' ')) };
}

/** Words that may well stand there: «Line» beside «8 oz». */
const areWords = (words: readonly ReadWord[]) =>
  words.every(({ text, confidence }) => /\p{L}{3}/u.test(text) && confidence >= sureWord);

/**
 * A column of measures before names, «150 g    Goulash», stands there in small print and is misread here and there: «4», «iks». What is in it and is
 * no measure is left out, for it is no part of a name and no number of a dish; the name beside it is doubted.
 */
export function withMeasureColumn(words: readonly ReadWord[]): ReadWord[] {
  const all = words.filter(isName).map((name) => aheadOf(name, words));
  const found = all.filter(({ text }) => measure.test(text));
  const near = ({ name }: Ahead) =>
    found.filter((one) => Math.abs(one.name.x - name.x) < name.height * onEdge);
  const replaced = new Map<ReadWord, ReadWord[]>();
  for (const ahead of all) {
    const { name, words: own, text } = ahead;
    const column = near(ahead);
    const [first] = own;
    if (!first || column.length < fewest) continue;
    const { x, width } = aroundAll(column.flatMap((one) => one.words));
    const reach = name.height * out;
    if (first.x < x - reach || endOf(aroundAll(own)) > x + width + reach) continue;
    const isMeasure = measure.test(text);
    if (!isMeasure && areWords(own)) continue;
    for (const word of own) replaced.set(word, []);
    if (isMeasure)
      replaced.set(first, [
        {
          ...first,
          ...aroundAll(own),
          text,
          confidence: Math.min(...own.map(({ confidence }) => confidence)),
        },
      ]);
    else replaced.set(name, [{ ...name, confidence: Math.min(name.confidence, doubted) }]);
  }
  return words.flatMap((word) => replaced.get(word) ?? [word]);
}
