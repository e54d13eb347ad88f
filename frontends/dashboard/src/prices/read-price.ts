import { price as priceRule } from '@menuleaf/shared/contracts/catalogue/items/item-fields.ts';
import { plainPrice } from './plain-price.ts';

/** A typed price, or what is wrong with it. */
export function readPrice(typed: string, decimals: number): number | string {
  const { data, error } = priceRule.safeParse(plainPrice(typed, decimals));
  return data ?? error?.issues[0]?.message ?? '';
}
