import { readWeek, weekdayOf } from '@menuleaf/shared/menu/hours/open-state.ts';
import { openWords } from '@menuleaf/shared/menu/hours/open-words.ts';
import {
  hoursWithSpecial,
  nextOpenState,
  readSpecial,
  shownDaysAhead,
  specialOn,
  type SpecialDays,
} from '@menuleaf/shared/menu/hours/special-days.ts';
import { readZone } from '@menuleaf/shared/menu/hours/wall-clock.ts';
import { firstWords } from '../words/first-words.ts';
import { wordsOf } from './words-of.ts';

// Only for pages of restaurants with special hours, replacing the weekly hours of clock-updates.ts.

const minuteMs = 60_000;
const dayMs = 86_400_000;

type Words = ReturnType<typeof wordsOf<typeof firstWords>>;

/** A weekday refers to this week; later days have a date. */
function withDate(words: Words, weekday: number, at: number): Words {
  const date = new Date(at).toLocaleDateString(words.locale ?? 'en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return { ...words, days: words.days.map((day, place) => (place === weekday ? date : day)) };
}

function updateOpening(place: HTMLElement, words: Words, now: number) {
  const { week = '', special = '', zone = '' } = place.dataset;
  const offset = readZone(zone);
  const hoursOn = hoursWithSpecial(readWeek(week), readSpecial(special));
  const state = nextOpenState(hoursOn, offset, now);
  if (!state) return;
  const next = state.isOpen ? undefined : state.next;
  const today = now + offset(now);
  const said =
    next && next.days > 6 ? withDate(words, next.weekday, today + next.days * dayMs) : words;
  place.textContent = openWords(state, said, words.locale);
  place.dataset['open'] = `${state.isOpen}`;
}

/** Days until each is next; only those that are shown. */
function nextDays(special: SpecialDays, today: number): Map<number, number> {
  const found = new Map<number, number>();
  for (let days = 0; days < shownDaysAhead; days += 1) {
    const at = specialOn(special, today + days);
    if (at >= 0 && !found.has(at)) found.set(at, days);
  }
  return found;
}

/** Shows special days of the next month, and marks today, here or in the week. */
function updateSpecialDays(part: HTMLElement, now: number) {
  const today = Math.floor((now + readZone(part.dataset['zone'] ?? '')(now)) / dayMs);
  const next = nextDays(readSpecial(part.dataset['days'] ?? ''), today);
  const list = part.querySelector('dl');
  const kept = part.querySelector('template')?.content;
  const rows = [list, kept].flatMap((from) => [...(from?.querySelectorAll('[data-at]') ?? [])]);
  for (const row of rows) {
    row.removeAttribute('aria-current');
    if (!next.has(Number(row.getAttribute('data-at')))) kept?.append(row);
  }
  for (const [at, days] of next) {
    const row = rows.find((one) => one.getAttribute('data-at') === `${at}`);
    if (days === 0) row?.setAttribute('aria-current', 'date');
    if (row) list?.append(row);
  }
  part.hidden = next.size === 0;
  const isSpecial = [...next.values()].includes(0);
  for (const row of document.querySelectorAll('[data-weekday]')) {
    const isToday = !isSpecial && row.getAttribute('data-weekday') === `${weekdayOf(today)}`;
    if (isToday) row.setAttribute('aria-current', 'date');
    else row.removeAttribute('aria-current');
  }
}

const words = wordsOf(document, firstWords);
function update() {
  const now = Date.now();
  for (const place of document.querySelectorAll<HTMLElement>('[data-special]')) {
    updateOpening(place, words, now);
  }
  const part = document.querySelector<HTMLElement>('#special-hours');
  if (part) updateSpecialDays(part, now);
}
const go = () => {
  update();
  setTimeout(go, minuteMs - (Date.now() % minuteMs));
};
go();
document.addEventListener('visibilitychange', () => document.hidden || update());
