import { currency } from '../../parse/words/money-words.ts';
import type { OcrLanguage } from '../languages.ts';
import { rowsOf } from '../rows.ts';
import type { ReadWord } from '../ocr/photo-word.ts';

/** In heights of a number: how far the sign behind it stands. */
const near = 1.2;
/** So many numbers have a sign that is read, and it is no longer than what is misread. */
const fewest = 2;
const sure = 90;

const money = new RegExp(`^(?:${currency}|रु\\.?)$`, 'u');
const isNumber = ({ text }: ReadWord) => /^\d[\d.,]*\d$/u.test(text);

/** The words behind numbers that end their row, or stand before a gap. */
function tailsOf(words: readonly ReadWord[]): ReadWord[] {
  return rowsOf(words).flatMap((row) =>
    row.filter((word, at) => {
      const [number, next] = [row[at - 1], row[at + 1]];
      if (!number || !isNumber(number)) return false;
      const gap = word.x - number.x - number.width;
      return (
        gap < number.height * near && (!next || next.x - word.x - word.width > number.height * near)
      );
    }),
  );
}

/** «18,000 운» where other numbers have «원» behind them: the same sign, read for another. */
function withTails(words: readonly ReadWord[]): ReadWord[] {
  const tails = tailsOf(words);
  const counts = new Map<string, number>();
  for (const { text } of tails) if (money.test(text)) counts.set(text, (counts.get(text) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  if (!most || most[1] < fewest) return [...words];
  const [sign] = most;
  const misread = new Set(
    tails.filter(
      ({ text }) => !money.test(text) && !/\d/u.test(text) && text.length <= sign.length + 1,
    ),
  );
  return words.map((word) =>
    misread.has(word)
      ? { ...word, text: sign, confidence: sure }
      : { ...word, text: word.text.replace(/^(\d[\d.,]*\d)[%#&]$/u, '$1') },
  );
}

/** A sign that the reader of another script took for a letter or another sign. */
const beforeNumber = /^(?:[^\p{L}\d(+.,:–—-]|र₹?|[BWYPT])(?=\d[\d.,])/u;
const behindNumber = /(?<=\d{2})(?:[^\p{L}\p{Sc}\d).,:%–—-]|[PРHM])$/u;

/** Signs that every reader takes for a letter or a digit, by the language of menus that have them, of the baht and of the hryvnia; where such a share of a page's numbers has it at one end, it is no digit. */
const taken: Partial<Record<OcrLanguage['tag'], { sign: string; share: number }>> = {
  th: { sign: 'B8฿', share: 0.6 },
  uk: { sign: '2₴', share: 0.8 },
};
const leastNumbers = 4;
const doubted = 50;

function withoutTaken(words: readonly ReadWord[], sign: string, share: number): ReadWord[] {
  const numbers = words.filter(({ text }) =>
    new RegExp(`^[${sign}]?\\d[\\d.,]+[${sign}]?$|^[${sign}]\\d$|^\\d[${sign}]$`, 'u').test(text),
  );
  const tails = new Set(
    tailsOf(words).filter(({ text }) => text.length === 1 && sign.includes(text)),
  );
  const [first, last] = [
    new RegExp(`^[${sign}](?=\\d)`, 'u'),
    new RegExp(`(?<=\\d)[${sign}]$`, 'u'),
  ];
  const count = (end: RegExp) => numbers.filter(({ text }) => end.test(text)).length;
  const least = Math.max(leastNumbers, numbers.length * share);
  const end = count(first) >= least ? first : count(last) + tails.size >= least ? last : undefined;
  if (!end) return [...words];
  return words
    .filter((word) => !tails.has(word))
    .map((word) => {
      if (!numbers.includes(word)) return word;
      const isDoubtful = /\d/u.test(end.exec(word.text)?.[0] ?? '');
      return {
        ...word,
        text: word.text.replace(end, ''),
        confidence: isDoubtful ? Math.min(word.confidence, doubted) : word.confidence,
      };
    });
}

/** Signs of money where no reader knows them: «B120», «\\9,000» and «340P» are amounts. */
export function withMoneySigns(words: readonly ReadWord[], { tag }: OcrLanguage): ReadWord[] {
  const sought = taken[tag];
  const known = sought ? withoutTaken(words, sought.sign, sought.share) : words;
  return withTails(
    known.map((word) => ({
      ...word,
      text: money.test(word.text.replace(/[\d.,]+/u, ''))
        ? word.text
        : word.text.replace(beforeNumber, '').replace(behindNumber, ''),
    })),
  );
}
