import { isSectionName } from '../headings.ts';
import { currency } from '../words/money-words.ts';
import { type Step, type TidyLine } from '../tidy-line.ts';
import { codesIn, join, longest, type Read, readCoded } from './coded-names.ts';
import {
  isMixed,
  type Letters,
  loudAtStart,
  nameAtEnd,
  nameAtStart,
  titleBySign,
  titleIn,
  wordsIn,
} from './name-runs.ts';

/** So many prices on a line that is so long, and dishes run together on it. */
const least = 4;
const length = 140;

const lead = '\\s*(?:[~–—-]\\s*|\\.{2,}\\s*)?';
const unit = '(?:\\s(?:each|ea\\.|pp|p\\.p\\.)(?=\\s|$))?';
/** How prices are written, the surest first: «£6.95», «KSH650», «1.00», «lime. 11 SNOWED IN», «- 60». */
const shapes = [
  `(?:${currency}\\s?\\d{1,6}(?:[.,]\\d{1,2})?|\\d{1,6}(?:[.,]\\d{1,2})?\\s?${currency})`,
  '(?<=\\s)\\p{Lu}{1,4}\\d{2,6}',
  '\\d{1,3}[.,]\\d{2}',
  '(?<=\\p{Ll}[.!]\\s?)\\d{1,3}(?=\\s(?:\\d{1,3}\\s)?\\p{Lu}(?:[\\p{Lu}/’]|\\s\\p{Lu}{2})|\\s*$)',
].map(
  (shape) =>
    new RegExp(`${lead}(?<price>${shape}(?:/${shape})?)(?![\\d.,]\\d|[\\p{L}%])${unit}`, 'gu'),
);
const dashed = new RegExp(`\\s?[-–—]\\s(?<price>\\d{1,4})(?=\\s|$)${unit}`, 'gu');

type Cut = { said: string; price: string };
type Line = { cuts: Cut[]; rest: string };

/** What stands before each price, and behind the last. */
function cutBy(text: string, shape: RegExp): Line {
  let from = 0;
  const cuts = [...text.matchAll(shape)].map((match): Cut => {
    const said = text.slice(from, match.index).trim();
    from = match.index + match[0].length;
    return { said, price: (match.groups?.['price'] ?? '').replace(/^\p{L}+(?=\d)/u, '¤') };
  });
  return { cuts, rest: text.slice(from).trim() };
}

/** «£14.5/£58»: a glass and a bottle, plainly prices of one. */
const isOfTwo = ({ price }: Cut) => price.includes('/');

const isParted = ({ said }: Cut) => /^[,;/|•·)+]/u.test(said);

function isRunOn(text: string, shape: RegExp): boolean {
  if (/\S\s{3,}\S/u.test(text)) return false;
  const { cuts } = cutBy(text, shape);
  const areOfTwo = cuts.filter(isOfTwo).length > 1;
  return (
    (areOfTwo ? cuts.length * 2 > least : cuts.length >= least && text.length >= length) &&
    cuts.every(({ said }) => said !== '') &&
    cuts.slice(1).filter(isParted).length * 5 < cuts.length
  );
}

/** What names look like, and whether what is in a dish stands between its name and its price. */
type Habit = {
  letters: Letters;
  isSaidFirst: boolean;
  isBare: boolean;
  /** Codes of a legend end each name. */
  areCoded: boolean;
  /** What is said has as many large letters as names. */
  areMixed: boolean;
};

function habitOf(lines: readonly Line[]): Habit {
  const between = lines.flatMap(({ cuts }) => cuts.slice(1).map(({ said }) => wordsIn(said)));
  const share = (isSo: (words: string[]) => boolean) =>
    between.filter(isSo).length / (between.length || 1);
  const ends = (letters: Letters) => share((words) => nameAtEnd(words, letters) < words.length);
  const starts = (letters: Letters) =>
    share((words) => {
      const to = nameAtStart(words, letters);
      return to > 0 && to < words.length && nameAtEnd(words, letters) === words.length;
    });
  const isSaidFirst = (letters: Letters) => starts(letters) > 0.6;
  const areLoud = ends('capitals') > 0.8 || isSaidFirst('capitals');
  const letters = areLoud ? 'capitals' : 'titles';
  const isBare = !areLoud && share((words) => words.length > 7) < 0.2;
  const mixed = share((words) => isMixed(words.slice(0, nameAtEnd(words, letters))));
  return {
    letters,
    isSaidFirst: isSaidFirst(letters) && !isBare,
    isBare,
    areCoded: share((words) => codesIn(words) > 0) > 0.6,
    areMixed: !areLoud && !isBare && mixed > 0.3,
  };
}

