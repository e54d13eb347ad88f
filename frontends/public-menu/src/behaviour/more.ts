import ctaStyles from '@menuleaf/public-menu/src/inlined/cta.css';
import moreStyles from '@menuleaf/public-menu/src/inlined/more.css';
import { openDishes } from './dish-dialog.ts';
import { findDishes } from './find-dishes.ts';
import { followScroll } from './follow-scroll.ts';
import { make, onAbort } from './make.ts';
import { menuParts } from './menu-parts.ts';
import { showPrintPreview } from './print-preview.ts';
import { moreWords } from '../words/more-words.ts';
import { wordsOf } from './words-of.ts';

/** Degrees to each side: a few streets. */
const around = 0.003;

/** The map is on another host, so it is loaded only on tap. */
function showMap(root: HTMLElement, signal: AbortSignal) {
  const button = root.querySelector<HTMLButtonElement>('.map button');
  button?.addEventListener(
    'click',
    () => {
      const [latitude = 0, longitude = 0] = button.value.split(',').map(Number);
      const box = [longitude - around, latitude - around, longitude + around, latitude + around];
      const query = new URLSearchParams({
        bbox: box.join(),
        layer: 'mapnik',
        marker: `${latitude},${longitude}`,
      });
      const src = `https://www.openstreetmap.org/export/embed.html?${query}`;
      button.replaceWith(
        make('iframe', { src, title: wordsOf(root, moreWords).map, height: '200' }),
      );
    },
    { signal },
  );
}

/** From when on a page is old enough to ask whether it still holds. */
const oldMs = 120_000;

/** Who leaves within two minutes loads nothing of it. */
function stayFreshLater(root: HTMLElement, signal: AbortSignal) {
  if (root !== document.body) return;
  const load = async () => {
    const { stayFresh } = await import('./stay-fresh.ts');
    stayFresh(root, signal);
  };
  const wait = performance.timeOrigin + oldMs - Date.now();
  const timer = setTimeout(() => void load().catch(() => undefined), wait);
  onAbort(signal, () => clearTimeout(timer));
}

/** Behavior added once a user is active. */
export function addMore(root: HTMLElement, layAllergens: () => void, signal: AbortSignal) {
  const style = make('style', {}, ctaStyles + moreStyles);
  root.append(style);
  onAbort(signal, () => style.remove());
  // If an edge's CSP blocked the inline script, loads its file.
  if (root.querySelector('.menus:not([data-on])')) void import('../menus/at-once.ts');
  for (const part of menuParts(root)) followScroll(part, signal);
  findDishes(root, signal);
  openDishes(root, signal);
  showMap(root, signal);
  stayFreshLater(root, signal);
  showPrintPreview(root, layAllergens, signal);
}
