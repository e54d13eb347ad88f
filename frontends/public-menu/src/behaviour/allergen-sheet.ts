import { allergens } from '@menuleaf/shared/menu/allergens/allergen-names.ts';
import { type FirstWords, firstWords } from '../words/first-words.ts';
import { declaredAllergens } from './declared-allergens.ts';
import { make, onAbort } from './make.ts';
import { wordsOf } from './words-of.ts';

type Words = ReturnType<typeof wordsOf<FirstWords>>;

function row(item: HTMLElement, words: Words) {
  const name = make(
    'th',
    { scope: 'row', dir: 'auto' },
    item.querySelector('h3')?.textContent ?? '',
  );
  const { a: declared } = item.dataset;
  if (declared === undefined) {
    const colspan = `${allergens.length}`;
    return make('tr', {}, name, make('td', { colspan }, words.undeclared));
  }
  const { contains, mayContain, isDeclared } = declaredAllergens(declared);
  if (!isDeclared) name.append(' *');
  const mark = (allergen: string) => {
    if (contains.includes(allergen)) return '●';
    return mayContain.includes(allergen) ? '○' : '';
  };
  return make('tr', {}, name, ...allergens.map((allergen) => make('td', {}, mark(allergen))));
}

/** Table of all dishes by the 14 allergens, from the list's own data. */
function sheetOf(items: NodeListOf<HTMLElement>, words: Words) {
  const heads = allergens.map((name) =>
    make('th', { scope: 'col' }, make('span', {}, words.allergens?.[name] ?? name)),
  );
  const seen = new Map(Array.from(items, (item) => [item.querySelector('a')?.hash, item]));
  return make(
    'section',
    { class: 'matrix', tabindex: '0', 'aria-label': words.sheet },
    make('h2', {}, words.sheet),
    make('p', {}, words.legend),
    make(
      'table',
      {},
      make('thead', {}, make('tr', {}, make('th', { scope: 'col' }, words.dish), ...heads)),
      make('tbody', {}, ...Array.from(seen.values(), (item) => row(item, words))),
    ),
  );
}

/**
 * Adds an allergen sheet whenever a menu is printed. Part of the first script, since the browser's own printing waits
 * for no other. The returned function builds the sheet at once.
 */
export function printAllergens(root: HTMLElement, signal: AbortSignal): () => void {
  let sheet: HTMLElement | undefined;
  const lay = () => {
    sheet?.remove();
    const items = root.querySelectorAll<HTMLElement>('.item');
    if (items.length === 0) return;
    sheet = sheetOf(items, wordsOf(root, firstWords));
    root.querySelector('.updated')?.before(sheet);
  };
  addEventListener('beforeprint', lay, { signal });
  onAbort(signal, () => sheet?.remove());
  return lay;
}