/** What stands before a price: what is said of the dish above, a title, and the name; said of it, if that is first. */
function readCut(words: readonly string[], habit: Habit, isFirst: boolean): Read {
  const { letters, isSaidFirst, isBare, areCoded, areMixed } = habit;
  if (areCoded) return readCoded(words, isFirst);
  const found = isFirst
    ? titleIn(words.slice(0, isSaidFirst ? nameAtStart(words, letters) : undefined))
    : undefined;
  const titled = found ?? titleBySign(words);
  const own = titled ? words.slice(titled.name) : words;
  const before = titled ? words.slice(0, titled.from) : [];
  const title = titled ? words.slice(titled.from, titled.name) : [];
  if (isSaidFirst) {
    // Above the first stands what is said of the house.
    const isLoud = (at: number) => nameAtStart(own.slice(at), letters) > 1;
    const from =
      isFirst && letters === 'capitals'
        ? Math.max(
            own.findIndex((_, at) => isLoud(at)),
            0,
          )
        : 0;
    const to = nameAtStart(own.slice(from), letters) || own.length;
    return {
      above: join([...before, ...own.slice(0, from)]),
      title: join(title),
      name: join(own.slice(from, from + to)),
      said: join(own.slice(from + to)),
      isGuess: areMixed,
    };
  }
  const aside = /^\(/u.test(own[0] ?? '') && !isFirst ? own.slice(0, 1) : [];
  const rest = own.slice(aside.length);
  const loud =
    letters === 'titles' || isSectionName(join(rest.slice(0, loudAtStart(rest))))
      ? loudAtStart(rest)
      : 0;
  const more = rest.slice(loud);
  const held = loud > 0 && /^\(/u.test(more[0] ?? '') ? 1 : 0;
  const list = more.slice(held);
  const from = isBare ? 0 : nameAtEnd(list, letters);
  const at = from === list.length ? 0 : from;
  // «… fried in batter. VEGETARIAN KEBABS Paneer Tikka»
  const among = letters === 'titles' && at > 0 ? loudAtStart(list.slice(at)) : 0;
  const headed = among > 1 || isSectionName(join(list.slice(at, at + among))) ? among : 0;
  return {
    above: join([...before, ...aside, ...list.slice(0, at)]),
    title: join([...title, ...rest.slice(0, loud), ...list.slice(at, at + headed)]),
    name: join(list.slice(at + headed)),
    said: '',
    isGuess:
      areMixed ||
      isMixed(list.slice(0, at)) ||
      list.length - at > (isFirst ? longest : longest * 2) ||
      list.slice(at).some((word) => word.includes(',')),
  };
}

function linesOf(line: TidyLine, read: Line, habit: Habit): TidyLine[] {
  const { places: _, names: _names, ...brought } = line;
  const source = { ...brought, isOfRunOn: true } as const;
  const write = (text: string): TidyLine[] => (text === '' ? [] : [{ ...source, text }]);
  const dishes = read.cuts.map((cut, at) => ({
    ...readCut(wordsIn(cut.said), habit, at === 0),
    price: cut.price,
  }));
  const lines = dishes.flatMap(({ above, title, name, said, price, isGuess }, at): TidyLine[] => {
    const words = [said, dishes[at + 1]?.above ?? ''].filter(Boolean).join(' ');
    return [
      ...write(at === 0 ? above : ''),
      ...write(title && `== ${title} ==`),
      {
        ...source,
        text: [name, words, price].filter(Boolean).join('    '),
        // Above the first may stand what the menu is called.
        ...((isGuess || (at === 0 && title === '' && name.includes(' '))) && { isGuess: true }),
      },
    ];
  });
  return [...lines, ...write(read.rest)];
}

/** A whole menu copied into a line or a few: each dish on a line of its own. */
export const withRunOnsApart: Step = (lines) => {
  const shape = [...shapes, dashed].find((one) => lines.some(({ text }) => isRunOn(text, one)));
  if (!shape) return [...lines];
  const runOns = lines
    .filter(({ text }) => isRunOn(text, shape))
    .map(({ text }) => cutBy(text, shape));
  const habit = habitOf(runOns);
  return lines.flatMap((line) => {
    const read = cutBy(line.text, shape);
    const isOne =
      read.cuts.length > 1 && line.text.length > length / 2 && !/\S\s{3,}\S/u.test(line.text);
    return isOne ? linesOf(line, read, habit) : [line];
  });
};
