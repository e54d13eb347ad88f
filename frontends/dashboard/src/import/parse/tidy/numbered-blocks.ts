import { isPriceAlone, isPriced } from '../bare-names.ts';
import { isSectionName } from '../headings.ts';
import { isBlank, type Step, type TidyLine, withPriceOf, withText } from '../tidy-line.ts';

/** So many numbers count the dishes of a menu, and so many lines at most stand below one. */
const minNumbers = 4;
const mostBelow = 3;

const priceAtEnd =
  /^(?<said>.*\p{L}.*?)[\s.…]+(?<price>(?:\p{Sc}\s?)?\d{1,5}(?:[.,]\d{1,2})?(?:\s?\p{Sc})?)$/u;

/** What stands below a numbered name, up to a blank or to the next number. */
function below(lines: readonly TidyLine[], at: number): readonly TidyLine[] {
  const rest = lines.slice(at + 1);
  const end = rest.findIndex(
    (line) => isBlank(line) || line.isNumbered || isSectionName(line.text),
  );
  return end < 0 ? rest : rest.slice(0, end);
}

const said = (line: TidyLine): TidyLine => ({ ...line, part: 'said' });

/** «2. Curry puffs», «potato, cumin», «$11.90»: a number begins a dish, and what stands below it is said of it. */
function withPriceBelow(name: TidyLine, own: readonly TidyLine[]): TidyLine[] | undefined {
  const last = own.at(-1);
  const between = own.slice(0, -1);
  if (!last || own.length > mostBelow || between.some(({ text }) => isPriced(text)))
    return undefined;
  if (isPriceAlone(last.text)) return [withPriceOf(name, last), ...between.map(said)];
  const { said: words, price } = priceAtEnd.exec(last.text.trim())?.groups ?? {};
  if (words === undefined || price === undefined || isPriced(words))
    return isPriced(last.text) ? undefined : [name, ...own.map(said)];
  const priced = withPriceOf(name, { ...last, text: price });
  return [priced, ...between.map(said), said(withText(last, words))];
}

/** A price below a numbered name is that of the dish, whatever stands between. */
export const withNumberedBlocks: Step = (lines) => {
  if (lines.filter(({ isNumbered }) => isNumbered).length < minNumbers) return [...lines];
  const all: TidyLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    const own = line.isNumbered && !isPriced(line.text) ? below(lines, at) : [];
    const block = own.length > 0 ? withPriceBelow(line, own) : undefined;
    all.push(...(block ?? [line]));
    if (block) at += own.length;
  }
  return all;
};
