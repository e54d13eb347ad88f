import type { PublicMenu, PublicRestaurant } from '@menuleaf/shared/contracts/public-menu.ts';
import type { Site } from '@menuleaf/public-menu/src/page/document.tsx';
import { LandingPage } from '@menuleaf/public-menu/src/page/landing-page.tsx';
import { MenuPage } from '@menuleaf/public-menu/src/page/menu-page.tsx';
import {
  MenuNotFoundPage,
  RestaurantNotFoundPage,
  UnavailablePage,
} from '@menuleaf/public-menu/src/page/not-found-pages.tsx';
import { renderPage } from '@menuleaf/public-menu/src/page/render-page.ts';
import { createElement } from 'react';

export const landingPage = (restaurant: PublicRestaurant, site: Site) =>
  renderPage(createElement(LandingPage, { restaurant, site }));

export const menuPage = (menu: PublicMenu, restaurant: PublicRestaurant, site: Site) =>
  renderPage(createElement(MenuPage, { menu, restaurant, site }));

export const menuNotFoundPage = (restaurant: PublicRestaurant, site: Site) =>
  renderPage(createElement(MenuNotFoundPage, { restaurant, site }));

export const restaurantNotFoundPage = (site: Site) =>
  renderPage(createElement(RestaurantNotFoundPage, { site }));

export const unavailablePage = (site: Site) => renderPage(createElement(UnavailablePage, { site }));
