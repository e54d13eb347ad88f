import { showsNumber } from '@menuleaf/shared/contracts/catalogue/items/price-kinds.ts';
import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import { lowestOf } from '@menuleaf/shared/menu/prices/lowest-price.ts';
import { changedPrice, type PriceChange } from '@menuleaf/shared/menu/prices/price-change.ts';

type Step = { from: number; to: number };
/** `choices`: all its choices, in order; absent if it has one price. */
export type Change = Step & { id: string; name: string; choices?: Step[] };

function changeOf({ id, name, price, choices }: Item, next: (price: number) => number): Change {
  if (choices.length === 0) return { id, name, from: price, to: next(price) };
  const steps = choices.map((choice) => ({ from: choice.price, to: next(choice.price) }));
  const to = lowestOf(steps.map((step) => ({ price: step.to })));
  return { id, name, from: price, to, choices: steps };
}

export const stepsOf = ({ from, to, choices }: Change): Step[] => choices ?? [{ from, to }];

/** New prices; omits unchanged ones, and those that guests read no number of. */
export function changesOf(
  items: readonly Item[],
  change: PriceChange | undefined,
  decimalsOf: (item: Item) => number,
): Change[] {
  if (!change) return [];
  return items
    .filter(({ price_kind }) => showsNumber(price_kind))
    .map((item) => changeOf(item, (price) => changedPrice(price, change, decimalsOf(item))))
    .filter((one) => stepsOf(one).some(({ from, to }) => from !== to));
}

const back = ({ from, to }: Step): Step => ({ from: to, to: from });

export const reversed = (changes: readonly Change[]): Change[] =>
  changes.map((change) => ({
    ...change,
    ...back(change),
    ...(change.choices && { choices: change.choices.map(back) }),
  }));

export const countOf = (changes: readonly Change[]) =>
  changes.reduce((sum, change) => sum + stepsOf(change).length, 0);
