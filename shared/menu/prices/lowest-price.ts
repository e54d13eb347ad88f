import type { Choice } from '../../contracts/catalogue/items/price-choices.ts';

/** The lowest price of a dish with choices. */
export const lowestOf = (choices: readonly Pick<Choice, 'price'>[]): number =>
  Math.min(...choices.map(({ price }) => price));
