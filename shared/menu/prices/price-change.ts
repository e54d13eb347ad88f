/** Price endings; `none` leaves it as calculated. */
export const endings = ['none', '.00', '.05', '.10', '.49', '.95', '.99'] as const;
export type Ending = (typeof endings)[number];

/** Positive raises, negative lowers. */
export type PriceChange = { by: number; unit: 'percent' | 'amount'; ending: Ending };

/** Maximum item price. */
const most = 999_999.99;

/** Endings available with so many decimals: none for yen. */
export const endingsWith = (decimals: number): readonly Ending[] =>
  decimals < 2 ? ['none'] : endings;

/**
 * The new price in the currency's decimals: changed, then rounded to the nearest price with the chosen ending, halves
 * up. Never below 0 or above the maximum price; a percentage leaves what is free so.
 */
export function changedPrice(price: number, change: PriceChange, decimals = 2): number {
  const { by, unit, ending } = change;
  if (price === 0 && unit === 'percent') return 0;
  const parts = 10 ** decimals;
  const raw = unit === 'percent' ? price + (price * by) / 100 : price + by;
  // Float noise must not decide a half: 1.005 * 100 is 100.49999999999999.
  const whole = Math.round(Number((raw * parts).toFixed(6)));
  const ended = nearest(Math.max(0, whole), ending, parts);
  return Math.min(Math.floor(Number((most * parts).toFixed(6))), Math.max(0, ended)) / parts;
}

function nearest(price: number, ending: Ending, parts: number): number {
  if (ending === 'none' || parts < 100) return price;
  const end = (Number(ending.slice(1)) * parts) / 100;
  // .05 and .10 are cash rounding steps; the others are literal endings.
  const [step, offset] = ending === '.05' || ending === '.10' ? [end, 0] : [parts, end];
  const steps = Math.round((price - offset) / step);
  return Math.max(0, steps) * step + offset;
}
