import { currencyName } from '@menuleaf/shared/menu/prices/currency-name.ts';
import type { Money } from '../parts/money.ts';

/** `US dollars`: what a price is typed in. */
export const unitName = ({ currency }: Money): string =>
  currency === undefined ? 'the restaurant’s currency' : currencyName(currency);
