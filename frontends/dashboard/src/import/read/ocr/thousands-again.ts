import { type ReadWord, sureWord } from './photo-word.ts';

/** In heights of the number: how far before it a digit of thousands is. */
const close = 0.8;

/** «á 390»: a letter that stands as close before three digits, and is as high, is a digit of thousands. Both are read once more as one number. */
export function withThousandsRead(words: readonly ReadWord[]): ReadWord[] {
  const isDigit = (word: ReadWord, number: ReadWord) => {
    const gap = number.x - word.x - word.width;
    return (
      word.confidence < sureWord &&
      /^\p{L}$/u.test(word.text) &&
      gap > 0 &&
      gap < number.height * close &&
      Math.abs(word.y - number.y) < number.height * 0.2 &&
      Math.abs(word.height - number.height) < number.height * 0.2
    );
  };
  const numbers = words.filter(({ text }) => /^\d{3}$/u.test(text));
  const before = new Map(
    numbers.flatMap((number) => {
      const word = words.find((one) => isDigit(one, number));
      return word ? [[number, word] as const] : [];
    }),
  );
  const taken = new Set(before.values());
  return words.flatMap((word) => {
    if (taken.has(word)) return [];
    const digit = before.get(word);
    if (!digit) return [word];
    const { x, confidence } = digit;
    return [{ ...word, x, width: word.x + word.width - x, confidence }];
  });
}

/** So many amounts of a page, all that are read surely, tell that none of its prices has cents. */
const leastWhole = 4;
const sureAmount = 85;

/** «24.50» for «2 450»: where all sure prices are whole and in thousands, a guess at cents is no better. */
export function withWholeAmounts(words: readonly ReadWord[]): ReadWord[] {
  const sure = words.filter(({ confidence }) => confidence >= sureAmount);
  const whole = sure.filter(({ text }) => /^[1-9]\d?[.,]?\d{3}$/u.test(text));
  const hasCents = sure.some(({ text }) => /^\d{1,3}[.,]\d{2}$/u.test(text));
  if (whole.length < leastWhole || hasCents) return [...words];
  return words.map((word) =>
    word.confidence < sureAmount && /^\d{1,3}[.,]\d{2}$/u.test(word.text)
      ? { ...word, text: word.text.replace(/[.,]/u, '') }
      : word,
  );
}
