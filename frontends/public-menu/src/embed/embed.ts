import { frameName } from './frame-name.ts';

// Included in other sites as <script async src=".../restaurant/embed.js" data-restaurant="...">. It may occur several
// times, and leaves no globals.
(() => {
  const script = document.currentScript;
  const place = script?.parentElement;
  if (!(script instanceof HTMLScriptElement) || !place) return;
  const { restaurant, scheme } = script.dataset;
  if (!restaurant) return;
  const { origin } = new URL(script.src);
  const frame = document.createElement('iframe');
  const { lang } = document.documentElement;
  frame.src = `${origin}/restaurant/${encodeURIComponent(restaurant)}/embed?lang=${encodeURIComponent(lang)}`;
  frame.name = frameName;
  frame.title = 'Menu';
  frame.loading = 'lazy';
  // At least down to the window's end: content below is out of sight, so growing the frame shifts nothing visible.
  frame.style.cssText = 'display:block;width:100%;border:0;height:100vh';
  frame.style.colorScheme = scheme ?? getComputedStyle(place).colorScheme;
  // The fallback link without scripts, and the space it reserved.
  const before = script.previousElementSibling;
  const hasLink = before instanceof HTMLAnchorElement && before.href.startsWith(`${origin}/`);
  // A page restored from a copy of its elements holds the frame of an earlier run.
  const hasFrame = before instanceof HTMLIFrameElement && before.name === frameName;
  if (hasLink || hasFrame) before.remove();
  script.before(frame);

  let wanted = 0;
  // A site that the owner has not named gets an error in the frame, which tells no height.
  frame.onload = () =>
    setTimeout(() => {
      if (!wanted && hasLink) frame.replaceWith(before);
    }, 3000);
  const fit = () => {
    const { top, bottom, height } = frame.getBoundingClientRect();
    // It shrinks only if nobody sees what moves up.
    const isUnseen = top > innerHeight || bottom < 0 || top + wanted >= innerHeight;
    if (!wanted || (wanted < height && !isUnseen)) return;
    frame.style.height = `${wanted}px`;
    place.style.minHeight = '0';
  };
  addEventListener('scroll', fit, { passive: true, capture: true });
  addEventListener('message', ({ source, origin: from, data }) => {
    if (source !== frame.contentWindow || from !== origin) return;
    if (data.height > 0) {
      wanted = Math.ceil(data.height);
      fit();
    }
    if (data.top >= 0) {
      // Whatever scrolls here, the window or an element, scrolls to this mark.
      const mark = document.createElement('div');
      mark.style.cssText = `position:relative;height:0;top:${Number(data.top)}px`;
      frame.before(mark);
      mark.scrollIntoView();
      mark.remove();
    }
  });
})();
