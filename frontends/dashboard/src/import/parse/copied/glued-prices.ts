import { currency } from '../words/money-words.ts';
import { type Step, withText } from '../tidy-line.ts';

/** «Paneer tikka₹560Marinated with cream» */
const signed = new RegExp(
  `(?<=[\\p{Ll}\\p{Lo})!?.”"])(${currency}\\s?\\d{1,6}(?:[.,]\\d{1,2})?)(?![\\d.,])\\s?`,
  'gu',
);
/** «Hot Milo1.00» */
const plain = /(?<=\p{Ll}{2}|\))(\d{1,3}[.,]\d{2})(?![\d.,%])/gu;

/** So many prices that touch their names are how the menu was copied. */
const least = 3;

const countIn = (texts: readonly string[], rule: RegExp) =>
  texts.reduce((sum, text) => sum + [...text.matchAll(rule)].length, 0);

/** «£15.50Bhuna Dishes»: the price of the line above, and the next name. */
const first = new RegExp(`^\\s*(${currency}\\d{1,4}[.,]\\d{2})(?=\\p{Lu}\\p{Ll})`, 'u');

const withFirstApart: Step = (lines) => {
  if (lines.filter(({ text }) => first.test(text)).length < least) return [...lines];
  return lines.flatMap((line) => {
    const price = first.exec(line.text)?.[1];
    if (price === undefined) return [line];
    const rest = line.text.trim().slice(price.length);
    return [
      { ...line, text: price },
      { ...line, text: rest },
    ];
  });
};

/** Puts spaces between names and prices that touch, and what follows such a price below it. */
export const withGluedPricesApart: Step = (given) => {
  const lines = withFirstApart(given);
  const texts = lines.map(({ text }) => text);
  if (countIn(texts, signed) >= least)
    return lines.flatMap((line) => {
      const [match, ...more] = [...line.text.matchAll(signed)];
      if (!match || more.length > 0)
        return [withText(line, line.text.replaceAll(signed, '    $1    '))];
      const end = match.index + match[0].length;
      const dish = { ...line, text: `${line.text.slice(0, match.index)}    ${match[1] ?? ''}` };
      const said = line.text.slice(end).trim();
      return said === '' ? [dish] : [dish, { ...line, text: said }];
    });
  return countIn(texts, plain) >= least
    ? lines.map((line) => withText(line, line.text.replaceAll(plain, ' $1')))
    : [...lines];
};
