/** A word of a text: as written, and normalized like the lists. */
export type Word = { written: string; plain: string };

const plainOf = (written: string) =>
  written
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');

/** A text's words and punctuation; each comma or stop is its own word. */
export const wordsIn = (text: string): Word[] =>
  (text.normalize('NFC').match(/[\p{L}\p{N}]+|[&,.;:()!\n]/gu) ?? []).map((written) => ({
    written: written.toLowerCase(),
    plain: plainOf(written),
  }));

const endings: readonly [RegExp, string][] = [
  [/ies$/, 'y'],
  [/ves$/, 'f'],
  [/(es|en)$/, ''],
  [/[sxn]$/, ''],
  [/i$/, 'o'],
  [/e$/, 'a'],
  [/e$/, ''],
];

/** The word itself and its possible singulars, in the languages of the lists. */
export const singulars = (plain: string): string[] => [
  plain,
  ...(plain.length > 3
    ? endings.flatMap(([ending, instead]) =>
        ending.test(plain) ? [plain.replace(ending, instead)] : [],
      )
    : []),
];
