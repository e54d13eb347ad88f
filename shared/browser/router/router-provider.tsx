import { startTransition, type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { Router } from 'wouter';
import { browserEntries } from './browser-entries.ts';
import type { Entries } from './entries.ts';
import { HereContext, useHere } from './here.ts';
import { RouteBoundary } from './route-boundary.tsx';
import { Route, Routes } from './routes.tsx';
import { TabHistory, type NavigateOptions } from './tab-history.ts';

export type RouteObject = { path: string; element: ReactNode; errorElement?: ReactNode };

export function createRouter(entries: Entries, routes: readonly RouteObject[]) {
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

type NavigateTo = (to: string, options?: NavigateOptions) => void;

/** Gives wouter the current location. */
function useHook(): [string, NavigateTo] {
  const { location, history } = useHere();
  return [location.pathname, (to, options) => history.navigate(to, options)];
}
const useSearchHook = () => useHere().location.search;
const asking = { hook: useHook, searchHook: useSearchHook };

/** Renders the routes for the address. The previous page stays until the next one has loaded. */
export function RouterProvider({ router }: { router: ReturnType<typeof createRouter> }) {
  const { history, routes } = router;
  const [shown, setShown] = useState(history.shown);
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setShown(history.shown));
    // A redirect on first render ran before this.
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
