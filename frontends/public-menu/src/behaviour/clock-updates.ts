import {
  dayMs,
  hoursOfWeek,
  minuteMs,
  openState,
  readWeek,
  weekdayOf,
} from '@menuleaf/shared/menu/hours/open-state.ts';
import { openWords } from '@menuleaf/shared/menu/hours/open-words.ts';
import { readZone } from '@menuleaf/shared/menu/hours/wall-clock.ts';
import { type FirstWords, firstWords } from '../words/first-words.ts';
import { onAbort } from './make.ts';
import { wordsOf } from './words-of.ts';

type OpeningWords = ReturnType<typeof wordsOf<FirstWords>>;

function updateOpening(place: HTMLElement, words: OpeningWords) {
  const { hours, zone } = place.dataset;
  const state =
    hours && zone ? openState(hoursOfWeek(readWeek(hours)), readZone(zone), Date.now()) : undefined;
  if (!state) return;
  place.textContent = openWords(state, words, words.locale);
  place.dataset.open = `${state.isOpen}`;
}

/** Removes a sold-out mark once its time is over. */
function endSoldOut(item: HTMLElement) {
  if (Date.now() < Date.parse(item.dataset.until ?? '')) return;
  item.classList.remove('soldout');
  item.querySelector('.gone')?.remove();
}

function markToday(list: HTMLElement) {
  const now = Date.now();
  const wall = now + readZone(list.dataset.zone ?? '')(now);
  const today = list.querySelector(`[data-day="${weekdayOf(Math.floor(wall / dayMs))}"]`);
  list.querySelector('[aria-current]')?.removeAttribute('aria-current');
  today?.setAttribute('aria-current', 'date');
}

/** Updates what depends on the clock, every minute and when the page becomes visible. */
export function startClockUpdates(root: HTMLElement, signal: AbortSignal) {
  const every = (selector: string, apply: (element: HTMLElement) => void) =>
    root.querySelectorAll<HTMLElement>(selector).forEach(apply);
  const words = wordsOf(root, firstWords);
  const update = () => {
    every('[data-hours]', (place) => updateOpening(place, words));
    every('.soldout[data-until]', endSoldOut);
    every('.hours', markToday);
  };
  let timer: ReturnType<typeof setTimeout>;
  const go = () => {
    update();
    timer = setTimeout(go, minuteMs - (Date.now() % minuteMs));
  };
  // In its own task, so no task of the page's start is long.
  timer = setTimeout(go);
  document.addEventListener('visibilitychange', () => !document.hidden && update(), { signal });
  onAbort(signal, () => clearTimeout(timer));
}
