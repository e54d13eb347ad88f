import * as z from '@menuleaf/shared/contracts/schema.ts';

/** ISO 4217, as the runtime knows it. US dollars unless the owner says otherwise. */
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

/** How prices are to be read; what was answered or stored before there was a choice is in dollars. */
export const moneyReply = {
  currency: z.withDefault(z.string(), defaultCurrency),
  /** BCP 47: the restaurant's country writes its prices so. */
  price_locale: z.withDefault(z.string(), 'en-US'),
};
export type Money = { currency: string; price_locale: string };
