import type { RefObject } from 'react';

const controls = 'a[href], button:not(:disabled)';

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
      const list = document.querySelector<HTMLElement>('[role=tabpanel], h1');
      (target?.isConnected ? target : list)?.focus();
    }, 60);
  };
}
