import { allergens } from '@menuleaf/shared/menu/allergen-names.ts';
import { declaredAllergens } from './declared-allergens.ts';
import { make, onAbort } from './make.ts';

const styles = `.diner .matrix{display:none;break-before:page;padding-top:24px}
.diner.paper .matrix{display:block;overflow-x:auto}
.matrix p{margin:8px 0;font-size:.85em}
.matrix table{border-collapse:collapse;width:100%;font-size:.8em}
.matrix :is(th,td){border:1px solid #999;padding:3px 4px;text-align:center}
.matrix tr>:first-child{min-width:8em}
@media screen{.matrix tr>:first-child{position:sticky;inset-inline-start:0;background:var(--paper)}}
.matrix th[scope=row]{text-align:start;font-weight:400}
.matrix span{writing-mode:vertical-rl;transform:rotate(180deg)}
.matrix tr{break-inside:avoid}
@media print{.diner .matrix{display:block!important;overflow:visible}}`;

function row(item: HTMLElement) {
  const name = make(
    'th',
    { scope: 'row', dir: 'auto' },
    item.querySelector('h3')?.textContent ?? '',
  );
  const { a: declared } = item.dataset;
  if (declared === undefined) {
    const colspan = String(allergens.length);
    return make('tr', {}, name, make('td', { colspan }, 'not declared: please ask'));
  }
  const { contains, mayContain, isDeclared } = declaredAllergens(declared);
  if (!isDeclared) name.append(' *');
  const mark = (allergen: string) => {
    if (contains.includes(allergen)) return '●';
    return mayContain.includes(allergen) ? '○' : '';
  };
  return make('tr', {}, name, ...allergens.map((allergen) => make('td', {}, mark(allergen))));
}

/** Every dish once against the 14 allergens, from the list's own data. */
function sheetOf(items: NodeListOf<HTMLElement>) {
  const heads = allergens.map((name) => make('th', { scope: 'col' }, make('span', {}, name)));
  const seen = new Map(Array.from(items, (item) => [item.querySelector('a')?.hash, item]));
  return make(
    'section',
    { class: 'matrix', tabindex: '0', 'aria-label': 'Allergens' },
    make('style', {}, styles),
    make('h2', {}, 'Allergens'),
    make('p', {}, '● contains  ○ may contain  * please ask: not confirmed, or more than the 14'),
    make(
      'table',
      {},
      make('thead', {}, make('tr', {}, make('th', { scope: 'col' }, 'Dish'), ...heads)),
      make('tbody', {}, ...Array.from(seen.values(), row)),
    ),
  );
}

/**
 * Whatever prints a menu gets the allergens on a sheet of its own. It is there with the first script: what the browser
 * prints by itself waits for no other. What it answers lays the sheet at once.
 */
export function printAllergens(root: HTMLElement, signal: AbortSignal): () => void {
  let sheet: HTMLElement | undefined;
  const lay = () => {
    sheet?.remove();
    const items = root.querySelectorAll<HTMLElement>('.item');
    if (items.length === 0) return;
    sheet = sheetOf(items);
    root.querySelector('.updated')?.before(sheet);
  };
  window.addEventListener('beforeprint', lay, { signal });
  onAbort(signal, () => sheet?.remove());
  return lay;
}
