import type { RefObject } from 'react';

const controls = 'a[href], button:not(:disabled)';

/** The list that is open, else the page. */
export function focusList(): void {
  const list = document.querySelector<HTMLElement>('[role=tabpanel]');
  (list ?? document.querySelector('h1'))?.focus();
}

/**
 * Where the focus goes once the row that holds `inside` is gone: to the row that takes its place, else to
 * the list. Call it while the row is there, and what it answers when it is not.
 */
export function focusAfter(inside: RefObject<HTMLElement | null>): () => void {
  const row = inside.current?.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = next?.querySelector<HTMLElement>(controls);
  return () => {
    // The dialog gives the focus back to what opened it first; two frames later it has.
    setTimeout(() => {
      if (target?.isConnected) target.focus();
      else focusList();
    }, 60);
  };
}
