import { isCapitals, isSectionName } from '../headings.ts';
import { isSizeName } from '../size-names.ts';
import { choiceWords } from '../words/choice-words.ts';
import { paidBeside, timeOrNotice, openEnd, protein, severalOfOne } from '../words/doubt-words.ts';
import { type Clue, shareOf } from './seen.ts';

/** «Tomato soup G», «Kalb 1,2», «Club (A, 3)» */
const markLeft =
  /\p{Ll}\s(?:[A-R]{2,6}|ve|vg|vgn|gf|df)$|\*$|\p{L}{2}\s+(?:[A-Z](?:\s?[,.]\s?[A-Z])*|\d{1,2}(?:\s?,\s?\d{1,2})+)$|[([]\s*(?:[A-Za-z]{1,2}|\d{1,2})(?:\s?[,/.]\s?(?:[A-Za-z]{1,2}|\d{1,2}))*\s*[)\]]$/u;

/** «Cola 0,33 l» holds an amount, «Coffee 35,-» a price. */
const moneyLeft =
  /(?<![\d.,])[1-9]\d*[.,]\d{2}(?![\d%]|\s?(?:[cdm]?l|k?g|oz|cm)(?!\p{L}))|\d\s?(?:,-|kr\.?|zł|lei|TL|Kč|Ft)(?!\p{L})|\p{Sc}/iu;

const isLong = (name: string) => name.length > 40 || name.split(/\s+/u).length > 7;

export const nameClues = {
  leader: {
    field: 'name',
    reason: 'A part of the price may be left in the name.',
    isSo: ({ dish }) => /[.…·_]{3,}/u.test(dish.name),
  },
  money: {
    field: 'name',
    reason: 'A price may be left in the name.',
    isSo: ({ dish }) => moneyLeft.test(dish.name),
  },
  number: {
    field: 'name',
    reason: 'A price may be left in the name.',
    isSo: ({ dish }) => /\p{L}.*\s\d{1,2}$/u.test(dish.name),
  },
  noLetters: {
    field: 'name',
    reason: 'The name is very short.',
    isSo: ({ dish }) => !/\p{L}{2}/u.test(dish.name),
  },
  long: {
    field: 'name',
    reason: 'The name is long: it may hold a description.',
    isSo: ({ dish }) => isLong(dish.name),
  },
  sentence: {
    field: 'name',
    reason: 'The name reads like a description.',
    isSo: ({ dish }) => /\p{L}{4,}[.!]\s+\p{L}/u.test(dish.name),
  },
  list: {
    field: 'name',
    reason: 'The name reads like a description.',
    isSo: ({ dish, menu }) => dish.name.includes(',') && menu.commaShare < 0.3,
  },
  lists: {
    field: 'name',
    reason: 'The name reads like a description.',
    isSo: ({ dish }) => dish.name.split(',').length > 2,
  },
  openEnd: {
    field: 'name',
    reason: 'A part of the name may be missing.',
    isSo: ({ dish }) => openEnd.test(dish.name),
  },
  openBracket: {
    field: 'name',
    reason: 'A part of the name may be missing.',
    isSo: ({ dish: { name } }) =>
      name.includes('|') || name.split('(').length !== name.split(')').length,
  },
  mark: {
    field: 'name',
    reason: 'A mark may be left in the name.',
    isSo: ({ dish }) => markLeft.test(dish.name),
  },
  sign: {
    field: 'name',
    reason: 'A mark may be left in the name.',
    isSo: ({ dish }) => /^(?:o |[^\p{L}\d(])|=$/u.test(dish.name),
  },
  capitals: {
    field: 'name',
    reason: 'It may be a heading.',
    isSo: ({ dish, menu }) => menu.capitalShare < 1 / 3 && isCapitals(dish.name),
  },
  sectionName: {
    field: 'name',
    reason: 'It may be a heading.',
    isSo: ({ dish }) => isSectionName(dish.name),
  },
  small: {
    field: 'name',
    reason: 'It may belong to the dish above.',
    isSo: ({ dish, menu }) => menu.smallShare <= 0.5 && /^\p{Ll}/u.test(dish.name),
  },
  smallHere: {
    field: 'name',
    reason: 'It may belong to the dish above.',
    isSo: ({ dish, section }) =>
      /^\p{Ll}/u.test(dish.name) && shareOf(section.dishes, (d) => /^\p{Ll}/u.test(d.name)) < 0.5,
  },
  extra: {
    field: 'name',
    reason: 'It may be an extra for other dishes.',
    isSo: ({ dish }) => paidBeside.test(dish.name),
  },
  plus: {
    field: 'name',
    reason: 'It may be an extra for other dishes.',
    isSo: ({ lines }) => /(?:^|\s)\+\s?\p{Sc}?\s?\d|^\s*\+/u.test(lines[0]?.text ?? ''),
  },
  choice: {
    field: 'name',
    reason: 'It may be a choice for another dish.',
    isSo: ({ dish }) => choiceWords.test(dish.name),
  },
  proteins: {
    field: 'name',
    reason: 'It may be a choice for another dish.',
    isSo: ({ dish, before, after }) =>
      protein.test(dish.name) && [before, after].some((one) => one && protein.test(one.name)),
  },
  size: {
    field: 'name',
    reason: 'It may be a size of another dish.',
    isSo: ({ dish }) => isSizeName(dish.name),
  },
  several: {
    field: 'name',
    reason: 'It may be a size of another dish.',
    isSo: ({ dish }) => severalOfOne.test(dish.name),
  },
  notice: {
    field: 'name',
    reason: 'It may be a notice.',
    isSo: ({ dish }) => timeOrNotice.test(dish.name),
  },
  twice: {
    field: 'name',
    reason: 'It is on this menu twice.',
    isSo: ({ dish, menu }) => (menu.names.get(dish.name.toLowerCase()) ?? 0) > 1,
  },
  thrice: {
    field: 'name',
    reason: 'It is on this menu several times.',
    isSo: ({ dish, menu }) => (menu.names.get(dish.name.toLowerCase()) ?? 0) > 2,
  },
} as const satisfies Record<string, Clue>;
