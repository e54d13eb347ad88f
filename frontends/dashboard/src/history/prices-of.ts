import type { ChangedThing } from '@menuleaf/shared/contracts/catalogue/changed-thing.ts';
import * as z from '@menuleaf/shared/contracts/schema.ts';

const prices = z.object({
  price_thousandths: z.number(),
  choices: z.optional(z.array(z.object({ name: z.string(), price_thousandths: z.number() }))),
});

/** How prices of a dish are written, by its id. */
export type FormatOf = (id: string) => (price: number) => string;

/** A dish's prices before and after; undefined if its changed fields do not tell. */
export function pricesOf({ id, before, after }: ChangedThing, formatOf: FormatOf) {
  const format = formatOf(id);
  return [priceOf(before, format), priceOf(after, format)] as const;
}

function priceOf(
  fields: Readonly<Record<string, unknown>>,
  format: (price: number) => string,
): string | undefined {
  const { success, data } = prices.safeParse(fields);
  if (!success) return undefined;
  const { price_thousandths, choices = [] } = data;
  if (choices.length > 0) {
    return choices.map((one) => `${one.name} ${format(one.price_thousandths / 1000)}`).join(', ');
  }
  return format(price_thousandths / 1000);
}
