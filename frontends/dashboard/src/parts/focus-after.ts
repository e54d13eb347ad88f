import type { RefObject } from 'react';

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
