import { size, sizedPrices, type SizedPrice } from './size-names.ts';
import { remembered } from './remembered.ts';
import { beforeDay, fullDateAtEnd } from './words/dates.ts';
import { isWeekday } from './headings.ts';
import {
  currency,
  freeAtEnd,
  hasThousandths,
  isWholeMoney,
  marketAtEnd,
  unit,
} from './words/money-words.ts';

const number =
  "(?:(?<!(?:^|\\s)1\\/)\\d{1,3}(?:[ ’']\\d{3})+(?:[.,]\\d{1,2})?|\\d{1,3}(?:[.,]\\d{3})(?:[.,]\\d{2})?|\\d{4}000|\\d{1,6}(?:[.,]\\d{1,2})?|(?<=[\\s+]|\\p{Sc}\\s?)\\.\\d{2})";
const round = '(?:[.,]?(?:--|[-–—])|\\s?(?::(?:--|[-–—])|/[-=])|(?<=\\d{3})-00)';
export const money = `(?:${currency}\\s?)?${number}(?:\\s?${currency}|${round}(?:\\s?${currency})?)?`;
const between = '[\\s.·•…_:|/,+–—-]';

const endOf = (units: string) =>
  new RegExp(`(^|${between}|\\()(${money})\\)?(?:\\s*(${units}))?$`, 'iu');
const atEnd = endOf(unit);
/** «2.50 each» is what a guest pays. */
const ofOne =
  /^(?:each|c\/u|ea\.?|cad\.?|cadauno|stück|pcs?|pieces?|\/\s?(?:stück|pcs?|piece|slice|glass|\p{Lo}+))$/iu;
/** «60 €/κιλό»: whatever it is that a line's last price is for. */
const atLineEnd = endOf(`${unit}|/\\s?\\p{L}{1,10}\\.?`);
const atStart = new RegExp(`^(${money})(?:\\s${unit}(?=\\s{2}))?(${between}+)(?=\\p{L})`, 'iu');
/** «19.5 / child 10.5»: between two amounts that a bar parts, any word is whom or what the second is for. */
const afterBar = `\\p{L}{3,}(?<=^\\s*${money}\\s*[/|]\\s*\\p{L}+)`;
const sizeAtEnd = new RegExp(`(?:^|${between}|\\()(${size}|${afterBar})\\)?[\\s:=/]*$`, 'iu');
/** Unambiguous words: an abbreviation may not be. */
const marketInWords = /\p{L}{4}/u;

