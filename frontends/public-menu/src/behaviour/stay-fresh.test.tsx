import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { stayFresh } from './stay-fresh.ts';

const item = (id: string, price: string, rest = '', gone = '') =>
  `<li class="item${gone && ' soldout'}" data-a="milk"><div class="what"><div class="line"><h3><a href="#i-${id}">${id}</a></h3><span class="price">${price}</span></div>${rest}${gone}</div></li>`;
const page = (items: string, at = '2026-11-30T10:00:00Z') =>
  `<main><ul>${items}</ul><div class="updated"><time datetime="${at}"></time></div></main>`;
const later = '2026-11-30T10:05:00Z';
const gone = '<p class="marks"><span class="gone">Sold out</span></p>';

let ending: AbortController;
let now: number;
const answer = jest.fn<typeof fetch>();

/** A page of two dishes, looked at for two minutes; the server has another one by now. */
function opened(fresh: string, minutes = 2.2) {
  document.body.innerHTML = page(item('Soup', '$8') + item('Trout', '$19'));
  answer.mockReset();
  answer.mockImplementation(() => Promise.resolve(new Response(fresh)));
  globalThis.fetch = answer;
  ending = new AbortController();
  now = performance.timeOrigin + minutes * 60_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  stayFresh(document.body, ending.signal);
}
const linkTo = (name: string) => document.querySelector<HTMLAnchorElement>(`a[href="#i-${name}"]`)!;
const rowOf = (name: string) => linkTo(name).closest('li');

beforeAll(() => {
  window.scrollBy = () => undefined;
});
afterEach(() => {
  ending.abort();
  jest.restoreAllMocks();
});

test('who opens a dish learns what is sold out, what costs something else and what is gone', async () => {
  opened(page(item('Trout', '$21', '<p class="says">Allergens: fish</p>', gone), later));
  const trout = linkTo('Trout');
  trout.focus();
  trout.click();
  await waitFor(() => expect(rowOf('Trout')).toHaveClass('soldout'));
  expect(rowOf('Trout')).toHaveTextContent(/^Trout\$21Allergens: fishSold out$/);
  expect(linkTo('Trout')).toBe(trout);
  expect(trout).toHaveFocus();
  expect(linkTo('Soup')).toBeNull();
  expect(document.querySelector('time')).toHaveAttribute('datetime', later);
  expect(answer).toHaveBeenCalledWith(
    location.pathname,
    expect.objectContaining({ cache: 'no-cache' }),
  );
});

test('a menu that is the same is left as it is', async () => {
  opened(page(item('Soup', '$9')));
  linkTo('Soup').click();
  await waitFor(() => expect(answer).toHaveBeenCalled());
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(rowOf('Soup')).toHaveTextContent('$8');
});

test('nothing is asked in the first two minutes, nor twice within them', () => {
  opened(page(''), 1);
  linkTo('Soup').click();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(answer).not.toHaveBeenCalled();
  now += 60_000;
  document.dispatchEvent(new Event('visibilitychange'));
  linkTo('Trout').click();
  expect(answer).toHaveBeenCalledTimes(1);
  now += 120_000;
  linkTo('Trout').click();
  expect(answer).toHaveBeenCalledTimes(2);
});

test('a phone that slept asks as it wakes', () => {
  opened(page(''), 20);
  expect(answer).toHaveBeenCalledTimes(1);
});

test('what is read stays in its place', async () => {
  const by = jest.fn();
  window.scrollBy = by;
  opened(page(item('Soup', '$8', '', gone) + item('Trout', '$19'), later));
  const [soup, trout] = ['Soup', 'Trout'].map(rowOf);
  soup!.getBoundingClientRect = () => new DOMRect(0, -40, 390, 80);
  trout!.getBoundingClientRect = () =>
    new DOMRect(0, soup!.classList.contains('soldout') ? 72 : 40, 390, 80);
  trout!.querySelector('a')!.click();
  await waitFor(() => expect(by).toHaveBeenCalledWith({ top: 32, behavior: 'instant' }));
});
