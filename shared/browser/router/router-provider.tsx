import {
  Component,
  type ReactNode,
  startTransition,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { Router } from 'wouter';
import type { Entries, Stamp } from './entries.ts';
import { HereContext, useHere } from './here.ts';
import { Route, Routes } from './routes.tsx';
import { type Location, type NavigateOptions, TabHistory } from './tab-history.ts';

type BoundaryProps = { location: Location; instead: ReactNode; children: ReactNode };
type BoundaryState = { location: Location; isBroken: boolean };

/** Shows a fallback for a page that threw, until the user navigates away. */
class RouteBoundary extends Component<BoundaryProps, BoundaryState> {
  override state = { location: this.props.location, isBroken: false };

  static getDerivedStateFromError = () => ({ isBroken: true });

  static getDerivedStateFromProps({ location }: BoundaryProps, state: BoundaryState) {
    return location === state.location ? null : { location, isBroken: false };
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}

function stampOf(state: unknown): Stamp | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  if (!('key' in state && 'index' in state)) return undefined;
  const { key, index } = state;
  return typeof key === 'string' && typeof index === 'number' ? { key, index } : undefined;
}

const browserEntries: Entries = {
  address: () => window.location.pathname + window.location.search + window.location.hash,
  stamp: () => stampOf(window.history.state),
  push: (address, stamp) => window.history.pushState(stamp, '', address),
  replace: (address, stamp) => window.history.replaceState(stamp, '', address),
  go: (delta) => window.history.go(delta),
  onPop: (listen) => {
    window.addEventListener('popstate', listen);
    return () => window.removeEventListener('popstate', listen);
  },
};

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
