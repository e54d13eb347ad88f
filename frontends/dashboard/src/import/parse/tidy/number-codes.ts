import { type Step, withText } from '../tidy-line.ts';

const price = String.raw`(?=\s{3,}(?:\p{Sc}\s?)?\d{1,4}[.,]\d{2}(?:\s?\p{Sc})?\s*$)`;
const listed = new RegExp(String.raw`\p{L}\s\d{1,2}(?:,\d{1,2}){2,13}${price}`, 'u');
const codes = new RegExp(String.raw`(?<=\p{L}{3}\S*)\s(\d{1,2}(?:,\d{1,2})*)${price}`, 'u');

const least = 3;

/** «/ 1,3,7 /58,40»: between strokes stand the codes. */
const stroked = /\s*\/\s?(\d{1,2}(?:,\d{1,2})*)\s?\/\s?(?=\d{1,4}[.,]\d{2}\s*$)/u;

/** «Dýňová polévka / 7 | Pumpkin soup»: before what it is called in a second language. */
const barred = /\s*\/\s?(\d{1,2}(?:\s?,\s?\d{1,2})*)\s?\|\s*(?=\p{L})/u;

/** Where three dishes have three numbers or more before their prices, «Crostini 1    8,00» has a code as well. */
export const withNumberCodes: Step = (lines) => {
  const isUsual = (rule: RegExp) => lines.filter(({ text }) => rule.test(text)).length >= least;
  if (isUsual(stroked))
    return lines.map((line) => withText(line, line.text.replace(stroked, ' ($1)    ')));
  if (isUsual(barred))
    return lines.map((line) => withText(line, line.text.replace(barred, ' ($1)    ')));
  return isUsual(listed)
    ? lines.map((line) => withText(line, line.text.replace(codes, ' ($1)')))
    : [...lines];
};
