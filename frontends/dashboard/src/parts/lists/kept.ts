import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * A state that outlives its page, so that who comes back finds a list as they left it. It lives among what was read for
 * the owner, and is forgotten with it.
 */
export function useKept<Value extends string>(name: string, initial: Value) {
  const queries = useQueryClient();
  const key = ['kept', name];
  const [value, setValue] = useState(() => queries.getQueryData<Value>(key) ?? initial);
  const keep = (next: Value) => {
    setValue(next);
    queries.setQueryDefaults(key, { gcTime: Infinity });
    queries.setQueryData(key, next);
  };
  return [value, keep] as const;
}
