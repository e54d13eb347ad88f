import { render, screen } from '@testing-library/react';
import type { PublicItem } from '@menuleaf/shared/contracts/public-menu.ts';
import { oliveYard, trout } from '../page/published-for-tests.ts';
import { startingChoice } from './print-choice.ts';
import type { MenuPiece } from './pieces.ts';
import { Sheets } from './sheets.tsx';

beforeAll(() => {
  // jsdom has neither fonts nor sizes.
  Object.assign(document, { fonts: { ready: Promise.resolve(), load: () => Promise.resolve() } });
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  });
});

function print(piece: MenuPiece, ...changes: Partial<PublicItem>[]) {
  const items = changes.map((change, at) => ({ ...trout, id: `i${at}`, ...change }));
  const mains = { id: 'c1', name: 'Mains', description: null, sort_order: 0, items };
  const menu = { id: 'm1', name: 'Dinner', note: 'Service is included', categories: [mains] };
  const data = { restaurant: oliveYard, menu: undefined, code: '<svg/>', url: 'https://a.example' };
  const choice = { ...startingChoice(oliveYard, menu.id), piece, hasAllergens: true };
  render(<Sheets {...{ data, menu, money: oliveYard, choice }} onReady={() => undefined} />);
}

const allergens = 'fish';
const confirmed = { allergens, allergens_confirmed_at: '2026-01-01T00:00:00Z' };

test.each(['page', 'two', 'three'] as const)(
  'on paper (%s), allergens that nobody confirmed are to be asked about',
  async (piece) => {
    print(piece, { allergens });
    expect(await screen.findAllByText('Ask about allergens · Service is included')).not.toEqual([]);
  },
);

test('beside dishes that are confirmed, each one that is not says so itself', async () => {
  print('page', confirmed, { allergens: null });
  expect(await screen.findAllByText('Service is included')).not.toEqual([]);
  const asks = screen.getAllByText('Ask about allergens').at(-1)!.closest('[data-asks="true"]');
  expect(asks).not.toBeNull();
});

test('where all are confirmed, nothing is to be asked about', async () => {
  print('two', confirmed);
  expect(await screen.findAllByText('Service is included')).not.toEqual([]);
});

test('a price beside the name of its size stands by itself, so that its sign keeps its side in Arabic', async () => {
  const choices = [
    { name: 'صغير', price: 4 },
    { name: 'كبير', price: 7 },
  ];
  print('page', { price: 4, choices });
  for (const price of await screen.findAllByText('$4.00')) expect(price.tagName).toBe('BDI');
});
