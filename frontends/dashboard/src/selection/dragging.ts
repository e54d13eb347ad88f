import { useRef, useState, type PointerEvent } from 'react';

/** How close to the edge of the screen dragging scrolls it, and how far at a time, in pixels. */
const edge = 70;
const scrollStep = 14;

/**
 * Dragging a row of a list by its handle, with a mouse, a pen or a finger. The handle needs
 * `touch-action: none`; the rows are the direct children of the list.
 */
export function useDragging(onMove: (id: string, to: number) => void) {
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<string>();

  const drag = (event: PointerEvent, id: string) => {
    if (event.clientY < edge) window.scrollBy(0, -scrollStep);
    if (event.clientY > window.innerHeight - edge) window.scrollBy(0, scrollStep);
    const rows = [...(list.current?.children ?? [])];
    const at = rows.findIndex((row) => row.getBoundingClientRect().bottom > event.clientY);
    const to = at < 0 ? rows.length - 1 : at;
    const row = rows[to];
    const from = rows.findIndex((one) => one.getAttribute('data-id') === id);
    if (!row || from < 0 || to === from) return;
    // A tall row would jump to and fro: it gives way once the pointer is past its middle.
    const { top, height } = row.getBoundingClientRect();
    const isPast = to > from ? event.clientY > top + height / 2 : event.clientY < top + height / 2;
    if (isPast) onMove(id, to);
  };

  const handle = (id: string) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged(id);
    },
    onPointerMove: (event: PointerEvent) => (dragged === id ? drag(event, id) : undefined),
    onPointerUp: () => setDragged(undefined),
    onPointerCancel: () => setDragged(undefined),
  });
  return { list, dragged, handle };
}
