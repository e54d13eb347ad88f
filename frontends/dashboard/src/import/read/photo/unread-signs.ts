import type { ReadWord } from '../ocr/photo-word.ts';

/** So much of their width numbers of one length may differ, and so many tell how long they are. */
const sameWidth = 0.04;
const fewest = 2;
/** So many amounts have a sign of money behind them, whatever is read. */
const fewestSigned = 3;
const [sure, doubted] = [85, 50];

const number = /^(?<sign>[^\d.,]?)(?<digits>\d[\d.,]*)$/u;
const digitsOf = ({ text }: ReadWord) => text.replaceAll(/\D/gu, '').length;

const areAlike = (one: ReadWord, other: ReadWord) =>
  Math.abs(one.width - other.width) <= one.width * sameWidth &&
  one.text.replaceAll(/[^.,]/gu, '') === other.text.replaceAll(/[^.,]/gu, '');

/** The digit that a sign of money behind numbers is taken for: prices end in it seldom, and others as wide have a digit less. */
function digitOfSign(numbers: readonly ReadWord[]): string | undefined {
  const told = numbers.filter((word) => {
    const alike = numbers.filter((one) => areAlike(one, word));
    return (
      alike.filter((one) => digitsOf(one) === digitsOf(word) - 1).length >= fewest &&
      alike.every((one) => digitsOf(one) < digitsOf(word) || one.text.at(-1) === word.text.at(-1))
    );
  });
  return Array.from('123467').find(
    (digit) => told.filter(({ text }) => text.endsWith(digit)).length >= fewestSigned,
  );
}

/**
 * «₹420» read as «2420» beside «₹320» read as «320», both as wide, and «1906» beside «180», of «190₺» and «180₺»: no engine knows some signs of
 * money, and sees a digit in one here and there. Where many numbers of a width have a digit less, it is left out; such a number is unsure.
 */
export function withoutUnreadSigns(words: readonly ReadWord[]): ReadWord[] {
  const numbers = words.filter((word) => number.test(word.text) && digitsOf(word) > 1);
  const tail = digitOfSign(numbers.filter(({ confidence }) => confidence < sure));
  return words.map((word) => {
    const { sign = '', digits = '' } = number.exec(word.text)?.groups ?? {};
    if (digits === '' || word.confidence >= sure || /[\p{Sc}\p{Ps}\p{Pi}+]/u.test(sign))
      return word;
    const alike = numbers.filter((one) => areAlike(one, word));
    const count = digitsOf(word);
    const shorter = alike.filter((one) => digitsOf(one) === count - 1);
    const same = alike.filter((one) => digitsOf(one) === count);
    const longer = alike.filter((one) => digitsOf(one) === count + 1);
    const isTailed = tail !== undefined && count > 1 && digits.endsWith(tail);
    // No sign of money looks like a one.
    const isLed =
      sign === '' && !digits.startsWith('1') && shorter.length >= Math.max(fewest, same.length / 2);
    const isSigned = sign !== '' && longer.length >= fewest;
    if (!isTailed && !isLed && !isSigned) return word;
    return {
      ...word,
      text: isTailed ? digits.slice(0, -1) : isLed ? digits.slice(1) : digits,
      confidence: Math.min(word.confidence, doubted),
    };
  });
}

/** Signs of money that not every engine knows, what is read for each, and behind how many amounts it is read itself. */
const moneySigns = [
  { sign: 'Kč', seen: /^K[čćcéèêëe¢€&]\.?$/iu, known: 0 },
  { sign: 'zł', seen: /^z[łltfi1!|}]\.?$/iu, known: 0 },
  { sign: '₺', seen: /^[₺&4b7t]$/u, known: 3 },
] as const;

/** «69 Ké», «55 K¢», «62 Kè», «120 &» beside «85 ₺»: behind amounts each is the same sign. */
export function withRepeatedSigns(words: readonly ReadWord[]): ReadWord[] {
  const isBehind = (word: ReadWord, before: ReadWord | undefined) =>
    before !== undefined &&
    /\d$/u.test(before.text) &&
    Math.abs(before.y - word.y) < word.height &&
    word.x - before.x - before.width < word.height;
  const behind = words.map((word, at) => isBehind(word, words[at - 1]));
  const usual = moneySigns.filter(({ sign, seen, known }) => {
    const found = words.filter(({ text }, at) => behind[at] && seen.test(text));
    return (
      found.length >= fewestSigned && found.filter(({ text }) => text === sign).length >= known
    );
  });
  return words.map((word, at) => {
    const found = behind[at] ? usual.find(({ seen }) => seen.test(word.text)) : undefined;
    return found ? { ...word, text: found.sign } : word;
  });
}
