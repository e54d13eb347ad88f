import { takePrice } from '../money.ts';
import { headOf } from './shared-price.ts';
import { isBlank, type Step, type TidyLine, withText } from '../tidy-line.ts';

/** «martini / negroni / daiquiri» */
function namesIn(text: string): string[] {
  const names = text.trim().split(/\s+[/·•|]\s+/u);
  const areNames = names.every((name) => /^\p{L}[^\d,:]{1,30}$/u.test(name));
  return names.length > 2 && areNames ? names : [];
}

const isPricedTitle = (line: TidyLine | undefined) => {
  const { prices, rest } = takePrice(line?.text ?? '');
  return prices.length === 1 && /^\P{Nd}{3,30}$/u.test(rest);
};

/** Splits names listed below a priced title, or before «all 5.5», into a line each. */
export const withListsApart: Step = (lines) =>
  lines.flatMap((line, at): TidyLine[] => {
    const { name = '', price = '', isSaid = false } = headOf(line.text) ?? {};
    const priced = isSaid ? namesIn(name) : [];
    if (priced.length > 0) return priced.map((text) => withText(line, `${text}    ${price}`));
    const isListed =
      isBlank(lines[at + 1]) && isPricedTitle(lines[at - 1]) && isBlank(lines[at - 2]);
    const names = isListed ? namesIn(line.text) : [];
    return names.length > 0 ? names.map((text) => ({ ...line, text })) : [line];
  });
