import { readDecimal } from '@menuleaf/shared/contracts/decimal.ts';

type Line = { name: string; price: string };

/** A price at the end of a line, with or without a currency, behind dots or spaces. */
const priced = /^(.*?)[\s.…·_]*[\s.…·_$€£]\s*(\d+(?:[.,]\d{1,2})?)\s*[$€£]?$/;

function readLine(text: string): Line {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const [, name = '', price = ''] = priced.exec(line) ?? [];
  const isPrice = typeof readDecimal(price) === 'number';
  return name !== '' && isPrice ? { name: name.trim(), price } : { name: line, price: '' };
}

/** The lines of a text as dishes; undefined where it is one line alone. */
export function pastedLines(text: string): Line[] | undefined {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  return lines.length > 1 ? lines.map(readLine) : undefined;
}
