import { useEffect, useRef, useState } from 'react';

/** Rows drawn at a time: a tall screen full, and as much again. */
const step = 40;
/** How far below the screen the next rows are drawn already. */
const ahead = '1200px';

/**
 * Draws a long list as far as the owner has scrolled. What was drawn stays, so that a screen reader and
 * the browser's own search find it. `end` goes on an element below the list.
 */
export function useGrowing(length: number) {
  const [drawn, setDrawn] = useState(step);
  const end = useRef<HTMLDivElement>(null);
  const count = typeof IntersectionObserver === 'undefined' ? length : Math.min(drawn, length);
  useEffect(() => {
    const mark = end.current;
    if (!mark || count >= length) return;
    const observer = new IntersectionObserver(
      ([entry]) => (entry?.isIntersecting ? setDrawn((before) => before + step) : undefined),
      { rootMargin: ahead },
    );
    observer.observe(mark);
    return () => observer.disconnect();
  }, [count, length]);
  return { count, end };
}
