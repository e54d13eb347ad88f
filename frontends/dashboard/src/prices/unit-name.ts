import { currencyName } from '@menuleaf/shared/menu/prices/currency-name.ts';
import type { Money } from '../parts/money.ts';

/** `US dollars`: unit of a typed price. */
export const unitName = ({ currency }: Money): string =>
  currency === undefined ? 'the restaurant’s currency' : currencyName(currency);
