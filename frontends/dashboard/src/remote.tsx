import { lazy, Suspense } from 'react';
import { Route, Routes } from '@menuleaf/shared/browser/federation/router.ts';
import { Page } from '@menuleaf/shared/ui/page.tsx';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';
import { DashboardPage } from './overview/dashboard-page.tsx';

const AddRestaurantPage = lazy(() => import('./restaurants/add-restaurant-page.tsx'));
const EditRestaurantPage = lazy(() => import('./restaurants/edit-restaurant-page.tsx'));
const AddMenuPage = lazy(() => import('./menus/add-menu-page.tsx'));
const EditMenuPage = lazy(() => import('./menus/edit-menu-page.tsx'));
const ManageCategoriesPage = lazy(() => import('./menus/manage-categories-page.tsx'));
const EditCategoryPage = lazy(() => import('./categories/edit-category-page.tsx'));
const ManageItemsPage = lazy(() => import('./categories/manage-items-page.tsx'));
const AddItemPage = lazy(() => import('./items/add-item-page.tsx'));
const EditItemPage = lazy(() => import('./items/edit-item-page.tsx'));

/** The owner's pages: four lists, and a form for each thing in them. */
export default function Dashboard() {
  return (
    <Suspense fallback={<Waiting />}>
      <Routes>
        <Route path="/dashboard" element={<DashboardPage />} />
        <Route path="/restaurant/add" element={<AddRestaurantPage />} />
        <Route path="/restaurant/:id/edit" element={<EditRestaurantPage />} />
        <Route path="/restaurant/:restaurantId/menu/add" element={<AddMenuPage />} />
        <Route path="/menu/:id/edit" element={<EditMenuPage />} />
        <Route path="/menu/:id/manage-categories" element={<ManageCategoriesPage />} />
        <Route path="/category/:id/edit" element={<EditCategoryPage />} />
        <Route path="/category/:id/manage-items" element={<ManageItemsPage />} />
        <Route path="/menu-item/add" element={<AddItemPage />} />
        <Route path="/menu-item/:id/edit" element={<EditItemPage />} />
      </Routes>
    </Suspense>
  );
}

const Waiting = () => (
  <Page narrow>
    <Skeleton shape="form" />
  </Page>
);
