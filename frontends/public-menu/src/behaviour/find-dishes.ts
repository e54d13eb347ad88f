import { moreWords } from '../words/more-words.ts';
import { type DishFilter, diets, type FilterWords, nameOf, type Row } from './dish-filter.ts';
import { findableMenu, type MoneySigns } from './findable-menu.ts';
import {
  filterOfVisit,
  keepForVisit,
  storedFilter,
  type StoredFilter,
  storeFilter,
} from './stored-filter.ts';
import { onAbort, make } from './make.ts';
import { isShown, menuParts } from './menu-parts.ts';
import { wordsOf } from './words-of.ts';
import { consent } from '@menuleaf/shared/ui/cookie-consent.ts';
import { interpolate } from '@menuleaf/shared/menu/interpolate.ts';

type Apply = (wish: DishFilter) => { shown: number; words: string };

type Panel = {
  rows: Row[];
  /** Currency sign. */
  sign: string;
  apply: Apply;
  onDone: () => void;
  /** Filters stored on this phone; `never` if storing is not allowed, as in the owner's preview. */
  kept: StoredFilter | undefined | 'never';
  /** Filters of this visit, before those that are stored. */
  ofVisit: StoredFilter | undefined;
  onChange: (filter: StoredFilter) => void;
  words: FilterWords;
};

function chips(name: string, legend: string, options: (readonly [string, string])[]) {
  const group = make('fieldset', {}, make('legend', {}, legend));
  for (const [value, label] of options) {
    const box = make('input', { type: 'checkbox', name, value });
    group.append(make('label', { class: 'chip' }, box, label));
  }
  return group;
}

/** Only what occurs on this menu, and what the diner always avoids. */
function choices(rows: Row[], kept: StoredFilter | undefined, words: FilterWords): HTMLElement[] {
  const offered = diets.filter(
    ([letter]) =>
      kept?.diets.includes(letter) === true || rows.some(({ dish }) => dish.diets.includes(letter)),
  );
  const occurring = new Set([
    ...rows.flatMap(({ dish }) => [...dish.contains, ...dish.mayContain]),
    ...(kept?.without ?? []),
  ]);
  const names = [...occurring].sort().map((name) => [name, nameOf(name, words)] as const);
  const named = offered.map(([letter, name]) => [letter, words[name]] as const);
  return [
    ...(offered.length > 0 ? [chips('diets', words.only, named)] : []),
    ...(names.length > 0
      ? [chips('without', words.without, names), make('p', { class: 'hint' }, words.hint)]
      : []),
  ];
}

const boxesOf = (form: HTMLFormElement, name: string) => [
  ...form.querySelectorAll<HTMLInputElement>(`[name=${name}]`),
];
const chosen = (form: HTMLFormElement, name: string) =>
  boxesOf(form, name).flatMap(({ checked, value }) => (checked ? value : []));

/** Search and filter form. */
function findPanel({ rows, sign, apply, onDone, onChange, kept, ofVisit, words: said }: Panel) {
  const stored = kept === 'never' ? undefined : kept;
  const known = ofVisit ?? stored;
  const search = make('input', { type: 'search', name: 'text', autocomplete: 'off' });
  const most = make('input', { type: 'number', min: '0', step: 'any', inputmode: 'decimal' });
  const remember = make('input', { type: 'checkbox' });
  const done = make('button', { class: 'cta' }, said.show);
  const clearing = make('button', { type: 'reset', class: 'plain' }, said.clear);
  const status = make('p', { role: 'status', class: 'hint' });
  const form = make(
    'form',
    { class: 'panel', role: 'search', id: 'find', 'aria-label': said.dishes, tabindex: '-1' },
    make('label', {}, said.search, search),
    ...choices(rows, known, said),
    make('label', {}, interpolate(said.highest, { sign }), most),
    ...(kept === 'never'
      ? []
      : [make('p', {}, make('label', { class: 'chip' }, remember, said.remember))]),
    status,
    make('div', { class: 'end' }, clearing, done),
  );

  const update = () => {
    const wish = { diets: chosen(form, 'diets'), without: chosen(form, 'without') };
    const price = most.value === '' ? undefined : Number(most.value);
    const { shown, words } = apply({ text: search.value, most: price, ...wish });
    if (kept !== 'never') {
      storeFilter(remember.checked ? wish : { diets: [], without: [] });
      onChange(wish);
    }
    status.textContent = words;
    done.textContent = interpolate(said.showSome, { n: shown });
  };
  const start = () => {
    // On if the diner stored filters before, or has accepted storage.
    remember.defaultChecked = stored !== undefined || consent() === 'accepted';
    for (const name of ['diets', 'without'] as const) {
      for (const box of boxesOf(form, name)) box.checked = !!known?.[name].includes(box.value);
    }
    if (known) update();
  };
  const clear = () => {
    form.reset();
    update();
  };
  form.addEventListener('input', update);
  // A reset clears the fields after its event.
  form.addEventListener('reset', () => setTimeout(update));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    onDone();
  });
  return { form, search, clear, start, update };
}

