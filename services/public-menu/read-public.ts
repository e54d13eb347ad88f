import * as z from 'zod/mini';
import {
  publicMenuSchema,
  type FurtherMenu,
  type PublicCategory,
  type PublicItem,
  type PublicMenu,
  type publicMenuContract,
} from '@menuleaf/shared/contracts/public-menu.ts';
import { isAvailable } from '@menuleaf/shared/menu/diners-menu.ts';
import { invalidField, HttpError } from '@menuleaf/shared/server/http-error.ts';
import type { Handler } from '@menuleaf/shared/server/http/serve.ts';
import { languageData, pageKey } from './pages/page-keys.ts';
import type { PagesStore } from './pages/pages-store.ts';
import type { PublicMenuStore } from './public-menu-store.ts';

export type ReadContext = { store: PublicMenuStore; pages: PagesStore; clock: () => Date };
type PublicVerb<Name extends keyof typeof publicMenuContract> = Handler<
  (typeof publicMenuContract)[Name],
  ReadContext
>;

const dataSchema = z.object({ menu: publicMenuSchema });

/** The published restaurant; undefined if there is none. */
export async function publishedRestaurant(id: string, { store }: Pick<ReadContext, 'store'>) {
  return (await store.published(id))?.restaurant ?? undefined;
}

/** A sold-out period may have ended since publication. */
function asOf(now: Date, menu: PublicMenu): PublicMenu {
  const itemNow = (item: PublicItem) =>
    isAvailable(item, now) ? { ...item, is_available: true, sold_out_until: null } : item;
  const categoryNow = (category: PublicCategory) => ({
    ...category,
    items: category.items.map(itemNow),
  });
  const menuNow = <One extends FurtherMenu>(one: One): One => ({
    ...one,
    categories: one.categories.map(categoryNow),
  });
  return { ...menuNow(menu), ...(menu.further && { further: menu.further.map(menuNow) }) };
}

/** The published menu, in a further language if one is named; undefined if the restaurant shows none. */
export async function publishedMenu(
  id: string,
  { pages, clock }: Omit<ReadContext, 'store'>,
  language?: string,
) {
  const name = language === undefined ? 'data' : languageData(language);
  const data = await pages.read(pageKey(id, name));
  if (data === undefined || data.startsWith('gone')) return undefined;
  return asOf(clock(), dataSchema.parse(JSON.parse(data)).menu);
}

async function menuOrRefuse(id: string, context: ReadContext, language?: string) {
  const found = await publishedMenu(id, context, language);
  if (!found) throw new HttpError(404, 'Restaurant not found or no active menu');
  return found;
}

export const restaurant: PublicVerb<'restaurant'> = async ({ params }, _visitor, context) => {
  const found = await publishedRestaurant(params.id, context);
  if (!found) throw new HttpError(404, 'Restaurant not found');
  return found;
};

export const menus: PublicVerb<'menus'> = async ({ params }, _visitor, { store }) => {
  const published = await store.published(params.id);
  if (!published?.restaurant) throw new HttpError(404, 'Restaurant not found');
  return published.menu ? [published.menu, ...published.further] : [];
};

export const menu: PublicVerb<'menu'> = ({ params, query }, _visitor, context) =>
  menuOrRefuse(params.id, context, query.language);

export const menuCategories: PublicVerb<'menuCategories'> = async ({ params }, _visitor, context) =>
  (await menuOrRefuse(params.id, context)).categories;

const cursorText = z.string().check(z.regex(/^\d{4}-[\d:TZ.-]+#[\w-]+$/));

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
