import type { QueryClient } from '@tanstack/react-query';
import { createElement, Suspense } from 'react';
import { later, type Load } from '@menuleaf/shared/ui/later.tsx';
import { PageRoutes } from '@menuleaf/shared/browser/federation/page-routes.tsx';
import { cataloguePages } from '@menuleaf/shared/contracts/pages/catalogue.ts';
import { Page } from '@menuleaf/shared/ui/page.tsx';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';
import { DashboardPage } from './overview/dashboard-page.tsx';
import { prefetchCatalogue } from './api/catalogue.ts';
import { useOfflineNote } from './parts/offline-note.ts';

const page = (load: Load<object>) => createElement(later(load, Page));
const kitchen = page(() => import('./kitchen/kitchen-page.tsx'));
const elements = {
  dashboard: <DashboardPage />,
  addRestaurant: page(() => import('./restaurants/add-restaurant-page.tsx')),
  editRestaurant: page(() => import('./restaurants/edit-restaurant-page.tsx')),
  addMenu: page(() => import('./menus/add-menu-page.tsx')),
  editMenu: page(() => import('./menus/edit-menu-page.tsx')),
  menuEditor: page(() => import('./editor/page/menu-editor-page.tsx')),
  languages: page(() => import('./languages/languages-page.tsx')),
  allergens: page(() => import('./allergens/allergens-page.tsx')),
  manageCategories: page(() => import('./menus/manage-categories-page.tsx')),
  bringMenu: page(() => import('./import/bring-menu-page.tsx')),
  editCategory: page(() => import('./categories/edit-category-page.tsx')),
  manageItems: page(() => import('./categories/manage-items-page.tsx')),
  addItem: page(() => import('./item-form/add-item-page.tsx')),
  history: page(() => import('./history/history-page.tsx')),
  developers: page(() => import('./developers/developers-page.tsx')),
  deliveries: page(() => import('./developers/deliveries-page.tsx')),
  kitchen,
  service: kitchen,
  editItem: page(() => import('./item-form/edit-item-page.tsx')),
};

/** Prefetches the lists, so the first render has no loading state. */
export async function prepare(queries: QueryClient): Promise<void> {
  if (location.pathname === cataloguePages.dashboard.path) await prefetchCatalogue(queries);
}

/** The owner's pages: four lists, and a form for each thing in them. */
export default function Dashboard() {
  useOfflineNote();
  return (
    <Suspense fallback={<Waiting />}>
      <PageRoutes pages={cataloguePages} elements={elements} />
    </Suspense>
  );
}

const Waiting = () => (
  <Page column>
    <Skeleton shape="form" />
  </Page>
);
