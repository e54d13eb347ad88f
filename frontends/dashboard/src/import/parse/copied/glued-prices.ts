import { isPriced } from '../bare-names.ts';
import { currency } from '../words/money-words.ts';
import { type Step, withText } from '../tidy-line.ts';

/** «Paneer tikka₹560Marinated with cream» */
const signed = new RegExp(
  `(?<=[\\p{Ll}\\p{Lo})!?.”"])(${currency}\\s?\\d{1,6}(?:[.,]\\d{1,2})?)(?![\\d.,])\\s?`,
  'gu',
);
/** «wasabi & lime11» */
const whole = /(?<=\p{Ll}{3}|\))(\d{1,3})$/u;
/** «Focaccia12.00», «Tzatziki4,50€», «utopence85 Kč»; «Salami1,14» has codes. */
const decimal = new RegExp(
  `(?<=\\p{Ll}{2}|\\))(\\d{1,3}[.,]\\d[05](?:\\s?${currency})?|\\d{1,4}\\s?(?:\\p{Sc}|Kč|kr|zł|Ft|lei))\\s*$`,
  'u',
);
const wholeApart = /\p{L}\S* \d{1,3}$/u;

/** So many prices that touch their names are how the menu was copied. */
const minCount = 3;

const countIn = (texts: readonly string[], rule: RegExp) =>
  texts.reduce((sum, text) => sum + [...text.matchAll(rule)].length, 0);

/** «£15.50Bhuna Dishes»: the price of the line above, and the next name. */
const first = new RegExp(`^\\s*(${currency}\\d{1,4}[.,]\\d{2})(?=\\p{Lu}\\p{Ll})`, 'u');

const withFirstApart: Step = (lines) => {
  if (lines.filter(({ text }) => first.test(text)).length < minCount) return [...lines];
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

/** «$8.00 - Gyoza»: the price of what stands above, and the next of a list whose breaks were lost. */
const listed = new RegExp(
  `^\\s*(?<price>${currency}\\s?\\d{1,4}(?:[.,]\\d{2})?)\\s+[-–•*]\\s+(?<next>\\p{Lu}.*)$`,
  'u',
);

/** «178with rice and chutneySticky ribs»: a price, what is said of the name above, and the next name. */
const run = new RegExp(
  String.raw`^\s*(?<price>\d{2,3})(?!(?:[kK]?[gG][rR]?|[cdmCDM]?[lL]|k|cm|oz|OZ|lb|x|pcs?|ks|KS|szt|st|°|h)(?!\p{Ll})|${currency})(?<said>(?=\p{L}).*)$`,
  'u',
);
const seam = /(?<=[\p{Ll})])(?=["“„]?\p{Lu}\p{Ll})/u;

function runOf(text: string): string[] {
  const { price, said = '' } = run.exec(text)?.groups ?? {};
  if (price === undefined) return [];
  const [first = '', ...others] = said.split(seam);
  const isNext = others.length === 0 && /^["“„]?\p{Lu}/u.test(first);
  return isNext ? [price, '', first] : [price, first, others.join('')];
}

/** Puts each price behind its name where lines begin with the price of the one above. */
const withPricesBehindNames: Step = (lines) => {
  const next = lines.map(({ text }) => listed.exec(text)?.groups);
  // Without signs elsewhere it is a list whose prices stand first.
  const isListed = lines.filter(({ text }) => /^\s*[-–•*]\s/u.test(text)).length >= minCount;
  if (isListed && next.filter(Boolean).length >= minCount)
    return lines.flatMap((line, at) => {
      const { price, next: name } = next[at] ?? {};
      return price === undefined || name === undefined
        ? [line]
        : [
            { ...line, text: price },
            { ...line, text: `- ${name}` },
          ];
    });
  const runs = lines.map(({ text }) => runOf(text));
  if (runs.filter(({ length }) => length > 0).length <= minCount) return [...lines];
  return lines.flatMap((line, at) => {
    const [, said = '', name = ''] = runs[at] ?? [];
    const text = (runs[at]?.length ?? 0) > 0 ? name : line.text;
    const price = runs[at + 1]?.[0];
    const parts = [said && `(${said})`, price ? `${text}    ${price}` : text];
    return parts.filter(Boolean).map((part) => ({ ...line, text: part }));
  });
};

/** «PopularPani Puri»: a badge of a site. */
const badge =
  /^(?:Popular|New|Bestseller|Best seller|Recommended|Favou?rite|Spicy)(?=\p{Lu}\p{Ll})/u;

/** Puts spaces between names and prices that touch, and what follows such a price below it. */
export const withGluedPricesApart: Step = (given) => {
  const lines = withPricesBehindNames(withFirstApart(given));
  const texts = lines.map(({ text }) => text);
  if (countIn(texts, signed) >= minCount)
    return lines.flatMap((line) => {
      const [match, ...more] = [...line.text.matchAll(signed)];
      if (!match || more.length > 0)
        return [withText(line, line.text.replaceAll(signed, '    $1    '))];
      const end = match.index + match[0].length;
      const dish = { ...line, text: `${line.text.slice(0, match.index)}    ${match[1] ?? ''}` };
      const said = line.text.slice(end).trim().replace(badge, '');
      return said === '' ? [dish] : [dish, { ...line, text: said }];
    });
  const decimals = texts.filter((text) => decimal.test(text)).length;
  const areDecimal =
    decimals > minCount && decimals * 2 > texts.filter((text) => isPriced(text)).length;
  if (areDecimal) return lines.map((line) => withText(line, line.text.replace(decimal, '    $1')));
  const isAmongPrices = (at: number) =>
    wholeApart.test(texts[at - 1] ?? '') && wholeApart.test(texts[at + 1] ?? '');
  return lines.map((line, at) =>
    isAmongPrices(at) ? withText(line, line.text.replace(whole, ' $1')) : line,
  );
};
