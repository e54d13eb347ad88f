import { takeMarks } from '../marks.ts';
import { takePrice } from '../money.ts';
import { choiceWords } from '../words/choice-words.ts';
import { isAdded } from './named-line.ts';
import { isKind, isNamed } from './part-names.ts';
import { type Part, partsOf } from './priced-parts.ts';
import type { Step, TidyLine } from './tidy-line.ts';

const noLegend = new Map();

/** What goes on from the dish before it: «Garlic bread 4 | with cheese 5». */
const named = (part: string, first: string) =>
  /^(?:with|mit|avec|con|com|met|z|s|med)\s/u.test(part)
    ? `${takeMarks(takePrice(first).rest, noLegend).rest} ${part}`
    : part;

/** A size is a dish only below a title, among dishes that are none: «CHIPS: Small 2.80  Butty 3.20». */
const areDishes = (parts: readonly Part[], isTitled: boolean) =>
  parts.length > 1 &&
  parts.every(({ words }) => isNamed(words)) &&
  (isTitled
    ? !parts.every(({ words }) => isKind(words))
    : !parts.slice(1).some(({ words }) => isKind(words)));

function dishesOf(text: string, isTitled = false): string[] {
  const parts = partsOf(text);
  return areDishes(parts, isTitled) && !choiceWords.test(text)
    ? parts.map((part) => part.text)
    : [];
}

/** «Milkshake 8.5, malt +.5»: what is asked for more is said of the dish, below it. */
function addedTo(text: string): string[] {
  const parts = partsOf(text);
  const from = parts.findIndex(isAdded);
  const [dish, more] = [parts.slice(0, from), parts.slice(from)];
  return from > 0 && dish.length === 1 && more.every(({ words }) => words !== '')
    ? [...dish.map((part) => part.text), `(${more.map((part) => part.text).join(', ')})`]
    : [];
}

const titled = /^\s*(?<title>\p{L}[\p{L} &]{1,24})\s?:\s+(?<said>.+)$/u;

/** Several dishes on a line, each with its price, are a line each. */
export const apart: Step = (lines) =>
  lines.flatMap((line): TidyLine[] => {
    if (line.names) return [line];
    const { title = '', said = '' } = titled.exec(line.text)?.groups ?? {};
    const listed = dishesOf(said, true);
    if (listed.length > 1) return [`== ${title} ==`, ...listed].map((text) => ({ ...line, text }));
    const added = addedTo(line.text);
    if (added.length > 0) return added.map((text) => ({ ...line, text }));
    const dishes = dishesOf(line.text);
    if (dishes.length === 0) return [line];
    return dishes.map((text) => ({ ...line, text: named(text, dishes[0] ?? '') }));
  });
