import type { Site } from '@menuleaf/public-menu/src/page/document.tsx';
import { defaultCurrency } from '@menuleaf/shared/contracts/catalogue/money.ts';
import { defaultLanguage } from '@menuleaf/shared/contracts/catalogue/default-language.ts';
import type {
  FurtherMenu,
  PublicMenu,
  PublicRestaurant,
} from '@menuleaf/shared/contracts/public-menu.ts';
import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { believed } from '@menuleaf/shared/menu/suggestions/asked-about.ts';
import { priceLocaleOn } from '@menuleaf/shared/menu/prices/price-locale.ts';
import { createHash } from 'node:crypto';
import { embeddedIn, languageData, languagePage } from '../pages/page-keys.ts';
import type { Page } from '../pages/pages-store.ts';
import { forLanguage } from '../pages/for-language.ts';
import { embeddedPage, landingPage, menuPage } from '../pages/pages.ts';
import { placeOf, type Published } from '../public-menu-store.ts';
import {
  activeMenu,
  menuView,
  restaurantView,
  type Translation,
  translationsView,
} from '../pages/view.ts';

/** A restaurant's published state, without the revision. */
export type Rendered = {
  published: Omit<
    Published,
    'revision' | 'written' | 'is_writing' | 'is_awaited' | 'view_digest' | 'made'
  >;
  /** By name; a missing one is removed. */
  pages: Readonly<Record<string, Page>>;
};

const html = (body: string): Page => ({ body, contentType: 'text/html; charset=utf-8' });
const json = (value: unknown): Page => ({
  body: JSON.stringify(value),
  contentType: 'application/json; charset=utf-8',
});

/** What the plan and email allow, and as of when. */
export type Shown = {
  showImages: boolean;
  showFurther: boolean;
  mostLanguages: number;
  mayBeListed: boolean;
  now: Date;
};

export const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** When it was first listed: if listed again, it returns to its old place in the directory. */
const listedSince = (before: Published | undefined) =>
  before?.published_at ?? before?.listed?.published_at ?? null;

function unpublish(before: Published | undefined): Rendered {
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

/** Everything a restaurant's pages are made from; undefined if it no longer exists. */
export type View =
  | {
      restaurant: PublicRestaurant;
      /** The active menu, if any. */
      shown: ReturnType<typeof menuView>;
      /** The same in each further language. */
      translations: Translation[];
      /** Sites that may frame the menu; absent: none. */
      framedBy?: readonly string[];
      isListed: boolean;
    }
  | undefined;

/** A restaurant's view, given its owner's whole catalogue. */
export function viewOf(id: string, whole: OwnersCatalogue, how: Shown): View {
  const catalogue = believed(whole);
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

/** Changes exactly when the pages do: they have no other input. */
export const digestOfView = (view: View, pageVersion: string) =>
  digestOf(JSON.stringify([pageVersion, view ?? 'gone']));

/**
 * What counts as a change to the menu. Dollars, English and no further languages are left out, so these defaults change
 * no digest.
 */
function changingPart({ restaurant, shown, translations }: NonNullable<View>) {
  const { currency, language } = restaurant;
  return {
    ...shown,
    ...(currency !== defaultCurrency && { currency }),
    ...(language !== undefined && { language }),
    ...(translations.length > 0 && {
      translations: translations.map(({ isBegun: _begun, ...texts }) => texts),
    }),
  };
}

function publicMenu(
  { restaurant, translations }: NonNullable<View>,
  shown: NonNullable<ReturnType<typeof menuView>>,
  updated_at: string,
  language = restaurant.language ?? defaultLanguage,
): PublicMenu {
  const { currency } = restaurant;
  const price_locale = priceLocaleOn(restaurant.price_locale, language);
  const languages = translations.filter(({ isBegun }) => isBegun).map((one) => one.language);
  const spoken = { language, ...(languages.length > 0 && { languages }) };
  return { ...shown, currency, price_locale, ...spoken, updated_at };
}

/** The menu page and its JSON in each further language, by name. */
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

/** Embeddable menus in each language; none unless the owner named a site. */
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

/** A restaurant's pages, and what is stored about them. */
export function render(
  view: View,
  before: Published | undefined,
  { site, now }: { site: Site; now: Date },
): Rendered {
  if (!view) return unpublish(before);
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
      listed: isListed
        ? {
            id,
            name,
            description,
            city,
            state,
            published_at,
            ...(city && { place: placeOf(city) }),
          }
        : null,
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
