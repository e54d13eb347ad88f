import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from './here.ts';
import type { NavigateOptions } from './tab-history.ts';

type SearchInit = Record<string, string> | URLSearchParams;

/** The query parameters, and a setter. */
export function useSearchParams() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback(
    (init: SearchInit, options?: NavigateOptions) =>
      void navigate(`?${new URLSearchParams(init).toString()}`, options),
    [navigate],
  );
  return [params, setParams] as const;
}
