import { isPriced } from '../bare-names.ts';
import { type Step, type TidyLine } from '../tidy-line.ts';

const bullet = /^\s*[•●◦▪■·*–—-]\s+(?:\d{1,3}[.)]\s+)?(?=\S)/u;
const isBulleted = ({ text }: TidyLine) => bullet.test(text);
const bare = ({ text }: TidyLine) => text.replace(bullet, '').trim();

/** So many dishes of a list begin with a sign. */
const minCount = 4;

/** «• Rye lager: Is it a rye? Is it a lager? 5 % ABV» */
const named = /^(?<name>#?\p{Lu}[^:.,!?]{2,30}):\s+(?<said>\p{Lu}.*)$/u;

/** A list without prices: each behind a sign, a name and what is said of it. */
export const withBulletedDishes: Step = (lines) => {
  const bulleted = lines.filter(isBulleted);
  const found = bulleted.filter((line) => named.test(bare(line)));
  const areAll = found.length >= minCount && found.length >= bulleted.length * 0.7;
  if (!areAll || lines.some(({ text }) => isPriced(text))) return [...lines];
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
