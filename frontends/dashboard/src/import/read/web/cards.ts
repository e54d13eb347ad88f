import { isPriceAlone, isPriced } from '../../parse/bare-names.ts';
import { isNoise, isRating } from '../../parse/noise.ts';
import { allergenCodes } from '../../parse/words/said-allergens.ts';
import { parseDiets } from '../../parse/words/said-diets.ts';
import { inBrackets } from '../faces/said-below.ts';

/** So many alike, each with one price, are the dishes of a page; of all that are alike, such a share is. */
const minCards = 4;
const minShare = 0.8;
/** Of those that hold others, such a share of as many hold more of a dish than a part of it. */
const outerShare = 0.7;
const cardLength = 1200;
/** A title between them is no longer. */
const titleLength = 60;

/** What an element says, in the pieces that a page shows apart. */
type PiecesOf = (element: Element) => string[];
type Card = { element: Element; lines: string[] };
/** Elements that are alike, and those among them that hold a dish with one price. */
type Group = { elements: Element[]; cards: Card[] };

const wordsOf = ({ textContent }: Element) => textContent.replaceAll(/[\s\u200B]+/gu, ' ').trim();
const priceIn = (element: Element) => {
  const text = wordsOf(element).replaceAll(/(?<=\p{Sc}) (?=\d)|(?<=\d) (?=[.,]\d)/gu, '');
  return text.length < 24 && /\d/u.test(text) && isPriceAlone(text.replace(/\+$/u, '')) ? text : '';
};
const isMoney = (text: string) => /\p{Sc}|\d[.,]\d{2}(?!\d)|\p{L}/u.test(text);

/** «card card-12» is like «card card-13», below elements that are alike. */
const kindOf = (element: Element | null) => {
  const { tagName = '', className = '' } = element ?? {};
  return [tagName, className, element?.getAttribute('data-testid') ?? '']
    .join(' ')
    .replaceAll(/\d+/gu, '');
};
const likenessOf = (element: Element) => `${kindOf(element)} < ${kindOf(element.parentElement)}`;

const mayHold = 'a, article, dd, div, dl, figure, li, section, span';
const aside = 'button, [class*="badge" i], [class*="rating" i], [class*="review" i]';
const headings = 'h1, h2, h3, h4, h5, h6';
const named = `${headings}, [class*="name" i], [class*="title" i]`;
const gap = '\u00A0\u00A0\u00A0\u00A0';

const isMark = (text: string) => allergenCodes(text).length > 0 || parseDiets(text) !== undefined;
const markOf = (text: string) => {
  const codes = allergenCodes(text);
  return ` (${codes.length > 0 ? codes.join(', ') : text})`;
};

/** A dish's name and price, and below it what is said of it; `isOne`: it has one price. */
function cardOf(element: Element, piecesOf: PiecesOf): (Card & { isOne: boolean }) | undefined {
  const copy = element.ownerDocument.importNode(element, true);
  const found = [...copy.querySelectorAll('*')].flatMap((one) => {
    const price = priceIn(one);
    const isPart = one.parentElement !== null && priceIn(one.parentElement) !== '';
    return price === '' || isPart ? [] : [{ one, price }];
  });
  const money = found.filter(({ price }) => isMoney(price));
  const prices = money.length > 0 ? money : found;
  const [first] = prices;
  const isOne = first !== undefined && prices.every(({ price }) => price === first.price);
  if (isOne) for (const { one } of prices) one.replaceWith(gap);
  for (const one of copy.querySelectorAll('img[alt]')) {
    const text = one.getAttribute('alt') ?? '';
    if (parseDiets(text)) one.replaceWith(`${gap}${text}${gap}`);
  }
  for (const one of copy.querySelectorAll(aside)) if (!isMark(wordsOf(one))) one.remove();
  const title = [...copy.querySelectorAll(named)].map(wordsOf).find((text) => /\p{L}/u.test(text));
  const pieces = piecesOf(copy)
    .map((text) => text.replaceAll(/\s+/gu, ' ').replaceAll(/^[\s•·|]+|[\s•·|]+$/gu, ''))
    .filter((text) => /\p{L}{2}|\p{Lo}|\d/u.test(text) && !isRating(text) && !isNoise(text));
  const name = pieces.find((text) => text === title) ?? pieces[0];
  if (name === undefined || !/\p{L}/u.test(name)) return undefined;
  const said = pieces.filter((text, at) => text !== name && pieces.indexOf(text) === at);
  const amounts = isOne ? [first.price] : said.filter(isPriced);
  if (amounts.length === 0) return undefined;
  const others = said.filter((text) => !isMark(text) && (isOne || !amounts.includes(text)));
  const marks = said.filter(isMark).map(markOf);
  return {
    element,
    lines: [`${name}${marks.join('')}${gap}${amounts.join(' / ')}`, ...others.map(inBrackets)],
    isOne,
  };
}

