/** Arabic, Persian, Devanagari, Bengali and Thai; full-width digits are normalized. */
const zeros = ['٠', '۰', '०', '০', '๐'].map((zero) => zero.charCodeAt(0));

const latinDigit = (digit: string) => {
  const code = digit.charCodeAt(0);
  const zero = zeros.find((one) => code >= one && code < one + 10);
  return zero === undefined ? digit : String(code - zero);
};

/** `R$`, `€`, `円`, before or after the amount. */
const sign = /^(?:\p{L}{0,2}\p{Sc}|円)\s*|\s*(?:\p{Sc}|円)$/gu;

const thousands = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/;

/**
 * A typed price as the contract reads it: `12,50 €`, `R$ 32,90`, `١٢٫٥٠`. A group of three digits is of thousands in yen,
 * and unclear in euros, where `1.250` would be saved as 1.25.
 */
export function plainPrice(typed: string, decimals: number): string {
  const text = typed
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Nd}/gu, latinDigit)
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .trim()
    .replaceAll(sign, '');
  if (!thousands.test(text)) return text;
  if (decimals === 0) return text.replaceAll(/[.,]/g, '');
  // The contract refuses the comma as unclear.
  return decimals < 3 ? text.replaceAll('.', ',') : text;
}
