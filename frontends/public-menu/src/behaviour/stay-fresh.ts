import soldOutStyles from '@menuleaf/public-menu/src/inlined/soldout.css';
import { make, onAbort } from './make.ts';

/** As old as a page may be when a dish is opened, or the guest returns to it. */
const oldMs = 120_000;
/** The phone slept meanwhile. */
const sleptMs = 30_000;
/** How often a page that is only read asks. */
const everyMs = 300_000;

const changedAt = (page: ParentNode) => page.querySelector<HTMLTimeElement>('.updated time');
const addressOf = (item: Element) => item.querySelector('h3 a')?.getAttribute('href');
const itemsOf = (page: ParentNode) => [...page.querySelectorAll<HTMLElement>('.item')];

/** Its name's link stays: it may have the focus, or be where a dialog returns to. */
function takeOver(item: HTMLElement, fresh: HTMLElement) {
  item.classList.toggle('soldout', fresh.classList.contains('soldout'));
  for (const name of ['d', 'a', 'c', 'until']) {
    const value = fresh.dataset[name];
    if (value === undefined) delete item.dataset[name];
    else item.dataset[name] = value;
  }
  const [what, next] = [item.querySelector('.what'), fresh.querySelector('.what')];
  const [link, named] = [what?.querySelector<HTMLElement>('h3 a'), next?.querySelector('h3 a')];
  if (!what || !next || !link || !named || what.innerHTML === next.innerHTML) return;
  const hasFocus = document.activeElement === link;
  link.textContent = named.textContent;
  named.replaceWith(link);
  what.replaceChildren(...next.childNodes);
  if (hasFocus) link.focus({ preventScroll: true });
}

/** What is being read stays where it is, also where a browser does not see to that itself. */
function inPlace(items: readonly HTMLElement[], change: () => void) {
  const topOf = (item: HTMLElement) => item.getBoundingClientRect().top;
  const read = items.find((item) => topOf(item) > 0 && !item.hidden);
  const before = read && topOf(read);
  const { style } = document.documentElement;
  style.overflowAnchor = 'none';
  change();
  if (read?.isConnected && before !== undefined) {
    scrollBy({ top: topOf(read) - before, behavior: 'instant' });
  }
  requestAnimationFrame(() => {
    style.overflowAnchor = '';
  });
}

const staleMs = 1_800_000;

/** Lunch has ended: where the worker has a copy, in case there is no network by now, and nothing was searched for. */
const isStale = () =>
  Date.now() - performance.timeOrigin > staleMs &&
  navigator.serviceWorker?.controller &&
  !document.querySelector('[data-count]');

/** What is sold out, costs something else or is gone. What is new is there with the next visit. */
function update(root: HTMLElement, page: Document) {
  const [shown, told] = [changedAt(root), changedAt(page)];
  if (!shown || !told || shown.dateTime === told.dateTime) return;
  const fresh = new Map(itemsOf(page).map((item) => [addressOf(item), item]));
  const items = itemsOf(root);
  inPlace(items, () => {
    for (const item of items) {
      const found = fresh.get(addressOf(item));
      // A dish in two categories is taken over twice.
      if (found) takeOver(item, document.importNode(found, true));
      else item.remove();
    }
    shown.replaceWith(told);
    // An open dish is shown anew, and what a filter found.
    dispatchEvent(new Event('hashchange'));
    if (root.querySelector('[data-count]')) {
      root.querySelector('#find')?.dispatchEvent(new Event('input'));
    }
  });
}

/**
 * Guests sit with the page open while dishes sell out: it asks whether it still holds when a dish is opened, on return
 * and now and then while it is looked at. The answer is mostly that it does, without a body; no guest is counted by it.
 */
export function stayFresh(root: HTMLElement, signal: AbortSignal) {
  if (signal.aborted || !changedAt(root)) return;
  const style = make('style', {}, soldOutStyles);
  root.append(style);
  let asked = performance.timeOrigin;
  const ask = async () => {
    if (document.hidden || Date.now() - asked < oldMs) return;
    asked = Date.now();
    try {
      const reply = await fetch(location.pathname, { cache: 'no-cache', signal });
      if (!reply.ok) return;
      const page = new DOMParser().parseFromString(await reply.text(), 'text/html');
      if (!signal.aborted) update(root, page);
    } catch {
      // Offline: what is shown is what there is.
    }
  };
  const onTap = ({ target }: Event) =>
    void (target instanceof Element && target.closest('.item h3 a') && ask());
  root.addEventListener('click', onTap, { signal });
  const onReturn = () => {
    if (!document.hidden && isStale()) location.reload();
    else void ask();
  };
  document.addEventListener('visibilitychange', onReturn, { signal });
  const timer = setInterval(() => void ask(), everyMs);
  onAbort(signal, () => {
    clearInterval(timer);
    style.remove();
  });
  if (Date.now() - asked > oldMs + sleptMs) onReturn();
}
