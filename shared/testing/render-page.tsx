import '@testing-library/jest-dom/jest-globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RouterProvider } from '@menuleaf/shared/browser/federation/router.ts';
import { createMemoryRouter } from '@menuleaf/shared/browser/router/memory-router.ts';

/** Renders pages at an address, like the shell. `router` has the owner's location. */
export function renderPage(page: ReactNode, address: string) {
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { unmount } = render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { router, queries, unmount };
}
