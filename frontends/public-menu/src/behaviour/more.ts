import { openDishes } from './dish-dialog.ts';
import { findDishes } from './find-dishes.ts';
import { followScroll } from './follow-scroll.ts';
import { make, onAbort } from './make.ts';
import { menuParts } from './menu-parts.ts';
import ctaStyles from '@menuleaf/public-menu/src/inlined/cta.css';
import moreStyles from '@menuleaf/public-menu/src/inlined/more.css';
import { showPrintPreview } from './print-preview.ts';
import { showMap } from './show-map.ts';

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
  showPrintPreview(root, layAllergens, signal);
}
