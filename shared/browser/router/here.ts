import { createContext, useCallback, useContext } from 'react';
import type { Location, NavigateOptions, Shown, TabHistory } from './tab-history.ts';

type Here = Shown & { history: TabHistory };

export const HereContext = createContext<Here | undefined>(undefined);

export function useHere(): Here {
  const here = useContext(HereContext);
  if (here === undefined) throw new Error('There is no router around this');
  return here;
}

export const useLocation = (): Location => useHere().location;

/** Whether the tab is on its way to another page, which has not loaded yet. */
export function useIsLeft(): boolean {
  const { location, history } = useHere();
  return history.shown.location.pathname !== location.pathname;
}

/** How the user reached this page. */
export const useNavigationType = () => useHere().navigationType;

/** Takes a path, or a number of pages to go back or forward. */
export function useNavigate() {
  const { history } = useHere();
  return useCallback(
    (to: string | number, options?: NavigateOptions): Promise<void> => {
      history.navigate(to, options);
      return Promise.resolve();
    },
    [history],
  );
}
