import { isPriced } from '../bare-names.ts';
import { isBlank, type Step, type TidyLine } from '../tidy-line.ts';
import { nameAtStart, wordsIn } from './name-runs.ts';

/** So many paragraphs that begin so are how a list is written. */
const least = 3;
const length = 80;

type Told = { name: string; said: string };

/** «Earl Grey Chinese black tea with bergamot. Light and lively.»: its last large letter begins a sentence. */
function toldIn(text: string): Told | undefined {
  const words = wordsIn(text);
  const to = nameAtStart(words, 'titles') - 1;
  const next = words[to + 1] ?? '';
  const isBegun = to > 1 && to < 6 && /^\p{Ll}/u.test(next);
  const isTold = text.length > length && /\p{Ll}[.!](?:\s|$)/u.test(text) && !isPriced(text);
  return isBegun && isTold && !/^(?:with|and|in|on|of|from|is|are|has|will)$/u.test(next)
    ? { name: words.slice(0, to).join(' '), said: words.slice(to).join(' ') }
    : undefined;
}

/** A list without prices, each paragraph a name and what is told of it: the name alone is the dish. */
export const withToldNames: Step = (lines) => {
  const told = lines.map(({ text }, at) =>
    isBlank(lines[at - 1]) && isBlank(lines[at + 1]) ? toldIn(text.trim()) : undefined,
  );
  if (told.filter(Boolean).length < least) return [...lines];
  return lines.flatMap((line, at): TidyLine[] => {
    const { name, said } = told[at] ?? {};
    return name === undefined || said === undefined
      ? [line]
      : [
          { ...line, text: name, part: 'dish', isGuess: true },
          { ...line, text: said, part: 'said' },
        ];
  });
};
