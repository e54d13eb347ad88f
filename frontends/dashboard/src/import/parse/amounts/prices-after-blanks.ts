import { isPriceAlone } from '../bare-names.ts';
import { isCapitals, isSectionName } from '../headings.ts';
import { isNoise } from '../noise.ts';
import { countsOf } from '../counts-of.ts';
import { isBlank, type Step, type TidyLine } from '../tidy-line.ts';

/** So many prices with blank lines around them are no coincidence. */
const minCount = 3;

const isPrice = ({ text }: TidyLine) => isPriceAlone(text) && !isNoise(text);

type Paragraph = { lines: TidyLine[]; isPrice: boolean; gap: number };

function paragraphsOf(lines: readonly TidyLine[]): Paragraph[] {
  const all: Paragraph[] = [];
  let gap = 0;
  for (const [at, line] of lines.entries()) {
    if (isBlank(line)) gap += 1;
    if (isBlank(line)) continue;
    const last = all.at(-1);
    // Behind a price a sign begins another dish.
    const isNext = last?.isPrice === true && /^\s*[•●▪*·–—-]\s/u.test(line.text);
    if (last && !isNext && !isBlank(lines[at - 1])) {
      last.lines.push(line);
      // «10.50», and below it «(14.50)» for more.
      last.isPrice &&= isPrice(line) && /^\s*\(/u.test(line.text);
    } else all.push({ lines: [line], isPrice: isPrice(line), gap });
    gap = 0;
  }
  return all;
}

/** «Sauce au choix : Roquefort, morilles» */
const choiceAbove =
  /(?:au choix|zur wahl|nach wahl|a scelta|a elegir|à escolha|of your choice)\s*:/iu;

/** «Our dishes», «17.10.2025»: between a price and the next name stand titles, dates and stories. */
const isBetween = ({ lines: [first, second] }: Paragraph, below: Paragraph | undefined) => {
  const text = first?.text.trim() ?? '';
  const isTitle = /^[^,.!:;]+$/u.test(text) && (text.match(/\p{L}+/gu)?.length ?? 0) <= 4;
  const words = below?.lines[0]?.text.trim() ?? '';
  const isDescription = /^[\p{Ll}(]/u.test(words) || choiceAbove.test(words);
  return (
    second !== undefined ||
    isSectionName(text) ||
    !/\p{L}/u.test(text) ||
    text.length > 120 ||
    isNoise(text) ||
    (isTitle && !isDescription)
  );
};

/** The most frequent count; the lower of equals. */
export function usualOf(counts: readonly number[]): number {
  const all = [...countsOf(counts)];
  return all.toSorted(([a, x], [b, y]) => y - x || a - b)[0]?.[0] ?? 1;
}

/** «It contains:», and a list below it: no dish begins so. */
const continuesBelow = (paragraph: Paragraph | undefined) =>
  paragraph !== undefined &&
  (/:\s*$/u.test(paragraph.lines[0]?.text ?? '') ||
    (paragraph.lines.length > 1 &&
      paragraph.lines.every(({ text }) => /^\s*[•●*·–—-]\s/u.test(text))));

/** What goes on with the dish above, as one line that is said of it. */
const listed = ({ lines }: Paragraph): TidyLine => ({
  text: `(${lines.map(({ text }) => text.replace(/^\s*[•●*·–—-]\s+/u, '').trim()).join(', ')})`,
  from: lines.flatMap(({ from }) => from),
});

const isSaidOf = (paragraph: Paragraph | undefined) =>
  /^\s*\(?\p{Ll}|, \p{L}/u.test(paragraph?.lines[0]?.text ?? '');

/** «Niçoise Salad», «17.», «with tuna and beans»: what is said stands below most prices, and the name alone above. */
function isDescribedBelow(groups: readonly (readonly Paragraph[])[]): boolean {
  const pairs = groups.filter(({ length }) => length > 1).slice(1);
  const said = pairs.filter((above) => isSaidOf(above[0]) && !isSaidOf(above.at(-1)));
  const others = pairs.filter((above) => !isSaidOf(above[0]) && isSaidOf(above.at(-1)));
  return said.length > minCount && said.length > others.length * 3;
}

/** Where two blank lines end some dishes, and never stand before a price, they end those without one as well. */
function areSeparatedByTwoBlanks(paragraphs: readonly Paragraph[]): boolean {
  const behind = paragraphs.filter((_, at) => paragraphs[at - 1]?.isPrice === true);
  const before = paragraphs.filter(({ isPrice: isOne }) => isOne);
  const wide = behind.filter(({ gap }) => gap > 1).length;
  return wide > 1 && before.every(({ gap }) => gap === 1);
}

/** How many of the paragraphs above a price are of its dish. */
function sizeOf(given: readonly Paragraph[], usual: number, isParted: boolean): number {
  const from = isParted
    ? Math.max(
        given.findLastIndex(({ gap }) => gap > 1),
        0,
      )
    : 0;
  const above = given.slice(from);
  const others = above.slice(0, -usual);
  const title = others.findLastIndex((paragraph, at) => isBetween(paragraph, above[at + 1]));
  let size = above.length - title - 1;
  while (size < above.length && continuesBelow(above.at(-size))) size += 1;
  return size;
}

/** «Tea Egg», a blank, and below it «Soy egg» above or below its price: of most, or of a few that others have whole. */
function withNamesJoined(lines: readonly TidyLine[]): TidyLine[] {
  const paragraphs = paragraphsOf(lines);
  const isNameAlone = ({ lines: [name, ...others] }: Paragraph) =>
    others.length === 0 && /^\s*[\p{L}\d][^,.:]{1,50}$/u.test(name?.text ?? '');
  const said = paragraphs.filter((paragraph, at) => {
    const [first, second, ...others] = paragraph.lines;
    const above = paragraphs[at - 1];
    if (!first || !second || others.length > 2 || !above || above.isPrice) return false;
    // «Sigara Borek : feta & parsley» holds its name.
    const isSaid =
      others.length === 0 && isPrice(second) && !/\p{L}{3}\s?:\s+\p{L}/u.test(first.text);
    return (isPrice(first) ? !isPrice(second) : isSaid) && isNameAlone(above);
  });
  const areUsual = said.length >= minCount && said.length >= lines.filter(isPrice).length * 0.8;
  const whole = paragraphs.filter(
    ({ lines: all }) => all.length === 3 && all.slice(-1).some(isPrice),
  );
  if (
    !areUsual &&
    (said.length === 0 || whole.length <= minCount || whole.length < said.length * 3)
  )
    return [...lines];
  return paragraphs.flatMap((paragraph, at): TidyLine[] => {
    const below = paragraphs[at + 1];
    const isJoined = below !== undefined && said.includes(below);
    return isJoined ? paragraph.lines : [...paragraph.lines, { text: '', from: [] }];
  });
}

/** «SEA & LAKE», three dishes or more and «445:-», and again so: menus of courses that have one price. */
function coursesIn(groups: readonly (readonly Paragraph[])[]): Paragraph[][] {
  const isDish = ({ lines: [line, ...more] }: Paragraph) =>
    more.length === 0 &&
    /^\s*\p{Lu}[^.:]*\p{Ll}[^.:]*$/u.test(line?.text ?? '') &&
    (line?.text.trim().split(/\s+/u).length ?? 0) > 3;
  const found = groups.flatMap((above) => {
    const menu = above.slice(above.findLastIndex((paragraph) => !isDish(paragraph)));
    const isTitled = isCapitals(menu[0]?.lines[0]?.text ?? '') && menu[0]?.lines.length === 1;
    return isTitled && menu.length > minCount ? [menu] : [];
  });
  return found.length > 1 ? found : [];
}

/** Web pages put a blank line between a name, what is said of it, and its price: each dish becomes one paragraph. */
export const withPricesAfterBlanks: Step = (given) => {
  const lines = withNamesJoined(given);
  const paragraphs = paragraphsOf(lines);
  const prices = paragraphs.flatMap(({ isPrice }, at) => (isPrice ? [at] : []));
  const amounts = lines.filter((line) => isPrice(line) && !/^\s*\(/u.test(line.text));
  if (prices.length < minCount || prices.length < amounts.length * 0.7) return [...lines];
  const groups = prices.map((at, turn) => paragraphs.slice((prices[turn - 1] ?? -1) + 1, at));
  const usual = usualOf(groups.map(({ length }) => length));
  if (usual === 0) return [...lines];
  const isParted = areSeparatedByTwoBlanks(paragraphs);
  const joined = new Set(
    groups.flatMap((above) => {
      return above.slice(-sizeOf(above, usual, isParted));
    }),
  );
  const below = isDescribedBelow(groups) ? groups.slice(1) : [];
  const saidBelow = new Set(below.flatMap((above) => (above.length > 1 ? above[0] : [])));
  if (saidBelow.size > 0)
    return paragraphs.flatMap((paragraph, at): TidyLine[] => {
      const next = paragraphs[at + 1];
      const isOpen = next !== undefined && (next.isPrice || saidBelow.has(next));
      return isOpen ? paragraph.lines : [...paragraph.lines, { text: '', from: [] }];
    });
  const menus = coursesIn(groups);
  return paragraphs.flatMap((paragraph, at): TidyLine[] => {
    const menu = menus.find((one) => one.includes(paragraph));
    const price = paragraphs[at + (menu?.length ?? 0)]?.lines ?? [];
    if (menu && paragraph !== menu[0])
      return paragraph.lines.map((line) => ({ ...line, part: 'dish' }));
    if (menu)
      return paragraph.lines.flatMap((line): TidyLine[] => [
        { ...line, part: 'title' },
        {
          text: [line, ...price].map(({ text }) => text.trim()).join('    '),
          from: [line, ...price].flatMap(({ from }) => from),
          part: 'dish',
        },
      ]);
    if (joined.has(paragraph) && continuesBelow(paragraph)) return [listed(paragraph)];
    const [title, ...named] = paragraph.lines;
    // «White Wines» right above the first name of those that stand alone.
    if (usual === 1 && title && named.length === 1 && isSectionName(title.text))
      return [{ ...title, text: `== ${title.text.trim()} ==` }, ...named];
    const below = paragraphs[at + 1];
    const isEnd =
      !joined.has(paragraph) || (below !== undefined && !joined.has(below) && !below.isPrice);
    return isEnd ? [...paragraph.lines, { text: '', from: [] }] : paragraph.lines;
  });
};
