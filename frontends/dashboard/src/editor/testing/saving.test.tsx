import { act, screen, waitFor, within } from '@testing-library/react';
import { clearUnsent } from '@menuleaf/shared/browser/session/unsent.ts';
import { user } from '@menuleaf/shared/testing/user.ts';
import { dinner, pasta } from '../../testing/catalogue-for-tests.ts';
import { menuDoc, menuServer } from '../../testing/menu-server.ts';
import { nameOf, openEditor, openMenu, savedAs } from './open-editor.ts';

const soup = () => menuDoc({ Starters: ['Soup'] });
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('menuleaf-unsent'));

async function addOlives() {
  await user.type(await nameOf('Soup'), '{Enter}');
  await user.keyboard('Olives');
  screen.getByLabelText('Price of Olives').focus();
  await user.keyboard('4.00');
}

test('without a connection it is kept on the device, survives a reload, and is sent on return', async () => {
  const server = menuServer(soup());
  const { unmount } = openEditor();
  await nameOf('Soup');
  server.state.mode = 'down';
  await addOlives();
  expect(
    await screen.findByText('No connection: your changes will be saved when you’re back'),
  ).toBeVisible();
  unmount();
  expect(kept()).toHaveLength(1);
  server.state.mode = 'works';
  openEditor();
  expect(await nameOf('Olives')).toBeVisible();
  await savedAs(server, ['Starters: Soup 5.00, Olives 4.00']);
  await waitFor(() => expect(kept()).toEqual([]));
});

test('a connection that comes back sends by itself', async () => {
  const server = openMenu(soup());
  await nameOf('Soup');
  server.state.mode = 'down';
  await addOlives();
  await screen.findByText('No connection: your changes will be saved when you’re back');
  server.state.mode = 'works';
  act(() => void window.dispatchEvent(new Event('online')));
  await savedAs(server, ['Starters: Soup 5.00, Olives 4.00']);
  expect(await screen.findByText('Saved')).toBeVisible();
});

test('an answer that was lost makes nothing twice, whatever was typed meanwhile', async () => {
  const server = menuServer(soup());
  const { unmount } = openEditor();
  await nameOf('Soup');
  server.state.mode = 'loses the answer';
  await addOlives();
  await screen.findByText('No connection: your changes will be saved when you’re back');
  expect(server.saved()).toEqual(['Starters: Soup 5.00, Olives 4.00']);
  await user.type(await nameOf('Olives'), ' in oil');
  unmount();
  server.state.mode = 'works';
  openEditor();
  expect(await nameOf('Olives in oil')).toBeVisible();
  await savedAs(server, ['Starters: Soup 5.00, Olives in oil 4.00']);
  const [first, again] = server.state.calls;
  expect(again).toEqual(first);
});

test('a call with a token that another tab has renewed since is sent again', async () => {
  const server = openMenu(soup());
  await nameOf('Soup');
  server.state.mode = { status: 401, body: { detail: 'Not authenticated' } };
  await addOlives();
  await savedAs(server, ['Starters: Soup 5.00, Olives 4.00'], 6000);
  expect(await screen.findByText('Saved')).toBeVisible();
}, 10_000);

test('a row that is not complete yet is there after a reload', async () => {
  const server = menuServer(soup());
  const { unmount } = openEditor();
  await user.type(await nameOf('Soup'), '{Enter}Olives');
  const said = await screen.findByText(/except 1 dish not complete yet: “Olives”$/);
  expect(said.closest('[data-state]')).toHaveAttribute('data-state', 'incomplete');
  unmount();
  openEditor();
  expect(await nameOf('Olives')).toBeVisible();
  expect(server.saved()).toEqual(['Starters: Soup 5.00']);
});

