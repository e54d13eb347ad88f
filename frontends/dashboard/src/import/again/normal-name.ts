/** Normalizes a name: no accents, punctuation or capitals. The marks of Thai or Japanese are letters, and stay. */
export const normalName = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim() || name.trim();
