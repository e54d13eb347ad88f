/** What a price may end in; `none` leaves it as it comes out. */
export const endings = ['none', '.00', '.05', '.10', '.49', '.95', '.99'] as const;
export type Ending = (typeof endings)[number];

/** Positive raises, negative lowers. */
export type PriceChange = { by: number; unit: 'percent' | 'amount'; ending: Ending };

/** Most that an item may cost. */
const most = 999_999.99;

/** What a price may end in that has so many decimals: a yen has no parts. */
export const endingsWith = (decimals: number): readonly Ending[] =>
  decimals < 2 ? ['none'] : endings;

/**
 * The new price, with the currency's decimals: changed, then brought to the nearest price with the wished ending, half
 * of the way upwards. Never below 0, nor above what an item may cost.
 */
export function changedPrice(price: number, change: PriceChange, decimals = 2): number {
  const { by, unit, ending } = change;
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
  // .05 and .10 are steps, as cash is rounded; the others are what the price ends in.
  const [step, offset] = ending === '.05' || ending === '.10' ? [end, 0] : [parts, end];
  const steps = Math.round((price - offset) / step);
  return Math.max(0, steps) * step + offset;
}
