import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { renderPage } from '@menuleaf/shared/testing/render-page.tsx';
import PublicMenu from '../remote.tsx';
import { dinner, fish, trout } from '../page/published-for-tests.ts';

const noMedia = {
  matches: false,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
};

beforeAll(() => {
  // jsdom has no media, no scrolling and no modal dialogs.
  HTMLElement.prototype.scrollIntoView = () => undefined;
  window.matchMedia = (media) => Object.assign(new EventTarget(), noMedia, { media });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

const dish = (id: string, name: string, allergens: string | null) => ({
  ...trout,
  id,
  name,
  allergens,
});
const menu = {
  ...dinner,
  name: 'Summer',
  categories: [
    {
      ...fish,
      name: 'Starters',
      items: [
        dish('i1', 'Leek soup', 'milk'),
        dish('i2', 'Broth', null),
        dish('i3', 'Nuts', 'nuts'),
        {
          ...dish('i4', 'Trout', 'fish'),
          allergens_confirmed_at: '2026-11-22T12:00:00.000Z',
        },
      ],
    },
  ],
};

// jsdom applies print styles to the screen, so what shows is left to the journeys.
test('the preview is the diner’s page with the diner’s behaviour', async () => {
  mockServer({ 'GET /api/menus/preview/m1': { body: menu } });
  renderPage(<PublicMenu />, '/menu/m1');
  expect(await screen.findByText('Preview: only you see this page.')).toBeInTheDocument();
  expect(screen.getByText('Olive Yard')).toBeInTheDocument();
  await userEvent.click(screen.getByText('Search & filter'));
  await userEvent.click(await screen.findByLabelText('milk'));
  await waitFor(() =>
    expect(screen.getByText('Leek soup').closest('li')).toHaveAttribute('hidden'),
  );
  // Known nuts do not rule out milk, until the list is confirmed as complete.
  const toAsk = screen.getByText('To ask about (2)').closest('section');
  expect(toAsk).toHaveTextContent(/Broth.*Nuts/);
  expect(toAsk).not.toHaveTextContent('Trout');
  expect(screen.getByText('Trout').closest('li')).not.toHaveTextContent('Ask about allergens');
  expect(screen.queryByText(/Remember on/)).toBeNull();
  await userEvent.click(screen.getByText('Show 1 dish, 2 to ask about at the end'));
  for (const [name, words] of [
    ['Broth', /Allergens are not declared for this dish/],
    ['Nuts', /has not confirmed that this is all/],
    ['Trout', /confirmed on November 22, 2026/],
  ] as const) {
    await userEvent.click(screen.getByRole('link', { name }));
    expect(await screen.findByText(words)).toBeInTheDocument();
  }
});

test.each([
  ['nut', /^“nut”In 1 of 4 dishes: nuts. To ask about \(3\)/, ['Nuts'], 'nuts'],
  ['Peanuts', /^“Peanuts”In 0 of 4 dishes: peanuts. To ask about \(3\)/, [], 'peanuts'],
])(
  'who searches for %s reads how many contain it, and may avoid it',
  async (typed, said, shown, name) => {
    mockServer({ 'GET /api/menus/preview/m1': { body: menu } });
    renderPage(<PublicMenu />, '/menu/m1');
    await userEvent.click(await screen.findByText('Search & filter'));
    await userEvent.type(await screen.findByRole('searchbox'), typed);
    const items = () => [...document.querySelectorAll('.item:not([hidden]) h3')];
    expect(items().map((each) => each.textContent)).toEqual(shown);
    expect(document.querySelector('.found')).toHaveTextContent(said);
    expect(screen.queryByText(/No dish fits/)).toBeNull();
    const [offer] = screen.getAllByRole('button', { name: `Without ${name}` });
    await userEvent.click(offer ?? document.body);
    expect(screen.getByLabelText(name)).toBeChecked();
    expect(items()[0]).toHaveTextContent('Trout');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  },
);

test('a menu that is not there, or another owner’s, is not found', async () => {
  mockServer({ 'GET /api/menus/preview/m1': { status: 404, body: { detail: 'Menu not found' } } });
  renderPage(<PublicMenu />, '/menu/m1');
  expect(await screen.findByRole('heading', { name: 'Menu Not Found' })).toBeVisible();
  expect(screen.getByText('Menu not found or access denied')).toBeVisible();
  expect(document.title).toBe('Menu Not Found · Menuleaf');
});
