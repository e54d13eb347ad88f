import { useEffect, useRef, useState } from 'react';
import { useHere } from './here.ts';
import type { BlockedNavigation } from './tab-history.ts';

type Blocker =
  | { state: 'unblocked'; proceed?: undefined; reset?: undefined }
  | { state: 'blocked'; proceed: () => void; reset: () => void };

type Question = (step: Omit<BlockedNavigation, 'proceed'>) => boolean;

/** Blocks each step for which `isHeld` is true until `proceed` or `reset`. */
export function useBlocker(isHeld: Question): Blocker {
  const { history } = useHere();
  const [held, setHeld] = useState<BlockedNavigation>();
  const latest = useRef(isHeld);
  useEffect(() => {
    latest.current = isHeld;
  });
  useEffect(() => {
    const release = history.block((step) => {
      if (!latest.current(step)) return false;
      setHeld(step);
      return true;
    });
    // Any completed navigation clears the pending prompt.
    const forget = history.subscribe(() => setHeld(undefined));
    return () => {
      release();
      forget();
    };
  }, [history]);
  if (!held) return { state: 'unblocked' };
  const reset = () => setHeld(undefined);
  const proceed = () => {
    reset();
    held.proceed();
  };
  return { state: 'blocked', proceed, reset };
}
