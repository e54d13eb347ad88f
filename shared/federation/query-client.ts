import { QueryClient } from '@tanstack/react-query';

/** One retry for a lost packet; what an owner is reading never changes because they switched windows. */
export const newQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false, staleTime: 5_000 } },
  });
