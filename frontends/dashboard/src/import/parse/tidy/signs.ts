import { takePrice } from '../money.ts';
import { eachText, type Step } from '../tidy-line.ts';

const picture =
  /(?![©®™🌱🌿🍃Ⓥⓥ])\p{Extended_Pictographic}(?:\u{FE0F}|\u{200D}|\p{Emoji_Modifier})*/gu;
/** «Loaded fries 🍟 carne asada, cheese» */
const apartBy = new RegExp(`(?<=\\p{Ll})\\s+${picture.source}\\s+(?=\\p{Ll}.*, )`, 'gu');
const bold =
  /^\s*(?:\*(?!\*|\s)([^*]+)\*|_([^_]+)_|~+\s*([^~]+?)\s*~+|=+\s*([^=]+?)\s*=+)\s*:?\s*$/u;

const isPriced = (text: string) => takePrice(text).prices.length > 0;

/** Only leading emoji mark a heading. */
function withoutPictures(text: string): string {
  const bare = text.replaceAll(apartBy, '    ').replaceAll(picture, '').trimEnd();
  if (bare === text.trimEnd() || /^\s*=/u.test(bare)) return bare === '' ? '' : text;
  const isLed = /^\s*\p{Extended_Pictographic}/u.test(text);
  const [, one, two, three] = bold.exec(bare.trim()) ?? [];
  const name = (one ?? two ?? three ?? bare).trim();
  if (isPriced(bare) || /\s\d/u.test(bare)) return isLed ? bare.trim() : bare;
  return (isLed || name !== bare.trim()) && name !== '' ? `== ${name} ==` : bare;
}

/** «£11.50 • 94% (120)»: guest ratings. */
const liked = /\s*[•·]\s*\d{1,3}\s?%\s*(?:\(\d+\))?\s*$/u;

/** Full-width and curly brackets, and spaces. */
const narrowed = (text: string) =>
  text
    .replaceAll('（', ' (')
    .replaceAll('）', ')')
    .replaceAll(/\{(?=[^{}]*\})/gu, '(')
    .replaceAll('}', ')')
    .replaceAll('：', ': ')
    .replaceAll('／', ' / ')
    .replaceAll(/(?<=[\d円元원])\s*・/gu, ' / ')
    .replace(/^\s*[◆◇■▼▲♦▣◎]\s*(?=\p{L})(\P{Nd}+)$/u, '== $1 ==')
    .replaceAll(/(?<=[^\P{Lo}满滿])(?=\d+(?:\.\d+)?\s?[元円원])/gu, ' ')
    .replace(/^\s*[一二三四五六七八九十]+、\s*/u, '')
    .replace(/^\s*【(.+?)】\s*(?=\S)/u, '== $1 == ')
    .replaceAll(/[・‥]{2,}/gu, ' .... ')
    .replaceAll(/(?<=[\d元円원])[、，]/gu, ', ')
    .replaceAll('\u3000', '   ')
    .replaceAll(/_(\([^()_]+\))_/gu, '$1');

const bracketed = /\s*\(((?:\d{1,2} ?)?\p{L}[\p{L}. ]{0,12})\)[\s.…]*(?=\p{Sc}?\d)/gu;

/** «(Sm.) 8.25 (Lg.) 14.50» */
const unbracketed = (text: string) =>
  [...text.matchAll(bracketed)].length > 1 ? text.replaceAll(bracketed, '    $1 ') : text;

/** «Steak =24», «Steak 24+», «Steak $24*» */
const plainMoney = (text: string) =>
  text
    .replace(/^\s*\d{1,3}\s+\/\/\s+(?=\p{L})/u, '')
    .replaceAll(/(?<=\S)\s+(?:\/{2,}|:{2,}|~+|>+|\|{2,})\s+(?=\S)/gu, '    ')
    .replaceAll(/(?<!\d\s?)(\p{Sc}|(?<=\s)(?:Fr|kr|Rs)\.)\s{2,}(?=\d)/gu, '$1 ')
    .replace(/^\s*(market price|m\.?p\.?)\s*[–—:-]\s+(\p{L}.*)$/iu, '$2    $1')
    .replace(
      /(\p{Sc}\s?\d{1,4}(?:[.,]\d{2})?)\s?[-–]\s?\p{Sc}\s?\d{1,4}(?:[.,]\d{2})?\s*$/u,
      'from $1',
    )
    .replace(/(?<=\p{Sc}\s?\d+(?:[.,]\d{2})?)\s(?=(?:lb|kg|pint|qt)\.?$)/u, '/')
    .replace(/\s[=~@]\s?(?=\p{Sc}?\s?\d{1,4}(?:[.,]\d{1,2})?\s*\p{Sc}?\s*$)/u, '    ')
    .replace(/(\s\p{Sc}\s?\d{1,4}(?:[.,]\d{2})?)\s?(\*+)\s*$/u, '$2$1')
    .replace(
      /\s(\p{Sc}\s?\d{1,4}(?:[.,]\d{2})?|\d{1,4}(?:[.,]\d{2})?\s?\p{Sc}?)\+\s*$/u,
      ' from $1',
    );

export const withoutSigns: Step = eachText((text) =>
  withoutPictures(plainMoney(unbracketed(narrowed(text).replace(liked, '')))),
);

/** «Lobster ......... as the boat brings»: words stand where others have a price. */
export const withAskedPrices: Step = eachText((text) =>
  text.replace(/(?<=\p{L}.*)[.…·_]{4,}\s*\p{Ll}[^\d.…_]{2,24}$/u, '    market price'),
);
