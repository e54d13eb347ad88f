import type { Word, WordRow as Row } from '../../parse/columns.ts';
import { takePrice } from '../../parse/money.ts';
import { currency } from '../../parse/words/money-words.ts';

/** In letter heights: how far apart what is on one edge is, the most between a name and its price, the least before the next column, and how far below each other lines of one card are. */
const aligned = 0.3;
const gap = 1.5;
const columnGap = 2;
const nextLine = 2.5;
const leastRows = 3;
/** So many of the rows of an edge tell what stands before it. */
const minShare = 0.8;
/** Of steps from one number to the next, more than so many count. */
const counted = 0.5;

/** Prices, and what follows them on their row up to the next, or to the next column. */
type Lead = { prices: Row; name: Word; said: Row; row: Row };

const isPrice = ({ text }: Word) => {
  const { prices, rest } = takePrice(text);
  return prices.length > 0 && rest === '';
};
const money = new RegExp(`^${currency}$`, 'iu');
const isWordy = ({ text }: Word) => /\p{L}{2}/u.test(text);

/** «–»: none of one size. */
const isNone = ({ text }: Word) => /^[–—-]$/u.test(text);

/** On a photo, signs are words of their own. */
export const isAmount = (word: Word | undefined) =>
  word !== undefined && (isPrice(word) || isNone(word) || money.test(word.text));

const isApart = (one: Word, other: Word) =>
  other.x - one.end > Math.min(one.height, other.height) * columnGap;

const areOnEdge = (one: Word, other: Word) =>
  Math.abs(one.x - other.x) < Math.min(one.height, other.height) * aligned;

/** «Soup», and «2.75    Bread» close below it: the price is of what stands above it. */
const isUnder = ({ prices: [price] }: Lead, rows: readonly Row[]) =>
  rows.some((row) =>
    row.some((one) => {
      const by = (price?.y ?? one.y) - one.y;
      const isOver = price && by > 0 && by < price.height * nextLine && areOnEdge(one, price);
      return isOver && isWordy(one) && !isAmount(one);
    }),
  );

function leadsOf(row: Row): Lead[] {
  return row.flatMap((price, at) => {
    if (!isAmount(price) || isAmount(row[at - 1])) return [];
    const rest = row.slice(at);
    const count = rest.findIndex((word) => !isAmount(word));
    const [prices, name] = [rest.slice(0, count), rest[count]];
    if (!name || !prices.some(isPrice) || !isWordy(name)) return [];
    const isSize = (word: Word, next: Word | undefined) =>
      next !== undefined && /^\p{Ll}/u.test(next.text) && !isAmount(next) && !isApart(word, next);
    const next = rest.findIndex(
      (word, index) =>
        index > count &&
        ((isPrice(word) && !isSize(word, rest[index + 1])) ||
          isApart(rest[index - 1] ?? word, word)),
    );
    return [{ prices, name, said: rest.slice(count, next < 0 ? undefined : next), row }];
  });
}

/** «1 Soup», «2 Rolls», «16/11», «17/11»: not what dishes cost, but their numbers or days. */
const areCounted = (leads: readonly Lead[]) => {
  const numbers = leads.map(({ prices: [price] }) => Number.parseFloat(price?.text ?? ''));
  const steps = numbers.slice(1).map((number, at) => number - (numbers[at] ?? 0));
  return steps.filter((step) => step === 1).length > steps.length * counted;
};

/** Before it on its row is such a lead, or one with a price of its own; behind it is another column, or what is below the names of one. */
function isAlone({ prices, name, said, row }: Lead, leads: readonly Lead[]): boolean {
  const from = row.indexOf(name);
  const at = from - prices.length;
  const end = from + said.length;
  const isOf = (word: Word) =>
    leads.some(
      (one) => one.prices.includes(word) || one.said.includes(word) || areOnEdge(one.name, word),
    );
  const [last, next] = [row[at - 1], row[end]];
  return (!last || isAmount(last) || isOf(last)) && (!next || !isAmount(next) || isOf(next));
}

