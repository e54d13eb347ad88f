import { applyingMenu } from '@menuleaf/shared/menu/hours/applying-menu.ts';
import { readZone } from '@menuleaf/shared/menu/hours/wall-clock.ts';

// Stands in a page of several menus, right before them, so that the one that applies is the first that is painted. The
// others are hidden by a style alone: without a script, on paper and for who searches the page, all are there.

const bar = document.querySelector<HTMLElement>('.menus');
const tabs = bar ? [...bar.querySelectorAll('a')] : [];
const style = document.createElement('style');

/** The menu that the address names or has what it names, else the one that applies now, by the restaurant's own clock. */
function wanted(): HTMLAnchorElement | undefined {
  const { hash } = location;
  const around = document.getElementById(hash.slice(1))?.closest('.menu')?.id;
  const named = tabs.find((tab) => tab.hash === (around ? `#${around}` : hash));
  if (named) return named;
  const further = tabs.slice(1).map((tab) => tab.dataset['times'] ?? '');
  const { zone = '', closings } = bar?.dataset ?? {};
  return tabs[1 + applyingMenu(further, readZone(zone), Date.now(), closings)];
}

function show() {
  const shown = wanted();
  if (!shown) return;
  tabs.forEach((tab) => tab.removeAttribute('aria-current'));
  shown.setAttribute('aria-current', 'true');
  style.textContent = `@media screen{.diner:not(.paper) :is(.menu:not(${shown.hash}),.menu>.name){display:none}}`;
}

if (bar) {
  bar.dataset['on'] = '';
  document.head.append(style);
  show();
  addEventListener('hashchange', show);
  // A dish that the address names stands below this script.
  document.addEventListener('DOMContentLoaded', show);
  // A tab that is looked at again in the evening does not show the lunch.
  document.addEventListener('visibilitychange', show);
}
