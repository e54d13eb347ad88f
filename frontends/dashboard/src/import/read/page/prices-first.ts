import type { Word } from '../../parse/columns.ts';
import { takePrice } from '../../parse/money.ts';

/** In letter heights: how far apart names on one edge are, and the most between a name and its price. */
const aligned = 0.3;
const gap = 1.5;
const leastRows = 3;
/** So many of the rows of an edge tell what stands before it. */
const minShare = 0.8;

type Row = readonly Word[];
/** A price, and what follows it on its row up to the next. */
type Lead = { price: Word; name: Word; said: Row; row: Row };

const isPrice = ({ text }: Word) => {
  const { prices, rest } = takePrice(text);
  return prices.length > 0 && rest === '';
};
const isWordy = ({ text }: Word) => /\p{L}{2}/u.test(text);

function leadsOf(row: Row): Lead[] {
  return row.flatMap((price, at) => {
    const [name] = row.slice(at + 1);
    if (!name || !isPrice(price) || !isWordy(name) || isPrice(name)) return [];
    const next = row.findIndex((word, index) => index > at && isPrice(word));
    return [{ price, name, said: row.slice(at + 1, next < 0 ? undefined : next), row }];
  });
}

/** «1 Soup», «2 Rolls»: not what dishes cost, but their numbers. */
const areCounted = (leads: readonly Lead[]) => {
  const numbers = leads.map(({ price }) => Number(price.text));
  return numbers.slice(1).every((number, at) => number === (numbers[at] ?? 0) + 1);
};

const areOnEdge = (one: Word, other: Word) =>
  Math.abs(one.x - other.x) < Math.min(one.height, other.height) * aligned;

/** All before it on its row, and what may follow it, is of such leads as well, or below their names. */
function isAlone({ price, said, row }: Lead, leads: readonly Lead[]): boolean {
  const at = row.indexOf(price);
  const end = at + said.length + 1;
  const isOf = (word: Word) => (one: Lead) =>
    one.price === word || one.said.includes(word) || areOnEdge(one.name, word);
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
      const lead = found.find(({ price }) => price === word);
      if (!lead) return word;
      const next = lead.said.findIndex((one, at) => at > 0 && isNext(one));
      const { end } = lead.said.slice(0, next < 0 ? undefined : next).at(-1) ?? lead.name;
      const x = end + word.height * gap;
      return { ...word, x, end: x + word.end - word.x };
    };
    return row.map(moved).toSorted((a, b) => a.x - b.x);
  });
}
