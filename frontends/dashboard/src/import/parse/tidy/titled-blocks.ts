import { decoratedName } from '../headings.ts';
import { isNoise } from '../noise.ts';
import { isDescriptive, isMeasure, isServing } from '../reading.ts';
import { isSmall } from '../line-grammar/part-names.ts';
import { isPriceAlone, isPriced } from '../bare-names.ts';
import { type Step, type TidyLine, withText } from '../tidy-line.ts';
import { mentionsAllergens } from '../words/said-allergens.ts';

type Block = { lines: number[]; isAfterBlank: boolean; paragraph: number };

/** The text above each price on its own line. */
function blocksOf(lines: readonly TidyLine[]): Block[] {
  const blocks: Block[] = [];
  let words: number[] = [];
  let isAfterBlank = true;
  let paragraph = 0;
  for (const [at, { text }] of lines.entries()) {
    if (isPriceAlone(text)) {
      if (words.length > 0) blocks.push({ lines: words, isAfterBlank, paragraph });
      words = [];
      isAfterBlank = false;
    } else if (text.trim() === '' || mentionsAllergens(text) || isNoise(text) || isPriced(text)) {
      isAfterBlank = !isPriced(text) && (isAfterBlank || text.trim() === '');
      if (text.trim() === '') paragraph += 1;
      words = [];
    } else if (!isMeasure(text.trim())) words.push(at);
  }
  return blocks;
}

const isShortName = (name: string) =>
  !isServing(name) &&
  /^\p{Lu}/u.test(name) &&
  !name.includes(',') &&
  !(/[.!]$|[).]\.?$/u.test(name) && name.split(' ').length > 3);

/** Two names above the first of several prices in a paragraph: the upper one is their heading. */
function titlesOfParagraphs(lines: readonly TidyLine[], blocks: readonly Block[]): number[] {
  const nameOf = (at: number | undefined) => lines[at ?? -1]?.text.trim() ?? '';
  return blocks.flatMap(({ lines: words, isAfterBlank, paragraph }) => {
    const others = blocks.filter((block) => block.paragraph === paragraph && block.lines !== words);
    const [, name, ...said] = words.map(nameOf);
    const areNames =
      isShortName(nameOf(words[0])) &&
      isShortName(name ?? '') &&
      said.every((one) => isSmall(one) || one.includes(', '));
    const isLonger = others.every((block) => block.lines.length === words.length - 1);
    const isSaid = words.length === 2 && isDescriptive(name ?? '');
    const isTitled = areNames || (isLonger && !isSaid && isShortName(nameOf(words[0])));
    return isAfterBlank && others.length > 0 && isTitled ? words.slice(0, 1) : [];
  });
}

export const withTitles: Step = (lines) => {
  const blocks = blocksOf(lines);
  if (blocks.length < 3) return [...lines];
  const titles = new Set(titlesOfParagraphs(lines, blocks));
  return lines.map((line, at) =>
    titles.has(at) && decoratedName(line.text) === undefined
      ? withText(line, `== ${line.text.trim()} ==`)
      : line,
  );
};
