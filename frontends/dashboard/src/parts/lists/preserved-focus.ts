import { useEffect, useLayoutEffect, useRef } from 'react';
import { idOf, placeOf, rowOf, rowsOf, type List, type Identified } from './row.ts';

const controls = 'a[href], button, input';

/**
 * When the focused row is removed from the list, focuses the same control of the row in its place, so the next can be
 * removed too.
 */
export function usePreservedFocus(list: List, things: Identified): void {
  const held = useRef<{ id: string; place: number; control: number }>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const row = target instanceof Element && list.current?.contains(target) && rowOf(target);
      held.current = row
        ? {
            id: idOf(row),
            place: placeOf(row),
            control: [...row.querySelectorAll(controls)].indexOf(target),
          }
        : undefined;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [list]);
  useLayoutEffect(() => {
    const { current: was } = held;
    if (!was || !list.current || document.activeElement !== document.body) return;
    if (things.some(({ id }) => id === was.id)) return;
    const rows = rowsOf(list.current);
    const next = rows.find((row) => placeOf(row) === was.place) ?? rows.at(-1);
    next?.querySelectorAll<HTMLElement>(controls)[was.control]?.focus();
  }, [list, things]);
}