const isBehind = (one: Node, other: Node) =>
  (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** The elements of a page that are alike and hold a dish each, of which none holds another. */
function groupsOf(body: Element, piecesOf: PiecesOf): Group[] {
  const alike = new Map<string, Element[]>();
  for (const one of body.querySelectorAll(mayHold)) {
    const likeness = likenessOf(one);
    const others = alike.get(likeness);
    if (others) others.push(one);
    else alike.set(likeness, [one]);
  }
  const all = [...alike.values()].flatMap((elements) => {
    if (elements.length < minCards) return [];
    const cards = elements.flatMap((one) =>
      wordsOf(one).length < cardLength ? (cardOf(one, piecesOf) ?? []) : [],
    );
    const count = cards.filter(({ isOne }) => isOne).length;
    const areDishes = count >= Math.max(minCards, elements.length * minShare);
    return areDishes ? [{ elements, cards, count }] : [];
  });
  const whole = all.filter((group) => {
    const own = new Set(group.cards.map(({ element }) => element));
    return all.every(({ cards }) => {
      const inner = cards.filter(({ element, isOne }) => isOne && isWithin(element, own)).length;
      return group.count >= inner * outerShare;
    });
  });
  const held = new Set(whole.flatMap(({ cards }) => cards.map(({ element }) => element)));
  return whole.map(({ elements, cards }) => ({
    elements: elements.filter((one) => !isWithin(one, held)),
    cards: cards.filter(({ element }) => !isWithin(element, held)),
  }));
}

/** Whether it stands in one of them. */
function isWithin(one: Element, them: ReadonlySet<Element>): boolean {
  const { parentElement } = one;
  return parentElement !== null && (them.has(parentElement) || isWithin(parentElement, them));
}

function mayBeTitle(element: Element): boolean {
  const text = wordsOf(element);
  const isTold = element.closest(`${headings}, table`) !== null;
  return /\p{L}/u.test(text) && text.length < titleLength && !isPriced(text) && !isTold;
}

/** What stands first between two cards is the title of what is below, and so is what is like it above the first. */
function markTitles(body: Element, groups: readonly Group[]): void {
  const all = new Set(groups.flatMap(({ elements }) => elements));
  const texts: { element: Element; before: number }[] = [];
  let before = 0;
  for (const element of body.querySelectorAll('*')) {
    if (all.has(element)) before += 1;
    const isText = [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === 3 && (textContent ?? '').trim() !== '',
    );
    if (isText && !all.has(element) && !isWithin(element, all)) texts.push({ element, before });
  }
  const titles = texts.filter(
    (one, at) =>
      one.before > 0 &&
      one.before < all.size &&
      one.before !== texts[at - 1]?.before &&
      mayBeTitle(one.element),
  );
  const kinds = new Set(titles.map(({ element }) => likenessOf(element)));
  const first = texts.findLast((one) => one.before === 0 && kinds.has(likenessOf(one.element)));
  for (const found of [...titles, ...(first ? [first] : [])]) {
    const title = body.ownerDocument.createElement('h3');
    title.textContent = wordsOf(found.element);
    found.element.replaceWith(title);
    found.element = title;
  }
  for (const [at, { element, before: count }] of texts.entries()) {
    const above = texts[at - 1];
    const isBelow = above?.before === count && above.element.closest(headings) !== null;
    if (isBelow && count < all.size && !element.closest(`${headings}, table`))
      element.textContent = inBrackets(wordsOf(element));
  }
}

/** Writes each dish of a page that shows them alike as its name and price, and what is said of it; the first and the last line of them all. */
export function writeCards(body: Element, piecesOf: PiecesOf): (string | undefined)[] {
  const groups = groupsOf(body, piecesOf);
  markTitles(body, groups);
  const cards = groups
    .flatMap((group) => group.cards)
    .toSorted((a, b) => (isBehind(a.element, b.element) ? 1 : -1));
  for (const { element, lines } of cards) {
    const paragraphs = lines.map((text) => {
      const paragraph = body.ownerDocument.createElement('p');
      paragraph.textContent = text;
      return paragraph;
    });
    element.replaceChildren(...paragraphs);
  }
  const isLast = groups.every(({ elements }) =>
    elements.every((one) => !isBehind(one, cards.at(-1)?.element ?? one)),
  );
  return [cards[0]?.lines[0], isLast ? cards.at(-1)?.lines.at(-1) : undefined];
}
