import { allergens } from '@menuleaf/shared/menu/allergen-names.ts';
import { make, until } from './make.ts';
import { readDish } from './dish-filter.ts';

function row(item: HTMLElement) {
  const dish = readDish('', '', item.dataset.a);
  const name = make(
    'th',
    { scope: 'row', dir: 'auto' },
    item.querySelector('h3')?.textContent ?? '',
  );
  if (item.dataset.a === undefined) {
    return make(
      'tr',
      {},
      name,
      make('td', { colspan: String(allergens.length) }, 'not declared: please ask'),
    );
  }
  if (!dish.isDeclared) name.append(' *');
  const cells = allergens.map((allergen) => {
    if (dish.contains.includes(allergen)) return make('td', {}, '●');
    return make('td', {}, dish.mayContain.includes(allergen) ? '○' : '');
  });
  return make('tr', {}, name, ...cells);
}

/** A sheet of its own: every dish against the 14 allergens, from the list's own data. */
function allergenSheet(root: HTMLElement): HTMLElement {
  const heads = allergens.map((name) => make('th', { scope: 'col' }, make('span', {}, name)));
  const items = [...root.querySelectorAll<HTMLElement>('.item')];
  const seen = new Map(items.map((item) => [item.querySelector('a')?.hash, item]));
  return make(
    'section',
    { class: 'matrix', tabindex: '0', 'aria-label': 'Allergens' },
    make('h2', {}, 'Allergens'),
    make('p', {}, '● contains  ○ may contain  * please ask: the declaration says more than the 14'),
    make(
      'table',
      {},
      make('thead', {}, make('tr', {}, make('th', { scope: 'col' }, 'Dish'), ...heads)),
      make('tbody', {}, ...seen.values().map(row)),
    ),
  );
}

/** The controls of `?print`: print, in large print, and back. */
function controls(root: HTMLElement, isLarge: boolean) {
  const print = make('button', { type: 'button', class: 'cta' }, 'Print');
  print.addEventListener('click', () => window.print());
  const large = make('input', { type: 'checkbox' });
  large.checked = isLarge;
  const choose = () => root.classList.toggle('large', large.checked);
  large.addEventListener('change', choose);
  choose();
  const back = make('a', { href: window.location.pathname }, 'Back to the menu');
  return make('p', { class: 'controls' }, print, make('label', {}, large, ' Large print'), back);
}

/**
 * Paper: whatever prints gets the allergen sheet. `?print` shows on the screen what will be printed, `?print=large` in
 * large print.
 */
export function paperMenu(root: HTMLElement, signal: AbortSignal) {
  const items = root.querySelector('.category');
  const style = document.querySelector<HTMLStyleElement>('style[media=print]');
  if (!items || !style) return;
  let sheet: HTMLElement | undefined;
  const lay = () => {
    sheet?.remove();
    sheet = allergenSheet(root);
    root.querySelector('.updated')?.before(sheet);
  };
  window.addEventListener('beforeprint', lay, { signal });
  until(signal, () => sheet?.remove());
  const asked = new URLSearchParams(window.location.search).get('print');
  if (asked === null) return;
  lay();
  style.media = 'all';
  root.classList.add('paper');
  const shown = controls(root, asked === 'large');
  (root.querySelector('main') ?? root).prepend(shown);
  until(signal, () => {
    shown.remove();
    style.media = 'print';
    root.classList.remove('paper', 'large');
  });
}
