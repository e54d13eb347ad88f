import * as z from '@menuleaf/shared/contracts/schema.ts';

/** ISO 4217, as known to the runtime. Defaults to US dollars. */
export const defaultCurrency = 'USD';

export const currency = z.pipe(
  z.string().check(z.trim()),
  z.pipe(
    z.transform((typed: string) => typed.toUpperCase()),
    z
      .string()
      .check(
        z.refine(
          (code) => Intl.supportedValuesOf('currency').includes(code),
          'Must be a currency’s ISO code, such as EUR',
        ),
      ),
  ),
);

/** How to format prices; data from before there was a choice is in dollars. */
export const moneyReply = {
  currency: z.withDefault(z.string(), defaultCurrency),
  /** BCP 47: the price format of the restaurant's country. */
  price_locale: z.withDefault(z.string(), 'en-US'),
};
export type Money = { currency: string; price_locale: string };
