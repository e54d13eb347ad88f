import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from '@menuleaf/shared/browser/federation/router.ts';

type Place = { list: string; top: number };

const key = ['kept', 'place'];

/** Restores the scroll position on return by link or save; Back does that by itself. */
export function useScrollRestoration(list: string): void {
  const queries = useQueryClient();
  const isBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef(list);
  useEffect(() => {
    shown.current = list;
  });
  useEffect(() => {
    const left = queries.getQueryData<Place>(key);
    if (isBack || left?.list !== shown.current) return undefined;
    // After the frame that scrolls a new page to its top.
    const frame = requestAnimationFrame(() => window.scrollTo(0, left.top));
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react/exhaustive-deps -- when the page is opened, and never again
  }, []);
  // Recorded while scrolling: on unmount, content above may already be gone.
  useLayoutEffect(() => {
    let top = window.scrollY;
    const note = () => {
      top = window.scrollY;
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      window.removeEventListener('scroll', note);
      queries.setQueryDefaults(key, { gcTime: Infinity });
      queries.setQueryData<Place>(key, { list: shown.current, top });
    };
  }, [queries]);
}
