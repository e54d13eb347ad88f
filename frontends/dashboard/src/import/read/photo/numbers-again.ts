import type { ReadWord } from '../ocr/photo-word.ts';
import { raisedCents, withCents } from './raised-cents.ts';
import { type Box, endOf, footOf, type Pixels } from '../paper/pixels.ts';
import { whiteCanvas } from '../paper/white-canvas.ts';

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

/** «1,50» read for «11,50»: enlarged, one of two ones gets lost; others than ones are read twice rather. */
const isWithoutOne = (again: string, first: string) =>
  again.replaceAll(',', '.') === first.replaceAll(',', '.').replace('11', '1');

/** «0.50» beside «6.50»: hardly anything costs so little. */
const isNothing = (text: string, other: string) =>
  /^0[.,]\d[09]$/u.test(text) && /^[1-9]\d?[.,]\d{2}$/u.test(other);

/** A text with its number replaced: «$3175» becomes «$31.75»; one with letters among its digits is no text to keep. */
function withNumber(text: string, first: string, better: string, again: string): string {
  const isAlone = first !== '' && !/[\p{L}\d]/u.test(text.replace(first, ''));
  if (isAlone || better === first) return text.replace(first, better);
  return again.split(' ').find((part) => part.includes(better)) ?? better;
}

/** Letters that look like digits, as those digits, without spaces. */
const asDigits = (text: string) =>
  text.replaceAll(/\s/gu, '').replaceAll(/o/giu, '0').replaceAll(/z/giu, '2');

/** «100262» of «10 oz 62», whose unit stands in small print: what has letters among its digits is parted. */
const isParted = (first: string, again: string) =>
  /\d\s?\p{L}|\p{L}\s?\d/u.test(again) && / /u.test(again) && asDigits(first) === asDigits(again);

/** Cents that stand high behind a sign are drawn behind a point: «8€.50» is «8.50€». */
export const withSignLast = (text: string) => text.replace(/(\p{Sc})(\.\d{2})$/u, '$2$1');

/**
 * The better of two readings of a number: «$3175» and «$31.75» are «$31.75».
 * Where they differ it is unsure; where they agree it is as sure as the surer of them.
 */
export function betterNumber(word: ReadWord, read: Read): ReadWord {
  const { confidence } = read;
  // What is one word has no blank but that of thousands.
  const text = withSignLast(read.text).replace(/^([1-9]\d?) (\d{3})$/u, '$1$2');
  if (isParted(word.text, text)) return { ...word, text, confidence: doubted };
  const [first = '', second] = [numberOf(word.text), numberOf(text)];
  if (second === undefined || (first === '' && !amount.test(second))) return word;
  const surer = Math.max(word.confidence, confidence);
  if (first.replaceAll(',', '.') === second.replaceAll(',', '.'))
    return { ...word, confidence: surer };
  const isFirst = isWithoutOne(second, first) || isNothing(second, first);
  const isSecond =
    isNothing(first, second) || isBetter(second, first, confidence > word.confidence);
  const better = isSecond && !isFirst ? withSevens(second, first) : withSevens(first, second);
  return {
    ...word,
    text: withNumber(word.text, first, better, text),
    confidence: Math.min(surer, doubted),
  };
}

/** The readers of letters that go to the left lose the first digits of numbers: «2» beside «32» is «32» where there is ink for two digits. */
export function withLostDigits(word: ReadWord, read: Read): ReadWord {
  const [first = '', second = ''] = [numberOf(word.text), numberOf(read.text)];
  const isLonger = first !== '' && first !== second && second.endsWith(first);
  const better = isLonger
    ? { ...word, text: word.text.replace(first, second), confidence: read.confidence }
    : betterNumber(word, read);
  const isWhole =
    word.digits === undefined
      ? first === second
      : second.replaceAll(/\D/gu, '').length === word.digits;
  return isWhole ? better : { ...better, confidence: Math.min(better.confidence, doubted) };
}

/** A number, where it stands on the sheet, and the parts that are drawn there. */
type Placed = { word: ReadWord; box: Box; parts: Part[] };
type Part = { from: Box; to: Box } | { point: Box };

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + by * 2,
  height: height + by * 2,
});

/** Where a number stands on the sheet; one with raised cents as if they stood on the line, behind a point. */
function placeOf(image: Pixels, word: ReadWord, y: number): Placed {
  const raised = raisedCents(image, word);
  const { whole, cents } = raised ?? { whole: word, cents: undefined };
  const scale = Math.min(most, Math.max(1, letter / whole.height));
  const from = grown(whole, around);
  const to = { x: gap * 2, y, width: from.width * scale, height: from.height * scale };
  if (!cents) return { word, box: to, parts: [{ from, to }] };
  const larger = (scale * whole.height) / cents.height;
  const foot = y + (around + whole.height) * scale;
  const dot = (whole.height * scale) / 6;
  const point = {
    x: to.x + to.width - around * scale + dot,
    y: foot - dot,
    width: dot,
    height: dot,
  };
  const small = grown(cents, 1);
  const placed = {
    x: point.x + dot * 2,
    y: foot - (cents.height + 1) * larger,
    width: small.width * larger,
    height: small.height * larger,
  };
  return {
    word: { ...word, text: withCents(word.text) },
    box: { ...to, width: placed.x + placed.width - to.x },
    // The foot of what is before the cents may reach below the line: a dollar's.
    parts: [
      {
        from: { ...from, width: cents.x - from.x - 1 },
        to: { ...to, width: (cents.x - from.x - 1) * scale },
      },
      { point },
      { from: small, to: placed },
    ],
  };
}

/** Where each number of a page stands on a sheet of its own, one below the other. */
function placesOf(
  image: Pixels,
  words: readonly ReadWord[],
  isRead: (word: ReadWord) => boolean,
): [ReadWord, Placed][] {
  let y = gap;
  return words
    .filter(isRead)
    .slice(0, mostNumbers)
    .map((word) => {
      const placed = placeOf(image, word, y);
      y += placed.box.height + gap;
      return [word, placed];
    });
}

function drawSheet(page: HTMLCanvasElement, places: readonly Placed[]): HTMLCanvasElement {
  const { canvas: sheet, context } = whiteCanvas(
    Math.max(...places.map(({ box }) => endOf(box))) + gap * 2,
    Math.max(...places.map(({ box }) => footOf(box))) + gap,
  );
  if (!context) return sheet;
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#000';
  for (const part of places.flatMap(({ parts }) => parts)) {
    if ('point' in part) {
      const { x, y, width, height } = part.point;
      context.fillRect(x, y, width, height);
      continue;
    }
    const { from, to } = part;
    context.drawImage(
      page,
      from.x,
      from.y,
      from.width,
      from.height,
      to.x,
      to.y,
      to.width,
      to.height,
    );
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

/** Reads all numbers, or what else is asked for, once more, enlarged, each on a line of its own: beside other words points get lost. */
export async function readNumbersAgain(
  page: HTMLCanvasElement,
  image: Pixels,
  words: readonly ReadWord[],
  read: (sheet: HTMLCanvasElement) => Promise<readonly ReadWord[]>,
  better = betterNumber,
  isRead = isNumber,
): Promise<ReadWord[]> {
  const places = placesOf(image, words, isRead);
  if (places.length === 0) return [...words];
  const found = await read(
    drawSheet(
      page,
      places.map(([, place]) => place),
    ),
  );
  const numbers = new Map(
    places.map(([word, place]) => [word, better(place.word, readIn(place, found))]),
  );
  return words.map((word) => numbers.get(word) ?? word);
}
