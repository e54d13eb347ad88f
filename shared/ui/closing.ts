import { type RefObject, useEffect } from 'react';

type Closing = { close: () => void; refocus: () => void };

/** While it is open, what happens outside of its frame closes it, and so does Escape, which returns the focus. */
export function useClosing(
  frame: RefObject<HTMLElement | null>,
  isOpen: boolean,
  { close, refocus }: Closing,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) close();
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      refocus();
    };
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('keydown', closeByKey, { signal });
    return () => ending.abort();
  });
}
