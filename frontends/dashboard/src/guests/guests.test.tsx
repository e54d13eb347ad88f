import { screen, within } from '@testing-library/react';
import type { Guests } from '@menuleaf/shared/contracts/guests.ts';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { user } from '@menuleaf/shared/testing/user.ts';
import { oneOfEach } from '../testing/one-of-each.ts';
import { signedIn } from '../testing/catalogue-for-tests.ts';
import { openPage } from '../testing/owners-page.tsx';

const day = (at: number) => new Date(Date.UTC(2026, 10, at)).toISOString().slice(0, 10);
const numbers = (count: number, views: number): Guests => ({
  time_zone: 'America/New_York',
  counted_to: '2026-11-22T18:00:00Z',
  days: Array.from({ length: count }, (_, at) => ({
    day: day(23 - count + at),
    views: at === count - 1 ? views : 0,
    scans: at === count - 1 ? Math.floor(views / 2) : 0,
  })),
  hours: Array.from({ length: 24 }, (_, hour) => ({
    hour,
    views: hour === 12 ? views : 0,
    scans: hour === 12 ? Math.floor(views / 2) : 0,
  })),
  languages: views > 0 ? [{ language: 'de', views }] : [],
  read_in: [],
  dishes: views > 0 ? [{ id: 'i1', name: 'Tomato soup', section: 'Pasta', opened: 3 }] : [],
  sections: views > 0 ? [{ name: 'Pasta', opened: 3 }] : [],
  counts_dishes: true,
});

const call = 'GET /api/restaurants/r1/guests';
const answer = (more: Record<string, { status?: number; body: unknown }>) =>
  mockServer({ ...oneOfEach, ...signedIn('free'), ...more });
const open = (more: Record<string, { status?: number; body: unknown }>, query = '') => {
  answer(more);
  openPage(`/restaurant/r1/edit?part=guests${query}`);
};

const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);

test('the last seven days are shown as sums, bars and tables', async () => {
  open({ [call]: { body: numbers(7, 41) } });
  expect(await screen.findByText('Page views')).toBeVisible();
  expect(screen.getByText('41', { selector: 'dd' })).toBeVisible();
  expect(screen.getByText('20', { selector: 'dd' })).toBeVisible();
  const [byDay, byHour, languages, sections, dishes] = screen.getAllByRole('table', {
    hidden: true,
  });
  expect(byDay && cells(byDay).at(-1)).toBe('Sun, Nov 224120');
  expect(byHour && cells(byHour)[13]).toBe('12 PM4120');
  expect(languages && cells(languages)[1]).toBe('German41');
  expect(sections && cells(sections)[1]).toBe('Pasta3');
  expect(dishes && cells(dishes)[1]).toBe('Tomato soupPasta3');
  expect(screen.getAllByText('Only dishes with photos can be counted.')).toHaveLength(2);
  expect(screen.getByText(/Counted up to Nov 22, 1:00 PM/)).toBeVisible();
});

test('another time is chosen by a click, and today has no bars of days', async () => {
  open({ [call]: { body: numbers(7, 41) } });
  await screen.findByText('Page views');
  answer({ [call]: { body: numbers(1, 2) } });
  await user.click(screen.getByRole('link', { name: 'Today' }));
  expect(await screen.findByText('2', { selector: 'dd' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'By day' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'true');
});

test('thousands of guests are written as such', async () => {
  open({ [call]: { body: numbers(7, 12_345) } });
  expect(await screen.findByText('12,345', { selector: 'dd' })).toBeVisible();
  const [byDay] = screen.getAllByRole('table', { hidden: true });
  expect(byDay && cells(byDay).at(-1)).toBe('Sun, Nov 2212,3456,172');
});

test('before the first guest it says when numbers come, and that nothing is kept of guests', async () => {
  open({ [call]: { body: numbers(28, 0) } }, '&days=28');
  expect(await screen.findByText('No guests in these 28 days')).toBeVisible();
  expect(screen.getByText(/about 20 minutes/)).toBeVisible();
  expect(screen.getAllByText(/about who/)).toHaveLength(1);
  expect(screen.getByText(/no cookie, no script, no address/)).toBeVisible();
});

test('that no dish was opened is said once, in the restaurant’s own pages', async () => {
  open({ [call]: { body: { ...numbers(7, 5), dishes: [], sections: [] } } });
  expect(await screen.findAllByText(/No dish with a photo was opened/)).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Edit Restaurant' })).toBeVisible();
  expect(document.title).toBe('Guests, The Fig Tree · Menuleaf');
});

test('where photos lead the menu it says that dishes are not counted', async () => {
  open({ [call]: { body: { ...numbers(7, 5), counts_dishes: false } } });
  expect(await screen.findByText(/Dishes are not counted while/)).toBeVisible();
  expect(screen.queryByText('Most opened dishes')).toBeNull();
});