test.each([
  ['Price of Soup', 'vingt', '“Soup”: Price must be a number'],
  ['Name of Soup', 'x'.repeat(201), `“${'x'.repeat(39)}…”: Name must be at most 200 characters`],
])('what is wrong is said at the %s, and above', async (label, typed, why) => {
  const server = openMenu(soup());
  await nameOf('Soup');
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.click(field);
  await user.paste(typed);
  expect(await screen.findByText(`1 dish not saved. ${why}`)).toBeVisible();
  expect(field).toBeInvalid();
  expect(screen.getAllByText(why.replace(/^.*”: /u, '')).length).toBeGreaterThan(0);
  expect(server.saved()).toEqual(['Starters: Soup 5.00']);
});

test('a section that cannot be saved yet, with what is in it, is not called saved', async () => {
  const server = openMenu(soup());
  await nameOf('Soup');
  await user.click(screen.getByRole('button', { name: 'Add a section' }));
  await user.click(screen.getByRole('button', { name: 'Add a dish to the new section' }));
  await user.keyboard('Cake');
  screen.getByLabelText('Price of Cake').focus();
  await user.keyboard('6');
  expect(await screen.findByText(/except 1 section not complete yet/)).toBeVisible();
  expect(screen.getByLabelText('Name of a new section')).toBeInvalid();
  await user.type(screen.getByLabelText('Name of a new section'), 'Sweets');
  await savedAs(server, ['Starters: Soup 5.00', 'Sweets: Cake 6.00']);
  await waitFor(() => expect(screen.queryByText(/not complete/)).toBeNull());
  await user.click(screen.getByRole('button', { name: 'More of Sweets' }));
  const more = within(screen.getByRole('region', { name: 'More of Sweets' }));
  await user.click(more.getByLabelText(/^Description/));
  await user.paste('x'.repeat(10_001));
  const why = '1 section not saved. “Sweets”: Description must be at most 10000 characters';
  expect(await screen.findByText(why)).toBeVisible();
  expect(more.getByLabelText(/^Description/)).toBeInvalid();
});

test('who signs out leaves nothing on the device', async () => {
  const server = menuServer(soup());
  const { unmount } = openEditor();
  await nameOf('Soup');
  server.state.mode = 'down';
  await addOlives();
  await screen.findByText('No connection: your changes will be saved when you’re back');
  unmount();
  clearUnsent('o1');
  expect(kept()).toHaveLength(1);
  clearUnsent('another owner');
  expect(kept()).toEqual([]);
});

const stale = { status: 409, body: { detail: 'Changed meanwhile', code: 'stale_version' } };

test('what somebody else changed in the same field is shown beside mine, and nothing is lost', async () => {
  const server = openMenu(soup());
  const name = await nameOf('Soup');
  server.state.doc = menuDoc({ Starters: ['Soup'] });
  const dish = server.state.doc.dishes['soup'];
  if (!dish) throw new Error('There is no soup');
  const theirs = { ...dish, name: 'Broth', price: '9.00' };
  server.state.doc = { ...server.state.doc, dishes: { soup: theirs } };
  server.state.mode = stale;
  await user.type(name, ' of the day');
  const dialog = await screen.findByRole('dialog', {
    name: 'Someone else saved “Soup” in the meantime',
  });
  expect(within(dialog).getByLabelText('YoursSoup of the day')).toBeChecked();
  expect(within(dialog).getByLabelText('TheirsBroth')).not.toBeChecked();
  await user.click(within(dialog).getByRole('button', { name: 'Save this version' }));
  await savedAs(server, ['Starters: Soup of the day 9.00']);
});

