import { consent } from '@menuleaf/shared/ui/cookie-consent.ts';
import { diets, type Row, type Wish } from './dish-filter.ts';
import { type KeptWish, keepWish } from './kept-wish.ts';
import { make } from './make.ts';

type Apply = (wish: Wish) => { shown: number; words: string };

type Panel = {
  rows: Row[];
  /** The currency's. */
  sign: string;
  apply: Apply;
  onDone: () => void;
  /** What this phone remembers; `never` where nothing may be remembered, as in the owner's preview. */
  kept: KeptWish | undefined | 'never';
};

function chips(name: string, legend: string, options: (readonly [string, string])[]) {
  const group = make('fieldset', {}, make('legend', {}, legend));
  for (const [value, label] of options) {
    const box = make('input', { type: 'checkbox', name, value });
    group.append(make('label', { class: 'chip' }, box, label));
  }
  return group;
}

/** Only what occurs on this menu, and what the diner avoids everywhere. */
function choices(rows: Row[], kept: KeptWish | undefined): HTMLElement[] {
  const offered = diets.filter(
    ([letter]) =>
      kept?.diets.includes(letter) === true || rows.some(({ dish }) => dish.diets.includes(letter)),
  );
  const occurring = new Set([
    ...rows.flatMap(({ dish }) => [...dish.contains, ...dish.mayContain]),
    ...(kept?.without ?? []),
  ]);
  const names = [...occurring].toSorted().map((name) => [name, name] as const);
  const hint = 'Dishes that the kitchen has not confirmed come last, to ask about.';
  return [
    ...(offered.length > 0 ? [chips('diets', 'Only', offered)] : []),
    ...(names.length > 0
      ? [chips('without', 'Without', names), make('p', { class: 'hint' }, hint)]
      : []),
  ];
}

const boxesOf = (form: HTMLFormElement, name: string) => [
  ...form.querySelectorAll<HTMLInputElement>(`[name=${name}]`),
];
const chosen = (form: HTMLFormElement, name: string) =>
  boxesOf(form, name).flatMap(({ checked, value }) => (checked ? value : []));

/** What the diner may ask for. */
export function findPanel({ rows, sign, apply, onDone, kept }: Panel) {
  const known = kept === 'never' ? undefined : kept;
  const search = make('input', { type: 'search', name: 'text', autocomplete: 'off' });
  const most = make('input', { type: 'number', min: '0', step: 'any', inputmode: 'decimal' });
  const remember = make('input', { type: 'checkbox' });
  const done = make('button', { class: 'cta' }, 'Show dishes');
  const clearing = make('button', { type: 'reset', class: 'plain' }, 'Clear');
  const status = make('p', { role: 'status', class: 'hint' });
  const form = make(
    'form',
    { class: 'panel', role: 'search', id: 'find', 'aria-label': 'Dishes', tabindex: '-1' },
    make('label', {}, 'Search names and descriptions', search),
    ...choices(rows, known),
    make('label', {}, `Highest price, in ${sign}`, most),
    ...(kept === 'never'
      ? []
      : [make('p', {}, make('label', { class: 'chip' }, remember, 'Remember on this device'))]),
    status,
    make('div', { class: 'end' }, clearing, done),
  );

  const update = () => {
    const wish = { diets: chosen(form, 'diets'), without: chosen(form, 'without') };
    const price = most.value === '' ? undefined : Number(most.value);
    const { shown, words } = apply({ text: search.value, most: price, ...wish });
    if (kept !== 'never') keepWish(remember.checked ? wish : { diets: [], without: [] });
    status.textContent = words;
    done.textContent = shown === 1 ? 'Show 1 dish' : `Show ${shown} dishes`;
  };
  const start = () => {
    // Who asks for it is remembered; who accepted storage is asked no more.
    remember.defaultChecked = known !== undefined || consent() === 'accepted';
    for (const box of boxesOf(form, 'diets'))
      box.checked = known?.diets.includes(box.value) ?? false;
    for (const box of boxesOf(form, 'without')) {
      box.checked = known?.without.includes(box.value) ?? false;
    }
    if (known) update();
  };
  const clear = () => {
    form.reset();
    update();
  };
  form.addEventListener('input', update);
  // A reset empties the fields after its event.
  form.addEventListener('reset', () => setTimeout(update));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    onDone();
  });
  return { form, search, clear, start };
}
