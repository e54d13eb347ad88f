import { currency } from '../../parse/words/money-words.ts';
import { rowsOf } from '../rows.ts';
import type { ReadWord } from './photo-word.ts';

/** In heights of a number: how far the sign behind it stands. */
const near = 1.2;
/** So many numbers have a sign that is read, and it is no longer than what is misread. */
const fewest = 2;
const sure = 90;

const money = new RegExp(`^${currency}$`, 'u');
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
    misread.has(word) ? { ...word, text: sign, confidence: sure } : word,
  );
}

/** A sign that the reader of another script took for a letter or another sign. */
const beforeNumber = /^(?:[^\p{L}\d(+.,:–—-]|[BWYP])(?=\d{2})/u;
const behindNumber = /(?<=\d{2})(?:[^\p{L}\p{Sc}\d).,:%–—-]|[PРHM])$/u;

/** The sign of the baht is a B or an 8 to every reader: where most numbers of a page have it at one end, it is no digit. */
const mostNumbers = 0.6;
const doubted = 50;

function withoutBahts(words: readonly ReadWord[]): ReadWord[] {
  const numbers = words.filter(({ text }) => /^[B฿]?\d[\d.,]+[B฿]?$|^[B฿]\d$|^\d[B฿]$/u.test(text));
  const tails = new Set(tailsOf(words).filter(({ text }) => /^[B8฿]$/u.test(text)));
  const share = (end: RegExp) =>
    numbers.filter(({ text }) => end.test(text)).length +
    (end.source.endsWith('$') ? tails.size : 0);
  const end = [/^[B8฿](?=\d)/u, /(?<=\d)[B8฿]$/u].find(
    (one) => share(one) >= numbers.length * mostNumbers,
  );
  if (!end || numbers.length < fewest) return [...words];
  return words
    .filter((word) => !tails.has(word))
    .map((word) =>
      numbers.includes(word) && !tails.has(word)
        ? {
            ...word,
            text: word.text.replace(end, ''),
            confidence: /^8|8$/u.test(word.text)
              ? Math.min(word.confidence, doubted)
              : word.confidence,
          }
        : word,
    );
}

/** Signs of money where no reader knows them: «B120», «\\9,000» and «340P» are amounts. */
export function withMoneySigns(words: readonly ReadWord[], isThai: boolean): ReadWord[] {
  const known = isThai ? withoutBahts(words) : words;
  return withTails(
    known.map((word) => ({
      ...word,
      text: money.test(word.text.replace(/[\d.,]+/u, ''))
        ? word.text
        : word.text.replace(beforeNumber, '').replace(behindNumber, ''),
    })),
  );
}
