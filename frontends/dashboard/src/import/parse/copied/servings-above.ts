import { isPriceAlone, isPriced } from '../bare-names.ts';
import { isBlank, type TidyLine, withText } from '../tidy-line.ts';
import { isServings } from '../words/said-remarks.ts';

/** «Serves 2» between a dish and its price is said of it, and is not what costs so much. */
export function withServingsAbove(lines: readonly TidyLine[]): TidyLine[] {
  const joined: TidyLine[] = [];
  for (const [at, line] of lines.entries()) {
    const [above, below] = [joined.at(-1), lines[at + 1]];
    const isSaid = below && isServings(line.text) && isPriceAlone(below.text);
    if (!isSaid || !above || isBlank(above) || isPriced(above.text)) joined.push(line);
    else
      joined[joined.length - 1] = {
        ...withText(above, `${above.text.trimEnd()} (${line.text.trim()})`),
        from: [...above.from, ...line.from],
      };
  }
  return joined;
}
