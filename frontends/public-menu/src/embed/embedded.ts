import { enhance } from '../behaviour/enhance.ts';
import { frameName } from './frame-name.ts';
import { isolateHistory } from './isolate-history.ts';
import { offeredLanguage } from './offered-language.ts';
import { trackVisibleRect, forwardParentScroll } from './visible-rect.ts';

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
