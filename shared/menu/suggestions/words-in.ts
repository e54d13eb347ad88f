/** A word of a text: as it is written, and as the lists write it. */
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

/** The words of a text, and the commas and stops between them, which are words of one sign. */
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

/** The word itself and what it may be the plural of, in the languages of the lists. */
export const singulars = (plain: string): string[] => [
  plain,
  ...(plain.length > 3
    ? endings.flatMap(([ending, instead]) =>
        ending.test(plain) ? [plain.replace(ending, instead)] : [],
      )
    : []),
];
