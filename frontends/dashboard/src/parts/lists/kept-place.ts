import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from '@menuleaf/shared/browser/federation/router.ts';

type Place = { list: string; top: number };

const key = ['kept', 'place'];

/** Who comes back to a list by a link, or by saving, stands where they left it; Back does that by itself. */
export function useKeptPlace(list: string): void {
  const queries = useQueryClient();
  const isBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef(list);
  useEffect(() => {
    shown.current = list;
  });
  useEffect(() => {
    const left = queries.getQueryData<Place>(key);
    if (isBack || left?.list !== shown.current) return undefined;
    // After the frame in which a new page is scrolled to its top.
    const frame = requestAnimationFrame(() => window.scrollTo(0, left.top));
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react/exhaustive-deps -- when the page is opened, and never again
  }, []);
  // Noted as it is scrolled: when the page goes, what stands above it may have gone before.
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
