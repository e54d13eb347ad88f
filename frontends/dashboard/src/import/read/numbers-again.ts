import type { ReadWord } from './photo-word.ts';
import type { Box } from './unread-ink.ts';

/** More are no menu, and would take long. */
const mostNumbers = 150;
/** Height that digits are enlarged to, the most that they are, and white around each, in pixels. */
const [letter, most, around, gap] = [64, 4, 4, 24];
/** Two readings that differ are no more than a guess: it is marked. */
const doubted = 50;

const amount = /^\d{1,4}[.,]\d{2}$/u;
const number = /\d(?:[\d.,]*\d)?/gu;

type Read = Pick<ReadWord, 'text' | 'confidence'>;

const isNumber = ({ text, height, width }: ReadWord) =>
  /\d|^[$€£¥]./u.test(text) && height > 8 && height < 200 && width > 4 && width < 900;

/** The only number of a text: «12.50» of «$12.50»; nothing of «12h30». */
function numberOf(text: string): string | undefined {
  const found = text.match(number) ?? [];
  return found.length === 1 ? found[0] : undefined;
}

/** A thin 7 is read as a 1, a 1 never as a 7: «4.15» beside «475» is «4.75». */
function withSevens(one: string, other: string): string {
  const others = other.replaceAll(/\D/gu, '');
  if (one.replaceAll(/\D/gu, '').length !== others.length) return one;
  let at = -1;
  return one.replaceAll(/\d/gu, (digit) => {
    at += 1;
    return digit === '1' && others[at] === '7' ? '7' : digit;
  });
}

/** The one that is written as an amount, or the surer one. */
const isBetter = (again: string, first: string, isSurer: boolean) =>
  amount.test(again) === amount.test(first) ? isSurer : amount.test(again);

/** A text with its number replaced: «$3175» becomes «$31.75»; one with letters among its digits is no text to keep. */
function withNumber(text: string, first: string, better: string, again: string): string {
  const isAlone = first !== '' && !/[\p{L}\d]/u.test(text.replace(first, ''));
  if (isAlone || better === first) return text.replace(first, better);
  return again.split(' ').find((part) => part.includes(better)) ?? better;
}

/**
 * The better of two readings of a number: «$3175» and «$31.75» are «$31.75».
 * Where they differ it is unsure; where they agree it is as sure as the surer of them.
 */
export function betterNumber(word: ReadWord, { text, confidence }: Read): ReadWord {
  const [first = '', second] = [numberOf(word.text), numberOf(text)];
  if (second === undefined || (first === '' && !amount.test(second))) return word;
  const surer = Math.max(word.confidence, confidence);
  if (first.replaceAll(',', '.') === second.replaceAll(',', '.'))
    return { ...word, confidence: surer };
  const better = isBetter(second, first, confidence > word.confidence)
    ? withSevens(second, first)
    : withSevens(first, second);
  return {
    ...word,
    text: withNumber(word.text, first, better, text),
    confidence: Math.min(surer, doubted),
  };
}

type Placed = { word: ReadWord; box: Box };

/** Where each number of a page stands on a sheet of its own, one below the other. */
function placesOf(words: readonly ReadWord[]): Placed[] {
  let y = gap;
  return words
    .filter(isNumber)
    .slice(0, mostNumbers)
    .map((word) => {
      const scale = Math.min(most, Math.max(1, letter / word.height));
      const [width, height] = [word.width, word.height].map((side) => (side + around * 2) * scale);
      const box = { x: gap * 2, y, width: width ?? 0, height: height ?? 0 };
      y += box.height + gap;
      return { word, box };
    });
}

function drawSheet(page: HTMLCanvasElement, places: readonly Placed[]): HTMLCanvasElement {
  const sheet = document.createElement('canvas');
  sheet.width = Math.max(...places.map(({ box }) => box.x + box.width)) + gap * 2;
  sheet.height = Math.max(...places.map(({ box }) => box.y + box.height)) + gap;
  const context = sheet.getContext('2d');
  if (!context) return sheet;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, sheet.width, sheet.height);
  context.imageSmoothingQuality = 'high';
  for (const { word, box } of places) {
    const [x, y] = [word.x - around, word.y - around];
    const [width, height] = [word.width + around * 2, word.height + around * 2];
    context.drawImage(page, x, y, width, height, box.x, box.y, box.width, box.height);
  }
  return sheet;
}

/** What was read within a place of the sheet. */
function readIn({ box }: Placed, read: readonly ReadWord[]): Read {
  const own = read
    .filter(({ y, height }) => Math.abs(y + height / 2 - box.y - box.height / 2) < box.height / 2)
    .toSorted((a, b) => a.x - b.x);
  return {
    text: own.map(({ text }) => text).join(' '),
    confidence: Math.min(...own.map(({ confidence }) => confidence)),
  };
}

/** Reads all numbers once more, enlarged, each on a line of its own: beside other words points get lost. */
export async function readNumbersAgain(
  page: HTMLCanvasElement,
  words: readonly ReadWord[],
  read: (sheet: HTMLCanvasElement) => Promise<readonly ReadWord[]>,
): Promise<ReadWord[]> {
  const places = placesOf(words);
  if (places.length === 0) return [...words];
  const found = await read(drawSheet(page, places));
  const better = new Map(
    places.map((place) => [place.word, betterNumber(place.word, readIn(place, found))]),
  );
  return words.map((word) => better.get(word) ?? word);
}
