const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const numbers = /^\d{1,2}(?:\s?[,.;/ ]\s?\d{1,2})*[,.;]?$/u;
const codes =
  /^(?!tm$|TM$)(?:\p{L}{1,2}\d?|\p{Lu}{3}|\d{1,2}[a-h]?)(?:\s?[,.;/ ]\s?(?:\p{L}{1,2}\d?|\p{Lu}{3}|\d{1,2}[a-h]?))*[,.;]?$/u;

/**
 * A text with small raised text behind it, as the parser reads it: «12⁵⁰» is 12.50, «8€⁵⁰» 8.50 €, and codes are told from amounts, «Panna
 * cotta¹˒³», or bracketed, «Schnitzel (A, C)».
 */
export function withRaised(text: string, raised: string): string {
  const [base, small] = [text.trimEnd(), raised.trim()];
  const isBehindDigit = /\d[.,]?\s?\p{Sc}?$/u.test(base);
  if (isBehindDigit && /^\d{2}$/u.test(small))
    return base.replace(/[.,]?(\s?\p{Sc}?)$/u, `.${small}$1`);
  if (numbers.test(small))
    return base + small.replaceAll(/\d/gu, (digit) => raisedDigits[Number(digit)] ?? digit);
  if (isBehindDigit) return base + small;
  return codes.test(small) ? `${base} (${small})` : `${base} ${small}`;
}
