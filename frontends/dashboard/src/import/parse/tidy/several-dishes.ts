import { isCapitals, isSectionName } from '../headings.ts';
import { choiceWords } from '../words/choice-words.ts';
import { isExtra, isExtraCharge, namedOf } from '../line-grammar/named-line.ts';
import { isKind, isKindAlone, isNamed } from '../line-grammar/part-names.ts';
import { type Part, partsOf } from '../line-grammar/priced-parts.ts';
import { areSurcharges } from '../section-note.ts';
import { type Step, type TidyLine, withText } from '../tidy-line.ts';

/** A size is a dish among dishes that are none, and below a title: «CHIPS: Small 2.80  Butty 3.20». */
function areDishes(parts: readonly Part[], isTitled: boolean): boolean {
  const others = parts.slice(1).filter(({ words }) => isKind(words));
  return (
    parts.length > 1 &&
    parts.every(({ words }) => isNamed(words)) &&
    (isTitled
      ? others.length < parts.length - 1
      : others.length * 2 <= parts.length - 1 && parts.length - others.length > 1)
  );
}

function dishesOf(text: string, isTitled = false): string[] {
  const parts = partsOf(text);
  const [first] = parts;
  // «Cappuccino 4.20   oat milk +0.50»
  const lineOf = (part: Part) =>
    part !== first && first && !isExtraCharge(first) && /\+$/u.test(part.words)
      ? `(${part.words.replace(/\s*\+$/u, '')} +${part.price})`
      : part.text;
  return areDishes(parts, isTitled) && !choiceWords.test(text) ? parts.map(lineOf) : [];
}

const titled =
  /^\s*(?<title>\p{L}[\p{L} &]{1,24})(?:\s?:\s+|\s+[–—-]\s+(?=\D*\p{L}{3}\D*\d))(?<said>.+)$/u;

/** Below a dish it is one more, and what stands behind it are its kinds: «Beer: Stout 7, Pils 6». */
const isDish = (title: string, above: TidyLine | undefined) =>
  !isCapitals(title) &&
  !isSectionName(title) &&
  !choiceWords.test(`${title}:`) &&
  partsOf(above?.text ?? '').length === 1;

/** «Water 2.50 – House wine ¼ 4 ½ 7 – Coffee 1.50»: what dashes part, of which some has sizes. */
function sizedDishes(text: string): string[] {
  const groups: Part[][] = [];
  const parts = partsOf(text);
  for (const part of parts)
    if (groups.length === 0 || /[–—•·|;]/u.test(part.parting)) groups.push([part]);
    else groups.at(-1)?.push(part);
  const isName = (words = '') => /^\p{Lu}\p{L}{2}/u.test(words) && !isKindAlone(words);
  const areDishes = groups.every(
    ([head, ...sizes]) => isName(head?.words) && sizes.every(({ words }) => isKind(words)),
  );
  return areDishes && groups.length > 1 && groups.length < parts.length
    ? groups.map((all) => all.map((part) => part.text).join(' '))
    : [];
}

/** A line for each dish of those that have sizes. */
export const splitSizedDishes: Step = (lines) =>
  lines.flatMap((line) => {
    const dishes = line.names ? [] : sizedDishes(line.text);
    return dishes.length > 0 ? dishes.map((text) => withText(line, text)) : [line];
  });

/** Splits a line of several priced dishes into a line each. */
export const splitDishes: Step = (lines) =>
  lines.flatMap((line, at): TidyLine[] => {
    if (line.names || areSurcharges(line.text)) return [line];
    const { title = '', said = '' } = titled.exec(line.text)?.groups ?? {};
    const listed = dishesOf(said, true);
    const kinds = listed.length > 1 && isDish(title, lines[at - 1]) ? namedOf(said) : undefined;
    if (kinds)
      return [{ ...line, text: [title, ...kinds.prices].join('    '), names: kinds.labels }];
    if (listed.length > 1) return [`== ${title} ==`, ...listed].map((text) => ({ ...line, text }));
    const dishes = dishesOf(line.text);
    // «MELON Lemon, Basil 13 LATE PEACH Verjus, Tonic 13»: a name may end before its list, and «add egg 3 / ham 4» has none.
    const isGuess = (text: string) =>
      dishes.length > 2 &&
      (isExtra(line.text) || /^\p{Lu}{3,} .*\p{Lu}\p{Ll}.*, /u.test(text)) &&
      ({ isGuess: true } as const);
    return dishes.length === 0
      ? [line]
      : dishes.map((text) => ({ ...line, text, ...isGuess(text) }));
  });
