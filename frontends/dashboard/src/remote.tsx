import type { QueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { PageRoutes } from '@menuleaf/shared/browser/federation/page-routes.tsx';
import { cataloguePages } from '@menuleaf/shared/contracts/pages/catalogue.ts';
import { Page } from '@menuleaf/shared/ui/page.tsx';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';
import { DashboardPage } from './overview/dashboard-page.tsx';
import { prefetchCatalogue } from './api/catalogue.ts';
import { useOfflineNote } from './parts/offline-note.ts';

const AddRestaurantPage = lazy(() => import('./restaurants/add-restaurant-page.tsx'));
const EditRestaurantPage = lazy(() => import('./restaurants/edit-restaurant-page.tsx'));
const AddMenuPage = lazy(() => import('./menus/add-menu-page.tsx'));
const EditMenuPage = lazy(() => import('./menus/edit-menu-page.tsx'));
const MenuEditorPage = lazy(() => import('./editor/page/menu-editor-page.tsx'));
const LanguagesPage = lazy(() => import('./languages/languages-page.tsx'));
const AllergensPage = lazy(() => import('./allergens/allergens-page.tsx'));
const ManageCategoriesPage = lazy(() => import('./menus/manage-categories-page.tsx'));
const BringMenuPage = lazy(() => import('./import/bring-menu-page.tsx'));
const EditCategoryPage = lazy(() => import('./categories/edit-category-page.tsx'));
const ManageItemsPage = lazy(() => import('./categories/manage-items-page.tsx'));
const AddItemPage = lazy(() => import('./item-form/add-item-page.tsx'));
const HistoryPage = lazy(() => import('./history/history-page.tsx'));
const DevelopersPage = lazy(() => import('./developers/developers-page.tsx'));
const DeliveriesPage = lazy(() => import('./developers/deliveries-page.tsx'));
const KitchenPage = lazy(() => import('./kitchen/kitchen-page.tsx'));
const EditItemPage = lazy(() => import('./item-form/edit-item-page.tsx'));

/** Prefetches the lists, so the first render has no loading state. */
export async function prepare(queries: QueryClient): Promise<void> {
  if (location.pathname === cataloguePages.dashboard.path) await prefetchCatalogue(queries);
}

/** The owner's pages: four lists, and a form for each thing in them. */
export default function Dashboard() {
  useOfflineNote();
  return (
    <Suspense fallback={<Waiting />}>
      <PageRoutes
        pages={cataloguePages}
        elements={{
          dashboard: <DashboardPage />,
          addRestaurant: <AddRestaurantPage />,
          editRestaurant: <EditRestaurantPage />,
          addMenu: <AddMenuPage />,
          editMenu: <EditMenuPage />,
          menuEditor: <MenuEditorPage />,
          languages: <LanguagesPage />,
          allergens: <AllergensPage />,
          manageCategories: <ManageCategoriesPage />,
          bringMenu: <BringMenuPage />,
          editCategory: <EditCategoryPage />,
          manageItems: <ManageItemsPage />,
          addItem: <AddItemPage />,
          history: <HistoryPage />,
          developers: <DevelopersPage />,
          deliveries: <DeliveriesPage />,
          kitchen: <KitchenPage />,
          service: <KitchenPage />,
          editItem: <EditItemPage />,
        }}
      />
    </Suspense>
  );
}

const Waiting = () => (
  <Page column>
    <Skeleton shape="form" />
  </Page>
);
