import { act, screen, waitFor, within } from '@testing-library/react';
import { user } from '@menuleaf/shared/testing/user.ts';
import type { Doc } from '../editor/doc/doc.ts';
import { menuDoc, menuServer } from '../testing/menu-server.ts';
import { openPage, openWithToasts, press } from '../testing/owners-page.tsx';

function open(...menu: Parameters<typeof menuServer>) {
  const server = menuServer(...menu);
  openPage('/menu/m1/allergens');
  return server;
}

const mark = (label: string) => screen.getByRole('button', { name: new RegExp(`^${label}`) });
const found = (label: string) => screen.findByRole('button', { name: new RegExp(`^${label}`) });
const rowOf = (dish: string) => screen.getByRole('row', { name: new RegExp(dish) });

const lunch = (more: Record<string, Partial<Doc['dishes'][string]>> = {}): Doc => {
  const doc = menuDoc({ Starters: ['Soup', 'Pesto'], Mains: ['Trout'] });
  const described = { pesto: { description: 'with pasta' }, ...more };
  const dishes = Object.entries(doc.dishes).map(([id, dish]) => [
    id,
    { ...dish, ...new Map(Object.entries<Partial<typeof dish>>(described)).get(id) },
  ]);
  return { ...doc, dishes: Object.fromEntries(dishes) };
};

type Server = ReturnType<typeof menuServer>;
const savedOf = (server: Server, dish: string) => {
  const { allergens, allergens_confirmed } = server.state.doc.dishes[dish] ?? {};
  return [allergens, allergens_confirmed];
};
const savedAs = (server: Server, dish: string, ...is: [string, boolean]) =>
  waitFor(() => expect(savedOf(server, dish)).toEqual(is));

test('what is suggested is marked with its word and ticked by nobody', async () => {
  const server = open(lunch());
  expect(await found('Nuts: Pesto, suggested: pesto')).toHaveAttribute('aria-pressed', 'false');
  expect(rowOf('Pesto')).toHaveTextContent('Suggested: gluten (pasta); milk, nuts (pesto)');
  expect(mark('Milk: Soup')).toHaveAccessibleName('Milk: Soup');
  expect(screen.getByText('0 of 3 dishes confirmed')).toBeVisible();
  expect(server.state.calls).toEqual([]);
});

test('suggestions are spelled as the marks beside them', async () => {
  open(lunch({ soup: { description: 'with mussels' } }));
  expect(await found('Mollusks: Soup')).toBeVisible();
  expect(rowOf('Soup')).toHaveTextContent('Suggested: mollusks (mussels)');
});

test('suggestions are taken by one press, and kept once they are confirmed', async () => {
  const server = open(lunch());
  await press(/^Use the suggestions for Pesto/);
  expect(mark('Nuts: Pesto')).toHaveAttribute('aria-pressed', 'true');
  expect(rowOf('Pesto')).toHaveTextContent('Not confirmed yet');
  expect(server.state.calls).toEqual([]);
  await press('Confirm Pesto');
  expect(screen.getByText('1 of 3 dishes confirmed')).toBeVisible();
  await savedAs(server, 'pesto', 'gluten, milk, nuts', true);
  await waitFor(() => expect(rowOf('Pesto')).toHaveTextContent(/Confirmed.*2026/));
  expect(rowOf('Pesto')).not.toHaveTextContent('Suggested');
});

test('a press says contains, the next may contain, the third neither; none is confirmed in words', async () => {
  const server = open(lunch());
  const egg = await found('Egg: Soup');
  await user.click(egg);
  expect(egg).toHaveAttribute('aria-pressed', 'true');
  await user.click(egg);
  expect(egg).toHaveAttribute('aria-pressed', 'mixed');
  expect(egg).toHaveAccessibleName('Egg: Soup, may contain');
  await press('Confirm Soup');
  await savedAs(server, 'soup', 'may contain: egg', true);
  await user.click(egg);
  expect(egg).toHaveAttribute('aria-pressed', 'false');
  await press('Confirm none Soup');
  await savedAs(server, 'soup', 'none of the 14', true);
});

test('arrow keys go through the grid, Space presses, and Tab goes from dish to dish', async () => {
  open(lunch());
  const gluten = await found('Gluten: Soup');
  gluten.focus();
  await user.keyboard('{ArrowRight}');
  expect(mark('Crustaceans: Soup')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(mark('Crustaceans: Pesto')).toHaveFocus();
  // Skips the section heading between them.
  await user.keyboard('{ArrowDown} ');
  expect(mark('Crustaceans: Trout')).toHaveFocus();
  expect(mark('Crustaceans: Trout')).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('{End}');
  expect(mark('Mollusks: Trout')).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}{Home}');
  expect(screen.getByRole('button', { name: 'Confirm none Soup' })).toHaveFocus();
  await user.tab();
  expect(mark('Use the suggestions for Pesto')).toHaveFocus();
  await user.tab();
  await user.tab();
  expect(mark('Use the suggestions for Trout')).toHaveFocus();
});

test('all shown are confirmed after it is said what guests read, but none with open suggestions', async () => {
  const server = open(lunch());
  await press('Confirm all shown');
  const dialog = await screen.findByRole('dialog', { name: 'Confirm 1 dish?' });
  expect(dialog).toHaveTextContent('Guests will read that 1 dish holds none of the 14 allergens.');
  expect(dialog).toHaveTextContent('2 dishes with suggestions that are not marked are left out.');
  await user.click(within(dialog).getByRole('button', { name: 'Confirm 1 dish' }));
  await savedAs(server, 'soup', 'none of the 14', true);
  expect(savedOf(server, 'trout')).toEqual(['', false]);
  await press('Undo');
  await savedAs(server, 'soup', '', false);
});

