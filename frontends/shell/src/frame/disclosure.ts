import { useEffect, useRef, useState } from 'react';
import { useLocation } from '@menuleaf/shared/browser/federation/router.ts';

/** The phone menu: open until navigation, Escape or interaction elsewhere. */
export function useMenu() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const header = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = openAt === key;
  useEffect(() => {
    if (!isOpen) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const close = () => setOpenAt(undefined);
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !header.current?.contains(target)) close();
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('keydown', closeByKey, { signal });
    return () => ending.abort();
  }, [isOpen]);
  return { header, button, isOpen, toggle: () => setOpenAt(isOpen ? undefined : key) };
}
