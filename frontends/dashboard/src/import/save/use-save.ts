import { useState } from 'react';
import { ApiError, detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { useInvalidateLists } from '../../api/catalogue-api.ts';
import { doStep, type Done } from './do-step.ts';
import { forget, keep, readSave, type StoredSave } from './stored-save.ts';
import { newId } from '../draft.ts';
import type { SaveStep } from './plan.ts';
import { rollbackImport } from './rollback-import.ts';

export type SaveState = 'none' | 'saving' | 'stopped' | 'removing' | 'done';

const otherwise =
  'The connection was lost. Nothing was saved twice: continue once you’re back online.';

/** Runs a save step by step; finished steps stay, and the rest can be resumed or rolled back. */
export function useSave(menuId: string) {
  const listsAgain = useInvalidateLists();
  const [found] = useState(() => readSave(menuId));
  const [state, setState] = useState<SaveState>(found ? 'stopped' : 'none');
  const [save, setSave] = useState<StoredSave | undefined>(found);
  const [failure, setFailure] = useState<string>();
  const show = (next: StoredSave) => {
    keep(menuId, next);
    setSave(next);
  };
  const goOn = async (from: StoredSave): Promise<'done' | 'too much' | 'failed'> => {
    let now = from;
    setFailure(undefined);
    setState('saving');
    show(now);
    try {
      for (const step of now.steps.slice(now.done)) {
        const { ids, skipped = [] } = await doStep(menuId, step, now);
        now = {
          ...now,
          done: now.done + 1,
          ids: { ...now.ids, ...ids },
          skipped: [...(now.skipped ?? []), ...skipped],
        };
        show(now);
      }
    } catch (error) {
      const isUndone = now.done === 0 && wasRefused(error);
      setFailure(detailOf(error, otherwise));
      setState(isUndone ? 'none' : 'stopped');
      if (isUndone) forget(menuId);
      return isUndone && isTooMuch(error) ? 'too much' : 'failed';
    }
    forget(menuId);
    await listsAgain();
    setState('done');
    return 'done';
  };
  const remove = async () => {
    if (!save) return;
    setFailure(undefined);
    setState('removing');
    let ended: SaveState = 'none';
    try {
      const step = save.steps[save.done];
      // Whose answer was lost: by its key it makes nothing anew, and tells what there is to remove.
      const lost: Done =
        step && isUnseen(step) ? await doStep(menuId, step, save).catch((): Done => ({})) : {};
      await rollbackImport({ ...save, ids: { ...save.ids, ...lost.ids } });
      forget(menuId);
    } catch (error) {
      ended = 'stopped';
      setFailure(detailOf(error, otherwise));
    }
    await listsAgain();
    setState(ended);
  };
  return {
    state,
    save,
    failure,
    remove,
    start: (steps: SaveStep[]) => goOn({ steps, done: 0, ids: {}, part_of: newId() }),
    goOn: () => (save ? goOn(save) : undefined),
  };
}

/** What it creates is on no menu. */
const isUnseen = (step: SaveStep) => step.do === 'category' || step.do === 'items';

const isTooMuch = (error: unknown) =>
  error instanceof ApiError && error.code === 'too_much_at_once';
/** The server refused, so nothing was done; without a response, it may have been. */
const wasRefused = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;
