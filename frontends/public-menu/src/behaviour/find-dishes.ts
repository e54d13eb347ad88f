import type { Allergen } from '@menuleaf/shared/menu/allergens/allergen-names.ts';
import { moreWords } from '../words/more-words.ts';
import type { DishFilter } from './dish-filter.ts';
import { findableMenu, type MoneySigns, type Result } from './findable-menu.ts';
import { findPanel } from './find-panel.ts';
import { filterOfVisit, keepForVisit, storedFilter, type StoredFilter } from './stored-filter.ts';
import { onAbort } from './make.ts';
import { isShown, menuParts } from './menu-parts.ts';
import { wordsOf } from './words-of.ts';

/** Money format of a page that is not in dollars: the currency's sign, then the decimal point. */
function moneyOf(root: HTMLElement): MoneySigns {
  const said = root.querySelector<HTMLElement>('[data-money]')?.dataset.money ?? '$.';
  return { sign: said.slice(0, -1), point: said.slice(-1) };
}

/**
 * Search and filters behind one button. The panel is created on first use. The visible menu is searched and counted;
 * the others apply the same filters, so avoiding milk works on each.
 */
export function findDishes(root: HTMLElement, signal: AbortSignal, allergens: readonly Allergen[]) {
  const money = moneyOf(root);
  const words = { ...wordsOf(root, moreWords), all: allergens };
  const menus = menuParts(root).flatMap((part) => findableMenu(part, money, words) ?? []);
  const current = () => menus.find(({ part }) => isShown(root, part)) ?? menus[0];
  if (menus.length === 0) return;
  let panel: ReturnType<typeof findPanel> | undefined;
  let counted = current();

  const apply = (wish: DishFilter): Result | undefined => {
    const press = {
      clear: () => panel?.clear(),
      avoid: (allergen: string) => panel?.avoid(allergen),
    };
    const results = new Map(menus.map((menu) => [menu, menu.show(wish, press)]));
    const menu = current();
    counted = menu;
    return menu && results.get(menu);
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
    // The count of what was found makes it higher, by up to three lines.
    if (panel.form.getBoundingClientRect().bottom + 70 > innerHeight) bar.scrollIntoView();
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
