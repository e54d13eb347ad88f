import { isPriceAlone } from '../bare-names.ts';
import { type Step, withText } from '../tidy-line.ts';

/** So many lines begin with how much there is of a dish, and such a share of those in cells. */
const minCount = 5;
const minShare = 0.3;

const measure = String.raw`(?:\d[\d.,/]*\s?(?:k?g|dkg|gr|[cdm]?l|ks|szt\.?|kom|db|oz|шт\.?|к?г|м?л)|1\/[248])`;
const ahead = new RegExp(String.raw`^\s*(?<measure>${measure})\s{2,}(?<rest>\p{L}.*)$`, 'iu');
const beforeName = new RegExp(String.raw`^\s*${measure}\s+\p{L}`, 'iu');

/** «150g Goulash»: how much there is, before the name. */
export const isMeasured = ({ text }: { text: string }): boolean => beforeName.test(text);

/** «300 g    CHF 46.–» names nothing. */
function aheadOf(text: string): { measure: string; rest: string } | undefined {
  const { measure, rest } = ahead.exec(text)?.groups ?? {};
  return measure !== undefined && rest !== undefined && !isPriceAlone(rest)
    ? { measure, rest }
    : undefined;
}

const cells = /\S\s{2,}\S/u;
const priceBehind = /\s{2,}\S*\d\S*(?:\s\S+)?(?:\s?\/\s?\S*\d\S*)?\s*$/u;

const areUsual = (lines: readonly { text: string }[]) => {
  const count = lines.filter(({ text }) => aheadOf(text)).length;
  return (
    count >= minCount && count >= lines.filter(({ text }) => cells.test(text)).length * minShare
  );
};

/** «Main dishes» without a measure, above a line with one. */
const title = /^\s*\p{Lu}\P{Nd}{2,30}$/u;
const isTitle = (text: string) => title.test(text) && !/[,.!:()]| \S+ \S+ /u.test(text.trim());

/** «150 g    Goulash    199,-»: what its column says stands behind the name, and titles have none. */
export const withMeasuresBehind: Step = (lines) => {
  if (!areUsual(lines)) return [...lines];
  return lines.map((line, at) => {
    const found = aheadOf(line.text);
    const isAbove = aheadOf(lines[at + 1]?.text ?? '') !== undefined;
    if (!found)
      return isAbove && isTitle(line.text) ? withText(line, `== ${line.text.trim()} ==`) : line;
    const { measure, rest } = found;
    const price = priceBehind.exec(rest)?.[0] ?? '';
    const name = rest.slice(0, rest.length - price.length);
    const whole = withText(line, `${name} – ${measure}${price}`);
    return price === '' ? { ...whole, isDish: true } : whole;
  });
};
