/** A parsed number, or why it could not be parsed. */
export type ReadDecimal = number | 'unclear' | 'no number';

/** `12`, `12.50`, `12,50`: at most one separator, before decimals. */
const plain = /^-?(?:\d+|\d*[.,]\d+)$/;

/** `1,250.00`, `1.250,00`, `1 250,00`: groups of three, then another separator and decimals. */
const grouped = /^-?\d{1,3}(?:([., ’'])\d{3})(?:\1\d{3})*(?!\1)[.,]\d{1,2}$/;

const inFloat = (digits: string, decimals: string) => Number(`${digits}.${decimals || '0'}`);

/**
 * Parses typed numbers. `1,234` could be a thousand or a decimal, so it is unclear, and so is any other mix of digits
 * and separators in an unusual format; `0x10`, `1e3` and `Infinity` are not numbers.
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

/** An integer of digits only; undefined for any other text. */
export const readInteger = (typed: string): number | undefined =>
  /^-?\d{1,15}$/.test(typed.trim()) ? Number(typed) : undefined;
