import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { isSame, rowsNearViewport, partsOf, type RenderedRange } from './rendered-range.ts';
import { heightsOf, type RowHeights } from './row-heights.ts';
import { idOf, placeOf, rowOf, rowsOf, type List, type Identified } from './row.ts';

/** Virtualizes a list in sync with scrolling. `name`: key of the remembered heights. */
export function useVirtualRows(list: List, name: string, things: Identified) {
  const heights = heightsOf(name);
  const [drawn, setDrawn] = useState<RenderedRange<string>>({ from: 0, to: 0, focused: '' });
  const printing = usePrinting();
  const measured = useMemo(
    () => Float64Array.from(things, ({ id }) => heights.of(id)),
    [things, heights],
  );
  const follow = useCallback(() => {
    const { current } = list;
    if (!current || printing) return;
    measure(current, measured, heights);
    const { top } = current.getBoundingClientRect();
    const at = { top, screen: window.innerHeight };
    const near = rowsNearViewport(at, { measured, mean: heights.mean });
    const next = { ...near, focused: focusedIn(current) };
    // oxlint-disable-next-line react/set-state-in-effect -- where the list is on the screen is known only once it is laid out
    setDrawn((before) => (isSame(before, next) ? before : next));
  }, [list, printing, measured, heights]);
  // The first rows show how many fit on a screen; those that are known teach nothing, and would be followed in circles.
  const isNew = measured.subarray(drawn.from, drawn.to).includes(0);
  const lesson = heights.learning && isNew ? drawn : undefined;
  useLayoutEffect(follow, [follow, lesson]);
  useFollowing(follow);
  const focused = things.findIndex(({ id }) => id === drawn.focused);
  const shown = printing ? { from: 0, to: things.length, focused } : { ...drawn, focused };
  return partsOf(shown, { measured, mean: heights.mean });
}

function useFollowing(follow: () => void): void {
  useEffect(() => {
    const stopped = new AbortController();
    // Captured, since a part of the page may scroll instead.
    for (const moved of ['scroll', 'resize', 'focusin'])
      window.addEventListener(moved, follow, { capture: true, signal: stopped.signal });
    return () => stopped.abort();
  }, [follow]);
}

/** As late as possible, just before a row may go: its content may have changed since rendering. */
function measure(list: HTMLElement, measured: Float64Array, heights: RowHeights): void {
  if (heights.isOther(list.getBoundingClientRect().width)) measured.fill(0);
  for (const row of rowsOf(list)) {
    const { height } = row.getBoundingClientRect();
    // Without layout there is nothing to measure.
    if (height === 0) continue;
    heights.keep(idOf(row), height);
    measured[placeOf(row)] = height;
  }
}

/** Removing the focused row would lose the focus, so it stays however far it is scrolled or moved. */
function focusedIn(list: HTMLElement): string {
  const { activeElement } = document;
  const row = activeElement && list.contains(activeElement) ? rowOf(activeElement) : null;
  return row ? idOf(row) : '';
}

/** Whether the page is printing, which renders all rows. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser prints what it has when the listener returns.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    const stopped = new AbortController();
    window.addEventListener('beforeprint', begin, { signal: stopped.signal });
    window.addEventListener('afterprint', end, { signal: stopped.signal });
    return () => stopped.abort();
  }, []);
  return printing;
}
