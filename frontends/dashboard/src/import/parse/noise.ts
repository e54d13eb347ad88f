import { datesFromTo } from './words/dates.ts';
import { isOfDays, isWeekday } from './headings.ts';
import { remembered } from './remembered.ts';
import { houseNotes, saysClosed } from './words/house-notes.ts';
import { isOfGuests, isOfHouse } from './words/house-words.ts';
import { linesOfMail } from './words/mail-words.ts';
import { closing, isButton, isOfSite } from './words/site-words.ts';
import { countsOf } from './counts-of.ts';
import { isAddress } from './words/addresses.ts';
import { linesOfPictures } from './copied/pictures.ts';
import { marketAtEnd } from './words/money-words.ts';
import { isDeposit } from './words/deposits.ts';
import { isHouseTime } from './words/house-times.ts';
import { isServings } from './words/said-remarks.ts';

/** «7.30–17.00», as clocks say it. */
const clock = String.raw`(?:[01]?\d|2[0-4])[.:h](?:00|15|30|45)`;
const hours = String.raw`${clock}\s?[–—-]\s?${clock}(?:\s?(?:h|uhr))?`;
const shortDay = String.raw`\p{L}{2,3}\.?`;

const pages =
  'page|pag\\.?|pág\\.?|pg\\.?|p\\.|seite|pagina|página|sida|strona|str\\.|stránka|strana|stranica|oldal|sayfa|sivu|lapa|puslapis|psl\\.|lehekülg|σελίδα|σελ\\.|страница|страніца|стр\\.|сторінка|стор\\.|trang|halaman|bladzijde|blz\\.|síða|ページ|頁|페이지|หน้า|صفحة|עמוד';
const ofAllPages =
  '(?:\\s*(?:\\/|of|von|de|di|du|sur|su|van|av|af|z|ze|od|din|από|из|з)\\s*\\d{1,2})';
/** «Pag. 2», «Page 1 of 3», «2. oldal», «- 2 -», «1/3», «第2页»: what an old file says of its pages. */
const ofPages = new RegExp(
  `^\\W*(?:(?:${pages})\\s*\\d{1,2}${ofAllPages}?|side\\s\\d{1,2}${ofAllPages}|\\d{1,2}${ofAllPages}?\\s*[.|]?\\s*(?:${pages})|第?\\s?\\d{1,2}\\s?[页頁])\\W*$|^\\s*(?:[–—-]\\s*\\d{1,2}\\s*[–—-]|\\d{1,2}\\s*(?:of|von|de)\\s*\\d{1,2}|\\d\\s*\\/\\s*\\d)\\s*$|^\\D*\\s(?:${pages})\\s*\\d{1,2}${ofAllPages}\\W*$`,
  'iu',
);

