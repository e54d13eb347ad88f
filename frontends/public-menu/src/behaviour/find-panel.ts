import { interpolate } from '@menuleaf/shared/menu/interpolate.ts';
import { diets, type FilterWords, nameOf, type Row, type DishFilter } from './dish-filter.ts';
import { type StoredFilter, storeFilter } from './stored-filter.ts';
import type { Result } from './findable-menu.ts';
import { make } from './make.ts';

type Apply = (wish: DishFilter) => Result | undefined;

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

const boxes = (name: string, options: (readonly [string, string])[]) =>
  options.map(([value, label]) =>
    make('label', { class: 'chip' }, make('input', { type: 'checkbox', name, value }), label),
  );

const chips = (name: string, legend: string, options: (readonly [string, string])[]) =>
  make('fieldset', {}, make('legend', {}, legend), ...boxes(name, options));

/** Diets that occur on this menu and all allergens: those that none of its dishes names, and the diner does not always avoid, are folded away. */
function choices(rows: Row[], kept: StoredFilter | undefined, words: FilterWords): HTMLElement[] {
  const offered = diets.filter(
    ([letter]) =>
      kept?.diets.includes(letter) === true || rows.some(({ dish }) => dish.diets.includes(letter)),
  );
  const occurring = new Set<string>([
    ...rows.flatMap(({ dish }) => [...dish.contains, ...dish.mayContain]),
    ...(kept?.without ?? []),
  ]);
  const sorted = (names: Iterable<string>) =>
    [...names].sort().map((name) => [name, nameOf(name, words)] as const);
  const named = offered.map(([letter, name]) => [letter, words[name]] as const);
  const without = chips('without', words.without, sorted(occurring));
  const others = sorted(words.all.filter((name) => !occurring.has(name)));
  if (others.length > 0) {
    const summary = make('summary', {}, words.moreAllergens);
    without.append(make('details', {}, summary, ...boxes('without', others)));
  }
  return [
    ...(offered.length > 0 ? [chips('diets', words.only, named)] : []),
    without,
    make('p', { class: 'hint' }, words.hint),
  ];
}

const boxesOf = (form: HTMLFormElement, name: string) => [
  ...form.querySelectorAll<HTMLInputElement>(`[name=${name}]`),
];
const chosen = (form: HTMLFormElement, name: string) =>
  boxesOf(form, name).flatMap(({ checked, value }) => (checked ? value : []));

/** Search and filter form. */
export function findPanel({
  rows,
  sign,
  apply,
  onDone,
  onChange,
  kept,
  ofVisit,
  words: said,
}: Panel) {
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
    const { shows = '', words = '' } = apply({ text: search.value, most: price, ...wish }) ?? {};
    if (kept !== 'never') {
      storeFilter(remember.checked ? wish : { diets: [], without: [] });
      onChange(wish);
    }
    status.textContent = words;
    done.textContent = shows;
  };
  const start = () => {
    // On if the diner stored filters before, or has accepted storage.
    remember.defaultChecked = stored !== undefined || document.body.dataset.consent === 'accepted';
    for (const name of ['diets', 'without'] as const) {
      for (const box of boxesOf(form, name)) box.checked = !!known?.[name].includes(box.value);
    }
    if (known) update();
  };
  /** In place of the search for its word. */
  const avoid = (allergen: string) => {
    search.value = '';
    for (const box of boxesOf(form, 'without')) box.checked ||= box.value === allergen;
    update();
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
  return { form, search, avoid, clear, start, update };
}