test('the Undo of what was confirmed ends with the next step', async () => {
  const server = menuServer(lunch());
  openWithToasts('/menu/m1/allergens');
  await press('Confirm all shown');
  const dialog = await screen.findByRole('dialog', { name: 'Confirm 1 dish?' });
  await user.click(within(dialog).getByRole('button', { name: 'Confirm 1 dish' }));
  const message = (await screen.findByText('1 dish confirmed')).closest('[role=group]');
  await user.click(mark('Fish: Trout'));
  act(() => message?.querySelector('button')?.click());
  expect(mark('Fish: Trout')).toHaveAttribute('aria-pressed', 'true');
  await savedAs(server, 'soup', 'none of the 14', true);
});

test('only what is to be confirmed is shown when asked for, and stays while it is worked on', async () => {
  open(lunch({ soup: { allergens: 'celery', allergens_confirmed: true } }));
  await found('Celery: Soup');
  await press(/^To confirm/);
  expect(screen.queryByText('Soup')).toBeNull();
  await press(/^Use the suggestions for Trout/);
  await press('Confirm Trout');
  expect(rowOf('Trout')).toHaveTextContent('Confirmed');
  expect(screen.getByText('2 of 3 dishes confirmed')).toBeVisible();
});

test('a confirmed dish that is changed counts as not confirmed, stays over a reload, and is undone', async () => {
  const soup = { allergens: 'celery', allergens_confirmed: true };
  const server = menuServer(lunch({ soup, pesto: soup, trout: soup }));
  const { unmount } = openPage('/menu/m1/allergens');
  await user.click(await found('Mustard: Soup'));
  expect(screen.getByText('2 of 3 dishes confirmed')).toBeVisible();
  expect(screen.getByText('1 changed dish to confirm, kept on this device')).toBeVisible();
  expect(screen.queryByText('Saved')).toBeNull();
  expect(screen.getByRole('button', { name: 'To confirm 1' })).toBeVisible();
  unmount();
  openPage('/menu/m1/allergens');
  expect(await found('Mustard: Soup')).toHaveAttribute('aria-pressed', 'true');
  await press('Confirm Soup');
  await savedAs(server, 'soup', 'celery, mustard', true);
  expect(screen.getByText('3 of 3 dishes confirmed')).toBeVisible();
  await press('Undo');
  await savedAs(server, 'soup', 'celery', true);
  expect(screen.getByText('2 of 3 dishes confirmed')).toBeVisible();
  expect(mark('Mustard: Soup')).toHaveAttribute('aria-pressed', 'true');
  await press('Redo');
  await savedAs(server, 'soup', 'celery, mustard', true);
});

test('a change that is undone leaves all confirmed', async () => {
  open(lunch({ soup: { allergens: 'celery', allergens_confirmed: true } }));
  await user.click(await found('Mustard: Soup'));
  await press('Undo');
  expect(mark('Mustard: Soup')).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByText('1 of 3 dishes confirmed')).toBeVisible();
  expect(await screen.findByText('Saved')).toBeVisible();
});

test('where the device keeps nothing, it says so', async () => {
  open(lunch());
  await found('Mustard: Soup');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Full');
  });
  await user.click(mark('Mustard: Soup'));
  expect(screen.getByText('1 changed dish to confirm, lost if you leave')).toBeVisible();
});

test('words that no tick stands for stay, and a text that nobody ticked is kept to the letter', async () => {
  const server = open(lunch({ trout: { allergens: 'Fish; ask for the pepper paste' } }));
  await found('Fish: Trout');
  expect(rowOf('Trout')).toHaveTextContent('Your own words: ask for the pepper paste');
  await press('Confirm Trout');
  await savedAs(server, 'trout', 'Fish; ask for the pepper paste', true);
});

test('what others made of the dish meanwhile is not confirmed unseen', async () => {
  const server = open(lunch());
  await press(/^Use the suggestions for Trout/);
  const theirs = server.state.doc.dishes['trout'];
  if (!theirs) throw new Error('No trout');
  const trout = { ...theirs, description: 'with prawns' };
  server.state.doc = {
    ...server.state.doc,
    dishes: { ...server.state.doc.dishes, trout },
  };
  server.state.version += 1;
  server.state.mode = { status: 409, body: { detail: 'Newer', code: 'stale_version' } };
  await press('Confirm Trout');
  await waitFor(() => expect(rowOf('Trout')).toHaveTextContent('with prawns'));
  expect(savedOf(server, 'trout')[1]).toBe(false);
  expect(await found('Use the suggestions for Trout')).toBeVisible();
});

test('what is refused says why at its dish', async () => {
  const server = open(lunch());
  await found('Egg: Soup');
  server.state.mode = { status: 403, body: { detail: 'Over the limit.', code: 'locked' } };
  await press('Confirm none Soup');
  await waitFor(() => expect(rowOf('Soup')).toHaveTextContent('Not saved: Over the limit.'));
});

test('of a thousand dishes those near the screen are drawn', async () => {
  const names = Array.from({ length: 1000 }, (_, at) => `Dish${at}`);
  open(menuDoc({ Everything: names }));
  await found('Gluten: Dish0');
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '1002');
  expect(screen.getByText('0 of 1000 dishes confirmed')).toBeVisible();
});

test('a menu without dishes leads to where they are made', async () => {
  open(menuDoc({}));
  expect(await screen.findByText('No dishes yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add dishes' })).toHaveAttribute(
    'href',
    '/menu/m1/editor',
  );
});
