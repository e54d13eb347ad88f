import { type Step, withText } from './tidy-line.ts';

const units = [
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  'un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
  'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  'un due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
  'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  'um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove vinte',
];
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const values = new Map<string, number>([
  ...units.flatMap((words) => words.split(' ').map((word, at): [string, number] => [word, at + 1])),
  ...tens.map((word, at): [string, number] => [word, (at + 2) * 10]),
]);

const signs = new Map([
  ['d', '$'],
  ['p', '£'],
  ['e', '€'],
  ['f', 'CHF'],
]);
const spoken =
  /(?<=^|[\s.…–—-])(?<tens>(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -]|(?=\s)))?(?<unit>\p{L}+(?:-\p{L}+)?)\s+(?<money>dollars?|pounds?|euros?|francs?)(?=\s*(?:$|\(|per |pp|each|a |p\.))/iu;

const valueOf = (word: string | undefined) => values.get(word?.toLowerCase() ?? '');

/** «twenty-two pounds» in digits. */
const inDigits = (text: string) =>
  text.replace(spoken, (whole, ...rest: unknown[]) => {
    const { tens: high, unit, money } = spoken.exec(whole)?.groups ?? {};
    const one = valueOf(unit);
    const ten = high === undefined ? 0 : valueOf(high.replace(/[ -]$/u, ''));
    const sign = signs.get(money?.charAt(0).toLowerCase() ?? '') ?? '';
    return one === undefined || ten === undefined || rest.length === 0
      ? whole
      : `${sign}${ten + one}`;
  });

/** «16€50» has its sign in place of the point. */
const withPoint = (text: string) => text.replaceAll(/(?<=\d)(€|£|\$)(\d{2})(?!\d)/gu, '.$2 $1');

/** «90p» is £0.90. */
const withPounds = (text: string) => text.replace(/(?<=\s)(\d{2})p$/u, '£0.$1');

/** Spaced leaders separate a name from its price as others do. */
const withoutLeaders = (text: string) =>
  text.replaceAll(/\s*(?:[.…·_]\s?){3,}(?=\s*(?:\p{Sc}\s?)?\d)/gu, '    ');

const lastWord = /[,\s]\s*(?:(?<tens>\p{L}+)[ -])?(?<unit>\p{L}+)$/u;

function numberAtEnd(text: string): { at: number; value: number } | undefined {
  const match = lastWord.exec(text.trimEnd());
  const unit = valueOf(match?.groups?.['unit']);
  if (!match || unit === undefined) return undefined;
  const high = valueOf(match.groups?.['tens']) ?? 0;
  const from =
    high >= 20 && unit < 10 ? match.index : text.lastIndexOf(match.groups?.['unit'] ?? '');
  return { at: from, value: high >= 20 && unit < 10 ? high + unit : unit };
}

/** «Leeks, egg, hazelnut, fourteen»: a menu with all prices in words, none in digits. */
const withWords: Step = (lines) => {
  const found = lines.map(({ text }) => numberAtEnd(text));
  const isInWords =
    found.filter(Boolean).length >= 4 && !lines.some(({ text }) => /\d$/u.test(text.trim()));
  if (!isInWords) return [...lines];
  return lines.map((line, at) => {
    const { at: from, value } = found[at] ?? {};
    return from === undefined
      ? line
      : withText(line, `${line.text.slice(0, from).replace(/[\s,]+$/u, '')}    ${value}.-`);
  });
};

export const withDigits: Step = (lines) =>
  withWords(lines).map((line) =>
    withText(line, withPounds(withPoint(inDigits(withoutLeaders(line.text))))),
  );
