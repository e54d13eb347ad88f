import type { ReadWord } from '../ocr/photo-word.ts';

const doubted = 50;
const amount = /^(\D?)(\d{1,4}[.,]\d{2})(\D?)$/u;

/** «3,00» where the reader of another language saw «3,60» at the same place, and was surer: what is read twice alike may be wrong. */
export function withThirdReading(word: ReadWord, others: readonly ReadWord[]): ReadWord {
  const middle = word.x + word.width / 2;
  const other = others.find(
    ({ x, y, width, height }) =>
      x < middle && x + width > middle && Math.abs(y + height - word.y - word.height) < height / 2,
  );
  const [own, third] = [amount.exec(word.text), amount.exec(other?.text ?? '')];
  if (!other || !own || !third || own[2] === third[2] || other.confidence <= word.confidence)
    return word;
  return { ...word, text: `${own[1]}${third[2]}${own[3]}`, confidence: doubted };
}
