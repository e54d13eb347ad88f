import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { newQueryClient } from '@menuleaf/shared/browser/federation/query-client.ts';
import { createBrowserRouter, RouterProvider } from '@menuleaf/shared/browser/federation/router.ts';
import '@menuleaf/shared/ui/tokens.global.css';
import '@menuleaf/shared/ui/base.global.css';
import { shellRoutes } from './shell-routes.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root');

const router = createBrowserRouter(shellRoutes);

createRoot(root).render(
  <QueryClientProvider client={newQueryClient()}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
