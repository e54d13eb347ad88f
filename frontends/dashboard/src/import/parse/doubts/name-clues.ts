import { shareOf } from '../counts-of.ts';
import { isCapitals, isSectionName } from '../headings.ts';
import { isSizeName } from '../size-names.ts';
import { choiceWords } from '../words/choice-words.ts';
import {
  openEnd,
  openStart,
  paidBeside,
  protein,
  severalOfOne,
  timeOrNotice,
} from '../words/doubt-words.ts';
import { type Clue, clueOf, isNumbered } from './dish-in-context.ts';

/** «Tomato soup G», «Kalb 1,2», «Club (A, 3)», «Sea board* Tartare» */
const markLeft =
  /\p{Ll}\s(?:[A-R]{2,6}|ve|vg|vgn|gf|df)$|\*(?:$|\s\p{Lu})|\p{L}{2}\s+(?:[A-Z](?:\s?[,.]\s?[A-Z])*|\d{1,2}(?:\s?,\s?\d{1,2})+)$|[([]\s*(?:[A-Za-z]{1,2}|\d{1,2})(?:\s?[,/.]\s?(?:[A-Za-z]{1,2}|\d{1,2}))*\s*[)\]]$/u;

/** «Cola 0,33 l» holds an amount, «Coffee 35,-» a price. */
const moneyLeft =
  /(?<![\d.,])[1-9]\d*[.,]\d{2}(?![\d%]|\s?(?:[cdm]?l|k?g|oz|cm)(?!\p{L}))|\d\s?(?:,-|kr\.?|zł|lei|TL|Kč|Ft)(?!\p{L})|\p{Sc}/iu;

/** «Kusshi, BC 4», «mujaddara 5 fattoush»: no year, and no amount of something. */
const numberLeft =
  /\p{L}[^\d]*\s\d{1,3}(?:[.,]\d{1,2})?(?=$|\)|\s+(?!(?:[cdm]?l|k?g|oz|cm|lbs?|st|stk|pcs?|pers\p{L}*|people|pieces?)(?!\p{L}))[\p{L}+/|])/iu;

const isLong = (name: string) => name.length > 40 || name.split(/\s+/u).length > 7;

/** «Pie of the day. Ask us», «Ukens gryte Kjøkkenet koker en gryte av ukens råvarer» */
const sentence = /\p{L}{4,}[.!]\s+\p{L}|^\p{Lu}\p{Ll}+(?: \p{Ll}+)+ \p{Lu}\p{Ll}+(?: \p{Ll}+){5,}/u;

const ofName = clueOf('name');

const reasons = {
  priceEnd: 'A part of the price may be left in the name.',
  priceWithin: 'A price may be left in the name.',
  veryShort: 'The name is very short.',
  tooLong: 'The name is long: it may hold a description.',
  description: 'The name reads like a description.',
  cutOff: 'A part of the name may be missing.',
  markWithin: 'A mark may be left in the name.',
  heading: 'It may be a heading.',
  ofAbove: 'It may belong to the dish above.',
  extra: 'It may be an extra for other dishes.',
  choice: 'It may be a choice for another dish.',
  size: 'It may be a size of another dish.',
  notice: 'It may be a notice.',
  twice: 'It is on this menu twice.',
  thrice: 'It is on this menu several times.',
} as const;

export const nameClues = {
  leader: ofName(4, reasons.priceEnd, ({ dish }) => /[.…·_]{3,}/u.test(dish.name)),
  money: ofName(3.21, reasons.priceWithin, ({ dish }) => moneyLeft.test(dish.name)),
  // A sheet has no lines, and its prices in a column: «Menu 3» is a name there.
  number: ofName(
    1.31,
    reasons.priceWithin,
    ({ dish, lines }) => lines.length > 0 && numberLeft.test(dish.name),
  ),
  numbered: ofName(
    0.82,
    reasons.markWithin,
    ({ dish, menu }) => menu.numberedShare < 0.2 && isNumbered(dish),
  ),
  noLetters: ofName(3.26, reasons.veryShort, ({ dish }) => !/\p{L}{2}/u.test(dish.name)),
  long: ofName(0.94, reasons.tooLong, ({ dish }) => isLong(dish.name)),
  sentence: ofName(2.38, reasons.description, ({ dish }) => sentence.test(dish.name)),
  list: ofName(0.73, reasons.description, ({ dish }) => /,[^,(]*, ?\p{Ll}[^,]*$/u.test(dish.name)),
  openStart: ofName(1.92, reasons.description, ({ dish }) => openStart.test(dish.name)),
  openEnd: ofName(3.04, reasons.cutOff, ({ dish }) => openEnd.test(dish.name)),
  openBracket: ofName(
    2.98,
    reasons.cutOff,
    ({ dish: { name } }) => name.includes('|') || name.split('(').length !== name.split(')').length,
  ),
  mark: ofName(1.76, reasons.markWithin, ({ dish }) => markLeft.test(dish.name)),
  sign: ofName(1.25, reasons.markWithin, ({ dish }) =>
    /^(?:o |0\d|[^\p{L}\d(])|=$/u.test(dish.name),
  ),
  capitals: ofName(
    1.29,
    reasons.heading,
    ({ dish, menu }) => menu.capitalShare < 1 / 3 && isCapitals(dish.name),
  ),
  sectionName: ofName(1.29, reasons.heading, ({ dish }) => isSectionName(dish.name)),
  smallHere: ofName(
    1.42,
    reasons.ofAbove,
    ({ dish, section }) =>
      /^\p{Ll}/u.test(dish.name) && shareOf(section.dishes, (d) => /^\p{Ll}/u.test(d.name)) < 0.5,
  ),
  extra: ofName(0.51, reasons.extra, ({ dish }) => paidBeside.test(dish.name)),
  plus: ofName(0.36, reasons.extra, ({ lines }) =>
    /(?:^|\s)\+\s?\p{Sc}?\s?\d|^\s*\+/u.test(lines[0]?.text ?? ''),
  ),
  choice: ofName(2.96, reasons.choice, ({ dish }) => choiceWords.test(dish.name)),
  proteins: ofName(
    1.99,
    reasons.choice,
    ({ dish, before, after }) =>
      protein.test(dish.name) && [before, after].some((one) => one && protein.test(one.name)),
  ),
  size: ofName(2.05, reasons.size, ({ dish }) => isSizeName(dish.name)),
  several: ofName(0.41, reasons.size, ({ dish }) => severalOfOne.test(dish.name)),
  notice: ofName(1.65, reasons.notice, ({ dish }) => timeOrNotice.test(dish.name)),
  twice: ofName(
    1.3,
    reasons.twice,
    ({ dish, menu }) => (menu.names.get(dish.name.toLowerCase()) ?? 0) > 1,
  ),
  thrice: ofName(
    1.25,
    reasons.thrice,
    ({ dish, menu }) => (menu.names.get(dish.name.toLowerCase()) ?? 0) > 2,
  ),
} satisfies Record<string, Clue>;
