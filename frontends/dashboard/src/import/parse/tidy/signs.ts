import { isPriced } from '../bare-names.ts';
import { readLegendLine } from '../marks/legend.ts';
import { money } from '../money.ts';
import { eachText, type Step } from '../tidy-line.ts';

const picture =
  /(?![©®™🌱🌿🍃Ⓥⓥ])\p{Extended_Pictographic}(?:\u{FE0F}|\u{200D}|\p{Emoji_Modifier})*/gu;
/** «Loaded fries 🍟 carne asada, cheese» */
const pictureSeparator = new RegExp(`(?<=\\p{Ll})\\s+${picture.source}\\s+(?=\\p{Ll}.*, )`, 'gu');
/** «1.5천원» */
const thousand = /(\d{1,3}(?:\.\d)?)천\s?원/gu;
/** «❌🌱», «🌱❌»: not so. */
const crossed =
  /\s*(?:[❌✖✗✘🚫⛔]\u{FE0F}?\s*[🌱🌿🍃Ⓥⓥ]|[🌱🌿🍃Ⓥⓥ]\u{FE0F}?\s*[❌✖✗✘🚫⛔])\u{FE0F}?/gu;
const bold =
  /^\s*(?:\*(?!\*|\s)([^*]+)\*|_([^_]+)_|~+\s*([^~]+?)\s*~+|=+\s*([^=]+?)\s*=+)\s*:?\s*$/u;
const spaced = /^\s*\p{L}(?: {1,4}\p{L}){2,}\s*$/u;

/** Only leading emoji mark a heading. */
function withoutPictures(text: string): string {
  const bare = text.replaceAll(pictureSeparator, '    ').replaceAll(picture, '').trimEnd();
  const isLegend = readLegendLine(text).length > (text.includes('=') ? 0 : 1);
  if (bare === text.trimEnd() || /^\s*=/u.test(bare) || isLegend) return bare === '' ? '' : text;
  const isLed = /^\s*\p{Extended_Pictographic}/u.test(text);
  const [, one, two, three] = bold.exec(bare.trim()) ?? [];
  const name = (one ?? two ?? three ?? bare).trim();
  if (isPriced(bare) || /\s\d/u.test(bare)) return isLed ? bare.trim() : bare;
  return (isLed || name !== bare.trim()) && name !== '' ? `== ${name} ==` : bare;
}

function withoutBold(text: string): string {
  const inner = bold
    .exec(text)
    ?.slice(1)
    .find((one) => one !== undefined);
  if (inner === undefined || !/\p{L}{2}/u.test(inner)) return text;
  // «_brioche, blend 150g, cheese_» says what is in a dish.
  return /^\s*_/u.test(text) && inner.includes(', ') ? inner.trim() : `== ${inner.trim()} ==`;
}

/** «£11.50 • 94% (120)»: guest ratings. */
const liked = /\s*[•·]\s*(?:\d{1,3}\s?%\s*(?:\(\d+\))?|popular|bestseller|beliebt)\s*$/iu;

/** «700円(大盛1030円)»: what a larger one costs stands in brackets behind the price. */
const larger = /(?<=\d\s?[円元원])\s?\((\p{L}{1,6})\s?(\d{2,6}\s?[円元원])\)/u;

/** «**Extras** cheese 12, avocado 15» */
const boldStart = /^\s*\*{1,2}([^*]{2,40}?)\*{1,2}\s+(?=\p{L}.*\d.*, .*\d)/u;

