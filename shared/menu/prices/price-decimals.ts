const wrong = [
  'Price must be a whole number',
  'Price must have at most one decimal',
  'Price must have at most two decimals',
  'Price must have at most three decimals',
];

export const hasMoreDecimals = (price: number, decimals: number) => {
  const units = price * 10 ** decimals;
  return Math.abs(units - Math.round(units)) > 1e-6;
};

/** The error if a price has more decimals than its currency; else undefined. */
export const decimalsProblem = (price: number, decimals: number): string | undefined =>
  hasMoreDecimals(price, decimals) ? wrong[decimals] : undefined;

/** A price as typed: `8.00` in dollars, `900` in yen. Extra decimals are kept. */
export const typedPrice = (price: number, decimals: number): string =>
  hasMoreDecimals(price, decimals) ? String(price) : price.toFixed(decimals);
