import { useEffect, useRef, useState, type PointerEvent as Press } from 'react';
import { idOf, placeOf, rowsOf } from '../lists/row.ts';

/** Auto-scroll while dragging: distance from the screen edge, and step, in pixels. */
const edge = 70;
const scrollStep = 14;

/**
 * Drags list rows by their handle, with mouse, pen or touch. The handle needs `touch-action: none`; the rows are those
 * of a `VirtualList`.
 */
export function useDragging(onMove: (id: string, to: number) => void) {
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<string>();
  // From the pointer to the row's middle when grabbed: a handle may be at the top of a tall row.
  const toMiddle = useRef(0);
  const latestMove = useRef(onMove);
  useEffect(() => {
    latestMove.current = onMove;
  });
  useEffect(() => {
    if (dragged === undefined) return;
    const drag = ({ clientY }: PointerEvent) => {
      scrollNear(clientY);
      const to = list.current
        ? newPlace(dragged, clientY + toMiddle.current, list.current)
        : undefined;
      if (to !== undefined) latestMove.current(dragged, to);
    };
    const drop = () => setDragged(undefined);
    // On the window: the handle moves with its row, and loses pointer capture.
    const ending = new AbortController();
    const { signal } = ending;
    window.addEventListener('pointermove', drag, { signal });
    for (const end of ['pointerup', 'pointercancel'])
      window.addEventListener(end, drop, { signal });
    return () => ending.abort();
  }, [dragged]);
  const handle = (id: string) => ({
    onPointerDown: (event: Press) => {
      if (event.button !== 0) return;
      event.preventDefault();
      const row = event.currentTarget.closest('li')?.getBoundingClientRect();
      toMiddle.current = row ? row.top + row.height / 2 - event.clientY : 0;
      setDragged(id);
    },
  });
  return { list, dragged, handle };
}

function scrollNear(y: number): void {
  if (y < edge) window.scrollBy(0, -scrollStep);
  if (y > window.innerHeight - edge) window.scrollBy(0, scrollStep);
}

/** New index of a row whose middle is dragged to `y`; undefined if it stays. */
function newPlace(id: string, y: number, list: HTMLElement): number | undefined {
  const rows = rowsOf(list);
  const row = rows.find((one) => one.getBoundingClientRect().bottom > y) ?? rows.at(-1);
  const from = rows.find((one) => idOf(one) === id);
  if (!row || !from || row === from) return undefined;
  const to = placeOf(row);
  // A tall row would flip back and forth: it swaps only past its middle.
  const { top, height } = row.getBoundingClientRect();
  const isPast = to > placeOf(from) ? y > top + height / 2 : y < top + height / 2;
  return isPast ? to : undefined;
}
