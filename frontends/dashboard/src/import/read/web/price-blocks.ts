import { isPriceAlone, isPriced } from '../../parse/bare-names.ts';
import { inBrackets } from '../faces/said-below.ts';

/** A line of a block as it stands on the page, empty or not. */
type Row = { text: string; tag: string; isLoud: boolean };

const blocks = 'dd, div, dt, h1, h2, h3, h4, h5, h6, li, p, td';
const bold =
  'b, strong, [style*="font-weight:bold"], [style*="font-weight: bold"], [style*="font-weight:7"], [style*="font-weight: 7"]';
const heading = /^H[1-6]$/u;
/** Two may be the sizes of one dish. */
const minPrices = 3;

const rowsOf = (block: Element): Row[] =>
  [block, ...block.querySelectorAll(blocks)]
    .filter((one) => one.querySelector(blocks) === null)
    .flatMap((element) => {
      const copy = element.ownerDocument.importNode(element, true);
      for (const one of copy.querySelectorAll(bold)) one.prepend('\uE000');
      for (const one of copy.querySelectorAll('br')) one.replaceWith('\n');
      const text = element.querySelector('br')
        ? copy.textContent
        : copy.textContent.replaceAll('\n', ' ');
      return text.split('\n').map((line) => ({
        text: line.replaceAll(/[\s\uE000\u200B]+/gu, ' ').trim(),
        tag: element.tagName,
        isLoud: line.includes('\uE000') || heading.test(element.tagName),
      }));
    });

const isPrices = (block: Element) => {
  if (/\p{L}{4}/u.test(block.textContent) || !/\d/u.test(block.textContent)) return false;
  const texts = rowsOf(block).flatMap(({ text }) => text || []);
  return texts.length >= minPrices && texts.every((text) => /\d/u.test(text) && isPriceAlone(text));
};

const hasText = (element: Element) => /[^\s\u200B]/u.test(element.textContent);

/** The block right before or behind another, wherever it is in the page. */
function besides(block: Element, side: 'previousElementSibling' | 'nextElementSibling') {
  for (let from: Element | null = block; from; from = from.parentElement) {
    let other = from[side];
    while (other && !hasText(other)) other = other[side];
    if (other) return other;
  }
  return undefined;
}

const isName = ({ text }: Row) =>
  /^\P{L}*[\p{Lu}\p{Lo}]/u.test(text) && !/[.!]$/u.test(text) && !isPriced(text);

/** Which rows of names have the prices beside them: by where they stand, or in turn, if as many have one. */
function pricedRows(names: readonly Row[], prices: readonly Row[]): (string | undefined)[] {
  const texts = prices.map(({ text }) => text);
  const filled = texts.filter(Boolean);
  const areLoud = names.some(({ isLoud }) => isLoud);
  const mayHave = (row: Row | undefined) =>
    row !== undefined && isName(row) && row.isLoud === areLoud && !heading.test(row.tag);
  const areBeside =
    names.length === texts.length && texts.every((text, at) => text === '' || mayHave(names[at]));
  if (areBeside) return texts.map((text) => text || undefined);
  const inTurn = names.filter((row) => row.text !== '' && (!areLoud || mayHave(row)));
  const areAll = inTurn.length === filled.length && inTurn.every(mayHave);
  return names.map((row) => (areAll ? filled[inTurn.indexOf(row)] : undefined));
}

/** Names in a block, and their prices in the one beside it: each stands behind its name again, and what is between is said of it. */
export function joinPriceBlocks(body: Element): void {
  const found = [...body.querySelectorAll('div, ol, p, td, ul')].filter(isPrices);
  for (const block of found.filter(
    (one) => !found.some((other) => other !== one && other.contains(one)),
  )) {
    for (const side of ['previousElementSibling', 'nextElementSibling'] as const) {
      const other = besides(block, side);
      const names = other ? rowsOf(other) : [];
      const prices = pricedRows(names, rowsOf(block));
      if (!other || prices.every((price) => price === undefined)) continue;
      const first = prices.findIndex(Boolean);
      const rows = names.map(({ text, tag }, at) => {
        const price = prices[at];
        const row = body.ownerDocument.createElement(heading.test(tag) && !price ? tag : 'p');
        row.textContent = price ? `${text}\u00A0\u00A0\u00A0\u00A0${price}` : text;
        if (!price && row.tagName === 'P' && at > first) row.textContent = inBrackets(text);
        return row;
      });
      other.replaceChildren(...rows);
      block.remove();
      break;
    }
  }
}