/** With its own prices, which stand where those of most on its edge do: what is beside it may have some, too. */
function withOwn(lead: Lead, edge: readonly Lead[]): Lead[] {
  const isOn = (price: Word) => (one: Word) =>
    [one.x - price.x, one.end - price.end, (one.x + one.end - price.x - price.end) / 2].some(
      (apart) => Math.abs(apart) < price.height * aligned,
    );
  const from = lead.prices.findIndex(
    (price) =>
      edge.filter(({ prices }) => prices.some(isOn(price))).length >= edge.length * minShare,
  );
  const isSigned = from > 0 && money.test(lead.prices[from - 1]?.text ?? '');
  return from < 0 ? [] : [{ ...lead, prices: lead.prices.slice(isSigned ? from - 1 : from) }];
}

/** «Brunch    9    Toast»: what stands apart before a price on its row, and is a heading beside the first of its dishes. */
function headOf({ prices: [price], row }: Lead): Word | undefined {
  const before = price ? row.slice(0, row.indexOf(price)) : [];
  const [first, last] = [before[0], before.at(-1)];
  const isHead = before.some(isWordy) && !before.some(({ text }) => /\d/u.test(text));
  return isHead && price && last && isApart(last, price) ? first : undefined;
}

/** As many as sections have, at one edge; most dishes have none before them. */
function withHeads(rest: readonly Lead[], alone: number): number {
  const heads = rest.flatMap((lead) => headOf(lead) ?? []);
  const [first] = heads;
  const areHeads = heads.length > 1 && heads.length * 2 <= alone;
  return first && areHeads ? heads.filter((head) => areOnEdge(head, first)).length : 0;
}

const edgeOf = ({ name }: Lead, leads: readonly Lead[]) =>
  leads.filter((one) => areOnEdge(one.name, name));

/** Leads whose names are on edges, as long as their prices are nobody else's, and the names have no others. */
function leading(leads: readonly Lead[]): readonly Lead[] {
  const own = leads.flatMap((lead) => withOwn(lead, edgeOf(lead, leads)));
  const found = own.filter((lead) => {
    const edge = edgeOf(lead, own);
    const alone = edge.filter((one) => isAlone(one, own));
    const rest = edge.filter((one) => !alone.includes(one));
    const sure = alone.length + withHeads(rest, alone.length);
    return edge.length >= leastRows && !areCounted(edge) && sure >= edge.length * minShare;
  });
  return found.length < leads.length ? leading(found) : found;
}

/** Most of an edge; above a few stands a heading. */
const areUnder = (leads: readonly Lead[], rows: readonly Row[]) =>
  leads.filter((lead) => isUnder(lead, rows)).length * 2 > leads.length;

/** «9    Toast»: where prices stand before names, each is moved behind its own, all of an edge below each other. */
export function pricesLast(rows: readonly Row[]): Row[] {
  const found = leading(
    rows.flatMap(leadsOf).filter((lead, _, all) => !areUnder(edgeOf(lead, all), rows)),
  );
  const isNext = (word: Word) => found.some(({ name }) => areOnEdge(name, word));
  const endOf = ({ said, name }: Lead) => {
    const next = said.findIndex((one, at) => at > 0 && isNext(one));
    return (said.slice(0, next < 0 ? undefined : next).at(-1) ?? name).end;
  };
  return rows.map((row) => {
    const moved = (word: Word) => {
      const lead = found.find(({ prices }) => prices.includes(word));
      const [first] = lead?.prices ?? [];
      if (!lead || !first) return word;
      const end = Math.max(...edgeOf(lead, found).map(endOf));
      const x = end + first.height * gap + word.x - first.x;
      return { ...word, x, end: x + word.end - word.x };
    };
    return row.map(moved).toSorted((a, b) => a.x - b.x);
  });
}
