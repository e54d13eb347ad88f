import { type Step, withEachText } from '../tidy-line.ts';
import { currency } from '../words/money-words.ts';
import { ofPerson } from '../words/said-remarks.ts';

/** So many lines end so, or a sentence may. */
const minCount = 2;
const minShare = 0.3;

/** «$27.», «$32,», «12.50;» */
const pointed = /(?<=(?:\p{Sc}\s?\d{1,4}|\d[.,]\d{2}\s?\p{Sc}?|\d\s?\p{Sc}))\s?[.,;]+\s*$/u;
/** «26.», «(24.)»: whole, with the point that others have before their parts. */
const wholeAtEnd = /(?<=^|[\s(])\d{1,3}\.\)?\s*$/u;
const whole = /(?<=^|\S.*[\s(])(\d{1,3})\.(?=\)|\s+(?:\d|$)|\s{2}|$)/gu;

/** Years of age, as menus of many languages write them. */
const years =
  '(?:y(?:ea)?rs?(?: old)?|y\\/o|yo|jahren?|j\\.|ans|años|anys|anni|jaar|jr|anos|år|ára|vuotta|v\\.?|-?vuotiaat|lat|let|rokov|év(?:es(?: korig)?)?|yaş|лет|років|години|ετών|aastat|a|ani|godina|metų|gadi|歳|岁|歲|세)';
/** «Children 4–12 years  7.50», «Kids under 12 yrs: 7.50»: ages, and the price of who has them. */
const aged = new RegExp(
  `(?<=^\\s*\\p{L}[^\\d(]*[\\p{L},])\\s((?:\\d{1,2}\\s?[–—-]|\\p{L}{2,8})\\s?\\d{1,2}[\\s-]?${years})(?=(?:[\\s.…]+|\\s*[:–—-]+\\s*)\\p{Sc}?\\s?\\d[\\d.,]*\\D{0,5}$)`,
  'iu',
);

/** «with an egg  +1,50  8,40»: what something costs more, before the price. */
const supplement =
  /(?<=\p{L}\s+)(\+\s?\p{Sc}?\d{1,2}[.,]\d{2}(?:\s?\p{Sc})?)(?=\s+\p{Sc}?\s?\d{1,3}[.,]\d{2}\s?\p{Sc}?\s*$)/u;

/** «Per person 26.50» */
const perPerson = new RegExp(
  `^\\s*(${ofPerson})[:\\s]+((?:${currency}\\s?)?\\d[\\d.,]*(?:\\s?${currency}|,?[–-]+)?)\\s*$`,
  'iu',
);

const always = (text: string) =>
  text
    .replace(aged, ' ($1)')
    .replace(supplement, '($1)')
    .replace(/^\s*[|•·–—-]\s*$/u, '')
    .replace(perPerson, '$2 $1')
    .replace(/(?<=\d (?:pp|p\.p\.))\s?-$/u, '')
    .replaceAll(/(?<=\d) \.(?=\d{2}(?!\d))/gu, '.')
    .replaceAll(/(?<=\d[.,]\d{2})(?=(?:sm|med|lrg?|lg)(?!\p{L}))/giu, ' ')
    .replace(/(?<=\d),\s(?=[–—-]+\s*$)/u, ',')
    .replace(/(?<=\d[.,])[oO]{2}(?!\p{L})/u, '00')
    .replace(/(?<=\d)\+{2}(?=$|\s)/u, '');

/** «Percebes (65 €)», «Tosti (5.25)»; «Salami (1,14)» has codes. */
const bracketed = new RegExp(
  `(?<=\\p{L}.*)\\s\\((?<price>(?:${currency}\\s?)?\\d{1,4}[.,]\\d[05](?:\\s?${currency})?|${currency}\\s?\\d{1,4}|\\d{1,4}\\s?${currency})\\)\\s*$`,
  'iu',
);
const mostInBrackets = 0.7;

/** «11 .50», «225, -», «$24.00++», «26.»: what a menu writes beside the digits of its prices. */
export const withPlainEnds: Step = (lines) => {
  const texts = lines.map(({ text }) => always(text));
  const ends = texts.filter((text) => pointed.test(text));
  const wholes = texts.flatMap((text) => wholeAtEnd.exec(text)?.[0] ?? []);
  const digits = texts.filter((text) => /\d\W*$/u.test(text)).length;
  const areWhole = wholes.length > minCount && wholes.length > digits * minShare;
  const inBrackets = texts.filter((text) => bracketed.test(text)).length;
  const areInBrackets = inBrackets > minCount && inBrackets > digits * mostInBrackets;
  const closed = (text: string) => (areInBrackets ? text.replace(bracketed, '    $<price>') : text);
  const plain = (given: string) => {
    const own = closed(always(given));
    const text = ends.length < minCount ? own : own.replace(pointed, '');
    return areWhole ? text.replaceAll(whole, '$1.-') : text;
  };
  return lines.map((line) => (plain(line.text) === line.text ? line : withEachText(line, plain)));
};
