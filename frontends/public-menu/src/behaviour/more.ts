import ctaStyles from '@menuleaf/public-menu/src/inlined/cta.css';
import moreStyles from '@menuleaf/public-menu/src/inlined/more.css';
import { openDishes } from './dish-dialog.ts';
import { findDishes } from './find-dishes.ts';
import { followScroll } from './follow-scroll.ts';
import { make, onAbort } from './make.ts';
import { menuParts } from './menu-parts.ts';
import { moreWords } from '../words/more-words.ts';
import { wordsOf } from './words-of.ts';

/** The controls of `?print`: print, large print, and back. */
function controls(root: HTMLElement, isLarge: boolean) {
  const words = wordsOf(root, moreWords);
  const print = make('button', { type: 'button', class: 'cta' }, words.print);
  print.addEventListener('click', () => window.print());
  const large = make('input', { type: 'checkbox' });
  large.checked = isLarge;
  const choose = () => root.classList.toggle('large', large.checked);
  large.addEventListener('change', choose);
  choose();
  const back = make('a', { href: location.pathname }, words.back);
  return make('p', { class: 'controls' }, print, make('label', {}, large, ` ${words.large}`), back);
}

/** `?print` previews the print layout on screen, `?print=large` in large print. */
function showPrintPreview(root: HTMLElement, layAllergens: () => void, signal: AbortSignal) {
  const asked = new URLSearchParams(location.search).get('print');
  const style = document.querySelector<HTMLStyleElement>('style[media=print]');
  if (asked === null || !style || !root.querySelector('.category')) return;
  layAllergens();
  style.media = 'all';
  root.classList.add('paper');
  const shown = controls(root, asked === 'large');
  (root.querySelector('main') ?? root).prepend(shown);
  onAbort(signal, () => {
    shown.remove();
    style.media = 'print';
    root.classList.remove('paper', 'large');
  });
}

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
