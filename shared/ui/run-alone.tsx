import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from '@menuleaf/shared/browser/federation/router.ts';
import './global/tokens.global.css';
import './global/base.global.css';
import { ToastOutlet } from './toast/toast-outlet.tsx';
import { newQueryClient } from '@menuleaf/shared/browser/federation/query-client.ts';

/** Runs a remote without the shell, for development. */
export function runAlone(remote: ReactNode): void {
  const router = createBrowserRouter([{ path: '*', element: <main>{remote}</main> }]);
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element #root');
  createRoot(root).render(
    <QueryClientProvider client={newQueryClient()}>
      <RouterProvider router={router} />
      <ToastOutlet />
    </QueryClientProvider>,
  );
}
