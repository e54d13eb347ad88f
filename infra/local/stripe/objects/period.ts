import type { Price } from '../records.ts';

/**
 * End of the period that starts at `start`. Months keep the anchor's day where they have it (31 January, 28 February,
 * 31 March): docs.stripe.com/billing/subscriptions/billing-cycle.
 */
export function periodEnd(
  anchor: number,
  start: number,
  price: Pick<Price, 'interval' | 'intervalCount'>,
): number {
  for (let step = 1; ; step += 1) {
    const end = later(anchor, step * price.intervalCount, price.interval);
    if (end > start) return end;
  }
}

function later(anchor: number, count: number, interval: Price['interval']): number {
  if (interval === 'day') return anchor + count * 86_400;
  if (interval === 'week') return anchor + count * 7 * 86_400;
  const from = new Date(anchor * 1000);
  const months = from.getUTCMonth() + count * (interval === 'year' ? 12 : 1);
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(months);
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return Math.floor(to.getTime() / 1000);
}
