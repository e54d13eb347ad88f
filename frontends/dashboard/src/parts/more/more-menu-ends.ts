import { useEffect, type RefObject } from 'react';

/** Closes the menu on selection, Escape or outside interaction. */
export function useEndings(
  frame: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    // Focus scrolls to where a sticky bar would stand without being sticky.
    const toButton = () => frame.current?.querySelector('button')?.focus({ preventScroll: true });
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) close();
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      toButton();
    };
    const chosen = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.matches('[data-panel] :not(summary)')) return;
      // A dialog that opens now returns focus to what still exists.
      toButton();
      close();
    };
    frame.current?.addEventListener('click', chosen, { signal });
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('keydown', closeByKey, { signal });
    return () => ending.abort();
  });
}