/** Money format of a page that is not in dollars: the currency's sign, then the decimal point. */
function moneyOf(root: HTMLElement): MoneySigns {
  const said = root.querySelector<HTMLElement>('[data-money]')?.dataset.money ?? '$.';
  return { sign: said.slice(0, -1), point: said.slice(-1) };
}

/**
 * Search and filters behind one button. The panel is created on first use. The visible menu is searched and counted;
 * the others apply the same filters, so avoiding milk works on each.
 */
export function findDishes(root: HTMLElement, signal: AbortSignal) {
  const money = moneyOf(root);
  const words = wordsOf(root, moreWords);
  const menus = menuParts(root).flatMap((part) => findableMenu(part, money, words) ?? []);
  const current = () => menus.find(({ part }) => isShown(root, part)) ?? menus[0];
  if (menus.length === 0) return;
  let panel: ReturnType<typeof findPanel> | undefined;
  let counted = current();

  const apply = (wish: DishFilter) => {
    const results = new Map(menus.map((menu) => [menu, menu.show(wish, () => panel?.clear())]));
    const menu = current();
    counted = menu;
    return (menu && results.get(menu)) ?? { shown: 0, words: '' };
  };
  // The owner's preview runs on the owner's machine: nothing is stored.
  const isPublic = root === document.body;
  const kept = isPublic ? storedFilter() : 'never';
  const ofVisit = isPublic ? filterOfVisit() : undefined;
  const made = () => {
    const onDone = () => {
      open(false);
      // Wherever the diner was before: the results start here.
      const summary = current()?.summary;
      if (summary?.hidden === false) summary.scrollIntoView();
    };
    const rows = menus.flatMap((menu) => menu.rows);
    const onChange = (filter: StoredFilter) => keepForVisit(root, filter);
    const { sign } = money;
    const fresh = findPanel({ rows, sign, apply, onDone, onChange, kept, ofVisit, words });
    fresh.form.hidden = true;
    current()?.bar.append(fresh.form);
    fresh.start();
    return fresh;
  };

  const isOpen = () => panel?.form.hidden === false;
  const open = (opens: boolean) => {
    const menu = current();
    if (!menu) return;
    const { bar, button } = menu;
    panel ??= made();
    panel.form.hidden = !opens;
    button.setAttribute('aria-expanded', `${opens}`);
    if (!opens) return button.focus({ preventScroll: true });
    if (!bar.contains(panel.form)) bar.append(panel.form);
    // On touch devices, a focused field opens a keyboard that covers the filters.
    const first = matchMedia('(hover:none)').matches ? panel.form : panel.search;
    first.focus({ preventScroll: true });
    if (panel.form.getBoundingClientRect().bottom > innerHeight) bar.scrollIntoView();
  };
  if (ofVisit ?? (isPublic && kept)) panel = made();
  for (const { button } of menus) {
    button.addEventListener('click', () => open(!isOpen()), { signal });
  }
  document.addEventListener(
    'click',
    ({ target }) => {
      const bar = current()?.bar;
      const isOutside = target instanceof Node && target.isConnected && !bar?.contains(target);
      if (isOutside && isOpen()) open(false);
    },
    { signal },
  );
  root.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape' && isOpen()) open(false);
    },
    { signal },
  );
  const onAddress = () => {
    // Each update moves the dishes, which loses their focus: only if the menu changed.
    if (current() !== counted) panel?.update();
  };
  addEventListener('hashchange', onAddress, { signal });
  onAbort(signal, () => {
    panel?.clear();
    panel?.form.remove();
    for (const menu of menus) menu.remove();
  });
}
