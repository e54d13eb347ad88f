import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * State that outlives its page, so a list is as the user left it. It lives in the owner's query cache, and is cleared
 * with it.
 */
export function useCachedState<Value extends string>(name: string, initial: Value) {
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
