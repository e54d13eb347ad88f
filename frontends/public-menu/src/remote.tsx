import { Route, Routes } from '@menuleaf/shared/browser/federation/router.ts';
import { DinerRedirect } from './landing/diner-redirect.tsx';
import { PreviewPage } from './preview/preview-page.tsx';
import { RestaurantsPage } from './restaurants/restaurants-page.tsx';

export default function PublicMenu() {
  return (
    <Routes>
      <Route path="/restaurants" element={<RestaurantsPage />} />
      <Route path="/menu/:id" element={<PreviewPage />} />
      <Route path="/restaurant/:id" element={<DinerRedirect />} />
      <Route path="/restaurant/:id/menu" element={<DinerRedirect />} />
    </Routes>
  );
}