test('what they changed elsewhere is taken in without a question', async () => {
  const server = openMenu(menuDoc({ Starters: ['Soup', 'Bread'] }));
  const name = await nameOf('Soup');
  const { bread } = server.state.doc.dishes;
  if (!bread) throw new Error('There is no bread');
  const dishes = { ...server.state.doc.dishes, bread: { ...bread, price: '3.00' } };
  server.state.doc = { ...server.state.doc, dishes };
  server.state.mode = stale;
  await user.type(name, '!');
  await savedAs(server, ['Starters: Soup! 5.00, Bread 3.00']);
  expect(screen.getByLabelText('Price of Bread')).toHaveValue('3.00');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what was saved in another tab is there when one comes back', async () => {
  const server = openMenu(menuDoc({ Starters: ['Soup', 'Bread'] }));
  await nameOf('Soup');
  const { bread } = server.state.doc.dishes;
  if (!bread) throw new Error('There is no bread');
  const dishes = { ...server.state.doc.dishes, bread: { ...bread, price: '3.00' } };
  server.state.doc = { ...server.state.doc, dishes };
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(screen.getByLabelText('Price of Bread')).toHaveValue('3.00'));
  expect(server.state.calls).toEqual([]);
});

const noRoom = 'Free plan allows only 100 items. Upgrade to Pro to add more.';

test('what the plan has no room for says so in place, and holds up nothing else', async () => {
  const server = openMenu(soup());
  await nameOf('Soup');
  server.state.mode = { status: 403, body: { detail: noRoom, code: 'plan_limit' } };
  await addOlives();
  expect(await screen.findByText(`Not saved: ${noRoom}`, { exact: false })).toBeVisible();
  // At the dish, and above all of them.
  const links = screen.getAllByRole('link', { name: 'View plans' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/pricing', '/pricing']);
  expect(await screen.findByText(`One change was not saved. ${noRoom}`)).toBeVisible();
  await user.type(await nameOf('Soup'), '!');
  await savedAs(server, ['Starters: Soup! 5.00']);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await savedAs(server, ['Starters: Soup! 5.00, Olives 4.00']);
});

test('what is refused is named by its place, and the rest is saved', async () => {
  const server = openMenu(menuDoc({ Starters: ['Soup', 'Bread'] }));
  await user.type(await nameOf('Soup'), '!');
  await user.type(await nameOf('Bread'), '!');
  const detail = [{ loc: ['body', 'edits', 1], msg: 'Over the limit', type: 'locked' }];
  server.state.mode = { status: 403, body: { detail, code: 'locked' } };
  await savedAs(server, ['Starters: Soup! 5.00, Bread 5.00']);
  expect(await screen.findByText(/Not saved: Over the limit/)).toBeVisible();
});

test('what does not fit one call is sent in several', async () => {
  const server = openMenu(soup());
  await user.type(await nameOf('Soup'), '{Enter}');
  server.state.mode = { status: 422, body: { detail: 'Too much', code: 'too_much_at_once' } };
  await user.paste('A 1\nB 2\nC 3\nD 4');
  await savedAs(server, ['Starters: Soup 5.00, A 1.00, B 2.00, C 3.00, D 4.00']);
  expect(server.state.calls.map(({ edits }) => edits.length)).toEqual([4, 2, 2]);
});

test('where nothing can be changed, nothing is said of what a change would do', async () => {
  const starters = { ...pasta, id: 'starters' };
  const lunch = { ...dinner, id: 'm2', name: 'Lunch', categories: [starters] };
  const menus = { 'GET /api/menus': { body: [{ ...dinner, categories: [starters] }, lunch] } };
  const { asked } = openMenu(menuDoc({ Starters: ['Soup'] }), { locked: true, answers: menus });
  expect(await screen.findByText('Locked.')).toBeVisible();
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain('GET /api/menus'));
  expect(screen.queryByText(/Also on Lunch/)).toBeNull();
});

test('a section that stands on another menu too says so, and is taken off this one alone', async () => {
  const starters = { ...pasta, id: 'starters' };
  const lunch = { ...dinner, id: 'm2', name: 'Lunch', categories: [starters] };
  const menus = { 'GET /api/menus': { body: [{ ...dinner, categories: [starters] }, lunch] } };
  openMenu(menuDoc({ Starters: ['Soup'], Mains: ['Fish'] }), { answers: menus });
  expect(
    await screen.findByText('Also on Lunch: what you change here changes there.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More of Starters' }));
  await user.click(screen.getByRole('button', { name: 'More of Mains' }));
  expect(screen.getAllByRole('button', { name: 'Take off this menu' })).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: /^Delete with/ })).toHaveLength(1);
  const others = screen.getByRole('link', { name: 'Sections of other menus' });
  expect(others).toHaveAttribute('href', '/menu/m1/manage-categories');
});

