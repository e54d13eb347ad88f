/**
 * End of the period that starts at `start`. Months keep the anchor's day where they have it (31 January, 28 February,
 * 31 March): docs.stripe.com/billing/subscriptions/billing-cycle.
 */
export function periodEnd(anchor: number, start: number): number {
  for (let months = 1; ; months += 1) {
    const end = monthsLater(anchor, months);
    if (end > start) return end;
  }
}

function monthsLater(anchor: number, count: number): number {
  const from = new Date(anchor * 1000);
  const months = from.getUTCMonth() + count;
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(months);
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return Math.floor(to.getTime() / 1000);
}
