import { moreWords } from '../words/more-words.ts';
import type { Wish } from './dish-filter.ts';
import { findableMenu, type MoneySigns } from './findable-menu.ts';
import { findPanel } from './find-panel.ts';
import { keptWish } from './kept-wish.ts';
import { onAbort } from './make.ts';
import { isShown, menuParts } from './menu-parts.ts';
import { wordsOf } from './words-of.ts';

/** What the page says of its prices where they are not dollars: the currency's sign, then the decimal point. */
function moneyOf(root: HTMLElement): MoneySigns {
  const said = root.querySelector<HTMLElement>('[data-money]')?.dataset.money ?? '$.';
  return { sign: said.slice(0, -1), point: said.slice(-1) };
}

/**
 * Search and filters behind one button. The panel is made when it is first asked for. Of several menus the one that shows
 * is searched and counted; the others follow the same wish, so that who avoids milk does so on each.
 */
export function findDishes(root: HTMLElement, signal: AbortSignal) {
  const money = moneyOf(root);
  const words = wordsOf(root, moreWords);
  const menus = menuParts(root).flatMap((part) => findableMenu(part, money, words) ?? []);
  const current = () => menus.find(({ part }) => isShown(root, part)) ?? menus[0];
  if (menus.length === 0) return;
  let panel: ReturnType<typeof findPanel> | undefined;
  let counted = current();

  const apply = (wish: Wish) => {
    const results = new Map(menus.map((menu) => [menu, menu.show(wish, () => panel?.clear())]));
    const menu = current();
    counted = menu;
    return (menu && results.get(menu)) ?? { shown: 0, words: '' };
  };
  // The owner's preview is read on the owner's machine: nothing is remembered there.
  const kept = root === document.body ? keptWish() : 'never';
  const made = () => {
    const onDone = () => {
      open(false);
      // Wherever the diner was before: what was found begins here.
      const summary = current()?.summary;
      if (summary?.hidden === false) summary.scrollIntoView();
    };
    const rows = menus.flatMap((menu) => menu.rows);
    const fresh = findPanel({ rows, sign: money.sign, apply, onDone, kept, words });
    fresh.form.hidden = true;
    current()?.bar.append(fresh.form);
    fresh.start();
    return fresh;
  };

  const open = (isOpen: boolean) => {
    const menu = current();
    if (!menu) return;
    const { bar, button } = menu;
    panel ??= made();
    panel.form.hidden = !isOpen;
    button.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen) return button.focus({ preventScroll: true });
    if (!bar.contains(panel.form)) bar.append(panel.form);
    // Where there is no mouse, a field in focus brings a keyboard that covers the filters.
    const first = matchMedia('(hover:none)').matches ? panel.form : panel.search;
    first.focus({ preventScroll: true });
    if (panel.form.getBoundingClientRect().bottom > window.innerHeight) bar.scrollIntoView();
  };
  if (kept !== 'never' && kept) panel = made();
  for (const { button } of menus) {
    button.addEventListener('click', () => open(!panel || panel.form.hidden === true), { signal });
  }
  document.addEventListener(
    'click',
    ({ target }) => {
      const bar = current()?.bar;
      const isOutside = target instanceof Node && target.isConnected && !bar?.contains(target);
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
  const onAddress = () => {
    // Each count puts the dishes in their places again, which takes the focus off them: only for another menu.
    if (current() !== counted) panel?.update();
  };
  window.addEventListener('hashchange', onAddress, { signal });
  onAbort(signal, () => {
    panel?.clear();
    panel?.form.remove();
    for (const menu of menus) menu.remove();
  });
}
