/** A number that was typed: what it is, or why it is not known. */
export type ReadDecimal = number | 'unclear' | 'no number';

/** `12`, `12.50`, `12,50`: one sign at most, and it marks the decimals. */
const plain = /^-?(?:\d+|\d*[.,]\d+)$/;

/** `1,250.00`, `1.250,00`, `1 250,00`: thousands in threes, then another sign and the decimals. */
const grouped = /^-?\d{1,3}(?:([., ’'])\d{3})(?:\1\d{3})*(?!\1)[.,]\d{1,2}$/;

const inFloat = (digits: string, decimals: string) => Number(`${digits}.${decimals || '0'}`);

/**
 * Reads what people type. `1,234` can be a thousand or one and a bit, so it is unclear, and so is every other text of
 * digits and signs that is not written in one of the usual ways; `0x10`, `1e3` and `Infinity` are no numbers at all.
 */
export function readDecimal(typed: string): ReadDecimal {
  const text = typed.trim().replaceAll(/[\u00A0\u202F]/g, ' ');
  if (!/^[-\d., ’']*\d[\d., ’']*$/.test(text)) return 'no number';
  const isThousandOrDecimal = /^-?\d{1,3},\d{3}$/.test(text);
  if (isThousandOrDecimal || !(plain.test(text) || grouped.test(text))) return 'unclear';
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const whole = at === -1 ? text : text.slice(0, at);
  const sign = whole.startsWith('-') ? '-' : '';
  const digits = sign + (whole.replaceAll(/\D/g, '') || '0');
  return inFloat(digits, at === -1 ? '' : text.slice(at + 1));
}

/** A whole number in digits alone; undefined for any other text. */
export const readWhole = (typed: string): number | undefined =>
  /^-?\d{1,15}$/.test(typed.trim()) ? Number(typed) : undefined;
