import type { Brings } from '../save/plan.ts';

const count = (many: number, one: string, more: string) => `${many} ${many === 1 ? one : more}`;

/** What a save would do. */
export function summaryOf({ items, prices, texts, takenOff }: Brings): string {
  const parts = [count(items, 'new dish', 'new dishes')];
  if (prices > 0) parts.push(count(prices, 'new price', 'new prices'));
  if (texts > 0) parts.push(count(texts, 'new text', 'new texts'));
  if (takenOff > 0) parts.push(`${takenOff} taken off`);
  return parts.join(', ');
}

export const isNoChange = ({ items, prices, texts, takenOff }: Brings): boolean =>
  items + prices + texts + takenOff === 0;
