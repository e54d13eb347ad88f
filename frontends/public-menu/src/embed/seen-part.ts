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
