/** What of the page can be seen, pixels of its own: a frame as tall as its page learns it from nothing else. */
const seenPart = () =>
  new Promise<DOMRectReadOnly>((resolve) => {
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      if (entry) resolve(entry.intersectionRect);
    });
    observer.observe(document.documentElement);
  });

/** Keeps it in the page's styles from the tap on, which opens what is to show there. */
export function noteSeenPart() {
  const note = async () => {
    const { top, height } = await seenPart();
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

/** So fine that a reader who passes a frame of many windows is noticed in each. */
const thresholds = Array.from({ length: 100 }, (_, at) => at / 100);

/** A reader who scrolls the page around it scrolls it: nothing in the frame would say so. */
export function tellScrolling() {
  let isFirst = true;
  const told = () => {
    if (!isFirst) dispatchEvent(new Event('scroll'));
    isFirst = false;
  };
  new IntersectionObserver(told, { threshold: thresholds }).observe(document.documentElement);
}
