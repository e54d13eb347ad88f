import type { Site } from '@menuleaf/public-menu/src/page/document.tsx';
import { defaultCurrency } from '@menuleaf/shared/contracts/catalogue/money.ts';
import type { PublicMenu, PublicRestaurant } from '@menuleaf/shared/contracts/public-menu.ts';
import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { createHash } from 'node:crypto';
import type { PageName } from '../pages/page-keys.ts';
import type { Page } from '../pages/pages-store.ts';
import { landingPage, menuPage } from '../pages/pages.ts';
import type { Published } from '../public-menu-store.ts';
import { menuView, restaurantView } from '../pages/view.ts';

/** What is to be seen of a restaurant, without the number of its revision; undefined for a page that has to go. */
export type Rendered = {
  published: Omit<Published, 'revision' | 'written' | 'is_writing' | 'view_digest' | 'made'>;
  pages: Record<PageName, Page | undefined>;
};

const html = (body: string): Page => ({ body, contentType: 'text/html; charset=utf-8' });
const json = (value: unknown): Page => ({
  body: JSON.stringify(value),
  contentType: 'application/json; charset=utf-8',
});

/** What the owner's plan and address allow, at a time. */
export type Shown = { showImages: boolean; mayBeListed: boolean; now: Date };

export const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** When it was first listed: what was away and comes back takes its old place in the directory. */
const listedSince = (before: Published | undefined) =>
  before?.published_at ?? before?.listed?.published_at ?? null;

function gone(before: Published | undefined): Rendered {
  return {
    published: {
      restaurant: null,
      menu: null,
      listed: null,
      published_at: listedSince(before),
      menu_digest: null,
      menu_changed_at: null,
    },
    pages: { landing: undefined, menu: undefined, data: undefined },
  };
}

function changeTime(digest: string | null, before: Published | undefined, now: Date) {
  const isSame = digest === before?.menu_digest && before?.menu_changed_at;
  return isSame ? before.menu_changed_at : now.toISOString();
}

/** All that the pages of a restaurant are made from; undefined for one that is not there any more. */
export type View =
  | {
      restaurant: PublicRestaurant;
      /** The active menu; undefined for none. */
      shown: ReturnType<typeof menuView>;
      isListed: boolean;
    }
  | undefined;

/** What is to be seen of a restaurant, given the whole of its owner's catalogue. */
export function viewOf(id: string, catalogue: OwnersCatalogue, how: Shown): View {
  const stored = catalogue.restaurants.find((one) => one.id === id);
  if (!stored) return undefined;
  const shown = menuView(stored, catalogue, how.showImages, how.now);
  const isListed = shown !== undefined && stored.is_listed && how.mayBeListed;
  return {
    restaurant: restaurantView(stored, shown !== undefined, how.showImages),
    shown,
    isListed,
  };
}

/** The same as long as the pages are: they are made of nothing else. */
export const digestOfView = (view: View, pageVersion: string) =>
  digestOf(JSON.stringify([pageVersion, view ?? 'gone']));

/** The pages of a restaurant, and what is noted of them. */
export function render(
  view: View,
  before: Published | undefined,
  { site, now }: { site: Site; now: Date },
): Rendered {
  if (!view) return gone(before);
  const { restaurant, shown, isListed } = view;
  const { currency, price_locale } = restaurant;
  // Dollars are left out: a menu was not changed by there being other currencies.
  const priced = currency === defaultCurrency ? shown : { ...shown, currency };
  const menu_digest = shown ? digestOf(JSON.stringify(priced)) : null;
  const changedAt = changeTime(menu_digest, before, now) ?? now.toISOString();
  const menu: PublicMenu | undefined = shown && {
    ...shown,
    currency,
    price_locale,
    updated_at: changedAt,
  };
  const { id, name, description } = restaurant;
  const { city = null, state = null } = restaurant.location ?? {};
  const published_at = listedSince(before) ?? now.toISOString();
  return {
    published: {
      restaurant,
      menu: menu ? { id: menu.id, name: menu.name, description: menu.description } : null,
      listed: isListed ? { id, name, description, city, state, published_at } : null,
      published_at: isListed ? published_at : listedSince(before),
      menu_digest,
      menu_changed_at: menu ? changedAt : null,
    },
    pages: {
      landing: html(landingPage(restaurant, site)),
      menu: menu && html(menuPage(menu, restaurant, site)),
      data: menu && json(menu),
    },
  };
}
