import { enhance } from '../behaviour/enhance.ts';
import { frameName } from './frame-name.ts';
import { isolateHistory } from './isolate-history.ts';
import { offeredLanguage } from './offered-language.ts';

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
function trackVisibleRect() {
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
function forwardParentScroll() {
  let isFirst = true;
  const onIntersection = () => {
    if (!isFirst) dispatchEvent(new Event('scroll'));
    isFirst = false;
  };
  new IntersectionObserver(onIntersection, { threshold: thresholds }).observe(
    document.documentElement,
  );
}

// The only script of a menu framed by the restaurant's own site.

/** Without the embed script, a frame scrolls itself. */
const isGrown = window.name === frameName && parent !== window;
// Only sites the owner allowed can frame this page, and neither number is secret.
const postToParent = (what: { height: number } | { top: number }) => parent.postMessage(what, '*');

const languageLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('.langs a')];

/** Switches to the parent page's language, once: a later choice by the guest is kept. */
function inLanguageAround() {
  const wanted = new URLSearchParams(location.search).get('lang');
  if (!wanted) return;
  const links = languageLinks();
  const offered = offeredLanguage(
    wanted,
    links.map(({ hreflang }) => hreflang),
  );
  const link = links.find(({ hreflang }) => hreflang === offered);
  if (link && link.pathname !== location.pathname) location.replace(link.href);
}

function onClick(event: MouseEvent) {
  const { target, metaKey, ctrlKey, shiftKey } = event;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || metaKey || ctrlKey || shiftKey) return;
  const isWithin = link.getAttribute('href')?.startsWith('#');
  if (link.matches('.langs a')) {
    event.preventDefault();
    location.replace(link.href);
  } else if (isWithin && !link.matches('.item h3 a')) {
    event.preventDefault();
    location.replace(link.hash);
    scrollTo(document.getElementById(decodeURIComponent(link.hash.slice(1))));
  }
}

/** The parent page scrolls, since the frame has nothing to scroll. */
function scrollTo(element: Element | null) {
  if (element) postToParent({ top: element.getBoundingClientRect().top });
}

inLanguageAround();
isolateHistory();
document.addEventListener('click', onClick);
if (isGrown) {
  trackVisibleRect();
  Element.prototype.scrollIntoView = function scrollAround() {
    scrollTo(this);
  };
  const tellHeight = () => postToParent({ height: document.body.getBoundingClientRect().height });
  // At once: in a tab that nobody sees yet, nothing is observed.
  tellHeight();
  new ResizeObserver(tellHeight).observe(document.body);
}
enhance(document.body, () => import('../behaviour/more.ts'));
if (isGrown) forwardParentScroll();
