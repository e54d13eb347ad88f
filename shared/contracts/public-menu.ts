import { anyone } from './methods.ts';
import * as z from '@menuleaf/shared/contracts/schema.ts';
import { contract } from './operation.ts';
import { language } from './catalogue/language.ts';
import { moneyReply } from './catalogue/money.ts';
import { shownLook } from './catalogue/restaurants/shown-look.ts';
import { factsReply, imageColor, readChoices } from './catalogue/items/item-replies.ts';
import { menuTimes } from './catalogue/menus/menu-times.ts';
import {
  contactReply,
  hoursReply,
  placeReply,
  socialReply,
} from './catalogue/restaurants/restaurant-facts.ts';
import { readSpecialHours } from './catalogue/restaurants/special-hours-reply.ts';
import { priceKind } from './catalogue/items/price-kinds.ts';
import { countUpTo } from './fields/count-up-to.ts';
import { id, instant, named, readText } from './fields/reply-fields.ts';
import { guestsOperations } from './guests.ts';

export const publicItemSchema = z.object({
  ...named,
  /** The lowest of its choices; 0 for a market price, and where there is none. */
  price: z.number(),
  /** Absent: a single price. */
  choices: z.optional(readChoices),
  /** Absent: a fixed price. */
  price_kind: z.optional(priceKind),
  image_url: readText,
  image_color: imageColor,
  ...factsReply,
  /** When the owner confirmed its allergens, out of the 14, as complete; absent: unlisted ones are unknown. */
  allergens_confirmed_at: z.optional(instant),
  is_available: z.boolean(),
  sold_out_until: z.nullable(instant),
  sort_order: z.number(),
});
export type PublicItem = z.infer<typeof publicItemSchema>;

export const publicCategorySchema = z.object({
  ...named,
  /** For all its items, such as what comes with them. */
  note: z.optional(z.string()),
  sort_order: z.number(),
  items: z.array(publicItemSchema),
});
export type PublicCategory = z.infer<typeof publicCategorySchema>;

const furtherMenuSchema = z.object({
  ...named,
  note: z.optional(z.string()),
  times: z.optional(menuTimes),
  categories: z.array(publicCategorySchema),
});
export type FurtherMenu = z.infer<typeof furtherMenuSchema>;

export const publicMenuSchema = z.object({
  ...named,
  /** Shown at the end, such as a service charge. */
  note: z.optional(z.string()),
  restaurant: z.object({ id, name: z.string() }),
  ...moneyReply,
  /** Language of its texts; absent: English. */
  language: z.optional(z.string()),
  /** Each has its own page below the menu's; absent: none. */
  languages: z.optional(z.array(z.string())),
  /** When it is served, as shown to guests. */
  times: z.optional(menuTimes),
  categories: z.array(publicCategorySchema),
  /** The other menus in tab order, each complete; the first that applies now is shown before it. */
  further: z.optional(z.array(furtherMenuSchema)),
  /** Last change of anything that the page shows. */
  updated_at: instant,
});
export type PublicMenu = z.infer<typeof publicMenuSchema>;

export const publicRestaurantSchema = z.object({
  ...named,
  ...contactReply,
  location: z.nullable(z.object(placeReply)),
  ...hoursReply,
  /** Absent: the weekday hours always apply. */
  special_hours: z.optional(readSpecialHours),
  ...socialReply,
  time_zone: z.string(),
  ...moneyReply,
  has_menu: z.boolean(),
  /** Its menu's language; absent: English. */
  language: z.optional(z.string()),
  look: z.optional(shownLook),
  /** What networks show of a link to its pages; absent: nothing. */
  card_url: z.optional(z.string()),
});
export type PublicRestaurant = z.infer<typeof publicRestaurantSchema>;

/** A menu in a list. */
export const menuNameSchema = z.object({ ...named, times: z.optional(menuTimes) });

const listedRestaurant = z.object({
  ...named,
  city: readText,
  state: readText,
  published_at: instant,
});
export type ListedRestaurant = z.infer<typeof listedRestaurant>;

/** Limits a crowd to one request a second; changes show at most a second late. */
const kept = { ...anyone.get, edgeSeconds: 1 } as const;

export const publicMenuContract = contract({
  ...guestsOperations,
  listRestaurants: {
    ...kept,
    path: '/api/restaurants/public',
    summary: 'Restaurants with an active menu that may be listed, newest published first',
    query: z.object({
      cursor: z.optional(z.string().check(z.maxLength(500))),
      city: z.optional(z.string().check(z.trim(), z.maxLength(200))),
      limit: z.withDefault(countUpTo(24), 24),
    }),
    reply: z.object({
      restaurants: z.array(listedRestaurant),
      next_cursor: z.nullable(z.string()),
    }),
  },
  restaurant: {
    ...kept,
    path: '/api/restaurants/public/{id}',
    summary: 'A restaurant as diners see it',
    reply: publicRestaurantSchema,
  },
  menus: {
    ...kept,
    path: '/api/restaurants/public/{id}/menus',
    summary:
      'The public menus of a restaurant with their times: its active one, then further ones; or none',
    reply: z.array(menuNameSchema),
  },
  menu: {
    ...kept,
    path: '/api/restaurants/public/{id}/menu',
    summary: 'The active menu, whole; in its main language, or in a further one that it has',
    query: z.object({ language: z.optional(language) }),
    reply: publicMenuSchema,
  },
  menuCategories: {
    ...kept,
    path: '/api/restaurants/public/{id}/menu/categories',
    summary: 'The categories of the active menu with their items',
    reply: z.array(publicCategorySchema),
  },
});
