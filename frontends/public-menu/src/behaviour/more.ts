import ctaStyles from '@menuleaf/public-menu/src/inlined/cta.css';
import moreStyles from '@menuleaf/public-menu/src/inlined/more.css';
import type { Allergen } from '@menuleaf/shared/menu/allergens/allergen-names.ts';
import { openDishes } from './dish-dialog.ts';
import { findDishes } from './find-dishes.ts';
import { followScroll } from './follow-scroll.ts';
import { make, onAbort } from './make.ts';
import { menuParts } from './menu-parts.ts';

/** The map is on another host, so it is loaded only on tap. */
function offerMap(root: HTMLElement, signal: AbortSignal) {
  const button = root.querySelector<HTMLButtonElement>('.map button');
  const show = async () => button && (await import('./show-map.ts')).showMap(button, root);
  button?.addEventListener('click', () => void show(), { signal });
}

/** From when on a page is old enough to ask whether it still holds. */
const oldMs = 120_000;

/** Who leaves within two minutes loads nothing of it. */
function stayFreshLater(root: HTMLElement, signal: AbortSignal) {
  if (root !== document.body) return;
  const load = async () => (await import('./stay-fresh.ts')).stayFresh(root, signal);
  const wait = performance.timeOrigin + oldMs - Date.now();
  setTimeout(() => void load(), wait);
}

/** Behavior added once a user is active. `allergens`: all 14, which the first script has. */
export function addMore(
  root: HTMLElement,
  layAllergens: () => void,
  signal: AbortSignal,
  allergens: readonly Allergen[],
) {
  const style = make('style', {}, ctaStyles + moreStyles);
  root.append(style);
  onAbort(signal, () => style.remove());
  // If an edge's CSP blocked the inline script, loads its file.
  if (root.querySelector('.menus:not([data-on])')) void import('../menus/at-once.ts');
  for (const part of menuParts(root)) followScroll(part, signal);
  findDishes(root, signal, allergens);
  openDishes(root, signal);
  offerMap(root, signal);
  stayFreshLater(root, signal);
  if (/[?&]print\b/.test(location.search)) {
    void import('./print-preview.ts').then(({ showPrintPreview }) =>
      showPrintPreview(root, layAllergens, signal),
    );
  }
}
