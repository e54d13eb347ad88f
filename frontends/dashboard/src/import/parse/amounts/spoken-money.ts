import { type Step, withText } from '../tidy-line.ts';

const units = [
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  'un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
  'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  'un due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
  'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  'um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove vinte',
];
const tens = [
  'thirty forty fifty sixty seventy eighty ninety hundred',
  'treinta cuarenta cincuenta sesenta setenta ochenta noventa cien',
  'trente quarante cinquante soixante',
  'trenta quaranta cinquanta sessanta settanta ottanta novanta cento',
  'dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert',
  'trinta quarenta cinquenta sessenta setenta oitenta noventa cem',
];

const values = new Map<string, number>([
  ...units.flatMap((words) => words.split(' ').map((word, at): [string, number] => [word, at + 1])),
  ...tens.flatMap((words) =>
    words.split(' ').map((word, at): [string, number] => [word, (at + 3) * 10]),
  ),
  ['veinti', 20],
]);

/** «sixty» «five», and what follows «one» «hundred» */
const isAfter = (sum: number, value: number) =>
  value < 100 && (sum % 100 === 0 || (sum % 100 >= 20 && sum % 10 === 0 && value < 10));

const longest = 24;

/** «vierundzwanzig», «veinticinco»: two numbers in one word. */
function valueOfWord(word: string): number | undefined {
  const known = values.get(word);
  if (known !== undefined || word.length > longest) return known;
  for (let at = 3; at < word.length - 2; at += 1) {
    const one = values.get(word.slice(0, at));
    const other = values.get(word.slice(at).replace(/^und/u, ''));
    if (one !== undefined && other !== undefined && (isAfter(one, other) || isAfter(other, one)))
      return one + other;
  }
  return undefined;
}

/** «one hundred sixty-five»; undefined if its words make no number together. */
function valueOf(words: string): number | undefined {
  let sum = 0;
  for (const word of words.toLowerCase().split(/\s?-\s?|\s+(?:(?:and|et|y|e|und)\s+)?/u)) {
    const value = valueOfWord(word);
    if (value === 100 && sum < 10) sum = Math.max(sum, 1) * 100;
    else if (value !== undefined && isAfter(sum, value)) sum += value;
    else return undefined;
  }
  return sum;
}

const signs = new Map([
  ['d', '$'],
  ['p', '£'],
  ['e', '€'],
  ['f', 'CHF'],
]);
const behind = '(?=\\s*(?:$|\\(|per |pp|each|a |p\\.))';
const spoken = new RegExp(
  `(?<=^|[\\s.…–—-])(?<words>\\p{L}+(?:[ -]\\p{L}+){0,4}?)\\s+(?<money>dollars?|pounds?|euros?|francs?)${behind}`,
  'iu',
);

/** No number is written in more letters. */
const mostLetters = 48;

/** The longest end of some words that is a number. */
function numberEnding(words: string): { at: number; value: number } | undefined {
  const from = Math.max(words.length - mostLetters, 0);
  for (const { index } of words.slice(from).matchAll(/(?<=^|[\s,.…-])\p{L}/gu)) {
    const at = from + index;
    const value = /[\p{L}]/u.test(words[at - 1] ?? ' ') ? undefined : valueOf(words.slice(at));
    if (value !== undefined) return { at, value };
  }
  return undefined;
}

/** «twenty-two pounds» in digits. */
const inDigits = (text: string) =>
  text.replace(spoken, (whole, words: string, money: string) => {
    const { at = 0, value } = numberEnding(words) ?? {};
    const sign = signs.get(money.charAt(0).toLowerCase()) ?? '';
    return value === undefined ? whole : `${words.slice(0, at)}${sign}${value}`;
  });

/** «16€50» has its sign in place of the point. */
const withPoint = (text: string) =>
  text.replaceAll(/(?<=\d)(?:(€|£|\$)(\d{2})(?!\d)| (€) (\d{2})$)/gu, '.$2$4 $1$3');

/** «90p» is £0.90, «75¢» $0.75. */
const withPounds = (text: string) =>
  text
    .replace(/(?<=^|\s)(\d{2})p(?=$|\s+(?:each|ea)\b)/u, '£0.$1')
    .replaceAll(
      /(?<=^|[\s(+])(\d{1,2})\s?¢/gu,
      (_, cents: string) => `$0.${cents.padStart(2, '0')}`,
    );

/** Spaced leaders separate a name from its price as others do. */
const withoutLeaders = (text: string) =>
  text
    .replaceAll(/\s*(?:[.…·_]\s?){3,}(?=\s*(?:\p{Sc}\s?)?\d)/gu, '    ')
    .replace(/(?<=\p{L})\s*[.…]{2,}\s*(?=\p{L}+\.? \p{Sc}?\d)/u, '    ');

const perGuest = /\s+(?:(?:per|pro|par|por|a) \p{L}+|each|pp)$/iu;
const counting = /(?:^|\s)(?:for|für|pour|per|para|of|the|serves)\s*$/iu;

/** Fewer than so many numbers in words may be words of something else. */
const minCount = 4;

/** «Leeks, egg, hazelnut, fourteen», or «fourteen» below a dish: a menu with all prices in words, none in digits. */
const withWords: Step = (lines) => {
  const found = lines.map(({ text }) => {
    const words = text.trim().replace(perGuest, '');
    const number = numberEnding(words);
    return number && { ...number, said: words.slice(0, number.at) };
  });
  const prices = found.map((one) => (one && !counting.test(one.said) ? one : undefined));
  const endInDigits = lines.filter(({ text }) => /\d$/u.test(text.trim())).length;
  const written = prices.filter(Boolean).length;
  const isInWords = written >= minCount && written > endInDigits * 2;
  return isInWords
    ? lines.map((line, at) => {
        const { said, value } = prices[at] ?? {};
        return said === undefined
          ? line
          : withText(line, `${said.replace(/[\s,]+$/u, '')}    ${value}.-`);
      })
    : [...lines];
};

export const withDigits: Step = (lines) =>
  withWords(lines).map((line) =>
    withText(line, withPounds(withPoint(inDigits(withoutLeaders(line.text))))),
  );
