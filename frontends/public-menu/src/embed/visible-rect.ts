/** The visible part of the page, in its own pixels: a frame as tall as its page has no other way to know. */
const visibleRect = () =>
  new Promise<DOMRectReadOnly>((resolve) => {
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      if (entry) resolve(entry.intersectionRect);
    });
    observer.observe(document.documentElement);
  });

/** Stores it in the page's styles on tap, when a dialog may open there. */
export function trackVisibleRect() {
  const note = async () => {
    const { top, height } = await visibleRect();
    const page = document.documentElement;
    if (height < 1) return;
    page.dataset['seen'] = '';
    page.style.setProperty('--seen-top', `${top}px`);
    page.style.setProperty('--seen-height', `${height}px`);
  };
  for (const sign of ['pointerdown', 'keydown', 'focusin', 'pointerover'] as const) {
    addEventListener(sign, () => void note(), { passive: true, capture: true });
  }
  void note();
}

/** Fine enough to notice scrolling past a frame many windows tall. */
const thresholds = Array.from({ length: 100 }, (_, at) => at / 100);

/** Fires scroll events when the parent page scrolls: the frame itself gets none. */
export function forwardParentScroll() {
  let isFirst = true;
  const onIntersection = () => {
    if (!isFirst) dispatchEvent(new Event('scroll'));
    isFirst = false;
  };
  new IntersectionObserver(onIntersection, { threshold: thresholds }).observe(
    document.documentElement,
  );
}
