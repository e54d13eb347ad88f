import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { retype, user } from '@menuleaf/shared/testing/user.ts';
import { dinner, figTree, signedIn } from '../../testing/catalogue-for-tests.ts';
import { menuDoc, menuServer } from '../../testing/menu-server.ts';
import { press } from '../../testing/owners-page.tsx';
import { nameOf, names, openEditor, openMenu, savedAs } from './open-editor.ts';

const lunch = () => menuDoc({ Starters: ['Soup', 'Bread'], Mains: ['Fish'] });

test('the whole menu is on one page, and a word that is changed is saved by itself', async () => {
  const server = openMenu(lunch());
  const soup = await nameOf('Soup');
  expect(names()).toEqual(['Starters', 'Soup', 'Bread', 'Mains', 'Fish']);
  await user.type(soup, ' of the day');
  expect(await screen.findByText('Saving')).toBeVisible();
  await savedAs(server, ['Starters: Soup of the day 5.00, Bread 5.00', 'Mains: Fish 5.00']);
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(server.state.calls).toHaveLength(1);
});

test('lines that are pasted into a name are one', async () => {
  const server = openMenu(lunch());
  await user.click(await nameOf('Soup'));
  await user.paste('\n of the day');
  expect(names()).toContain('Soup of the day');
  await savedAs(server, ['Starters: Soup of the day 5.00, Bread 5.00', 'Mains: Fish 5.00']);
});

test('a menu in a language that is read from the right stands as its guests see it', async () => {
  openMenu(lunch(), { language: 'he' });
  expect((await nameOf('Soup')).closest('div[dir]')).toHaveAttribute('dir', 'rtl');
});

test('of several restaurants, the one whose guests shall see the menu is chosen', async () => {
  const hidden = { ...figTree, active_menu_id: null };
  const body = [hidden, { ...hidden, id: 'r2', name: 'The Olive Yard' }];
  const answers = { 'GET /api/restaurants': { body }, 'GET /api/menus': { body: [dinner] } };
  openMenu(lunch(), { answers });
  const show = await screen.findByText('Show it to guests of');
  expect(screen.getByText('The Olive Yard')).not.toBeVisible();
  await user.click(show);
  await press('The Olive Yard');
  expect(
    await screen.findByRole('dialog', { name: 'Active menu of The Olive Yard' }),
  ).toBeVisible();
});

test('a dish whose words have come to suggest an allergen says what guests are told', async () => {
  openMenu(lunch(), { suggested: ['peanuts', 'milk'] });
  await nameOf('Soup');
  expect(screen.getAllByText(/^Its words suggest peanuts, milk. Guests are told to/)).toHaveLength(
    3,
  );
});

