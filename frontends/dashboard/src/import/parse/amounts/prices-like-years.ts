import { eachText, type Step } from '../tidy-line.ts';

/** Whole numbers where prices stand: last, before the last and a stroke, first, and alone. */
const whole =
  /(?<=^\s*|[\s.…·_:/|–—-])\d{1,6}(?=\s*(?:$|[/|]\s?\d{1,6}\s*$))|^\s*\d{3,6}(?=[\s–—-]+\p{L})/gu;
const isYearLike = (amount: number) => amount >= 1900 && amount < 2100;

/** What such currencies cost at least, and how many of the amounts show that a menu is in one. */
const large = 300;
const minShare = 0.6;
const least = 3;

/** «Gulyás 1990» among «Pörkölt 2450»: no year, where amounts are large and round, as in forints, yen or dinars. */
export const withPricesLikeYears: Step = (lines) => {
  const amounts = lines.flatMap(({ text }) => text.match(whole) ?? []).map(Number);
  const years = amounts.filter(isYearLike);
  const areMoney =
    years.length > 0 &&
    amounts.length >= least &&
    years.every((one) => one % 10 === 0) &&
    amounts.filter((one) => one >= large && one % 10 === 0).length >= amounts.length * minShare;
  return areMoney
    ? eachText((text) =>
        text.replaceAll(whole, (one) => (Number(one) >= large ? `¤${one.trim()}` : one)),
      )(lines)
    : [...lines];
};
