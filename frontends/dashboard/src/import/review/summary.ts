import type { Brings } from '../save/plan.ts';

const count = (many: number, one: string, more: string) =>
  many === 0 ? [] : [`${many} ${many === 1 ? one : more}`];

/** What a save would do. */
export const summaryOf = ({ items, prices, texts, takenOff }: Brings): string =>
  [
    ...count(items, 'new dish', 'new dishes'),
    ...count(prices, 'new price', 'new prices'),
    ...count(texts, 'new text', 'new texts'),
    ...count(takenOff, 'taken off', 'taken off'),
  ].join(', ') || 'Nothing new';

export const isNoChange = ({ items, prices, texts, takenOff }: Brings): boolean =>
  items + prices + texts + takenOff === 0;
