import { useCallback, useEffect, useRef } from 'react';
import type { ToastEnd, ToastMessage } from './toast.ts';

function isOver(end: ToastEnd, { about, action, staysOnLeaving }: ToastMessage): boolean {
  if (end === 'account') return action !== undefined;
  if (end === 'page') return action !== undefined && staysOnLeaving !== true;
  return about === end.about;
}

/** Closes outdated toasts. Returns a function that registers each shown one by its id. */
export function useToastEnds(close: (id: string) => void) {
  const shown = useRef(new Map<string, ToastMessage>());
  useEffect(() => {
    const listen = ({ detail }: CustomEvent<ToastEnd>) => {
      for (const [id, message] of shown.current) {
        if (!isOver(detail, message)) continue;
        shown.current.delete(id);
        close(id);
      }
    };
    window.addEventListener('menuleaf:toast-end', listen);
    return () => window.removeEventListener('menuleaf:toast-end', listen);
  }, [close]);
  return useCallback((id: string, message: ToastMessage) => {
    shown.current.set(id, message);
  }, []);
}
