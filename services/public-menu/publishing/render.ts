import type { Site } from '@menuleaf/public-menu/src/page/document.tsx';
import { defaultCurrency } from '@menuleaf/shared/contracts/catalogue/money.ts';
import { defaultLanguage } from '@menuleaf/shared/contracts/catalogue/default-language.ts';
import type {
  FurtherMenu,
  PublicMenu,
  PublicRestaurant,
} from '@menuleaf/shared/contracts/public-menu.ts';
import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { createHash } from 'node:crypto';
import { embeddedIn, languageData, languagePage } from '../pages/page-keys.ts';
import type { Page } from '../pages/pages-store.ts';
import { forLanguage } from '../pages/for-language.ts';
import { embeddedPage, landingPage, menuPage } from '../pages/pages.ts';
import type { Published } from '../public-menu-store.ts';
import {
  activeMenu,
  menuView,
  restaurantView,
  type Translation,
  translationsView,
} from '../pages/view.ts';

/** What is to be seen of a restaurant, without the number of its revision. */
export type Rendered = {
  published: Omit<
    Published,
    'revision' | 'written' | 'is_writing' | 'is_awaited' | 'view_digest' | 'made'
  >;
  /** By their names; one that is not here has to go. */
  pages: Readonly<Record<string, Page>>;
};

const html = (body: string): Page => ({ body, contentType: 'text/html; charset=utf-8' });
const json = (value: unknown): Page => ({
  body: JSON.stringify(value),
  contentType: 'application/json; charset=utf-8',
});

/** What the owner's plan and address allow, at a time. */
export type Shown = {
  showImages: boolean;
  showFurther: boolean;
  mostLanguages: number;
  mayBeListed: boolean;
  now: Date;
};

export const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** When it was first listed: what was away and comes back takes its old place in the directory. */
const listedSince = (before: Published | undefined) =>
  before?.published_at ?? before?.listed?.published_at ?? null;

function gone(before: Published | undefined): Rendered {
  return {
    published: {
      restaurant: null,
      menu: null,
      further: [],
      listed: null,
      published_at: listedSince(before),
      menu_digest: null,
      menu_changed_at: null,
    },
    pages: {},
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
      /** The same in each further language. */
      translations: Translation[];
      /** Whose pages may frame the menu; absent: nobody's. */
      framedBy?: readonly string[];
      isListed: boolean;
    }
  | undefined;

/** What is to be seen of a restaurant, given the whole of its owner's catalogue. */
export function viewOf(id: string, catalogue: OwnersCatalogue, how: Shown): View {
  const stored = catalogue.restaurants.find((one) => one.id === id);
  if (!stored) return undefined;
  const shown = menuView(stored, catalogue, how);
  const isListed = shown !== undefined && stored.is_listed && how.mayBeListed;
  return {
    restaurant: restaurantView(stored, activeMenu(stored, catalogue), how.showImages),
    shown,
    translations: translationsView(stored, catalogue, how),
    isListed,
    ...(shown && stored.embed_sites?.length && { framedBy: stored.embed_sites }),
  };
}

/** The same as long as the pages are: they are made of nothing else. */
export const digestOfView = (view: View, pageVersion: string) =>
  digestOf(JSON.stringify([pageVersion, view ?? 'gone']));

/**
 * What it changes with when the menu does. Dollars, English and no further language are left out: a menu was not changed
 * by there being others.
 */
function changingPart({ restaurant, shown, translations }: NonNullable<View>) {
  const { currency, language } = restaurant;
  return {
    ...shown,
    ...(currency !== defaultCurrency && { currency }),
    ...(language !== undefined && { language }),
    ...(translations.length > 0 && { translations }),
  };
}

function publicMenu(
  { restaurant, translations }: NonNullable<View>,
  shown: NonNullable<ReturnType<typeof menuView>>,
  updated_at: string,
  language = restaurant.language ?? defaultLanguage,
): PublicMenu {
  const { currency, price_locale } = restaurant;
  const languages = translations.map((one) => one.language);
  const spoken = { language, ...(languages.length > 0 && { languages }) };
  return { ...shown, currency, price_locale, ...spoken, updated_at };
}

/** A page for each further language, and its menu, by their names. */
const languagePages = (view: NonNullable<View>, updatedAt: string, site: Site) =>
  Object.fromEntries(
    view.translations.flatMap(({ language, shown, untranslated }) => {
      const menu = publicMenu(view, shown, updatedAt, language);
      const restaurant = forLanguage(view.restaurant, language);
      return [
        [languagePage(language), html(menuPage(menu, restaurant, site, untranslated))],
        [languageData(language), json(menu)],
      ];
    }),
  );

/** What the sites that the owner named may frame, in each language; without a site there is nothing of it. */
function embeddedPages(view: NonNullable<View>, menu: PublicMenu | undefined, site: Site) {
  const { framedBy, restaurant, translations } = view;
  if (!framedBy || !menu) return {};
  const framed = (body: string): Page => ({ ...html(body), framedBy });
  const further = translations.map(({ language, shown, untranslated }) => {
    const translated = publicMenu(view, shown, menu.updated_at, language);
    const dressed = forLanguage(restaurant, language);
    return [embeddedIn(language), framed(embeddedPage(translated, dressed, site, untranslated))];
  });
  return {
    [embeddedIn()]: framed(embeddedPage(menu, restaurant, site)),
    ...Object.fromEntries(further),
  };
}

const named = ({ id, name, description, times }: FurtherMenu) => ({
  id,
  name,
  description,
  ...(times && { times }),
});

/** The pages of a restaurant, and what is noted of them. */
export function render(
  view: View,
  before: Published | undefined,
  { site, now }: { site: Site; now: Date },
): Rendered {
  if (!view) return gone(before);
  const { restaurant, shown, isListed } = view;
  const menu_digest = shown ? digestOf(JSON.stringify(changingPart(view))) : null;
  const changedAt = changeTime(menu_digest, before, now) ?? now.toISOString();
  const menu = shown && publicMenu(view, shown, changedAt);
  const { id, name, description } = restaurant;
  const { city = null, state = null } = restaurant.location ?? {};
  const published_at = listedSince(before) ?? now.toISOString();
  return {
    published: {
      restaurant,
      menu: menu ? named(menu) : null,
      further: menu?.further?.map(named) ?? [],
      listed: isListed ? { id, name, description, city, state, published_at } : null,
      published_at: isListed ? published_at : listedSince(before),
      menu_digest,
      menu_changed_at: menu ? changedAt : null,
    },
    pages: {
      landing: html(landingPage(restaurant, site, menu)),
      ...(menu && { menu: html(menuPage(menu, restaurant, site)), data: json(menu) }),
      ...languagePages(view, changedAt, site),
      ...embeddedPages(view, menu, site),
    },
  };
}
