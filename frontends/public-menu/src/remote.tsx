import { PageRoutes } from '@menuleaf/shared/browser/federation/page-routes.tsx';
import { publicMenuPages } from '@menuleaf/shared/contracts/pages/public-menu.ts';
import { DinerRedirect } from './landing/diner-redirect.tsx';
import { PreviewPage } from './preview/preview-page.tsx';
import { RestaurantsPage } from './restaurants/restaurants-page.tsx';
import { later } from '@menuleaf/shared/ui/later.tsx';
import { Page } from '@menuleaf/shared/ui/page.tsx';

const PrintPage = later(() => import('./print/print-page.tsx'), Page);
const PostPage = later(() => import('./posts/post-page.tsx'), Page);

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
