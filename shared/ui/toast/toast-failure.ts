import { detailOf } from '../../browser/client/api-error.ts';
import { toast } from './toast.ts';

/** What shows an error: the server's message, or `otherwise` if there is none. */
export const toastFailure =
  (otherwise: string, about?: string) =>
  (error: unknown): void =>
    toast({
      title: detailOf(error, otherwise),
      tone: 'danger',
      ...(about !== undefined && { about }),
    });
