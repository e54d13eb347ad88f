import { paragraphsOf } from '../habits.ts';
import { isWeekday } from '../headings.ts';
import { partsOf } from '../line-grammar/priced-parts.ts';
import { takePrice } from '../money.ts';
import { readLegendLine } from '../marks/legend.ts';
import { isNoise } from '../noise.ts';
import { currency } from '../words/money-words.ts';
import { datesFromTo } from '../words/dates.ts';
import { isPriced } from '../bare-names.ts';
import { type Step, type TidyLine, withText } from '../tidy-line.ts';

/** «at all schools of USD 317»: a district, and no money. */
const strong = new RegExp(
  `(?<!(?:in|of) )${currency}\\s?\\d+(?:[.,]\\d{2})?|\\d+(?:[.,]\\d{2})?\\s?(?:${currency}|[.,:][-–])`,
  'iu',
);

const titled = (line: TidyLine) => withText(line, `== ${line.text.trim()} ==`);

/** So many days make a week. */
const minCount = 3;

const isDay = ({ text }: TidyLine) => isWeekday(text);
/** «MA», «TI», «KE»: shorter than the name of any dish. */
const isShort = (line: TidyLine | undefined) =>
  /^\s*(?:[\p{Lu}\p{Ll}]{1,3}|\p{Lo})[.:]?\s*$/u.test(line?.text ?? '');

/** «Lunch 129:- with coffee» above the days of a week: what a dish costs on each of them. */
function priceAbove(lines: readonly TidyLine[], end: number): TidyLine | undefined {
  const priced = lines
    .slice(0, end)
    .filter(({ text }) => strong.test(text.replace(datesFromTo, '')));
  // «Menu 1 7.90», «Menu 2 6.90»: nobody says which of the dishes is which.
  const numbered = priced.filter(({ text }) => /^\P{L}*\p{L}+\s\d(?!\d)/u.test(text));
  return partsOf(priced[0]?.text ?? '').length > 1 || numbered.length > 1 ? undefined : priced[0];
}

/** «Dagens 135 kr», «Mittagsmenü 9,50 €» */
const ofWeek =
  /^\W*(?:dagens|lunch|mittag|tages|men[uúùü]|plat du jour|formule|piatto|plato|prato|ebéd|obiad|oběd|obed|zestaw|päivän|lounas|обід|обед|комплекс|gün|pranzo|almuerzo|almoço|dagschotel|frokost|set|daily|every day)/iu;

/** «Dagens 135 kr, bread included» below the days, none of whose dishes has a price. */
function priceBelow(lines: readonly TidyLine[], isDay: (line: TidyLine) => boolean) {
  const last = lines.findLastIndex(isDay);
  const first = lines.findIndex(isDay);
  const below = lines.slice(last + 1);
  const gap = below.findIndex((line) => line.text.trim() === '');
  const inDays = [...lines.slice(first, last), ...below.slice(0, gap < 0 ? undefined : gap)];
  if (inDays.some(({ text }) => isPriced(text))) return undefined;
  const found = below.filter(({ text }) => ofWeek.test(text) && strong.test(text));
  return found.length === 1 && partsOf(found[0]?.text ?? '').length < 2 ? found[0] : undefined;
}

/** The days of a week are titles, and what they have is paid as it says above or below them. */
export const withDays: Step = (lines) => {
  const paragraphs = paragraphsOf(lines);
  const short = paragraphs
    .filter(([first, second]) => isShort(first) && second)
    .map(([day]) => day);
  const days = lines.filter((line) => isDay(line) || short.includes(line));
  if (days.length < minCount) return [...lines];
  const first = lines.findIndex(isDay);
  const above = priceAbove(lines, first) ?? priceBelow(lines, (line) => days.includes(line));
  const [price = ''] = strong.exec(above?.text ?? '') ?? [];
  const isFree = ({ text }: TidyLine) =>
    !isPriced(text) && !isNoise(text) && readLegendLine(text).length === 0;
  const dishes = new Set(
    paragraphs.flatMap((all) => {
      const day = all.findIndex(isDay);
      // Above the first day of a paragraph stands what they cost.
      if (day > 0) return all.slice(day).filter(isFree);
      if (!all.every(isFree)) return [];
      return day === 0 ? all : all.slice(1);
    }),
  );
  return lines.map((line, at) => {
    if (days.includes(line)) return titled(line);
    if (line === above && at < first && dishes.size > 0 && !lines[at - 1]?.text.trim())
      return titled(withText(line, takePrice(line.text).rest));
    return above && first >= 0 && at > first && dishes.has(line)
      ? { ...line, text: `${line.text}    ${price}`, from: [...line.from, ...above.from] }
      : line;
  });
};