const leastAtEnd =
  /(?:^|[\s(.…_])(?:(?:(?:(?:and|prices?) )?start(?:s|ing)? )?from|(?:and )?start(?:s|ing)? at|ab|[àa] partir de|dès|desde|(?:a partire )?da|alkaen|başlayan|vanaf|v\.a\.|från|fra|od|от|від|από|de la|nuo|alates|từ|mulai(?: dari)?|(?:يبدأ|تبدأ|ابتداءً?) من|החל מ|(?:ราคา)?เริ่มต้น(?:ที่)?)\s*$/iu;

/** «Dishes of Saturday 28/11»: no prices. */
const dayAndDate = /(\p{L}+)[,.]?\s+\d{1,2}[./]\d{1,2}\.?$/u;

export type FoundPrice = {
  /** Text without the price. */
  rest: string;
  prices: number[];
  /** If there are several: each with its name. */
  choices: SizedPrice[];
  isMarket: boolean;
  /** A starting price. */
  isLeast: boolean;
  /** A whole number with no sign of money: it may belong to the name. */
  isBare: boolean;
  /** A header above the line names its prices. */
  isUnderNames?: true;
  reasons: string[];
};

type Token = { rest: string; text: string; isBare: boolean; isAsked: boolean; label: string };

/** An age or a minimum: «Kids under 12», «orders over £20»; not «POUR OVER 5.5». */
const age =
  /(?:^|[\s(])(?:under|over|above|below|(?:limited|up) to|unter|über|ages?|after|before|past|nach|après|dopo)\s*$/iu;

/** A time or a supplement: «Lunch till 11.30». */
const noMoney =
  /(?:^|[\s(])(?:kw|v\.|til|till|until|bis|seit|since|est\.?|jusqu['’]à|fino (?:a|alle)|hasta(?: las?)?|até(?: às)?|tot|do|до|έως|μέχρι|klo|till kl\.?|kl\.?|n[°º]|no\.|nr\.)\s*$|^\W*(?:vecka|week|woche|semaine|uke|uge|viikko|týden|tydzień|hét|semana|settimana)\s*[:.]?\s*$|\([^()]*\+\s?$|\((?:[^()]*\s)?(?:\+|(?:supp|suppl|supplement[oi]?|supplément|suplement[oi]|aufpreis|zuschlag|extra|add|tillägg|toeslag)\.?:?)\s*$/iu;

/** «Lunch week 47», and not «Soup of the week 6» */
const ofWeek =
  /(?<!(?:^|\s)(?:of|the|de|la|der|del|della|da|do))\s(?:vecka|week|woche|semaine|uke|uge|viikko|týden|tydzień|hét|semana|settimana)\s*$/iu;

/** «(add bacon 2)»: a supplement. */
const isExtra =
  /(?<!\p{L})(?:additional|extra charge of|cover charge of|surcharge of|supplement of)\s*$|\(\s*(?:add|with|extra|plus|supp\p{L}*|mit|con|avec|inkl|aufpreis)\b[^()]*$/iu;
/** «Slider Board for 2»: guests; «2 for 5» is money. */
const ofGuests = /^[^\d]*\p{L}{2}\S* (?:for|für|pour|per|para|voor|för|dla|pro) $/iu;
/** «(serves 2)»: a number among bracketed words is a count. */
const isAside = (rest: string) =>
  /\([^()]*\p{L}[^()]*$/u.test(rest) && !sizeAtEnd.test(rest.trimEnd()) && !leastAtEnd.test(rest);

/** «BURGERS (on a bun - with fries and a pop for 6.25)» */
const longAside = /\S\s*\((?:[^()\s]+\s+){5,}[^()]*$/u;

const withoutLeaders = (text: string) => text.replace(/[\s.·•…_:|/,+–—*-]+$/u, '');

const hasCurrency = new RegExp(currency, 'iu');
/** «£8½». */
const withHalf = /(\p{Sc}\s?\d{1,3})½/gu;
const decimals = /\d[.,]\d{1,2}(?!\d)/;

/** «Borsch 300/50 g  120»: what its parts weigh. */
const weights = /(?<=^|\s)\d{2,4}(?:[/+]\d{1,4})+\s?(?:gr?|г|гр|ml|мл)\.?\s*$/iu;

/** Before a price it is a volume: «Cola 0,33  3,20». */
export const litres = /^0[.,](?:[1-5]|25|33|7|75)$/u;

export const isYear = (text: string) => /^(?:19|20)\d{2}$/.test(text);

/** The last price of a line; `isFirst`: none follows it; `isJoined`: a slash or size links it to the next. */
function lastToken(text: string, isFirst: boolean, isJoined = false): Token | undefined {
  const match = (isFirst ? atLineEnd : atEnd).exec(text);
  const [whole = '', sign = '', amount = '', per] = match ?? [];
  // «Bandol, FR 2015»: a land and a year.
  if (!match || amount === '' || isYear(amount.replace(/^FR\s/u, ''))) return undefined;
  const rest = text.slice(0, match.index) + (sign === '(' ? '' : sign);
  const isMarked = hasCurrency.test(amount) || decimals.test(amount) || /[-–—]$/.test(amount);
  const isApart = /(?:[.…_·]{2,}|\s{3,}|\t)\s*$/u.test(rest) || rest.trim() === '';
  if (!isFirst && !isMarked && !isApart && !isJoined && whole !== '') return undefined;
  // «Heineken 0.0»: without alcohol.
  if ((!isFirst && litres.test(amount)) || /^0[.,]0$/u.test(amount)) return undefined;
  // «(1,3,7,9.1)», «(a1,i,2)», «01,03,07»: the last of several codes.
  if (/^0\d(?:,0\d)?$/u.test(amount) || /\(\s*(?:(?:\p{Ll}\d?|\d{1,2})\s?[,.]\s?)+$/u.test(rest))
    return undefined;
  // After a comma it continues legend codes: «1,3,9».
  if (!isFirst && /\d[,.]$/u.test(rest)) return undefined;
  const isTime = !/(?:^|\s)kl\.?\s*$/iu.test(rest) || !/\d,\d{2}/u.test(amount);
  if (isTime && noMoney.test(rest) && !(hasCurrency.test(amount) && /do\s*$/iu.test(rest)))
    return undefined;
  const isPlainDecimal = decimals.test(amount) && !hasCurrency.test(amount);
  if (
    (age.test(rest) && !isPlainDecimal) ||
    (!isMarked && (beforeDay.test(rest) || ofWeek.test(rest))) ||
    (/^[2-8]$/u.test(amount) && ofGuests.test(rest))
  )
    return undefined;
  if (isAside(rest) && (!isMarked || longAside.test(rest))) return undefined;
  if (isExtra.test(rest)) return undefined;
  // Hyphenated to a word it is part of a name: «A-12».
  if (!isMarked && /[\p{L}\d][-–:,]$/u.test(rest)) return undefined;
  const [, cup] = /^\/(\p{Lo}+)$/u.exec(per ?? '') ?? [];
  const label = cup ?? sizeAtEnd.exec(rest.trimEnd())?.[1] ?? per?.replace(/^\/\s?/u, '');
  return {
    rest,
    text: amount,
    isBare: !isMarked && !isApart,
    isAsked: per !== undefined && !ofOne.test(per),
    label: label ?? '',
  };
}

/** «1.500.-» and «¥1,050» have no decimals. */
const isThousands = (text: string) => isWholeMoney(text) || /[.,:](?:--|[-–—])$/u.test(text.trim());

/** Parses money; undefined if ambiguous. In dinars, `1.250` is not ambiguous. */
export function amountOf(text: string, decimalsOfMoney = 2): number | undefined {
  const digits = text
    .replace(/(?<=\d{3})-00/u, '')
    .replaceAll(/\p{L}+\.?|[^\d.,]/gu, '')
    .replace(/^,+|[.,]+$/gu, '');
  const grouped = /^(\d{1,3})((?:[.,]\d{3})+)(?:[.,](\d{1,2}))?$/u.exec(digits);
  const isFine =
    (decimalsOfMoney === 3 || hasThousandths(text)) && /^\d{1,3}[.,]\d{3}$/u.test(digits);
  if (grouped && grouped[3] === undefined && !isFine && !isThousands(text)) return undefined;
  if (grouped && !isFine && grouped[3] === undefined) return Number(digits.replaceAll(/\D/gu, ''));
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const whole = (at < 0 ? digits : digits.slice(0, at)).replaceAll(/\D/g, '');
  return Number(`${whole || '0'}.${at < 0 ? '0' : digits.slice(at + 1)}`);
}

/** A size may precede each price: «glass 7 / bottle 28». */
const withoutSize = (text: string) => text.trimEnd().replace(sizeAtEnd, '');

function takeTokens(text: string): { rest: string; tokens: Token[] } {
  const tokens: Token[] = [];
  let rest = text;
  for (let token = lastToken(rest, true); token && tokens.length < 6;) {
    tokens.unshift(token);
    rest = token.rest;
    if (weights.test(rest)) break;
    const isJoined = /[/|]\s*$/u.test(rest) || sizeAtEnd.test(rest.trimEnd());
    const before = withoutLeaders(withoutSize(rest));
    // «1/2 135    1/1 225»: half and whole.
    const isFraction = /(?:^|\s)1\/[12]$/u.test(rest.trimEnd());
    token =
      (isFraction ? undefined : lastToken(rest.trimEnd(), false, isJoined)) ??
      lastToken(before, false, isJoined);
    // «Menu 1    portion    6,80»: apart from the size it is of the name.
    const name = withoutSize(rest);
    if (
      sizeAtEnd.test(rest.trimEnd()) &&
      /^\d$/u.test(token?.text ?? '') &&
      /(?:\s{3,}|\|\s*)$/u.test(name)
    )
      break;
    // «Quilmes 1 litro  $ 6.800», «French 75 | £13.00»: beside a sign of money a number of something is none.
    if (
      token &&
      isJoined &&
      hasCurrency.test(tokens[0]?.text ?? '') &&
      (/^\d$/u.test(token.text) || (/^\d{2,3}$/u.test(token.text) && /\|\s*$/u.test(rest))) &&
      token.label === ''
    )
      break;
  }
  return { rest, tokens };
}

const none = {
  prices: [],
  choices: [],
  isMarket: false,
  isLeast: false,
  isBare: false,
  reasons: [],
};

function takeFirst(text: string): FoundPrice {
  const match = atStart.exec(text);
  const amount = match?.[1] ?? '';
  const isMarked =
    hasCurrency.test(amount) || decimals.test(amount) || /[.,:][-–—]+$/u.test(amount);
  const value = amountOf(amount);
  if (!match || !isMarked || value === undefined) return { ...none, rest: text };
  return { ...none, rest: text.slice(match[0].length), prices: [value] };
}

const inWords = (prices: readonly number[]) => prices.map((one) => one.toFixed(2)).join(' and ');

const namesOf = (choices: readonly SizedPrice[]) => choices.map(({ name }) => name).join(', ');

const byDecimals = [0, 1, 2, 3, 4].map((decimals) =>
  remembered((text) => findPrice(text, decimals)),
);

/** Takes the price off a line, wherever it is. Without one, `prices` is empty, never 0. */
export const takePrice = (text: string, decimalsOfMoney = 2): FoundPrice =>
  byDecimals[decimalsOfMoney]?.(text) ?? findPrice(text, decimalsOfMoney);

function findPrice(text: string, decimalsOfMoney: number): FoundPrice {
  const line = text.trim().replaceAll(withHalf, '$1.50');
  const marked = marketAtEnd.exec(line)?.[0];
  if (marked !== undefined) {
    const rest = withoutLeaders(line.replace(marketAtEnd, ''));
    const reason = `${marked.replaceAll(/[\s.…_:|()–—-]/gu, '')} was read as market price.`;
    return { ...none, rest, isMarket: true, reasons: marketInWords.test(marked) ? [] : [reason] };
  }
  if (freeAtEnd.test(line))
    return { ...none, rest: withoutLeaders(line.replace(freeAtEnd, '')), prices: [0] };
  const [, day = ''] = dayAndDate.exec(line) ?? [];
  if (fullDateAtEnd.test(line) || isWeekday(day)) return { ...none, rest: line };
  const { rest, tokens } = takeTokens(line);
  if (tokens.length === 0) return takeFirst(line);
  // «Roast 29,00 zł (half a portion 20,00 zł)»: the price stands before the bracket.
  const aside = /\d[^()]*\([^()]*$/u.test(rest) ? /\s*\([^()]*\)$/u.exec(line) : null;
  const before = aside ? findPrice(line.slice(0, aside.index), decimalsOfMoney) : undefined;
  if (aside && before && before.prices.length > 0) {
    const reason = `Another price stands in brackets: ${aside[0].trim()}.`;
    return { ...before, rest: `${before.rest}${aside[0]}`, reasons: [...before.reasons, reason] };
  }
  const values = tokens.map((token) => amountOf(token.text, decimalsOfMoney));
  const prices = values.filter((one) => one !== undefined);
  const reasons: string[] = [];
  if (prices.length < values.length) reasons.push('The price can be read in two ways.');
  const several = prices.length > 1 && prices.length === values.length;
  const labels = tokens.map(({ label }) => label);
  const { choices, areNamed } = sizedPrices(labels, prices);
  if (prices.length > 1 && !areNamed) {
    const called = several ? ` They are called ${namesOf(choices)} here.` : '';
    reasons.push(`It has several prices: ${inWords(prices)}.${called}`);
  }
  if (tokens.length === 1 && tokens[0]?.isAsked === true)
    reasons.push('The price is for a part or a person.');
  const named = prices.length > 1 ? withoutSize(withoutLeaders(rest)) : rest;
  const isLeast = prices.length === 1 && leastAtEnd.test(named);
  return {
    rest: withoutLeaders(isLeast ? named.replace(leastAtEnd, '') : named),
    prices,
    choices: several ? choices : [],
    isMarket: false,
    isLeast,
    isBare: tokens.length === 1 && tokens[0]?.isBare === true && !isLeast,
    reasons,
  };
}
