import type { FoundPrice } from './money.ts';
import type { SourceLine } from './source-line.ts';

type PricedLine = SourceLine & { price: FoundPrice };

const digitsAtEnd = /(?<![\d.,])[1-9]\d{2,3}\s?\p{Sc}?$/u;
const twoDecimals = /\d[.,]\d{2}\s?\p{Sc}?$/u;

/** Share and minimum count of prices that show how this menu writes them. */
const minShare = 0.6;
const minCount = 3;

function withPoint<Line extends PricedLine>(line: Line): Line {
  const [value = 0] = line.price.prices;
  const [digits = ''] = digitsAtEnd.exec(line.text.trim()) ?? [];
  const price = value / 100;
  const reason = `It was read as ${digits.trim()}, without a point.`;
  return {
    ...line,
    price: { ...line.price, prices: [price], isBare: false, reasons: [reason] },
  };
}

/** OCR drops decimal points: where other prices have two decimals, «375» is 3.75, to be checked. */
export function mendLostPoints<Line extends PricedLine>(known: readonly Line[]): Line[] {
  const priced = known.filter(({ price }) => price.prices.length > 0);
  const sure = priced.filter(({ text }) => twoDecimals.test(text.trim())).length;
  if (sure < minCount || sure < priced.length * minShare) return [...known];
  return known.map((line) =>
    line.strip && line.price.prices.length === 1 && digitsAtEnd.test(line.text.trim())
      ? withPoint(line)
      : line,
  );
}
