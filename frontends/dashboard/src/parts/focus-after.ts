import type { MouseEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';

const controls = 'a[href], button:not(:disabled)';

/** The open list, else the page heading. */
export function focusList(): void {
  const list = document.querySelector<HTMLElement>('[role=tabpanel]');
  (list ?? document.querySelector('h1'))?.focus();
}

/**
 * Where focus goes once the row containing `inside` is gone: to the row in its place, else the list. Call it while the
 * row exists, and its result afterwards.
 */
export function focusAfter(inside: RefObject<HTMLElement | null>): () => void {
  const row = inside.current?.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = next?.querySelector<HTMLElement>(controls);
  return () => {
    // The dialog first returns focus to its opener, which takes two frames.
    setTimeout(() => {
      if (target?.isConnected) target.focus();
      else focusList();
    }, 60);
  };
}

/** For a button that removes its row of a form: if that took the focus, it goes to the nearest control that is left. */
export const removingRow =
  (remove: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    const form = currentTarget.closest('fieldset, form') ?? document;
    const all = [...form.querySelectorAll<HTMLElement>(`${controls}, input`)];
    const at = all.indexOf(currentTarget);
    flushSync(remove);
    if (document.activeElement !== document.body) return;
    const isLeft = (control: HTMLElement) => control.isConnected;
    (all.slice(0, at).findLast(isLeft) ?? all.slice(at).find(isLeft))?.focus();
  };
