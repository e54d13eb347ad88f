import * as z from '@menuleaf/shared/contracts/schema.ts';

/** `from`: the minimum price; `market`: price on request; `none`: paid with others, such as a course of a set menu. */
export const priceKinds = ['fixed', 'from', 'market', 'none'] as const;
export const priceKind = z.enum(priceKinds);
export type PriceKind = (typeof priceKinds)[number];

/** Whether guests read a number. Otherwise they read none, whatever is stored. */
export const showsNumber = (kind: PriceKind | undefined) => kind !== 'market' && kind !== 'none';
