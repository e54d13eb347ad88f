import type { Doc } from '../doc/doc.ts';
import { merged } from '../doc/merge.ts';

type Step = { before: Doc; after: Doc; of: string | undefined };

/** Undo and redo stacks, latest last. */
export type Past = { done: readonly Step[]; undone: readonly Step[] };

/** Maximum steps kept. */
const most = 200;

type Edited = { doc: Doc; past: Past };

/** Records a step. Consecutive steps with the same `of` become one. */
export function changed({ doc, past }: Edited, next: Doc, of?: string): Edited {
  const last = past.done.at(-1);
  const goesOn = of !== undefined && last?.of === of && last.after === doc;
  const step = { before: goesOn ? last.before : doc, after: next, of };
  const done = goesOn ? past.done.slice(0, -1) : past.done;
  return { doc: next, past: { done: [...done, step].slice(-most), undone: [] } };
}

/** Reverts the last step and nothing else. */
export function undone({ doc, past }: Edited): Edited {
  const step = past.done.at(-1);
  if (!step) return { doc, past };
  const before = merged(step.after, doc, step.before);
  return {
    doc: before,
    past: { done: past.done.slice(0, -1), undone: [...past.undone, step] },
  };
}

export function redone({ doc, past }: Edited): Edited {
  const step = past.undone.at(-1);
  if (!step) return { doc, past };
  const after = merged(step.before, doc, step.after);
  return {
    doc: after,
    past: { done: [...past.done, step], undone: past.undone.slice(0, -1) },
  };
}