test('a section that is taken off says how it comes back', async () => {
  const server = openMenu(menuDoc({ Starters: ['Soup'], Mains: ['Fish'] }));
  await user.click(await screen.findByRole('button', { name: 'More of Mains' }));
  const said: string[] = [];
  window.addEventListener('menuleaf:toast', ({ detail }) => said.push(detail.title), {
    once: true,
  });
  await user.click(screen.getByRole('button', { name: 'Take off this menu' }));
  expect(said).toEqual(['Mains is off. Manage Categories, at this menu, puts it back.']);
  await savedAs(server, ['Starters: Soup 5.00']);
});

test('a list that is pasted first has its sections, and is undone as one', async () => {
  const server = openMenu(menuDoc({}), { language: 'de' });
  await user.click(await screen.findByLabelText('Type your first dish'));
  await user.paste('Bread 3\n\nMains\nSteak 21\nFish 18\n\nCakes\nTart 4\nPie 5');
  await savedAs(server, [
    'Gerichte: Bread 3.00',
    'Mains: Steak 21.00, Fish 18.00',
    'Cakes: Tart 4.00, Pie 5.00',
  ]);
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(await screen.findByLabelText('Type your first dish')).toBeVisible();
});

test('a heading in a list that is pasted into an empty row makes a section below', async () => {
  const server = openMenu(menuDoc({ Starters: ['Soup'], Drinks: ['Wine'] }));
  await user.type(await nameOf('Soup'), '{Enter}');
  await user.paste('Bread 3\nOlives 4\n\nCakes\nTart 4\nPie 5');
  const lines = ['Starters: Soup 5.00, Bread 3.00, Olives 4.00', 'Cakes: Tart 4.00, Pie 5.00'];
  await waitFor(() => expect(server.saved()).toEqual([...lines, 'Drinks: Wine 5.00']));
});

test('a price that is typed behind a name is its price, and the next course has none as well', async () => {
  const server = openMenu(menuDoc({ Menu: [] }));
  await user.click(await screen.findByRole('button', { name: 'Add a dish to Menu' }));
  await user.keyboard('Taco 3.50{Enter}Oyster');
  await user.click(screen.getByRole('button', { name: 'More of Oyster' }));
  await user.selectOptions(screen.getByLabelText('Shown as'), 'No price');
  await user.type(await nameOf('Oyster'), '{Enter}Lamb');
  await waitFor(() => expect(server.saved()).toEqual(['Menu: Taco 3.50, Oyster 0.00, Lamb 0.00']));
  // A row without a word is not kept.
  await user.keyboard('{Enter}');
  await new Promise((done) => setTimeout(done, 400));
  expect(kept()).toEqual([]);
});

test.each([
  [
    ['Soup', 'Bread'],
    '2 dishes are also outside this menu: what you change in them changes there.',
  ],
  [['Soup'], 'One dish is also outside this menu: what you change in it changes there.'],
])(
  'of %p, it says that another menu has them too, and deletes none of them',
  async (dishes, said) => {
    openMenu(menuDoc({ Starters: dishes }), { elsewhere: ['lunch'] });
    expect(await screen.findByText((text) => text.trim() === said)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'More of Starters' }));
    expect(screen.getByRole('button', { name: 'Delete the section' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'More of Soup' }));
    expect(screen.getByText(/^Also outside this menu/)).toBeVisible();
  },
);
