import { isPriced } from '../bare-names.ts';
import { isHouse } from '../courses/course-words.ts';
import { isNoise } from '../noise.ts';
import { isBlank, type Step, type TidyLine } from '../tidy-line.ts';

const bullet = /^\s*[•●◦▪■·*–—-]\s+(?:\d{1,3}[.)]\s+)?(?=\S)/u;
const isBulleted = ({ text }: TidyLine) => bullet.test(text);
const bare = ({ text }: TidyLine) => text.replace(bullet, '').trim();

/** So many dishes of a list begin with a sign. */
const minCount = 4;

/** «• Rye lager: Is it a rye? Is it a lager? 5 % ABV» */
const named = /^(?<name>#?\p{Lu}[^:.,!?]{2,30}):\s+(?<said>\p{Lu}.*)$/u;

/** So many in a row, below a title. */
const fewest = 3;

const isDishName = (text: string) =>
  /^[\p{Lu}\p{Lo}]/u.test(text) &&
  text.split(/\s+/u).length < 9 &&
  !/[.!?:]$/u.test(text) &&
  !isPriced(text) &&
  !isNoise(text) &&
  !isHouse(text);

/** «Specials», and below it «• Lamb shank», «• Sea bass», without a price: where each list begins and ends. */
function listsIn(lines: readonly TidyLine[]): { title: number; end: number }[] {
  return lines.flatMap((line, title) => {
    const text = line.text.trim();
    const end = lines.findIndex((one, at) => at > title && !isBulleted(one));
    const list = lines.slice(title + 1, end < 0 ? undefined : end);
    const isTitle =
      !isBulleted(line) && isDishName(text.replace(/:$/u, '')) && isBlank(lines[title - 1]);
    return isTitle && list.length >= fewest && list.every((one) => isDishName(bare(one)))
      ? [{ title, end: title + 1 + list.length }]
      : [];
  });
}

function withLists(lines: readonly TidyLine[]): TidyLine[] {
  const lists = lines.some(({ text }) => isPriced(text)) ? listsIn(lines) : [];
  return lines.map((line, at) => {
    const list = lists.find(({ title, end }) => at >= title && at < end);
    if (!list) return line;
    return at === list.title
      ? { ...line, text: line.text.replace(/:\s*$/u, ''), part: 'title' }
      : { ...line, text: bare(line), part: 'dish' };
  });
}

/** A list without prices: each behind a sign, a name and what is said of it. */
export const withBulletedDishes: Step = (lines) => {
  const bulleted = lines.filter(isBulleted);
  const found = bulleted.filter((line) => named.test(bare(line)));
  const areAll = found.length >= minCount && found.length >= bulleted.length * 0.7;
  if (!areAll || lines.some(({ text }) => isPriced(text))) return withLists(lines);
  return lines.flatMap((line): TidyLine[] => {
    const { name, said } = (isBulleted(line) && named.exec(bare(line))?.groups) || {};
    return name === undefined || said === undefined
      ? [line]
      : [
          { ...line, text: name, part: 'dish' },
          { ...line, text: said, part: 'said' },
        ];
  });
};
