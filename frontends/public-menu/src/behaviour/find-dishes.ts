import { fits, readDish, type Row, type Wish, wishWords } from './dish-filter.ts';
import { findPanel } from './find-panel.ts';
import { make, onAbort } from './make.ts';

const rowOf = (item: HTMLElement): Row => {
  const words = [...item.querySelectorAll('h3,.desc')].map((each) => each.textContent);
  return { item, dish: readDish(words.join(' '), item.dataset.d ?? '', item.dataset.a) };
};

const askText = ({ dataset: { a, c } }: HTMLElement) =>
  `Allergens not ${a === undefined ? 'declared' : c === undefined ? 'confirmed' : 'clear'}: please ask`;

/** Shows the dishes that may be what is looked for. Returns how many, and how many of them to ask about. */
function show(root: HTMLElement, rows: Row[], wish: Wish) {
  let shown = 0;
  let asked = 0;
  for (const { item, dish } of rows) {
    const answer = fits(dish, wish);
    item.hidden = answer === 'no';
    item.querySelector('.ask')?.remove();
    if (answer !== 'no') shown += 1;
    if (answer === 'ask') {
      asked += 1;
      const mark = make('p', { class: 'marks ask' }, askText(item));
      item.querySelector('.what')?.append(mark);
    }
  }
  for (const section of root.querySelectorAll<HTMLElement>('.category')) {
    section.hidden = !section.querySelector('.item:not([hidden])') && shown < rows.length;
  }
  return { shown, asked };
}

const filtersOf = ({ diets, without, text }: Wish) =>
  diets.length + without.length + (text.trim() ? 1 : 0);

/** Search and filters behind one button. The panel is made when it is first asked for. */
export function findDishes(root: HTMLElement, signal: AbortSignal) {
  const button = root.querySelector<HTMLButtonElement>('.find');
  const bar = root.querySelector('.bar');
  if (!button || !bar) return;
  let panel: ReturnType<typeof findPanel> | undefined;
  const summary = make('p', { class: 'found', hidden: true });
  bar.after(summary);

  const apply = (wish: Wish, rows: Row[]) => {
    const { shown, asked } = show(root, rows, wish);
    const filters = filtersOf(wish);
    button.dataset.count = filters ? String(filters) : '';
    summary.hidden = filters === 0;
    const sorted = shown ? `${shown} of ${rows.length} dishes` : 'No dish fits.';
    const words = sorted + (asked ? `, ${asked} to ask about` : '');
    const clear = make('button', { type: 'button', class: 'plain' }, 'Clear');
    clear.addEventListener('click', () => panel?.clear());
    const said = make('strong', {}, wishWords(wish));
    summary.replaceChildren(said, make('br', {}), `${words} `, clear);
    return { shown, words };
  };

  const open = (isOpen: boolean) => {
    panel ??= findPanel([...root.querySelectorAll<HTMLElement>('.item')].map(rowOf), apply, () => {
      open(false);
      // Wherever the diner was before: what was found begins here.
      if (!summary.hidden) summary.scrollIntoView();
    });
    if (!panel.form.isConnected) bar.append(panel.form);
    panel.form.hidden = !isOpen;
    button.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen) return button.focus({ preventScroll: true });
    // Where there is no mouse, a field in focus brings a keyboard that covers the filters.
    const first = matchMedia('(hover:none)').matches ? panel.form : panel.search;
    first.focus({ preventScroll: true });
    if (panel.form.getBoundingClientRect().bottom > window.innerHeight) bar.scrollIntoView();
  };
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
  });
}
