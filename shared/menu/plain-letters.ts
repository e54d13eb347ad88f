/** Letters and signs that no accent explains, as most keyboards type them. */
const plainOf: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  '’': "'",
  '‘': "'",
  ʼ: "'",
};

/** Lowercase text without accents, so that «boeuf» finds «Bœuf» and «weiss» finds «Weiß». */
export const plainLetters = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæßøłđı’‘ʼ]/g, (sign) => plainOf[sign] ?? sign);
