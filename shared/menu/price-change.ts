/** What a price may end in, cents; `none` leaves it as it comes out. */
export const endings = ['none', '.00', '.05', '.10', '.49', '.95', '.99'] as const;
export type Ending = (typeof endings)[number];

/** Positive raises, negative lowers. */
export type PriceChange = { by: number; unit: 'percent' | 'amount'; ending: Ending };

/** Most that an item may cost, in cents. */
const mostCents = 99_999_999;

/**
 * The new price in cents: changed, then brought to the nearest price with the wished ending, half of the
 * way upwards. Never below 0, nor above what an item may cost.
 */
export function changedPrice(cents: number, { by, unit, ending }: PriceChange): number {
  const raw = unit === 'percent' ? cents + (cents * by) / 100 : cents + by * 100;
  // Float noise must not decide a half: 1.005 * 100 is 100.49999999999999.
  const whole = Math.round(Number(raw.toFixed(6)));
  const ended = nearest(Math.max(0, whole), ending);
  return Math.min(mostCents, Math.max(0, ended));
}

function nearest(cents: number, ending: Ending): number {
  if (ending === 'none') return cents;
  const end = Number(ending.slice(1));
  // .05 and .10 are steps, as cash is rounded; the others are what the price ends in.
  const [step, offset] = end === 5 || end === 10 ? [end, 0] : [100, end];
  const steps = Math.round((cents - offset) / step);
  return Math.max(0, steps) * step + offset;
}
