import previewStyles from '@menuleaf/public-menu/src/inlined/print-preview.css';
import { laterWords } from '../words/later-words.ts';
import { make, onAbort } from './make.ts';
import { wordsOf } from './words-of.ts';

/** The controls of `?print`: print, large print, and back. */
function controls(root: HTMLElement, isLarge: boolean) {
  const words = wordsOf(root, laterWords);
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
export function showPrintPreview(root: HTMLElement, layAllergens: () => void, signal: AbortSignal) {
  const asked = new URLSearchParams(location.search).get('print');
  const style = document.querySelector<HTMLStyleElement>('style[media=print]');
  if (signal.aborted || asked === null || !style || !root.querySelector('.category')) return;
  layAllergens();
  style.media = 'all';
  root.classList.add('paper');
  const shown = controls(root, asked === 'large');
  const styles = make('style', {}, previewStyles);
  root.append(styles);
  (root.querySelector('main') ?? root).prepend(shown);
  onAbort(signal, () => {
    shown.remove();
    styles.remove();
    style.media = 'print';
    root.classList.remove('paper', 'large');
  });
}
