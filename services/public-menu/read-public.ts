import * as z from 'zod';
import {
  publicMenuSchema,
  type PublicItem,
  type PublicMenu,
  type publicMenuContract,
} from '@menuleaf/shared/contracts/public-menu.ts';
import { isAvailable } from '@menuleaf/shared/menu/diners-menu.ts';
import { invalidField, Refusal } from '@menuleaf/shared/http/refusal.ts';
import type { Verb } from '@menuleaf/shared/http/handler.ts';
import { pageKeys } from './page-keys.ts';
import type { PagesStore } from './pages-store.ts';
import type { PublicMenuStore } from './public-menu-store.ts';

export type ReadTools = { store: PublicMenuStore; pages: PagesStore; clock: () => Date };
type PublicVerb<Name extends keyof typeof publicMenuContract> = Verb<
  (typeof publicMenuContract)[Name],
  ReadTools
>;

const dataSchema = z.object({ menu: publicMenuSchema });

/** The published restaurant; undefined if there is none, or no longer. */
export async function publishedRestaurant(id: string, { store }: Pick<ReadTools, 'store'>) {
  return (await store.published(id))?.restaurant ?? undefined;
}

/** A sold-out mark may have ended by itself since the menu was published. */
function asOf(now: Date, { categories, ...menu }: PublicMenu): PublicMenu {
  const itemNow = (item: PublicItem) =>
    isAvailable(item, now) ? { ...item, is_available: true, sold_out_until: null } : item;
  const categoriesNow = categories.map((category) => ({
    ...category,
    items: category.items.map(itemNow),
  }));
  return { ...menu, categories: categoriesNow };
}

/** The published menu; undefined if the restaurant shows none. */
export async function publishedMenu(id: string, { pages, clock }: Omit<ReadTools, 'store'>) {
  const data = await pages.read(pageKeys(id).data);
  if (data === undefined || data.startsWith('gone')) return undefined;
  return asOf(clock(), dataSchema.parse(JSON.parse(data)).menu);
}

async function menuOrRefuse(id: string, tools: ReadTools) {
  const found = await publishedMenu(id, tools);
  if (!found) throw new Refusal(404, 'Restaurant not found or no active menu');
  return found;
}

export const restaurant: PublicVerb<'restaurant'> = async ({ params }, _visitor, tools) => {
  const found = await publishedRestaurant(params.id, tools);
  if (!found) throw new Refusal(404, 'Restaurant not found');
  return found;
};

export const menus: PublicVerb<'menus'> = async ({ params }, _visitor, { store }) => {
  const published = await store.published(params.id);
  if (!published?.restaurant) throw new Refusal(404, 'Restaurant not found');
  return published.menu ? [published.menu] : [];
};

export const menu: PublicVerb<'menu'> = ({ params }, _visitor, tools) =>
  menuOrRefuse(params.id, tools);

export const menuCategories: PublicVerb<'menuCategories'> = async ({ params }, _visitor, tools) =>
  (await menuOrRefuse(params.id, tools)).categories;

const cursorText = z.string().regex(/^\d{4}-[\d:TZ.-]+#[\w-]+$/);

/** A cursor is opaque to callers: the sort key of the last entry, in base64url. */
function readCursor(cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined;
  const parsed = cursorText.safeParse(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!parsed.success)
    throw invalidField('cursor', 'This is no cursor of an earlier page', 'query');
  return parsed.data;
}

export const listRestaurants: PublicVerb<'listRestaurants'> = async (
  { query },
  _visitor,
  { store },
) => {
  const { restaurants, next } = await store.listed(
    query.city,
    query.limit,
    readCursor(query.cursor),
  );
  return {
    restaurants,
    next_cursor: next === undefined ? null : Buffer.from(next).toString('base64url'),
  };
};