/** Full-width and curly brackets, and spaces. */
const narrowed = (text: string) =>
  text
    .replaceAll(crossed, '')
    .replaceAll(thousand, (_, count: string) => `${Number(count) * 1000}원`)
    .replace(boldStart, '$1: ')
    .replaceAll('（', ' (')
    .replaceAll('）', ')')
    .replace(larger, ' / $1 $2')
    .replaceAll(/\{(?=[^{}]*\})/gu, '(')
    .replaceAll('}', ')')
    .replaceAll('：', ': ')
    .replaceAll('／', ' / ')
    .replaceAll(/(?<=[\d円元원])\s*・/gu, ' / ')
    .replace(/^\s*[◆◇■▼▲♦▣◎]\s*(?=\p{L})(\P{Nd}+)$/u, '== $1 ==')
    .replaceAll(/(?<=[^\P{Lo}满滿])(?=\d+(?:\.\d+)?\s?[元円원])/gu, ' ')
    .replace(/^\s*[一二三四五六七八九十]+、\s*/u, '')
    .replace(
      /^\s*【([^【】]{1,20})】\s*(?:\(([^()]+)\)\s*)?$/u,
      (_, name: string, said = '') => `== ${name}${said && ` (${said})`} ==`,
    )
    .replace(/^\s*【(.+?)】\s*(?=\S)/u, '== $1 == ')
    // «650円 ★人気»
    .replace(/(?<=\d(?:\s?(?:\p{Sc}|[円元원]))?)\s+[★☆⭐]\s?\p{L}{1,8}\s*$/u, '')
    .replaceAll(/[・‥]{2,}/gu, ' .... ')
    .replaceAll(/(?<=[\d元円원])[、，]/gu, ', ')
    .replaceAll('\u3000', '   ')
    .replaceAll(/_(\([^()_]+\))_/gu, '$1')
    .replace(/\*(?<=\p{L}.*\s\*)(\p{Ll}[^*]+)\*(?=[\s.…]*\p{Sc}?\s?\d|\s*$)/u, '($1)')
    .replaceAll(/(?<=[\p{L})]) \. (?=[\p{L}\d])/gu, ' – ');

const bracketed = /\s*\(((?:\d{1,2} ?)?\p{L}[\p{L}. ]{0,12})\)[\s.…]*(?=\p{Sc}?\d)/gu;

/** «(Sm.) 8.25 (Lg.) 14.50» */
const unbracketed = (text: string) =>
  [...text.matchAll(bracketed)].length > 1 ? text.replaceAll(bracketed, '    $1 ') : text;

/** «Gavros~ smelts» */
const tilde = /(?<=\p{L})~\s+(?=\p{L})/gu;

const equal = new RegExp(`\\s[=~@]\\s?(?=${money}\\s*$)`, 'iu');
const boxed = new RegExp(`\\s\\[\\s?(${money})\\s?\\]\\s*$`, 'iu');

/** «Steak =24», «Steak [24]», «Steak 24e», «Steak 24+», «Steak $24*» */
const plainMoney = (text: string) =>
  text
    .replace(/^\s*\d{1,3}\s+\/\/\s+(?=\p{L})/u, '')
    .replaceAll(tilde, ' ~ ')
    .replaceAll(/(?<=\S)\s+(?:\/{2,}|:{2,}|~+|>+|\|{2,})\s+(?=\S)/gu, '    ')
    .replaceAll(/(?<!\d\s?)(\p{Sc}|(?<=\s)(?:Fr|kr|Rs)\.)\s{2,}(?=\d)/gu, '$1 ')
    .replaceAll(/(?<=\d)\s{2,}(\p{Sc})(?=\s*$|\s{2,})/gu, ' $1')
    .replace(/^\s*(market price|m\.?p\.?)\s*[–—:-]\s+(\p{L}.*)$/iu, '$2    $1')
    .replace(
      /(\p{Sc}\s?\d{1,4}(?:[.,]\d{2})?)\s?[-–]\s?\p{Sc}\s?\d{1,4}(?:[.,]\d{2})?\s*$/u,
      'from $1',
    )
    .replace(/(?<=\p{Sc}\s?\d+(?:[.,]\d{2})?)\s(?=(?:lb|kg|pint|qt)\.?$)/u, '/')
    .replace(equal, '    ')
    .replace(boxed, '    $1')
    .replace(/(\s\p{Sc}\s?\d{1,4}(?:[.,]\d{2})?)\s?(\*+)\s*$/u, '$2$1')
    .replace(/(?<=\s\d{1,4}(?:[.,]\d{2})?)\s?(?:e|eur\.|€uro)\s*$/iu, ' €')
    .replace(
      /(?:^|\s)(\p{Sc}\s?\d{1,4}(?:[.,]\d{2})?|(?!(?:16|18|21)\+)\d{1,4}(?:[.,]\d{2})?\s?\p{Sc}?)\+\s*$/u,
      ' from $1',
    );

export const withoutSigns: Step = eachText((text) => {
  const bare = withoutBold(
    withoutPictures(plainMoney(unbracketed(narrowed(text).replace(liked, '')))),
  );
  return spaced.test(bare)
    ? bare
        .split(/ {2,}/u)
        .map((word) => word.replaceAll(' ', ''))
        .join(' ')
    : bare;
});
