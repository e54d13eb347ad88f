import type { Page } from '@playwright/test';

/** Controls whose focus ring is clipped by a container. */
export const clippedFocusRings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href],button:not(:disabled),input:not(:disabled),select,textarea,summary,[tabindex="0"]',
    );
    for (const control of [...controls].slice(0, 150)) {
      if (!control.checkVisibility() || control.closest('[aria-hidden=true]')) continue;
      control.focus({ preventScroll: true });
      const { outlineStyle, outlineWidth, outlineOffset, opacity } = getComputedStyle(control);
      if (outlineStyle === 'none' || opacity === '0') continue;
      const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset);
      const ring = control.getBoundingClientRect();
      for (let at = control.parentElement; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        // A scroll container scrolls focused elements into view.
        const isCutX = overflowX === 'hidden' || overflowX === 'clip';
        const isCutY = overflowY === 'hidden' || overflowY === 'clip';
        const beside = ring.left - reach < box.left - 0.5 || ring.right + reach > box.right + 0.5;
        const above = ring.top - reach < box.top - 0.5 || ring.bottom + reach > box.bottom + 0.5;
        if ((isCutX && beside) || (isCutY && above)) {
          const name = control.getAttribute('aria-label') ?? control.textContent;
          found.push(
            `the ring of ${name.slice(0, 30)} is cut by <${at.localName} ${at.className}>`,
          );
        }
        if (position === 'fixed') break;
      }
    }
    return [...new Set(found)].slice(0, 8);
  });

/** Whether the focused element is on screen, with its center uncovered. Undefined without focus. */
export const obscuredFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    // Lazily laid out content shifts the rest in the next frame.
    for (const _ of [1, 2]) await new Promise((drawn) => requestAnimationFrame(drawn));
    const { activeElement: focused } = document;
    if (!focused || focused === document.body) return undefined;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const x = (Math.max(0, left) + Math.min(innerWidth, right)) / 2;
    const y = (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2;
    const seen = document.elementFromPoint(x, y);
    const own = focused.closest('label') ?? focused;
    const isSeen = seen !== null && (own.contains(seen) || seen.contains(focused));
    const isIn = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    if (isIn && isSeen) return undefined;
    const name = focused.getAttribute('aria-label') ?? (focused.textContent || focused.id);
    return `${name.slice(0, 40)} is ${isIn ? `under ${seen?.outerHTML.slice(0, 60)}` : 'off screen'}`;
  });
