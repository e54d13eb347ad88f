import type { Choice } from '../../contracts/catalogue/items/price-choices.ts';

export const lowestOf = (choices: readonly Pick<Choice, 'price'>[]): number =>
  Math.min(...choices.map(({ price }) => price));
