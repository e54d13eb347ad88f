import '@testing-library/jest-dom/jest-globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import {
  createBrowserRouter,
  RouterProvider,
  useLocation,
  useNavigationType,
} from '@menuleaf/shared/browser/federation/router.ts';

function Here() {
  const { pathname, search, key } = useLocation();
  return (
    <output data-key={key} data-type={useNavigationType()}>
      {pathname + search}
    </output>
  );
}
export const here = () => screen.getByRole('status');

/** Renders pages in a tab's history, starting at an address. */
export function openTab(page: ReactNode, at: string) {
  window.history.replaceState(null, '', at);
  const element = (
    <>
      <Here />
      {page}
    </>
  );
  const router = createBrowserRouter([{ path: '*', element }]);
  render(<RouterProvider router={router} />);
  return router;
}

export const press = (name: string) => userEvent.click(screen.getByText(name));
export const isAt = (address: string) => waitFor(() => expect(here()).toHaveTextContent(address));
