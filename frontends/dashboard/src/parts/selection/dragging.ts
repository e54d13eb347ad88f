import { useEffect, useRef, useState, type PointerEvent as Press } from 'react';
import { flushSync } from 'react-dom';
import { idOf, placeOf, rowsOf } from '../lists/row.ts';

/** Auto-scroll while dragging: distance from the screen edge, and largest step of a frame, in pixels. */
const edge = 70;
const largestStep = 40;
/** Pixels by which a press becomes a drag. */
const threshold = 4;

/**
 * Drags list rows by their handle, with mouse, pen or touch. The handle needs `touch-action: none`; the rows are those
 * of a `VirtualList`.
 */
export function useDragging(onMove: (id: string, to: number) => void) {
  const list = useRef<HTMLUListElement>(null);
  const [held, setHeld] = useState<{ id: string; y: number }>();
  const [isDragging, setIsDragging] = useState(false);
  // From the pointer to the row's middle when grabbed: a handle may be at the top of a tall row.
  const toMiddle = useRef(0);
  const latestMove = useRef(onMove);
  useEffect(() => {
    latestMove.current = onMove;
  });
  useEffect(() => {
    if (held === undefined) return;
    let at: number | undefined;
    let frame = 0;
    const moveTo = (y: number) => {
      const to = list.current ? newPlace(held.id, y + toMiddle.current, list.current) : undefined;
      if (to !== undefined) latestMove.current(held.id, to);
    };
    const drag = ({ clientY }: PointerEvent) => {
      if (at === undefined) {
        if (Math.abs(clientY - held.y) < threshold) return;
        // Where the others are is asked below, once they have made room.
        flushSync(() => setIsDragging(true));
      }
      at = clientY;
      moveTo(clientY);
    };
    // A hand that rests at the edge goes on scrolling.
    const follow = () => {
      if (at !== undefined && scrollNear(at)) moveTo(at);
      frame = requestAnimationFrame(follow);
    };
    frame = requestAnimationFrame(follow);
    const drop = () => {
      setHeld(undefined);
      setIsDragging(false);
    };
    // On the window: the handle moves with its row, and loses pointer capture.
    const ending = new AbortController();
    const { signal } = ending;
    window.addEventListener('pointermove', drag, { signal });
    for (const end of ['pointerup', 'pointercancel'])
      window.addEventListener(end, drop, { signal });
    return () => {
      ending.abort();
      cancelAnimationFrame(frame);
    };
  }, [held]);
  const handle = (id: string) => ({
    onPointerDown: (event: Press) => {
      if (event.button !== 0) return;
      event.preventDefault();
      const row = event.currentTarget.closest('li')?.getBoundingClientRect();
      toMiddle.current = row ? row.top + row.height / 2 - event.clientY : 0;
      setHeld({ id, y: event.clientY });
    },
  });
  return { list, dragged: isDragging ? held?.id : undefined, handle };
}

/** Faster, the nearer to the edge. Returns whether it scrolled. */
function scrollNear(y: number): boolean {
  const into = Math.max(edge - y, 0) - Math.max(y - window.innerHeight + edge, 0);
  const before = window.scrollY;
  window.scrollBy(0, -Math.sign(into) * Math.min(Math.abs(into) / 2, largestStep));
  return window.scrollY !== before;
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
