import { startTransition, type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { Router } from 'wouter';
import { browserEntries } from './browser-entries.ts';
import type { Entries } from './entries.ts';
import { HereContext, useHere } from './here.ts';
import { memoryEntries } from './memory-entries.ts';
import { RouteBoundary } from './route-boundary.tsx';
import { Route, Routes } from './routes.tsx';
import { TabHistory, type NavigateOptions } from './tab-history.ts';

type RouteObject = { path: string; element: ReactNode; errorElement?: ReactNode };

function createRouter(entries: Entries, routes: readonly RouteObject[]) {
  const history = new TabHistory(entries);
  return {
    routes,
    history,
    get state() {
      return history.shown;
    },
    navigate: (to: string | number, options?: NavigateOptions): Promise<void> => {
      history.navigate(to, options);
      return Promise.resolve();
    },
  };
}

export const createBrowserRouter = (routes: readonly RouteObject[]) =>
  createRouter(browserEntries, routes);

type MemoryOptions = { initialEntries: readonly string[] };

export const createMemoryRouter = (
  routes: readonly RouteObject[],
  { initialEntries }: MemoryOptions,
) => createRouter(memoryEntries(initialEntries), routes);

type NavigateTo = (to: string, options?: NavigateOptions) => void;

/** How the library asks where the owner is. */
function useHook(): [string, NavigateTo] {
  const { location, history } = useHere();
  return [location.pathname, (to, options) => history.navigate(to, options)];
}
const useSearchHook = () => useHere().location.search;
const asking = { hook: useHook, searchHook: useSearchHook };

/** Draws the routes at the address. A page that is still on its way leaves the one before it standing. */
export function RouterProvider({ router }: { router: ReturnType<typeof createRouter> }) {
  const { history, routes } = router;
  const [shown, setShown] = useState(history.shown);
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setShown(history.shown));
    // A page that leads on at once did so before this.
    follow();
    return history.subscribe(follow);
  }, [history]);
  const here = useMemo(() => ({ ...shown, history }), [shown, history]);
  return (
    <HereContext value={here}>
      <Router {...asking}>
        <Routes>
          {routes.map(({ path, element, errorElement }) => (
            <Route
              key={path}
              path={path}
              element={
                <RouteBoundary location={shown.location} instead={errorElement}>
                  {element}
                </RouteBoundary>
              }
            />
          ))}
        </Routes>
      </Router>
    </HereContext>
  );
}
