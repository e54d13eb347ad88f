import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../http/api-error.ts';

/** An answer that the same question gets again: not found, not allowed, not signed in. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 429;

/** One retry for what failed, such as a lost packet; what is read never changes because somebody switched windows. */
export const newQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 1 && !isFinal(error),
        refetchOnWindowFocus: false,
        staleTime: 5_000,
      },
    },
  });
