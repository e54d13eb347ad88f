/** A word, a number, a sign or a break of a pasted menu, and where it stands in its text. */
export type Token = {
  text: string;
  start: number;
  end: number;
  kind: 'word' | 'number' | 'sign' | 'nl' | 'blank' | 'tab';
};

const token =
  /\r?\n(?:[ \t\u00A0\u200B]*\r?\n)+[ \t\u00A0]*|\r?\n[ \t\u00A0]*|\t+|[ \u00A0]{2,}|[\p{L}\p{M}]*\p{Ll}(?=\p{Lu}{1,2}\p{Sc}|\p{Lu}{3}\s?\d)|[\p{L}\p{M}]+(?:['’´`\-‐][\p{L}\p{M}]+)*|\d+(?:[.,:’']\d+)*|[½¼¾⅓]|\S/gu;

function kindOf(text: string): Token['kind'] {
  if (text.includes('\n')) return text.split('\n').length > 2 ? 'blank' : 'nl';
  if (/^\s/u.test(text)) return 'tab';
  if (/^[\p{L}\p{M}]/u.test(text)) return 'word';
  return /^\d/u.test(text) ? 'number' : 'sign';
}

/** «Leek pie 7.50» is two words and a number; breaks and wide spaces are tokens of their own. */
export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(token)].map(({ 0: found, index }) => ({
    text: found,
    start: index,
    end: index + found.length,
    kind: kindOf(found),
  }));

export const isBreak = (one: Token | undefined) =>
  one === undefined || one.kind === 'nl' || one.kind === 'blank' || one.kind === 'tab';

const signs = `.,:;-–—()[]/|*+&"“”„•·…!?#%@=~_><'’‘°×`;

const ofWords: readonly [RegExp, number][] = [
  [/^\p{Lu}$/u, 4],
  [/^\p{Ll}$/u, 5],
  [/^\p{Lu}{2,3}$/u, 6],
  [/^[\p{Lu}'’-]+$/u, 7],
  [/^\p{Lu}/u, 8],
  [/^\p{Ll}{2}$/u, 9],
  [/^\p{Ll}{3}$/u, 57],
  [/^\p{Ll}/u, 10],
  [/^/u, 11],
];

const ofNumbers: readonly [RegExp, number][] = [
  [/^\d+,\d\d$/u, 12],
  [/^\d+\.\d\d$/u, 13],
  [/^\d+,\d$/u, 14],
  [/^\d+\.\d$/u, 15],
  [/^0$/u, 22],
  [/^\d$/u, 16],
  [/^\d\d$/u, 17],
  [/^\d{3}$/u, 18],
  [/^\d{4}$/u, 19],
  [/^\d+$/u, 20],
  [/^\d+[.,’']\d{3}$/u, 21],
  [/^/u, 23],
];

/** What a number with parts of a whole looks like: «7.50», «7,5». */
export const isDecimal = (shape: number) => shape >= 12 && shape <= 15;

/** Or a whole one of up to any length. */
export const isAmount = (shape: number) => shape >= 12 && shape <= 21;

export const isUppercase = (shape: number) => shape === 6 || shape === 7;

/** A number for what a token looks like: «Leek» and «Pie» have one, «PIE» and «7.50» others. */
export function shapeOf({ text, kind }: Token): number {
  if (kind === 'blank') return 0;
  if (kind === 'nl') return 1;
  if (kind === 'tab') return text.includes('\t') ? 2 : 3;
  if (kind === 'word' || kind === 'number')
    return (kind === 'word' ? ofWords : ofNumbers).find(([is]) => is.test(text))?.[1] ?? 11;
  if (/\p{Sc}/u.test(text)) return 24;
  const at = signs.indexOf(text);
  if (at >= 0) return 25 + at;
  return /\p{P}/u.test(text) ? 63 : 64;
}