test.each([
  ['History', '/dashboard/history?kind=menus&id=m1'],
  ['Languages', '/menu/m1/languages'],
])('%s of the menu is a link away', async (name, href) => {
  openMenu(lunch());
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

test('sizes are changed below the line, undone as one, and a market price has no field', async () => {
  const server = openMenu(menuDoc({ Drinks: ['Wine'] }));
  await user.click(await screen.findByRole('button', { name: /^More of Wine/ }));
  await user.click(screen.getByRole('button', { name: 'Add sizes or choices' }));
  await user.type(screen.getByLabelText('Name of choice 1'), 'Glass');
  await user.type(screen.getByLabelText('Name of choice 2'), 'Bottle{Enter}32');
  expect(
    screen.getByRole('button', { name: /^Prices of Wine: Glass 5.00 Bottle 32$/ }),
  ).toBeVisible();
  await waitFor(() =>
    expect(server.state.doc.dishes['wine']?.choices).toBe('Glass=5.00; Bottle=32.00'),
  );
  await user.selectOptions(screen.getByLabelText('Shown as'), 'Market price');
  expect(screen.getByRole('button', { name: 'Prices of Wine: Market price' })).toBeVisible();
  await waitFor(() => expect(server.state.doc.dishes['wine']?.price_kind).toBe('market'));
});

test('a dish without a price gets none from sizes that have none yet', async () => {
  openMenu(menuDoc({ Drinks: [] }));
  await user.click(await screen.findByRole('button', { name: 'Add a dish to Drinks' }));
  await user.keyboard('Ale');
  await user.click(screen.getByRole('button', { name: 'More of Ale' }));
  await user.click(screen.getByRole('button', { name: 'Add sizes or choices' }));
  await user.type(screen.getByLabelText('Name of choice 1'), 'Half');
  expect(screen.getByLabelText('Price')).toHaveValue('');
});

test('a section has a note of its own', async () => {
  const server = openMenu(menuDoc({ Mains: ['Steak'] }));
  await user.click(await screen.findByRole('button', { name: /^More of Mains/ }));
  await user.type(screen.getByLabelText(/^Note/), 'With bread');
  await waitFor(() => expect(server.state.doc.sections['mains']?.note).toBe('With bread'));
});

test('price, description, diet, availability and allergens are changed in place', async () => {
  const server = openMenu(lunch());
  const price = await screen.findByLabelText('Price of Soup');
  await retype(price, '6,5');
  await user.type(screen.getByLabelText('Description of Soup'), 'Hot');
  expect(price).toHaveValue('6.50');
  await press('VG, Vegan: Soup');
  await press('Sold out: Soup');
  await press('More of Soup');
  const details = screen.getByRole('region', { name: 'More of Soup' });
  await user.click(within(details).getAllByRole('button', { name: 'Milk' })[0] ?? details);
  await waitFor(() =>
    expect(server.state.doc.dishes['soup']).toMatchObject({
      price: '6.50',
      description: 'Hot',
      is_vegan: true,
      is_available: false,
      allergens: expect.stringMatching(/milk/i),
    }),
  );
});

test('Enter makes the next dish below, Tab goes on, and Backspace in an empty one takes it away', async () => {
  const server = openMenu(lunch());
  await user.type(await nameOf('Soup'), '{Enter}');
  expect(screen.getByLabelText('Name of a new dish')).toHaveFocus();
  await user.keyboard('Olives{Tab}4{Enter}{Enter}');
  screen.getByLabelText('Name of Olives').focus();
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Name of a new dish')).toHaveFocus();
  await user.keyboard('{Backspace}');
  expect(screen.getByLabelText('Name of Olives')).toHaveFocus();
  expect(names()).toEqual(['Starters', 'Soup', 'Olives', 'Bread', 'Mains', 'Fish']);
  await savedAs(server, ['Starters: Soup 5.00, Olives 4.00, Bread 5.00', 'Mains: Fish 5.00']);
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Move Olives' })).toHaveFocus();
});

test.each([
  ['en', 'Dishes'],
  ['pt', 'Pratos'],
])('an empty menu in %s waits for its first dish, whose section is %s', async (language, name) => {
  const server = openMenu(menuDoc({}), { language });
  const first = await screen.findByLabelText('Type your first dish');
  await waitFor(() => expect(first).toHaveFocus());
  await user.keyboard('Soup');
  (await screen.findByLabelText('Price of Soup')).focus();
  await user.keyboard('5');
  await savedAs(server, [`${name}: Soup 5.00`]);
});

test('a first dish that is composed of several keys is left alone until it is done', async () => {
  const server = openMenu(menuDoc({}));
  const first = await screen.findByLabelText('Type your first dish');
  fireEvent.compositionStart(first);
  for (const value of ['s', 'す', 'すs', 'すし']) {
    fireEvent.input(first, { target: { value }, isComposing: true });
    expect(first).toHaveValue(value);
  }
  expect(first).toBeInTheDocument();
  fireEvent.compositionEnd(first, { data: 'すし' });
  expect(first).not.toBeInTheDocument();
  (await screen.findByLabelText('Price of すし')).focus();
  await user.keyboard('5');
  await savedAs(server, ['Dishes: すし 5.00']);
});

test('several lines that are pasted become dishes', async () => {
  const server = openMenu(lunch());
  await user.type(await nameOf('Fish'), '{Enter}');
  await user.paste('Steak ..... 21\nRisotto $18.50\nWine 8 / 32\nCatch of the day');
  expect(names().slice(-5)).toEqual(['Fish', 'Steak', 'Risotto', 'Wine', 'Catch of the day']);
  await savedAs(server, [
    'Starters: Soup 5.00, Bread 5.00',
    'Mains: Fish 5.00, Steak 21.00, Risotto 18.50, Wine 8.00',
  ]);
  expect(Object.values(server.state.doc.dishes).map(({ choices }) => choices)).toContain(
    'Glass=8.00; Bottle=32.00',
  );
  expect(await screen.findByText(/except 1 dish not complete yet: “/)).toBeVisible();
  expect(screen.getByLabelText('Price of Catch of the day')).toBeInvalid();
});

test('a section is added, named and filled without the mouse', async () => {
  const server = openMenu(lunch());
  await press('Add a section');
  expect(screen.getByLabelText('Name of a new section')).toHaveFocus();
  await user.keyboard('Sweets{Enter}Cake');
  screen.getByLabelText('Price of Cake').focus();
  await user.keyboard('6');
  await savedAs(server, [
    'Starters: Soup 5.00, Bread 5.00',
    'Mains: Fish 5.00',
    'Sweets: Cake 6.00',
  ]);
});

test('dishes and sections move by keys, also into the next section', async () => {
  const server = openMenu(lunch());
  (await screen.findByRole('button', { name: 'Move Bread' })).focus();
  await user.keyboard('{ArrowDown}');
  expect(names()).toEqual(['Starters', 'Soup', 'Mains', 'Bread', 'Fish']);
  expect(screen.getByRole('button', { name: 'Move Bread' })).toHaveFocus();
  expect(screen.getByText('Bread is number 1 of Mains')).toBeInTheDocument();
  screen.getByLabelText('Name of the section Mains').focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await savedAs(server, ['Mains: Bread 5.00, Fish 5.00', 'Starters: Soup 5.00']);
  screen.getByRole('button', { name: 'Move the section Mains' }).focus();
  await user.keyboard('{ArrowDown}');
  await savedAs(server, ['Starters: Soup 5.00', 'Mains: Bread 5.00, Fish 5.00']);
});

test('a dish is moved by its section’s name and by buttons', async () => {
  const server = openMenu(lunch());
  await press('More of Soup');
  await user.selectOptions(await screen.findByLabelText('Section'), 'Mains');
  await savedAs(server, ['Starters: Bread 5.00', 'Mains: Fish 5.00, Soup 5.00']);
  await press('Move up');
  expect(names()).toEqual(['Starters', 'Bread', 'Mains', 'Soup', 'Fish']);
  expect(screen.getByText('Soup is number 1 of Mains')).toBeInTheDocument();
  await savedAs(server, ['Starters: Bread 5.00', 'Mains: Soup 5.00, Fish 5.00']);
});

test('every step is undone and done again, by buttons and by keys', async () => {
  const server = openMenu(lunch());
  await user.type(await nameOf('Soup'), ' of the day');
  (await screen.findByRole('button', { name: 'Move Bread' })).focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await press('More of Mains');
  await press(/^Delete with 2 dishes/);
  expect(names()).toEqual(['Starters', 'Soup of the day']);
  await savedAs(server, ['Starters: Soup of the day 5.00']);
  await press('Undo');
  await savedAs(server, ['Starters: Soup of the day 5.00', 'Mains: Bread 5.00, Fish 5.00']);
  expect(screen.getByText('Undone: Mains is back')).toBeInTheDocument();
  await user.keyboard('{Control>}z{/Control}');
  expect(screen.getByText('Undone: Bread is number 2 of Starters')).toBeInTheDocument();
  await user.keyboard('{Control>}z{/Control}');
  expect(screen.getByText('Undone: Soup of the day, name Soup')).toBeInTheDocument();
  await savedAs(server, ['Starters: Soup 5.00, Bread 5.00', 'Mains: Fish 5.00']);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(screen.getByText('Redone: Soup, name Soup of the day')).toBeInTheDocument();
  await press('Redo');
  await press('Redo');
  await savedAs(server, ['Starters: Soup of the day 5.00']);
});

test('the field that has something of its own to undo keeps its key', async () => {
  openMenu(lunch());
  const soup = await nameOf('Soup');
  await user.type(soup, '!');
  await user.keyboard('{Control>}z{/Control}');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Redo' })).toBeDisabled();
});

test('a menu that is gone says so, one that cannot be read can be tried again', async () => {
  mockServer({
    ...signedIn('free'),
    'GET /api/menus/m1/content': { status: 404, body: { detail: 'Menu not found' } },
  });
  const { unmount } = openEditor();
  expect(await screen.findByText('Menu Not Found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
  unmount();
  const server = menuServer(lunch());
  server.state.mode = 'down';
  openEditor();
  await screen.findByText('Failed to load the menu');
  server.state.mode = 'works';
  await press('Retry');
  expect(await nameOf('Soup')).toBeVisible();
});

test('a menu that is on its way says so', async () => {
  mockServer({ ...signedIn('free'), 'GET /api/menus/m1/content': { never: true } });
  openEditor();
  expect(await screen.findByText('Loading the menu')).toBeInTheDocument();
});

test('without a connection it says what is kept, and goes on by itself when it is back', async () => {
  menuServer(lunch());
  const { fetch } = globalThis;
  // Offline once the owner is known.
  globalThis.fetch = (...call) => {
    globalThis.fetch = fetch;
    onlineManager.setOnline(false);
    return fetch(...call);
  };
  try {
    openEditor();
    expect(await screen.findByText('No connection')).toBeVisible();
    expect(screen.getByText(/What you typed before is kept on this device\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
  } finally {
    act(() => onlineManager.setOnline(true));
  }
  expect(await nameOf('Soup')).toBeVisible();
});

test('a menu over the plan’s limit is read and not changed, with the way to the plans', async () => {
  openMenu(lunch(), { locked: true });
  const soup = await nameOf('Soup');
  expect(soup).toHaveAttribute('readonly');
  const { length } = screen.getAllByRole('textbox');
  await user.type(soup, '{Enter}');
  expect(screen.getAllByRole('textbox')).toHaveLength(length);
  expect(screen.queryByRole('button', { name: /^Add a dish/ })).toBeNull();
  expect(screen.getByText('Locked.').parentElement).toHaveTextContent(/Guests still see it/);
  expect(screen.getByRole('link', { name: 'View plans' })).toHaveAttribute('href', '/pricing');
});

test('where guests read it is said, and how to show it', async () => {
  openMenu(lunch());
  expect(await screen.findByText('localhost/restaurant/r1/menu')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'QR Code' }));
  expect(await screen.findByRole('dialog', { name: 'QR Code' })).toBeVisible();
});

test('a number behind a name is asked about, and two prices are made sizes', async () => {
  const server = openMenu(menuDoc({ Rolls: ['Maki'] }));
  await nameOf('Maki');
  await press('Add a dish to Rolls');
  await user.keyboard('Ebi Nigiri 4');
  await press('Use 4.00 as its price');
  await waitFor(() => expect(server.saved()).toEqual(['Rolls: Maki 5.00, Ebi Nigiri 4.00']));

  const price = screen.getByLabelText('Price of Maki');
  await retype(price, '12 / 18');
  await press('Make them sizes');
  expect(await screen.findByLabelText('Name of choice 1')).toHaveFocus();
  const [small, large] = await screen.findAllByLabelText(/^Price of choice/);
  expect([small, large]).toEqual([
    expect.objectContaining({ value: '12' }),
    expect.objectContaining({ value: '18' }),
  ]);
});

test('a row that nobody wrote in is gone once another is begun elsewhere', async () => {
  openMenu(menuDoc({ Starters: ['Soup', 'Bread'], Mains: ['Fish'] }));
  await nameOf('Soup');
  await press('Add a dish to Starters');
  await press('Add a dish to Mains');
  expect(names()).toEqual(['Starters', 'Soup', 'Bread', 'Mains', 'Fish', '']);
  await press('Add a section');
  expect(names()).toEqual(['Starters', 'Soup', 'Bread', 'Mains', 'Fish', '']);
  expect(screen.getByLabelText('Name of a new section')).toHaveFocus();
});

test('a dish that is moved or removed says so, and an empty row does not count', async () => {
  openMenu(menuDoc({ Starters: ['Soup', 'Bread'], Mains: ['Fish'] }));
  await nameOf('Soup');
  await press('Add a dish to Starters');
  act(() => screen.getByRole('button', { name: 'Move Fish' }).focus());
  await user.keyboard('{ArrowUp}');
  expect(screen.getByText('Fish is number 3 of Starters')).toBeInTheDocument();
  await press('More of Fish');
  await press('Remove');
  expect(screen.getByText('Fish was removed. Undo brings it back.')).toBeInTheDocument();
});
