import * as z from '@menuleaf/shared/contracts/schema.ts';
import { id, instant, named, readText, stamps } from '../../fields/reply-fields.ts';
import { factsReply, imageColor, readChoices } from './item-replies.ts';
import { priceKind } from './price-kinds.ts';

export const availabilityUpdate = z.object({
  is_available: z.optional(z.boolean()),
  sold_out_until: z.nullish(z.iso.datetime()),
});

/** Seconds: what a device could not send for longer is refused. */
const longestWait = 30 * 86_400;

/** Of one item, maybe decided before it could be sent: what was decided since then stays. */
export const laterAvailability = z.extend(availabilityUpdate, {
  seconds_ago: z.optional(z.number().check(z.minimum(0), z.maximum(longestWait))),
});

export const itemSchema = z.object({
  ...named,
  /** In the restaurant's currency, with at most three decimals. */
  price: z.number(),
  choices: z.withDefault(readChoices, []),
  price_kind: z.withDefault(priceKind, 'fixed'),
  image_url: readText,
  image_color: imageColor,
  /** State of the image; `image_error` has the reason for `refused`. */
  image_status: z.enum(['none', 'preparing', 'ready', 'refused']),
  image_error: readText,
  ...factsReply,
  /** When the owner confirmed its allergens, out of the 14, as complete; absent: never. */
  allergens_confirmed_at: z.optional(instant),
  /** Name, description or the names of its choices changed since the confirmation. */
  changed_since_confirmed: z.optional(z.literal(true)),
  /** Allergens that it suggests since: diners are told to ask until it is confirmed again. */
  suggested_since_confirmed: z.optional(z.array(z.string())),
  is_available: z.boolean(),
  /** Sold out until this time; null with `is_available: false` means indefinitely. */
  sold_out_until: z.nullable(instant),
  sort_order: z.number().check(z.int()),
  categories: z.array(z.object({ id, name: z.string() })),
  ...stamps,
});

export type Item = z.infer<typeof itemSchema>;
