import type { SizedPrice } from '../size-names.ts';
import { openEnd, openStart } from '../words/doubt-words.ts';
import { labels, type Labeled } from './labels.ts';
import type { Token } from './tokens.ts';

/** A dish as its labels say, from its first token up to its last. */
export type LabeledDish = {
  name: string;
  price: number | null;
  choices: SizedPrice[];
  /** The title that it stands below. */
  section: string;
  /** The token that this title begins with; below zero without one. */
  sectionAt: number;
  from: number;
  /** Behind its name. */
  named: number;
  to: number;
};

type Price = SizedPrice & { at: number };

type DishesInProgress = {
  text: string;
  read: Labeled;
  dishes: LabeledDish[];
  prices: Map<LabeledDish, Price[]>;
  section: string;
  sectionAt: number;
  dish: LabeledDish | undefined;
  /** Of the next dish. */
  ahead: Price[];
  size: string;
  /** Names of the prices of all dishes below: «small / large». */
  header: string[];
  /** Where names end that would end within a phrase. */
  phrases: ReadonlyMap<number, number>;
};

/** «12,50» and «12'50» are 12.5, «1.250» and «1,250.00» are so many. */
export function amountOf(text: string): number {
  const bare = text.replace(/[’'](?=\d\d?$)/u, '.').replaceAll(/[’']/gu, '');
  if (/^\d+(?:[.,]\d{3})+[.,]\d\d$/u.test(bare))
    return Number(`${bare.slice(0, -3).replaceAll(/[.,]/gu, '')}.${bare.slice(-2)}`);
  if (/[.,]\d{3}$/u.test(bare)) return Number(bare.replaceAll(/[.,]/gu, ''));
  return Number.parseFloat(bare.replace(',', '.'));
}

const textFrom = ({ text, read: { tokens } }: DishesInProgress, from: number, to: number) =>
  text
    .slice(tokens[from]?.start, tokens[to - 1]?.end)
    .replaceAll(/\s+/gu, ' ')
    .trim();

function endOf({ read }: DishesInProgress, from: number, label: number): number {
  const end = read.labels.findIndex((one, at) => at > from && one !== label);
  return end < 0 ? read.labels.length : end;
}

/** «Baked cod (no breading», «Dumplings „of the house» end behind what closes them, «Kathi roll (lamb, » before what opens. */
function closedEnd(making: DishesInProgress, from: number, end: number): number {
  const { tokens } = making.read;
  const name = tokens.slice(from, end).map(({ text }) => text);
  const after = tokens[end]?.text;
  const isClosed = (open: string, close: string) =>
    after === close && name.lastIndexOf(open) > name.lastIndexOf(close);
  if (isClosed('(', ')') || isClosed('„', '“') || isClosed('“', '”')) return end + 1;
  const open = name.lastIndexOf('(');
  const isOfWords = tokens[from + open + 1]?.kind === 'word';
  return open > 0 && isOfWords && open > name.lastIndexOf(')') ? from + open : end;
}

/** «Pane mistoAU$ 14», «RisottoCHF 22»: the letters of a currency that touch its sign, or the name. */
function endBeforeSign({ read: { tokens } }: DishesInProgress, from: number, end: number): number {
  const last = end - 1;
  const [name, letters, next] = [tokens[last - 1], tokens[last], tokens[end]];
  const isOfSign =
    /^\p{Lu}{1,2}$/u.test(letters?.text ?? '') &&
    /^\p{Sc}$/u.test(next?.text ?? '') &&
    letters?.end === next?.start;
  const isCode =
    /^\p{Lu}{3}$/u.test(letters?.text ?? '') &&
    next?.kind === 'number' &&
    name?.end === letters?.start;
  return last > from && (isOfSign || isCode) ? last : end;
}

/** So many words of a phrase at most stand behind what was labeled as a name, and so few names at most end within one. */
const mostWordsAfter = 2;
const fewWithin = 0.25;

/** «Kässpatzen mit kleinem | Salat», «Rostbraten vom Allgäuer | Rind» */
const germanAdjective =
  /\s(?:mit|und|vom|von|im|in|auf|aus|an|zum)\s(?:\p{Ll}+(?:em|er|en|es)|\p{Lu}\p{Ll}+er)$/u;

const isSmall = (one: Token | undefined) => /^\p{Ll}/u.test(one?.text ?? '');

/** «mushrooms on | toast, miso», «chilli scrambled | eggs, roti»: where a phrase in small letters ends that a name ended within. */
function phraseEnd({ read }: DishesInProgress, from: number): number | undefined {
  const { tokens, labels: given } = read;
  const end = given.findIndex((one, at) => at > from && one !== labels.name);
  const [last, next] = [tokens[end - 1], tokens[end]];
  const isSaid = given[end] === labels.said || given[end] === labels.aside;
  if (!isSaid || next?.kind !== 'word') return undefined;
  // «A», «C» behind a name are codes.
  const ends = tokens.findIndex(
    ({ kind, text }, at) => at > end && (kind !== 'word' || /^\p{Lu}$/u.test(text)),
  );
  const words = tokens.slice(from, end).map(({ text }) => text);
  if (germanAdjective.test(words.join(' ')) && !isSmall(next) && ends - end <= mostWordsAfter)
    return ends;
  if (!isSmall(last) || !isSmall(next) || openStart.test(next.text)) return undefined;
  const isBeforeComma = tokens[ends]?.text === ',' && ends - end <= mostWordsAfter;
  const isWithin = openEnd.test(` ${last?.text}`) || (isSmall(tokens[from]) && isBeforeComma);
  return isWithin && ends > 0 ? ends : undefined;
}

