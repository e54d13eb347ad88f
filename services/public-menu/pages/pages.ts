import { defaultLanguage } from '@menuleaf/shared/contracts/catalogue/default-language.ts';
import type { PublicMenu, PublicRestaurant } from '@menuleaf/shared/contracts/public-menu.ts';
import type { Site } from '@menuleaf/public-menu/src/page/document.tsx';
import { LandingPage } from '@menuleaf/public-menu/src/page/landing-page.tsx';
import { EmbeddedMenu } from '@menuleaf/public-menu/src/embed/embedded-menu.tsx';
import { MenuPage } from '@menuleaf/public-menu/src/page/menu-page.tsx';
import {
  LanguageNotFoundPage,
  MenuNotFoundPage,
  RestaurantNotFoundPage,
  UnavailablePage,
} from '@menuleaf/public-menu/src/page/not-found-pages.tsx';
import { renderPage } from '@menuleaf/public-menu/src/page/render-page.ts';
import {
  loadPageLanguages,
  pageLanguage,
} from '@menuleaf/public-menu/src/page/load-page-languages.ts';
import {
  type PageLanguage,
  PageLanguageContext,
} from '@menuleaf/public-menu/src/page/page-language.ts';
import { createElement, type ReactElement } from 'react';

const renderIn = (value: PageLanguage, page: ReactElement) =>
  renderPage(createElement(PageLanguageContext, { value }, page));

const mainOf = ({ language = defaultLanguage }: PublicRestaurant) => language;
const inMain = (restaurant: PublicRestaurant) =>
  pageLanguage(mainOf(restaurant), mainOf(restaurant));

/** Must be awaited before rendering: for the restaurant, its menu and every further language. */
export const loadWordsOf = (...all: readonly { language?: string | undefined }[]) =>
  loadPageLanguages(all.map(({ language = defaultLanguage }) => language));

export const landingPage = (restaurant: PublicRestaurant, site: Site, menus?: PublicMenu) =>
  renderIn(inMain(restaurant), createElement(LandingPage, { restaurant, menus, site }));

const pageOf =
  (page: typeof MenuPage | typeof EmbeddedMenu) =>
  (
    menu: PublicMenu,
    restaurant: PublicRestaurant,
    site: Site,
    untranslated: readonly string[] = [],
  ) => {
    const main = mainOf(restaurant);
    const spoken = pageLanguage(menu.language ?? main, main, untranslated);
    return renderIn(spoken, createElement(page, { menu, restaurant, site }));
  };

/** In the menu's language; `untranslated` lists its texts that are still in the main one. */
export const menuPage = pageOf(MenuPage);
/** The same, for embedding in the restaurant's site. */
export const embeddedPage = pageOf(EmbeddedMenu);

export const menuNotFoundPage = (restaurant: PublicRestaurant, site: Site) =>
  renderPage(createElement(MenuNotFoundPage, { restaurant, site }));

export const languageNotFoundPage = (restaurant: PublicRestaurant, site: Site) =>
  renderIn(
    inMain(restaurant),
    createElement(LanguageNotFoundPage, { restaurantId: restaurant.id, site }),
  );

export const restaurantNotFoundPage = (site: Site) =>
  renderPage(createElement(RestaurantNotFoundPage, { site }));

export const unavailablePage = (site: Site) => renderPage(createElement(UnavailablePage, { site }));
