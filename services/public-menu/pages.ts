import type { PublicMenu, PublicRestaurant } from '@menuleaf/shared/contracts/public-menu.ts';
import { LandingPage } from '@menuleaf/public-menu/src/page/landing-page.tsx';
import { MenuPage } from '@menuleaf/public-menu/src/page/menu-page.tsx';
import {
  MenuNotFoundPage,
  RestaurantNotFoundPage,
  UnavailablePage,
} from '@menuleaf/public-menu/src/page/not-found-pages.tsx';
import { renderPage } from '@menuleaf/public-menu/src/page/render-page.ts';
import { createElement } from 'react';

export const landingPage = (restaurant: PublicRestaurant, origin: string) =>
  renderPage(createElement(LandingPage, { restaurant, origin }));

export const menuPage = (menu: PublicMenu, origin: string) =>
  renderPage(createElement(MenuPage, { menu, origin }));

export const menuNotFoundPage = (restaurant: PublicRestaurant) =>
  renderPage(createElement(MenuNotFoundPage, { restaurant }));

export const restaurantNotFoundPage = () => renderPage(createElement(RestaurantNotFoundPage));

export const unavailablePage = () => renderPage(createElement(UnavailablePage));
