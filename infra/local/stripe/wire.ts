import type Stripe from 'stripe';
import * as z from 'zod';

/** A partial Stripe object: a field that Stripe lacks, or types differently, does not compile. */
export type Wire<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends Stripe.Decimal
    ? string
    : T extends Array<infer One>
      ? Array<Wire<One>>
      : { [Name in keyof T]?: Wire<T[Name]> };

export const json = z.json();
export type Json = z.infer<typeof json>;

export type WireList<T> = { object: 'list'; url: string; has_more: boolean; data: T[] };

export function wireList<T>(url: string, data: T[], hasMore = false): WireList<T> {
  return { object: 'list', url, has_more: hasMore, data };
}

export function toJson(value: object): Json {
  return json.parse(JSON.parse(JSON.stringify(value)));
}
