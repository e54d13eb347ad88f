const isElement = (found: HTMLElement | null): found is HTMLElement => found !== null;
/** A category counts as reached shortly before its heading meets the bar. */
const earlyPx = 40;

/** Marks the tab of the category in view as current; on phones a list shows and changes it. */
export function followScroll(root: HTMLElement, signal: AbortSignal) {
  const bar = root.querySelector<HTMLElement>('.bar');
  const strip = root.querySelector<HTMLElement>('.tabs');
  const choice = root.querySelector<HTMLSelectElement>('.bar select');
  if (!bar || !strip || !choice) return;
  const tabs = [...strip.querySelectorAll('a')];
  const sections = tabs
    .map((tab) => document.getElementById(decodeURIComponent(tab.hash.slice(1))))
    .filter(isElement);

  let current = 0;
  /** A chosen tab stays current until the diner scrolls: near the page end its category cannot reach the top. */
  let wanted = -1;
  const mark = (at: number) => {
    if (at === current) return;
    tabs[current]?.removeAttribute('aria-current');
    tabs[at]?.setAttribute('aria-current', 'true');
    current = at;
    choice.selectedIndex = at;
    const tab = tabs[at];
    if (tab) strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
  };
  const follow = () => {
    if (wanted >= 0) return mark(wanted);
    const line = bar.getBoundingClientRect().bottom + earlyPx;
    const page = document.documentElement;
    const atEnd = innerHeight + scrollY >= page.scrollHeight - 2;
    const isReached = (each: HTMLElement) =>
      !each.hidden && (atEnd || each.getBoundingClientRect().top <= line);
    const first = sections.findIndex(({ hidden }) => !hidden);
    mark(Math.max(0, first, sections.findLastIndex(isReached)));
  };
  let waiting = false;
  const onScroll = () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      if (!signal.aborted) follow();
    });
  };
  for (const moved of ['scroll', 'hashchange']) addEventListener(moved, onScroll, { signal });
  for (const moved of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    addEventListener(moved, () => (wanted = -1), { signal, passive: true });
  }
  const want = (at: number) => {
    wanted = at;
    mark(at);
  };
  tabs.forEach((tab, at) => tab.addEventListener('click', () => want(at), { signal }));
  const choose = () => {
    want(choice.selectedIndex);
    sections[wanted]?.scrollIntoView();
    // On a phone a screen reader reads on from the focus. With arrow keys the list is not chosen from yet.
    const heading = sections[wanted]?.querySelector('h2');
    if (!heading || !matchMedia('(hover:none)').matches) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  choice.addEventListener('change', choose, { signal });
  onScroll();
}
