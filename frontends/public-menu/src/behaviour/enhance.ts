import { followScroll } from './follow-scroll.ts';
import { openDishes } from './dish-dialog.ts';
import { findDishes } from './find-dishes.ts';
import { showMap } from './show-map.ts';
import { paperMenu } from './paper-menu.ts';
import { tellTheTime } from './tell-the-time.ts';

/**
 * Everything that a diner's page does, on markup that is readable without it. The finished page and the owner's preview
 * call it alike; what it answers takes it all back.
 */
export function enhance(root: HTMLElement): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  followScroll(root, signal);
  findDishes(root, signal);
  openDishes(root, signal);
  tellTheTime(root, signal);
  showMap(root, signal);
  paperMenu(root, signal);
  root.dataset.on = '';
  return () => {
    delete root.dataset.on;
    ending.abort();
  };
}
