import { isNoise } from '../noise.ts';
import { hasThousandths } from '../words/money-words.ts';
import { type TidyLine, withEachText } from '../tidy-line.ts';

const grouped = /(?<![\d,]|\d\.)(\d{1,3})[.,](\d{3})(?![\d.,]*\d)/gu;
/** A price that looks like a year is recognized by its sign. */
const likeYear = /(?<=\s)((?:19|20)\d{2})$/u;
/** An amount with a fraction. */
export const parts = /\d[.,]\d{1,2}(?!\d)\s?(?:\p{Sc}|\p{L}{2,3}\.?)?\s*$/u;

/** «1.200.000»: two groups are thousands whatever the currency. */
const millions = /(?<![\d.,])([1-9]\d?)([.,])(\d{3})\2(\d00)(?![\d.,]*\d)/gu;
const withoutMillions = (text: string) => text.replaceAll(millions, '$1$3$4');

/** «1.800», «1,800» as 1800. */
export const withoutGroup = (text: string) => {
  const whole = withoutMillions(text).replaceAll(grouped, '$1$2');
  return whole === text ? text : whole.replace(likeYear, '$1.-');
};

/** If no price has decimals (an hour, «until 22.30», is none), a point before three digits groups thousands: «$ 1.800». Dinars have three of them. */
export function withoutGroups(lines: readonly TidyLine[], decimals: number): TidyLine[] {
  const ends = lines.filter(({ text }) => /\d\s?(?:\p{Sc}|\p{L}{2,3}\.?)?\s*$/u.test(text));
  const isWhole =
    decimals !== 3 &&
    !lines.some(({ text }) => hasThousandths(text)) &&
    ends.every(({ text }) => !parts.test(text) || isNoise(text));
  return lines.map((line) => withEachText(line, isWhole ? withoutGroup : withoutMillions));
}
