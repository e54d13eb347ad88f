import { takePrice } from '../money.ts';
import type { TidyLine } from '../tidy-line.ts';
import { courseLine, type CourseLine } from './course-line.ts';
import { isSaidOfPrice, withoutGuests } from './course-words.ts';

const money =
  /\p{Sc}\s?\d+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?\s?(?:\p{Sc}|euros?(?!\p{L}))|(?<!\p{L})[A-Z]{1,3}\s?\d+(?:[.,]\d{2})?/iu;

/** «Price per person:», «Preis pro Person:»: no name of a menu. */
const led =
  /^\W*(?:price|preis|prix|prezzo|precio|preço|pris|prijs|cena|hinta|ár)(?:\s\p{L}+){0,3}\s?:?\s+(?=\P{L}*\d)/iu;

/** «£44.50 Per Person», «22 euro a persona», «Preis pro Person: € 84,50»: an amount stands first. */
function amountOf(line: CourseLine): { price: string; said: string } | undefined {
  const text = line.text.replace(led, '');
  const [price = ''] = money.exec(text) ?? [];
  const isFirst = price !== '' && text.startsWith(price) && takePrice(price).prices.length === 1;
  return isFirst ? { price, said: withoutGuests(text.slice(price.length)) } : undefined;
}

const isShort = (text: string) => text.split(/\s+/u).length < 8 && !/[,.:;]$/u.test(text);

/** What stands above the courses and calls their menu by name. */
function nameOf(known: readonly CourseLine[], first: number): CourseLine | undefined {
  const priced = known.findLastIndex(({ at, kind }) => at < first && kind === 'priced');
  const above = known.slice(priced + 1, first);
  const named = above.findLast(({ kind }) => kind === 'menuName');
  return named ?? above.find(({ kind, text }) => kind === 'text' && isShort(text));
}

/** «$28/pp optional wine pairing»: its name stands behind. */
const withNameFirst = (line: TidyLine, known: CourseLine): TidyLine => {
  const { price = '', said = '' } =
    known.kind === 'ofMenu' && !line.names ? (amountOf(known) ?? {}) : {};
  return price === '' || isSaidOfPrice(said) ? line : { ...line, text: `${said}    ${price}` };
};

/** «Valentine’s Day Menu», and below its courses «$85 per person»: the menu costs so much. */
export function withMenuPrice(
  lines: readonly TidyLine[],
  known: readonly CourseLine[],
): TidyLine[] {
  const first = lines.findIndex(({ part }) => part === 'dish');
  if (first < 0) return [...lines];
  const named = lines.map((line, at) => withNameFirst(line, known[at] ?? courseLine(line, at)));
  const [priced, ...others] = known.filter(
    (line) =>
      line.kind === 'ofMenu' &&
      !lines[line.at]?.names &&
      isSaidOfPrice(amountOf(line)?.said ?? 'it has none'),
  );
  const amount = priced && others.length === 0 ? amountOf(priced) : undefined;
  const name = nameOf(known, first);
  if (!priced || !amount || !name) return named;
  const from = lines[priced.at]?.from ?? [];
  return named.flatMap((line, at): TidyLine[] => {
    if (at === priced.at) return [];
    if (at !== name.at) return [line];
    const dish: TidyLine = {
      ...line,
      text: `${name.text}    ${amount.price}`,
      from: [...line.from, ...from],
      part: 'dish',
    };
    const said = amount.said.replaceAll(/^[\s/,.–—-]+/gu, '');
    return said === '' ? [dish] : [dish, { text: said, from: [...from], part: 'said' }];
  });
}
