import { decoratedName } from '../headings.ts';
import { isNoise } from '../noise.ts';
import { takePrice } from '../money.ts';
import { isPriced } from './bare-names.ts';
import { type Step, type TidyLine, withText } from './tidy-line.ts';

/** So many of the dishes are a name and a price below it, with nothing between. */
const share = 0.5;

type Block = { lines: number[]; isAfterBlank: boolean };

const isPriceOnly = (text: string) => isPriced(text) && takePrice(text).rest.trim() === '';

/** The words above each price that stands alone. */
function blocksOf(lines: readonly TidyLine[]): Block[] {
  const blocks: Block[] = [];
  let words: number[] = [];
  let isAfterBlank = true;
  for (const [at, { text }] of lines.entries()) {
    if (isPriceOnly(text)) {
      if (words.length > 0) blocks.push({ lines: words, isAfterBlank });
      words = [];
      isAfterBlank = false;
    } else if (text.trim() === '' || isNoise(text) || isPriced(text)) {
      isAfterBlank ||= text.trim() === '';
      words = [];
    } else words.push(at);
  }
  return blocks;
}

/** Where dishes are a name above a price, a line more is the heading above them. */
export const withTitles: Step = (lines) => {
  const blocks = blocksOf(lines);
  const single = blocks.filter((block) => block.lines.length === 1);
  if (blocks.length < 3 || single.length < blocks.length * share) return [...lines];
  const areApart = single.filter(({ isAfterBlank }) => isAfterBlank).length * 2 > single.length;
  const titles = new Set(
    blocks.flatMap(({ lines: words, isAfterBlank }) => {
      const name = lines[words.at(-1) ?? 0]?.text.trim() ?? '';
      const isSentence = /[.!]$|[).]\.?$/u.test(name) && name.split(' ').length > 3;
      const isName =
        (isAfterBlank && !areApart) ||
        (/^\p{Lu}/u.test(name) && !name.includes(',') && !isSentence);
      return isName && words.length < 4 ? words.slice(0, -1) : [];
    }),
  );
  return lines.map((line, at) =>
    titles.has(at) && decoratedName(line.text) === undefined
      ? withText(line, `== ${line.text.trim()} ==`)
      : line,
  );
};
