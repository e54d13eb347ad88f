import { openDishes } from './dish-dialog.ts';
import { findDishes } from './find-dishes.ts';
import { followScroll } from './follow-scroll.ts';
import { make, onAbort } from './make.ts';
import moreStyles from '@menuleaf/public-menu/src/inlined/more.css';
import { paperMenu } from './paper-menu.ts';
import { showMap } from './show-map.ts';

/** What a page does once somebody is there. */
export function addMore(root: HTMLElement, layAllergens: () => void, signal: AbortSignal) {
  const style = make('style', {}, moreStyles);
  root.append(style);
  onAbort(signal, () => style.remove());
  followScroll(root, signal);
  findDishes(root, signal);
  openDishes(root, signal);
  showMap(root, signal);
  paperMenu(root, layAllergens, signal);
}
