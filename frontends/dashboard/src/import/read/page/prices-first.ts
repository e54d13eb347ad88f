import type { Word } from '../../parse/columns.ts';
import { takePrice } from '../../parse/money.ts';

/** In letter heights: how far apart names on one edge are, and the most between a name and its price. */
const aligned = 0.3;
const gap = 1.5;
const leastRows = 3;
/** So many of the rows of an edge tell what stands before it. */
const minShare = 0.8;

type Row = readonly Word[];
/** Prices, and what follows them on their row up to the next. */
type Lead = { prices: Row; name: Word; said: Row; row: Row };

const isPrice = ({ text }: Word) => {
  const { prices, rest } = takePrice(text);
  return prices.length > 0 && rest === '';
};
const isWordy = ({ text }: Word) => /\p{L}{2}/u.test(text);

/** «–»: none of one size. */
const isNone = ({ text }: Word) => /^[–—-]$/u.test(text);

function leadsOf(row: Row): Lead[] {
  const isAmount = (word: Word | undefined) =>
    word !== undefined && (isPrice(word) || isNone(word));
  return row.flatMap((price, at) => {
    if (!isAmount(price) || isAmount(row[at - 1])) return [];
    const rest = row.slice(at);
    const count = rest.findIndex((word) => !isAmount(word));
    const [prices, name] = [rest.slice(0, count), rest[count]];
    if (!name || !prices.some(isPrice) || !isWordy(name)) return [];
    const next = rest.findIndex((word, index) => index > count && isPrice(word));
    return [{ prices, name, said: rest.slice(count, next < 0 ? undefined : next), row }];
  });
}

/** «1 Soup», «2 Rolls»: not what dishes cost, but their numbers. */
const areCounted = (leads: readonly Lead[]) => {
  const numbers = leads.map(({ prices: [price] }) => Number(price?.text));
  return numbers.slice(1).every((number, at) => number === (numbers[at] ?? 0) + 1);
};

const areOnEdge = (one: Word, other: Word) =>
  Math.abs(one.x - other.x) < Math.min(one.height, other.height) * aligned;

/** All before it on its row, and what may follow it, is of such leads as well, or below their names. */
function isAlone({ prices, name, said, row }: Lead, leads: readonly Lead[]): boolean {
  const from = row.indexOf(name);
  const at = from - prices.length;
  const end = from + said.length;
  const isOf = (word: Word) => (one: Lead) =>
    one.prices.includes(word) || one.said.includes(word) || areOnEdge(one.name, word);
  return [...row.slice(0, at), ...row.slice(end, end + 1)].every((word) => leads.some(isOf(word)));
}

/** Leads whose names are on edges, as long as their prices are nobody else's, and the names have no others. */
function leading(leads: readonly Lead[]): readonly Lead[] {
  const edges = leads.map(({ name }) => leads.filter((one) => areOnEdge(one.name, name)));
  const found = leads.filter((_, at) => {
    const edge = edges[at] ?? [];
    const alone = edge.filter((one) => isAlone(one, leads));
    return edge.length >= leastRows && !areCounted(edge) && alone.length >= edge.length * minShare;
  });
  return found.length < leads.length ? leading(found) : found;
}

/** «9    Toast»: where prices stand before names, each is moved behind its own. */
export function pricesLast(rows: readonly Row[]): Row[] {
  const found = leading(rows.flatMap(leadsOf));
  const isNext = (word: Word) => found.some(({ name }) => areOnEdge(name, word));
  return rows.map((row) => {
    const moved = (word: Word) => {
      const lead = found.find(({ prices }) => prices.includes(word));
      const [first] = lead?.prices ?? [];
      if (!lead || !first) return word;
      const next = lead.said.findIndex((one, at) => at > 0 && isNext(one));
      const { end } = lead.said.slice(0, next < 0 ? undefined : next).at(-1) ?? lead.name;
      const x = end + first.height * gap + word.x - first.x;
      return { ...word, x, end: x + word.end - word.x };
    };
    return row.map(moved).toSorted((a, b) => a.x - b.x);
  });
}
