import { QueryClient } from '@tanstack/react-query';
import * as z from '@menuleaf/shared/contracts/schema.ts';

const answered = z.object({ status: z.number().check(z.minimum(400), z.maximum(428)) });

/**
 * Whether a retry would get the same response: not found, forbidden, signed out. Checked by status, since each remote
 * has its own copy of the error class.
 */
const isFinal = (error: unknown) => answered.safeParse(error).success;

/** One retry for failures such as a lost packet; no refetch on window focus. */
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
