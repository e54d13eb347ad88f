import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@menuleaf/shared/browser/client/api-error.ts';
import type { Undone } from '@menuleaf/shared/contracts/catalogue/history-calls.ts';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { toastFailure } from '@menuleaf/shared/ui/toast/toast-failure.ts';
import { history, readAgain } from './history-api.ts';

type Since = 'leave' | 'undo';

/** Toast text after an undo. */
export function undoMessage({ things_count: count, not_kept: lost }: Undone): string {
  if (count === 0) return 'Nothing to undo: it’s already as it was.';
  const done = count === 1 ? 'Undone' : `Undone: ${count} things`;
  return lost.length > 0 ? `${done}. Photos are not kept, so they did not come back.` : done;
}

/** Undoes one change, and asks first if something changed again since. */
export function useUndo(id: string) {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  /** Server's question. */
  const [question, setQuestion] = useState<string>();
  const undo = async (changed_since?: Since) => {
    setBusy(true);
    try {
      const done = await history.undoChange({ params: { id }, body: { changed_since } });
      setQuestion(undefined);
      toast({ title: undoMessage(done) });
      await readAgain(queries);
    } catch (error) {
      const asks = error instanceof ApiError && error.code === 'conflict';
      if (asks) setQuestion(error.detail);
      else toastFailure('It could not be undone. Please try again.')(error);
    } finally {
      setBusy(false);
    }
  };
  return { undo, isBusy, question, forget: () => setQuestion(undefined) };
}
