import { diets, type Row, type Wish } from './dish-filter.ts';
import { make } from './make.ts';

type Apply = (wish: Wish, rows: Row[]) => { shown: number; words: string };

function chips(name: string, legend: string, options: (readonly [string, string])[]) {
  const group = make('fieldset', {}, make('legend', {}, legend));
  for (const [value, label] of options) {
    const box = make('input', { type: 'checkbox', name, value });
    group.append(make('label', { class: 'chip' }, box, label));
  }
  return group;
}

/** What the diner may ask for: only what occurs on this menu. */
export function findPanel(rows: Row[], apply: Apply, onDone: () => void) {
  const occurring = new Set(rows.flatMap(({ dish }) => [...dish.contains, ...dish.mayContain]));
  const search = make('input', { type: 'search', name: 'text', autocomplete: 'off' });
  const done = make('button', { class: 'cta' }, 'Show dishes');
  const clearing = make('button', { type: 'reset', class: 'plain' }, 'Clear');
  const status = make('p', { role: 'status', class: 'hint' });
  const form = make(
    'form',
    { class: 'panel', role: 'search', id: 'find', 'aria-label': 'Dishes', tabindex: '-1' },
    make('label', {}, 'Search names and descriptions', search),
  );
  const offered = diets.filter(([letter]) => rows.some(({ dish }) => dish.diets.includes(letter)));
  if (offered.length > 0) form.append(chips('diets', 'Only', offered));
  if (occurring.size > 0) {
    const names = [...occurring].toSorted().map((name) => [name, name] as const);
    const hint = 'Dishes whose allergens are not confirmed stay in the list, marked to ask.';
    form.append(chips('without', 'Without', names), make('p', { class: 'hint' }, hint));
  }
  form.append(status, make('div', { class: 'end' }, clearing, done));

  const update = () => {
    const values = (name: string) =>
      [...form.querySelectorAll<HTMLInputElement>(`[name=${name}]:checked`)].map(
        ({ value }) => value,
      );
    const wish = { text: search.value, diets: values('diets'), without: values('without') };
    const { shown, words } = apply(wish, rows);
    status.textContent = words;
    done.textContent = shown === 1 ? 'Show 1 dish' : `Show ${shown} dishes`;
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
  return { form, search, clear };
}
