import { lazy } from 'react';
import { PageRoutes } from '@menuleaf/shared/browser/federation/page-routes.tsx';
import { publicMenuPages } from '@menuleaf/shared/contracts/pages/public-menu.ts';
import { DinerRedirect } from './landing/diner-redirect.tsx';
import { PreviewPage } from './preview/preview-page.tsx';
import { RestaurantsPage } from './restaurants/restaurants-page.tsx';

const PrintPage = lazy(() => import('./print/print-page.tsx'));
const PostPage = lazy(() => import('./posts/post-page.tsx'));

export default function PublicMenu() {
  return (
    <PageRoutes
      pages={publicMenuPages}
      elements={{
        restaurants: <RestaurantsPage />,
        preview: <PreviewPage />,
        print: <PrintPage />,
        post: <PostPage />,
        restaurant: <DinerRedirect />,
        menu: <DinerRedirect />,
      }}
    />
  );
}
