/** The code point ranges in each face's two files (`unicode.json` of the package). */
export const alphabets = {
  latin: [
    [0x20, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2bb, 0x2bc],
    [0x2c6, 0x2c6],
    [0x2da, 0x2da],
    [0x2dc, 0x2dc],
    [0x2010, 0x2044],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
  ],
  'latin-ext': [
    [0x100, 0x2ba],
    [0x2bd, 0x2dd],
    [0x1e00, 0x1e9f],
    [0x1ef2, 0x1eff],
    [0x20a0, 0x20c0],
  ],
} as const;

export type Alphabet = keyof typeof alphabets;
export const alphabetNames = ['latin', 'latin-ext'] as const satisfies Alphabet[];

const includesSign = (alphabet: Alphabet, sign: string) => {
  const code = sign.codePointAt(0) ?? 0;
  return alphabets[alphabet].some(([from, to]) => code >= from && code <= to);
};

/** A text's distinct characters by font file, sorted; other characters fall back to other fonts. */
export function charactersByFile(text: string): Record<Alphabet, string> {
  const signs = [...new Set(text.normalize('NFC'))].toSorted();
  const of = (alphabet: Alphabet) => signs.filter((sign) => includesSign(alphabet, sign));
  const latin = of('latin');
  return {
    latin: latin.join(''),
    'latin-ext': of('latin-ext')
      .filter((sign) => !latin.includes(sign))
      .join(''),
  };
}
