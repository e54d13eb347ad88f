import { QueryClient } from '@tanstack/react-query';
import * as z from '@menuleaf/shared/contracts/schema.ts';

const answered = z.object({ status: z.number().check(z.minimum(400), z.maximum(428)) });

/**
 * An answer that the same question gets again: not found, not allowed, not signed in. Told by its status, since the
 * error's class comes from the remote that called, and each remote has its own.
 */
const isFinal = (error: unknown) => answered.safeParse(error).success;

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
