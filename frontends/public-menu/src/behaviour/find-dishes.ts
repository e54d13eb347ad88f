import { readDish, type Row, type Wish, wishWords } from './dish-filter.ts';
import { findPanel } from './find-panel.ts';
import { type Found, foundDishes } from './found-dishes.ts';
import { keptWish } from './kept-wish.ts';
import { make, onAbort } from './make.ts';

/** What the page says of its prices where they are not dollars: the currency's sign, then the decimal point. */
function moneyOf(root: HTMLElement) {
  const said = root.querySelector<HTMLElement>('[data-money]')?.dataset.money ?? '$.';
  return { sign: said.slice(0, -1), point: said.slice(-1) };
}

const rowOf = (item: HTMLElement, point: string): Row => {
  const textsOf = (parts: string) =>
    [...item.querySelectorAll(parts)].map((each) => each.textContent);
  const { d = '', a } = item.dataset;
  const dish = readDish(textsOf('h3,.desc').join(' '), d, a, textsOf('.price'), point);
  return { item, home: item.parentElement, dish };
};

const filtersOf = ({ diets, without, text, most }: Wish) =>
  diets.length + without.length + (text.trim() ? 1 : 0) + (most === undefined ? 0 : 1);

/** «12 of 60 dishes, 5 to ask about at the end. 2 are hidden: they may contain milk.» */
function countWords({ yes, may, ask }: Found, all: number, { without }: Wish): string {
  const sorted = yes + ask ? `${yes} of ${all} dishes` : 'No dish fits.';
  const asked = ask ? `, ${ask} to ask about at the end` : '';
  const names = without.join(' or ');
  const hidden = may === 1 ? '1 is hidden: it may' : `${may} are hidden: they may`;
  return sorted + asked + (may ? `${asked || yes ? '.' : ''} ${hidden} contain ${names}.` : '');
}

/** Search and filters behind one button. The panel is made when it is first asked for. */
export function findDishes(root: HTMLElement, signal: AbortSignal) {
  const button = root.querySelector<HTMLButtonElement>('.find');
  const bar = root.querySelector('.bar');
  if (!button || !bar) return;
  let panel: ReturnType<typeof findPanel> | undefined;
  const summary = make('p', { class: 'found', hidden: true });
  bar.after(summary);
  const { sign, point } = moneyOf(root);
  const rows = [...root.querySelectorAll<HTMLElement>('.item')].map((item) => rowOf(item, point));
  const dishes = foundDishes(root, rows);

  const apply = (wish: Wish) => {
    const found = dishes.show(wish);
    const filters = filtersOf(wish);
    button.dataset.count = filters ? String(filters) : '';
    summary.hidden = filters === 0;
    const words = countWords(found, rows.length, wish);
    const clear = make('button', { type: 'button', class: 'plain' }, 'Clear');
    clear.addEventListener('click', () => panel?.clear());
    const said = make('strong', {}, wishWords(wish, sign));
    summary.replaceChildren(said, make('br', {}), words, clear);
    return { shown: found.yes + found.ask, words };
  };
  // The owner's preview is read on the owner's machine: nothing is remembered there.
  const kept = root === document.body ? keptWish() : 'never';
  const made = () => {
    const onDone = () => {
      open(false);
      // Wherever the diner was before: what was found begins here.
      if (!summary.hidden) summary.scrollIntoView();
    };
    const fresh = findPanel({ rows, sign, apply, onDone, kept });
    fresh.form.hidden = true;
    bar.append(fresh.form);
    fresh.start();
    return fresh;
  };

  const open = (isOpen: boolean) => {
    panel ??= made();
    panel.form.hidden = !isOpen;
    button.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen) return button.focus({ preventScroll: true });
    // Where there is no mouse, a field in focus brings a keyboard that covers the filters.
    const first = matchMedia('(hover:none)').matches ? panel.form : panel.search;
    first.focus({ preventScroll: true });
    if (panel.form.getBoundingClientRect().bottom > window.innerHeight) bar.scrollIntoView();
  };
  if (kept !== 'never' && kept) panel = made();
  button.addEventListener('click', () => open(!panel || panel.form.hidden === true), { signal });
  document.addEventListener(
    'click',
    ({ target }) => {
      const isOutside = target instanceof Node && target.isConnected && !bar.contains(target);
      if (panel && !panel.form.hidden && isOutside) open(false);
    },
    { signal },
  );
  root.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape' && panel && !panel.form.hidden) open(false);
    },
    { signal },
  );
  onAbort(signal, () => {
    panel?.clear();
    panel?.form.remove();
    summary.remove();
    dishes.remove();
  });
}
