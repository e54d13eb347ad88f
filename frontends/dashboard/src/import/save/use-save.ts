import { useState } from 'react';
import { ApiError, detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { useInvalidateLists } from '../../api/catalogue-api.ts';
import { doStep } from './do-step.ts';
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
        const ids = { ...now.ids, ...(await doStep(menuId, step, now)) };
        now = { ...now, done: now.done + 1, ids };
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
    try {
      await rollbackImport(Object.entries(save.ids), categoryRefs(save.steps));
      forget(menuId);
      setSave(undefined);
      setState('none');
    } catch (error) {
      setFailure(detailOf(error, otherwise));
      setState('stopped');
    }
    await listsAgain();
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

const categoryRefs = (steps: readonly SaveStep[]) =>
  new Set(steps.flatMap((step) => (step.do === 'category' ? step.ref : [])));

const isTooMuch = (error: unknown) =>
  error instanceof ApiError && error.code === 'too_much_at_once';
/** The server refused, so nothing was done; without a response, it may have been. */
const wasRefused = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;
