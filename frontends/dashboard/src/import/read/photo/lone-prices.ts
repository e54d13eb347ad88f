import { letterParts } from '../ocr/letter-rows.ts';
import type { ReadWord } from '../ocr/photo-word.ts';
import { foundPrice } from './lost-prices.ts';
import { readNumbersAgain } from './numbers-again.ts';
import {
  areLevel,
  aroundAll,
  type Box,
  endOf,
  footOf,
  middle,
  type Pixels,
} from '../paper/pixels.ts';

const price = /^\p{Sc}?\d{1,4}(?:[.,]\d{1,3})?\p{Sc}?$/u;
const surePrice = 80;
/** So many prices begin, end or have their middle where one was missed; more than so many are a pattern. */
const [fewest, most] = [3, 12];
/** In heights: how far apart edges are that are alike, heights that are, signs of a price, and a price from what stands beside it. */
const [sameEdge, sameHeight, next, apart] = [0.25, 0.25, 0.6, 1];
/** Of the widths of prices at its edge. */
const [narrowest, widest] = [0.4, 1.3];

const edges: readonly ((box: Box) => number)[] = [
  ({ x }) => x,
  endOf,
  ({ x, width }) => x + width / 2,
];

/** Parts that stand close beside each other, as one. */
function joined(parts: readonly Box[]): Box[] {
  const found: Box[] = [];
  for (const part of parts.toSorted((one, other) => one.x - other.x)) {
    const at = found.findIndex(
      (box) =>
        areLevel(box, part) &&
        Math.abs(footOf(box) - footOf(part)) < box.height / 3 &&
        part.x - endOf(box) < Math.max(box.height, part.height) * next,
    );
    const box = found[at];
    if (box) found[at] = aroundAll([box, part]);
    else found.push(part);
  }
  return found;
}

/** Ink in no word that stands alone where other prices begin or end: a price that was missed. */
export function lonePrices(image: Pixels, words: readonly ReadWord[]): Box[] {
  const prices = words.filter(
    ({ text, confidence }) => price.test(text) && confidence >= surePrice,
  );
  if (prices.length < fewest) return [];
  const height = middle(prices.map((one) => one.height));
  const free = letterParts(image).filter(
    (part) =>
      part.height < height * (1 + sameHeight) &&
      part.width < height * 4 &&
      !words.some(
        (word) =>
          part.x < endOf(word) + word.height * apart &&
          endOf(part) > word.x - word.height * apart &&
          areLevel(part, word),
      ),
  );
  const found = joined(free).filter((box) => {
    const alike = edges.map((edge) =>
      prices.filter((one) => Math.abs(edge(one) - edge(box)) < one.height * sameEdge),
    );
    const column = alike.find((some) => some.length >= fewest);
    if (!column) return false;
    const usual = middle(column.map((one) => one.height));
    const widths = column.map(({ width }) => width);
    return (
      Math.abs(box.height - usual) <= usual * sameHeight &&
      box.width >= Math.min(...widths) * narrowest &&
      box.width <= Math.max(...widths) * widest
    );
  });
  return found.length > most ? [] : found;
}

/** Reads prices that were missed, each alone. */
export async function withLonePrices(
  canvas: HTMLCanvasElement,
  image: Pixels,
  words: readonly ReadWord[],
  readSheet: (sheet: HTMLCanvasElement) => Promise<ReadWord[]>,
): Promise<ReadWord[]> {
  const lone = lonePrices(image, words).map((box): ReadWord => ({
    ...box,
    text: '',
    confidence: 0,
  }));
  const all = [...words, ...lone];
  const isLone = (word: ReadWord) => lone.includes(word);
  const read = await readNumbersAgain(canvas, image, all, readSheet, foundPrice, isLone);
  return read.filter(({ text }) => text !== '');
}
