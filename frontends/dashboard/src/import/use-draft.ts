import { useCallback, useReducer } from 'react';
import type { Draft } from './draft.ts';

type History = { now: Draft; before: readonly Draft[] };
type Step = { edit: (draft: Draft) => Draft } | 'undo';

/** Maximum number of undo steps. */
const remembered = 100;

function step({ now, before }: History, taken: Step): History {
  if (taken !== 'undo')
    return { now: taken.edit(now), before: [...before.slice(-remembered), now] };
  const last = before.at(-1);
  return last ? { now: last, before: before.slice(0, -1) } : { now, before };
}

/** The draft with its undo history. */
export function useDraft(initial: Draft) {
  const [{ now, before }, take] = useReducer(step, { now: initial, before: [] });
  const edit = useCallback((change: (draft: Draft) => Draft) => take({ edit: change }), []);
  const undo = useCallback(() => take('undo'), []);
  return { draft: now, edit, undo, canUndo: before.length > 0 };
}
