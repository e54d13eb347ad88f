import { applyingMenu } from '@menuleaf/shared/menu/hours/applying-menu.ts';
import { readZone } from '@menuleaf/shared/menu/hours/wall-clock.ts';

// Inlined in a page of several menus, right before them, so the one that applies is painted first. The others are
// hidden only by a style: without a script, in print and for page search, all are there.

const bar = document.querySelector<HTMLElement>('.menus');
const tabs = bar ? [...bar.querySelectorAll('a')] : [];
const style = document.createElement('style');

/** The menu that the URL names or that contains its target, else the one that applies now in its time zone. */
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
  // A dish in the URL comes after this script.
  document.addEventListener('DOMContentLoaded', show);
  // A tab revisited in the evening must not show lunch.
  document.addEventListener('visibilitychange', show);
}