/** By the first token of a name. Where many names end so, that is how the menu parts them from what is in a dish. */
function phraseEnds(making: DishesInProgress): ReadonlyMap<number, number> {
  const starts = making.read.labels.flatMap((label, at) => (label === labels.nameStart ? at : []));
  const ends = starts.flatMap((at): [number, number][] => {
    const end = phraseEnd(making, at);
    return end === undefined ? [] : [[at, end]];
  });
  return new Map(ends.length <= starts.length * fewWithin ? ends : []);
}

function openDish(making: DishesInProgress, at: number): number {
  const labeled = making.phrases.get(at) ?? endOf(making, at, labels.name);
  const end = endBeforeSign(making, at, closedEnd(making, at, labeled));
  const dish: LabeledDish = {
    name: textFrom(making, at, end),
    price: null,
    choices: [],
    section: making.section,
    sectionAt: making.sectionAt,
    from: at,
    named: end,
    to: end,
  };
  making.dishes.push(dish);
  making.prices.set(dish, making.ahead);
  Object.assign(making, { dish, ahead: [], size: '' });
  return end;
}

/** Whether a price follows a size before another dish does. */
function hasPriceBehind({ read }: DishesInProgress, from: number): boolean {
  const next = read.labels
    .slice(from, from + 8)
    .find(
      (one) => one === labels.priceBehind || one === labels.priceBefore || one === labels.nameStart,
    );
  return next === labels.priceBehind || next === labels.priceBefore;
}

/** «S 8 / L 10» names the price behind a size, «8 (S)» the one before it. */
function readSize(making: DishesInProgress, at: number): number {
  const end = endOf(making, at, labels.size);
  const size = textFrom(making, at, end);
  const prices = making.dish ? (making.prices.get(making.dish) ?? []) : [];
  const last = prices.at(-1);
  const isRightBehind = last?.name === '' && at - last.at <= 3;
  const isAfterSign = making.read.tokens[at - 1]?.kind === 'sign';
  const isOfFirst =
    prices.length === 1 && making.size === '' && !isAfterSign && at - (last?.at ?? 0) <= 2;
  if (last && isRightBehind && (!hasPriceBehind(making, end) || isOfFirst)) last.name = size;
  else if (making.dish) making.size = [making.size, size].filter(Boolean).join(' ');
  else making.header.push(size);
  return end;
}

function readPrice(making: DishesInProgress, at: number, isBefore: boolean): void {
  const price = { name: making.size, price: amountOf(making.read.tokens[at]?.text ?? ''), at };
  const { dish } = making;
  if (isBefore) making.ahead.push(price);
  else if (dish) {
    making.prices.get(dish)?.push(price);
    dish.to = at + 1;
  } else return;
  making.size = '';
}

/** Reads the label at `at`; returns where the next begins. */
function readAt(making: DishesInProgress, at: number): number {
  const label = making.read.labels[at];
  if (label === labels.sectionStart) {
    const end = endOf(making, at, labels.section);
    const section = textFrom(making, at, end);
    Object.assign(making, { section, sectionAt: at, dish: undefined, size: '', header: [] });
    return end;
  }
  if (label === labels.nameStart) return openDish(making, at);
  if (label === labels.size) return readSize(making, at);
  if (label === labels.priceBehind || label === labels.priceBefore)
    readPrice(making, at, label === labels.priceBefore);
  return at + 1;
}

function withPrices(dish: LabeledDish, prices: readonly Price[], header: readonly string[]): void {
  if (prices.length === 0) return;
  dish.price = Math.min(...prices.map(({ price }) => price));
  if (prices.length === 1) return;
  const isUnderHeader = header.length === prices.length;
  dish.choices = prices.map(({ name, price }, at) => ({
    name: name || (isUnderHeader ? (header[at] ?? '') : ''),
    price,
  }));
}

/** «Sides 5.00» above dishes without prices: what stands between a title and its first dish is of each. */
function sharePrices({ dishes, prices }: DishesInProgress): void {
  for (const [{ from, sectionAt, price, choices }, own] of prices) {
    const [first, ...others] = dishes.filter((one) => one.sectionAt === sectionAt);
    const isAbove = sectionAt >= 0 && first?.from === from && own.every(({ at }) => at < from);
    if (!isAbove || others.some((one) => one.price !== null)) continue;
    for (const one of others) Object.assign(one, { price, choices });
  }
}

/** Puts dishes together from the labels of a menu's words and numbers. */
export function labeledDishes(text: string, read: Labeled): LabeledDish[] {
  const making: DishesInProgress = {
    ...{ text, read, dishes: [], prices: new Map(), section: '', dish: undefined },
    sectionAt: -1,
    ...{ ahead: [], size: '', header: [], phrases: new Map() },
  };
  making.phrases = phraseEnds(making);
  const headers = new Map<LabeledDish, readonly string[]>();
  for (let at = 0; at < read.labels.length;) {
    at = readAt(making, at);
    if (making.dish) headers.set(making.dish, making.header);
  }
  for (const [dish, prices] of making.prices) withPrices(dish, prices, headers.get(dish) ?? []);
  sharePrices(making);
  return making.dishes;
}
