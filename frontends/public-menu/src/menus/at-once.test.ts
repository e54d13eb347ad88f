import { compileFunction } from 'node:vm';
import { join } from 'node:path';
import { array, assert, constantFrom, integer, property, record, uniqueArray } from 'fast-check';
import { preloadText } from '@menuleaf/shared/browser/federation/preload-text.ts';
import type { MenuTime } from '@menuleaf/shared/contracts/catalogue/menus/menu-times.ts';
import { applyingMenu, timesText } from '@menuleaf/shared/menu/hours/applying-menu.ts';
import { specialClosings } from '@menuleaf/shared/menu/hours/special-closings.ts';
import { readZone } from '@menuleaf/shared/menu/hours/wall-clock.ts';
import { zoneText } from '@menuleaf/shared/menu/hours/zone-text.ts';
import { oliveYard } from '../page/published-for-tests.ts';

/** As inlined in pages. */
const script = preloadText(join(import.meta.dirname, 'at-once.ts'));
const runScript = compileFunction(script, ['document', 'addEventListener', 'location', 'Date']);

type Tab = { hash: string; dataset: { times: string }; current: boolean };
type Listen = (name: string, listener: () => void) => void;

/** Runs it in a page whose first tab is the active menu’s; `go` opens a URL, `later` advances the clock. */
function page(further: string[], zone: string, now: number, hash = '', closings?: string) {
  const tabs: Tab[] = ['', ...further].map((times, at) => ({
    hash: `#m-${at}`,
    dataset: { times },
    current: false,
    setAttribute: () => void (tabs[at] && (tabs[at].current = true)),
    removeAttribute: () => void (tabs[at] && (tabs[at].current = false)),
  }));
  const heard = new Map<string, () => void>();
  const addEventListener: Listen = (name, listener) => void heard.set(name, listener);
  const location = { hash };
  let instant = now;
  const style = { textContent: '' };
  const around = { closest: () => ({ id: 'm-1' }) };
  const document = {
    querySelector: () => ({ dataset: { zone, closings }, querySelectorAll: () => tabs }),
    getElementById: (id: string) => (id === 'i-lunch' ? around : null),
    createElement: () => style,
    head: { append: () => undefined },
    addEventListener,
  };
  runScript(document, addEventListener, location, { now: () => instant });
  const shown = () => tabs.findIndex(({ current }) => current);
  return {
    shown,
    style: () => style.textContent,
    go: (to: string) => {
      location.hash = to;
      heard.get('hashchange')?.();
      return shown();
    },
    later: (then: number) => {
      instant = then;
      heard.get('visibilitychange')?.();
      return shown();
    },
  };
}

const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
const minute = integer({ min: 0, max: 1439 });
const weekday = integer({ min: 1, max: 7 });
const time = record({
  days: uniqueArray(weekday, { minLength: 1, maxLength: 7 }),
  from: minute.map(clock),
  to: minute.map(clock),
});
const menus = array(array(time, { maxLength: 4 }), { minLength: 1, maxLength: 5 });
const zones = constantFrom(
  'America/New_York',
  'America/St_Johns',
  'Europe/Dublin',
  'Africa/Casablanca',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'UTC',
);

const published = Date.parse('2026-01-05T08:00:00Z');
const fourYears = 4 * 365 * 86_400_000;
const instants = integer({ min: 0, max: fourYears }).map((after) => published + after);

/** Local weekday and time, from the platform itself. */
function wall(instant: number, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  const day = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(part('weekday')) + 1;
  return { day, time: `${part('hour')}:${part('minute')}` };
}

/** What an owner means, without arithmetic. */
function isMeant({ days, from, to }: MenuTime, { day, time: now }: ReturnType<typeof wall>) {
  const eve = day === 1 ? 7 : day - 1;
  if (from < to) return days.includes(day) && from <= now && now < to;
  return (days.includes(day) && from <= now) || (days.includes(eve) && now < to);
}

test('the script in the page, the shared rule and the clock on the wall agree at any time in any zone', () => {
  assert(
    property(menus, zones, instants, (further, zone, now) => {
      const seen = wall(now, zone);
      const meant = further.findIndex((times) => times.some((each) => isMeant(each, seen)));
      const texts = further.map((times) => timesText(times));
      const carried = zoneText(zone, published);
      expect(applyingMenu(texts, readZone(carried), now)).toBe(meant);
      expect(page(texts, carried, now).shown()).toBe(meant + 1);
    }),
    { numRuns: 1000 },
  );
});

const lunch = timesText([{ days: [1, 2, 3, 4, 5, 6, 7], from: '11:00', to: '15:00' }]);
const noon = Date.parse('2026-06-01T12:00:00Z');
const evening = Date.parse('2026-06-01T19:00:00Z');

test('the address wins over the clock, going back takes it back, and what an address names shows its menu', () => {
  const { shown, go } = page([lunch, ''], '0', noon);
  expect(shown()).toBe(1);
  expect(go('#m-2')).toBe(2);
  expect(go('#i-lunch')).toBe(1);
  expect(go('#m-0')).toBe(0);
  expect(go('')).toBe(1);
  expect(page([lunch, ''], '0', noon, '#m-2').shown()).toBe(2);
  expect(page([lunch, ''], '0', noon, '#i-lunch').shown()).toBe(1);
  expect(page([lunch, ''], '0', noon, '#%E0%A4%A').shown()).toBe(1);
});

test('a page that is looked at again in the evening shows the evening’s menu, unless one was asked for', () => {
  const { later, go } = page([lunch], '0', noon);
  expect(later(evening)).toBe(0);
  expect(go('#m-1')).toBe(1);
  expect(later(noon)).toBe(1);
  expect(later(evening)).toBe(1);
});

test('the others are hidden on the screen alone, and it is small enough to stand in a page', () => {
  expect(page([lunch], '0', noon).style()).toMatch(/^@media screen\{.*\.menu:not\(#m-1\)/);
  expect(script.length).toBeLessThan(1300);
});

test('on a holiday that is closed no menu of its hours is shown, and the day after it is', () => {
  const closings = specialClosings(
    {
      ...oliveYard,
      time_zone: 'America/New_York',
      special_hours: [
        { from: '2026-11-26', to: '2026-11-26', every_year: false, spans: [], label: '' },
        {
          from: '2026-11-27',
          to: '2026-11-27',
          every_year: false,
          spans: [{ opens: '13:00', closes: '22:00' }],
          label: '',
        },
      ],
    },
    Date.parse('2026-11-20T12:00:00Z'),
  );
  const shownAt = (time: string) =>
    page([lunch], zoneText('America/New_York', published), Date.parse(time), '', closings).shown();
  const lunchtimes = ['25T17:00', '26T17:00', '27T17:00', '27T18:30', '28T17:00'];
  expect(lunchtimes.map((time) => shownAt(`2026-11-${time}:00Z`))).toEqual([1, 0, 0, 1, 1]);
});
