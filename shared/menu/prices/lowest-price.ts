import type { Choice } from '../../contracts/catalogue/items/price-choices.ts';

/** What a dish begins at that has several prices. */
export const lowestOf = (choices: readonly Pick<Choice, 'price'>[]): number =>
  Math.min(...choices.map(({ price }) => price));