const rules: readonly RegExp[] = [
  // «Mon–Fri 7.30–17.00, Sat 9.00–15.00»: a span of short words comes first.
  new RegExp(
    String.raw`^\s*${shortDay}\s?[–—-]\s?${shortDay}:?\s+${hours}(?:[\s,;/|&+]+(?:(?:${shortDay}(?:\s?[–—-]\s?${shortDay})?:?\s+)?${hours}))*\s*$`,
    'iu',
  ),
  /^\D{0,30}\b0\d{2,5}\s?[/-]\s?\d[\d ]{4,}$/u,
  /(?<![\d.,])(?:0\d(?:[ .]\d{2}){4}|\d{2,3} \d{4} \d{4})(?![\d.,])/u,
  /^[^\p{L}\p{N}]{1,2}$|^\S*\.(?:jpe?g|png|webp|gif)\)?$/iu,
  /\d\s?[–-]\s?\d{1,3}\s?min(?!\p{L})|^(?:pedido m[íi]nimo|ordine minimo)|\bminus\s(?:\p{Sc}\s?)?\d/iu,
  /(?:https?:\/\/|www\.)\S+|\b[\w.-]+@[\w-]+\.\w{2,}\b|\b[\w-]+\.(?:com|de|fr|it|es|net|org|at|ch|co\.uk)\b/iu,
  /\b(?:call|phone|tel|tele(?:ph|f)on\p{L}*|mobile|whats?app|zap)(?!\p{L})\.?\D{0,12}\d[\d ().-]{6,}/iu,
  /(?:\b(?:tel|phone|call|telefon|tél|fax)\b\.?:?\s*)?(?:\+\d|\(?\d{3}\)?[ .-]\d{3})(?:[\d().-]| (?! )){5,}/iu,
  /\b\d{1,2}(?:[:.h]\d{2})?\s?(?:am|pm|uhr|h)?\s?(?:-|–|to|bis|à)\s?\d{1,2}(?:[:.h]\d{2})?\s?(?:am|pm|uhr|h)\b/iu,
  /\b\d{1,2}[:h]\d{2}\s?(?:-|–)\s?\d{1,2}[:h]\d{2}\b/u,
  ofPages,
  /^\s*(?:see |siehe |voir |ver |vedi |zie )?(?:page|seite|p[aá]gina)\s+\d+(?:\s*:.*)?\s*$/iu,
  /\b(?:all (?:our )?prices|prices (?:are|include|in)|alle preise|preise (?:in|inkl)|prix (?:nets?|en)|prezzi|iva inclu|mwst|(?<!(?:het|’t|'t|of|\d) )vat\b|service charge|gratuity|service (?:compris|not included|included)|coperto|surcharge|please (?:inform|(?<![–—-] please )ask|let|tell)|allergen information|allergic|food allerg|consuming raw|bon app[ée]tit|guten appetit|buen provecho|copyright|powered by|follow us|wi-?fi)\b|©/iu,
];

/** «Week 12, 17.3.–23.3.» */
const isWeek = (text: string) => {
  const rest = text.replace(datesFromTo, '');
  return rest !== text && (rest.match(/\p{L}+/gu) ?? []).length < 3 && !/\p{Sc}/u.test(rest);
};

/** «Set lunch (Mon–Fri 12–4)  29.90» costs what stands behind its hours. */
const isPricedBehind = (text: string) =>
  /\d\s?\p{L}{0,4}\)\s*(?:[.…–—-]+\s*)?(?:\p{Sc}\s?)?\d{1,3}(?:[.,]\d{2})?(?:\s?(?:\p{Sc}|\p{L}{2,4}\.?))?$/u.test(
    text.trim(),
  ) || /\d\s?\p{L}{0,4}\s+\d{1,3}[.,]\d{2}$/u.test(text.trim());

/** «Food served Monday – Saturday 12 – 2.30 & 6 – 9» */
const isHours = (text: string) =>
  isOfDays(text) &&
  /(?<![\d.,])[012]?\d(?:[.:]\d{2})?\s?(?:[–—-]|to|till|bis|à)\s?[012]?\d(?![\d,])/u.test(text) &&
  (text.match(/\p{L}{3,}/gu) ?? []).length < 5 &&
  !/\p{Sc}/u.test(text);

/** «Ruhetag», «Monday: closed» */
function isClosedDay(text: string): boolean {
  const [, day, said] = /^([^:–—-]+)\s*[:–—-]\s*(.+)$/u.exec(text.trim()) ?? [];
  return saysClosed(text) || (day !== undefined && isWeekday(day) && saysClosed(said ?? ''));
}

/** Guest ratings: «4.6 Excellent (350+)», «94% (57)». */
const rating =
  /^[★⭐\s]*[0-5][.,]\d\b[^()]*\(\d[\d.,k]*\+?[^()]*\)|^\W*\d{1,3}\s?%\s*\(\d+(?: \p{L}+)?\)\s*$/iu;
/** «9,2/10», «4.8/5 (500+)» */
const outOf = /^\W*\d{1,2}(?:[.,]\d)?\s?\/\s?(?:5|10)(?:\s*\([^()]*\))?\s*$/u;
export const isRating = (text: string): boolean => rating.test(text) || outOf.test(text);

/** «4.7», and below it «(320+ ratings)»: of a house, or of a dish. */
const isRatingOver = (lines: readonly { text: string }[], at: number): boolean =>
  /^\s*(?:[0-5][.,]\d|\d{1,3}\s?%)\s*$/u.test(lines[at]?.text ?? '') &&
  /^\s*\(\d[\d.,k]*\+?[^()\d]*\)/iu.test(lines[at + 1]?.text ?? '');

const tag =
  /<\/?(?:a|b|i|p|br|em|h[1-6]|li|td|th|tr|ul|ol|div|img|span|sup|small|strong|section|article|table)(?:\s[^<>]*)?\/?>/giu;

/** «<h2>Drinks</h2>», «<div>Soup</div><div class="price">7</div>»: cells of a page as its source has them. */
export function withoutTags(text: string): string {
  const bare = text
    .replace(/^\s*<h[1-6][^<>]*>([^<>]+)<\/h[1-6]>\s*$/iu, '== $1 ==')
    .replaceAll(tag, '    ');
  return bare === text ? text : bare.replaceAll('&amp;', '&').trim();
}

/** «{"item":{"margin":"0"}}», «.menu { color: red; }», «<div class="price">»: what a page is made of, and says nobody. */
export const isCode = (text: string): boolean =>
  /^\s*\{.*"[\w-]+"\s?:.*\}\s*;?\s*$|^\s*[.#@\w][\w .,:>#-]*\{[^{}]*[\w-]+\s?:[^{}]*\}\s*$|^\s*<\/?[a-z]+[^<>]*>\s*$/u.test(
    text,
  );

const topLines = 6;

/** So many dishes with the same button below are a page to order from, where few have a price from before. */
const leastButtons = 4;
const mostReduced = 1 / 3;

const amountOf = (text: string) =>
  /^\s*(?:\p{Sc}|\p{L}{1,3})?\s?\d[\d.,]*\s?(?:\p{Sc}|(?!(?:k?g|gr|[mcd]?l|oz|cm|min|pcs?|ks|db|szt|buc|stk?|г|гр|мл|л|шт)\b)\p{L}{1,3}\.?)?\s*$/iu.test(
    text,
  )
    ? Number(text.replaceAll(/[^\d.,]|[.,](?=\d{3}(?!\d))/gu, '').replace(',', '.'))
    : undefined;

/** «8,00 €/1l» below «2,00 €»: what a liter of it costs. */
const ofMeasure =
  /^\W*(?:\p{Sc}\s?)?\d[\d.,]*\s?(?:\p{Sc}|\p{L}{1,3}\.?)?\s?\/\s?(?:1\s?(?:kg|l)|100\s?(?:g|ml)|l|liter|litre|litro)\W*$|^\W*1\s?(?:l|kg) = /iu;
const isOfMeasure = (lines: readonly { text: string }[], at: number) =>
  ofMeasure.test(lines[at]?.text ?? '') && amountOf(lines[at - 1]?.text ?? '') !== undefined;

/** «-20 %», «-2,50 €»: by how much a dish is reduced. */
const reduction =
  /^\s*[-–−]\s?(?:\d{1,2}\s?%|\d{1,3}[.,]\d{2}\s?\p{Sc}|\p{Sc}\s?\d{1,3}[.,]\d{2})\s*$/u;
const least =
  /^\s*(?:from|starting (?:at|from)|ab|à partir de|dès|desde|a partir de|a partire da|da|vanaf|od|från|fra|alkaen|-?tól|от|від|από|から):?\s*$/iu;
/** «From», with its price on the next line. */
const isLeastOver = (lines: readonly { text: string }[], at: number) =>
  least.test(lines[at]?.text ?? '') && amountOf(lines[at + 1]?.text ?? '') !== undefined;

/** «Seasonal», and below it a price: a tag, and no price of the market. */
const isTagOver = (lines: readonly { text: string }[], at: number) =>
  marketAtEnd.exec(lines[at]?.text.trim() ?? '')?.index === 0 &&
  amountOf(lines[at + 1]?.text ?? '') !== undefined;

/** «290,00 TL» above «260,00 TL» and a button: what a dish cost before it was reduced. */
function pricesOfBefore(lines: readonly { text: string }[]): number[] {
  const ofPage = countsOf(
    lines.filter(({ text }) => isButton(text) || isServings(text)).map(({ text }) => text.trim()),
  );
  const isReduced = lines.some(({ text }) => reduction.test(text));
  if (!isReduced && Math.max(0, ...ofPage.values()) < leastButtons) return [];
  const amounts = lines.map(({ text }) => amountOf(text));
  const found = amounts.flatMap((one, at) => {
    const below = amounts[at + 1];
    if (one === undefined || below === undefined || one === below) return [];
    return [one > below ? at : at + 1];
  });
  const all = amounts.filter((one) => one !== undefined).length;
  return isReduced || found.length <= all * mostReduced ? found : [];
}

/** «Picked for you», and right below it dishes that all stand again further down: the page shows them twice. */
function linesTwice(lines: readonly { text: string }[]): number[] {
  const texts = lines.map(({ text }) => text.trim());
  return texts.flatMap((text, at) => {
    if (!isButton(text) || texts[at + 1] === '') return [];
    const length = texts.slice(at + 1).indexOf('');
    const own = texts.slice(at + 1, at + 1 + Math.max(length, 0));
    const names = own.filter(
      (one) => /\p{L}{3}/u.test(one) && !/^\P{L}*\d/u.test(one) && !isButton(one),
    );
    const isAgain = (name: string) => texts.includes(name, at + 1 + own.length);
    return names.length > 1 && names.length < own.length && names.every(isAgain)
      ? own.map((_, index) => at + 1 + index)
      : [];
  });
}

/** Buttons of a page, and what is said of the house or by its guests, which stands below their likes with no price: numbers of lines that name no dish. */
export function linesAside(lines: readonly { text: string }[]): Set<number> {
  const likes = lines.findLastIndex(({ text }) => isOfGuests(text));
  const isEnd = likes > 0 && !lines.slice(likes + 1).some(({ text }) => /\d/u.test(text));
  return new Set([
    ...linesOfMail(lines),
    ...pricesOfBefore(lines),
    ...linesTwice(lines),
    ...linesOfPictures(lines),
    ...lines.flatMap(({ text }, at) =>
      // «0» at the top of a page is what its basket holds.
      (at < topLines && text.trim() === '0') ||
      isButton(text) ||
      isOfHouse(text) ||
      isAddress(text) ||
      isDeposit(text) ||
      isHouseTime(text) ||
      (isEnd && at > likes) ||
      isOfMeasure(lines, at) ||
      reduction.test(text) ||
      isLeastOver(lines, at) ||
      isTagOver(lines, at) ||
      isRatingOver(lines, at) ||
      isRatingOver(lines, at - 1)
        ? [at]
        : [],
    ),
  ]);
}

/** Whether a line is not about dishes: hours, a web address, a note on prices. */
export const isNoise = remembered(
  (text): boolean =>
    isOfSite(text.trim()) ||
    isRating(text) ||
    isWeek(text) ||
    isClosedDay(text) ||
    (!isPricedBehind(text) &&
      (isHours(text) || [...rules, ...closing, ...houseNotes].some((rule) => rule.test(text)))),
);
