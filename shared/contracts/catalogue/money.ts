import * as z from '@menuleaf/shared/contracts/schema.ts';

export const defaultCurrency = 'USD';

/** How to format prices; data from before there was a choice is in dollars. */
export const moneyReply = {
  currency: z.withDefault(z.string(), defaultCurrency),
  /** BCP 47: the price format of the restaurant's country. */
  price_locale: z.withDefault(z.string(), 'en-US'),
};
export type Money = { currency: string; price_locale: string };
